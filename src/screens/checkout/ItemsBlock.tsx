import type { Quote } from '#machines/checkout/checkout.types.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useSums } from '#src/shop/use-sums.ts';
import * as styles from './Block.css.ts';
import { Block } from './Block.tsx';
import { LeftBehind } from './LeftBehind.tsx';
import { quoteSums } from './quote-sums.ts';
import { ShopItems } from './ShopItems.tsx';

/** What is bought, shop by shop, and what is not. */
export const ItemsBlock = ({ quote }: { quote: Quote }) => {
  const t = useMessages();
  const { shops } = quoteSums(quote, useSums());
  const groups = quote.checkout_items;
  const count = groups.reduce((total, { products }) => total + products.length, 0);
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
