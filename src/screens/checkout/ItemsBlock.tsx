import { lineIdOf } from '#machines/cart/cart.keys.ts';
import { checkoutLinePrice } from '#machines/cart/cart.prices.ts';
import { selectCart } from '#machines/cart/cart.selectors.ts';
import { isSoldOut } from '#machines/cart/cart.shortage.ts';
import { priceBefore, quantityBefore } from '#machines/checkout/checkout.changes.ts';
import { selectCheckout } from '#machines/checkout/checkout.selectors.ts';
import type { CartGroup, Quote } from '#machines/checkout/checkout.types.ts';
import { hasId, type Id } from '#machines/shared/ids.ts';
import * as lines from '#src/components/BoughtLine/BoughtLine.css.ts';
import { BoughtLine } from '#src/components/BoughtLine/BoughtLine.tsx';
import { ClosedNow } from '#src/components/ClosedNow/ClosedNow.tsx';
import { useFacts } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useSums } from '#src/shop/use-sums.ts';
import { Disclosure } from '#src/ui/Disclosure/Disclosure.tsx';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import { useMissingToMinimum } from './BelowMinimum.tsx';
import { Block } from './Block.tsx';
import * as styles from './CheckoutScreen.css.ts';
import { lineSums, quoteSums } from './quote-sums.ts';
import { Shortage } from './Shortage.tsx';

const orderedOf = ({ products }: CartGroup) => products.filter((line) => !isSoldOut(line));

type ShopItemsProps = {
  group: CartGroup;
  /** In minor units of the chosen currency. */
  subtotal: bigint;
};

/** One shop's part; each becomes an order of its own. */
const ShopItems = ({ group, subtotal }: ShopItemsProps) => {
  const t = useMessages();
  const sums = useSums();
  const { previous } = useFacts('checkout', selectCheckout);
  const amounts = lineSums(group, subtotal, sums);
  const missing = useMissingToMinimum()(group);
  const summary = (
    <span className={styles.summary}>
      <bdi className={styles.name}>{group.shop_name}</bdi>
      <span className={styles.count}>{t('{count} items', { count: orderedOf(group).length })}</span>
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
            key={lineIdOf(line)}
            {...line}
            details={[line.unit, line.size?.name, line.color?.name]}
            price={checkoutLinePrice(line)}
            before={{ quantity: quantityBefore(previous, line), price: priceBefore(previous, line) }}
            amount={isSoldOut(line) ? '' : sums.write(amounts[index] ?? 0n)}
          >
            <Shortage line={line} />
          </BoughtLine>
        ))}
      </ul>
      {group.opens_at || missing ? (
        <div className={styles.notes}>
          {group.opens_at ? (
            <p>
              <ClosedNow opensAt={group.opens_at} />
            </p>
          ) : null}
          {missing ? <p>{missing}</p> : null}
        </div>
      ) : null}
    </Disclosure>
  );
};

/** Lists the shops of the cart that are not part of this order, so that the shopper knows before ordering. */
const LeftBehind = ({ boughtFrom }: { boughtFrom: readonly Id[] }) => {
  const t = useMessages();
  const { groups } = useFacts('cart', selectCart);
  const { purchase } = useFacts('checkout', selectCheckout);
  const left = groups.filter(({ shopId }) => !hasId(boughtFrom, shopId));
  if (purchase === 'buyNow' || left.length === 0) return null;
  return (
    <div className={styles.block}>
      <Notice title={t('Stays in your cart')}>
        <p className={styles.blockText}>{t('These items are not part of this order')}</p>
        <ul className={styles.blockText}>
          {left.map(({ shopId, shopName, lines }) => (
            <li key={shopId}>
              <bdi>{shopName}</bdi> · {t('{count} items', { count: lines.length })}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
};

/** The items of the order, grouped by shop, and the shops that stay in the cart. */
export const ItemsBlock = ({ quote }: { quote: Quote }) => {
  const t = useMessages();
  const { shops } = quoteSums(quote, useSums());
  const groups = quote.checkout_items;
  const count = groups.flatMap(orderedOf).length;
  return (
    <Block title={t('Items')} end={t('{count} items', { count })}>
      <div className={styles.unlined}>
        {groups.map((group, index) => (
          <ShopItems key={group.shop_id} group={group} subtotal={shops[index] ?? 0n} />
        ))}
      </div>
      <LeftBehind boughtFrom={groups.map(({ shop_id }) => shop_id)} />
    </Block>
  );
};
