import { checkoutLinePrice } from '#machines/cart/cart.prices.ts';
import { priceBefore, quantityBefore } from '#machines/checkout/checkout.changes.ts';
import { selectCheckout } from '#machines/checkout/checkout.selectors.ts';
import type { CartGroup } from '#machines/checkout/checkout.types.ts';
import * as lines from '#src/components/BoughtLine/BoughtLine.css.ts';
import { BoughtLine } from '#src/components/BoughtLine/BoughtLine.tsx';
import { useFacts } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useSums } from '#src/shop/use-sums.ts';
import { Disclosure } from '#src/ui/Disclosure/Disclosure.tsx';
import { lineSums } from './quote-sums.ts';
import * as styles from './ShopItems.css.ts';

export type ShopItemsProps = {
  group: CartGroup;
  /** In minor units of the chosen currency. */
  subtotal: bigint;
};

/** One shop's part; each becomes an order of its own. */
export const ShopItems = ({ group, subtotal }: ShopItemsProps) => {
  const t = useMessages();
  const sums = useSums();
  const { previous } = useFacts('checkout', selectCheckout);
  const amounts = lineSums(group, subtotal, sums);
  const summary = (
    <span className={styles.summary}>
      <bdi className={styles.name}>{group.shop_name}</bdi>
      <span className={styles.count}>{t('{count} items', { count: group.products.length })}</span>
      <span className={styles.subtotal}>
        <bdi dir="ltr">{sums.write(subtotal)}</bdi>
      </span>
    </span>
  );
  return (
    <Disclosure summary={summary} isDefaultOpen>
      <ul className={lines.list} aria-label={t('Items from {shop}', { shop: group.shop_name })}>
        {group.products.map((line, index) => (
          <BoughtLine
            key={`${line.id}-${line.packaging_id ?? 0}`}
            {...line}
            details={[line.unit, line.size?.name, line.color?.name]}
            price={checkoutLinePrice(line)}
            before={{ quantity: quantityBefore(previous, line), price: priceBefore(previous, line) }}
            amount={sums.write(amounts[index] ?? 0n)}
          />
        ))}
      </ul>
    </Disclosure>
  );
};
