import type { CartShop } from '#machines/cart/cart.types.ts';
import { useFlow } from '#src/app/use-flow.ts';
import { useMessages, useMoney } from '#src/app/use-texts.ts';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { Rating } from '#src/ui/Rating/Rating.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { CartLine } from './CartLine.tsx';
import * as styles from './CartList.css.ts';

export type CartShopGroupProps = {
  shop: CartShop;
  isSelectable: boolean;
  isBusy: boolean;
  onFollow: () => void;
};

/** With several vendors the shop's name chooses it for the checkout; with one there is nothing to choose. */
export const CartShopGroup = ({ shop, isSelectable, isBusy, onFollow }: CartShopGroupProps) => {
  const t = useMessages();
  const money = useMoney();
  const cart = useFlow('cart');
  const name = <bdi className={styles.name}>{shop.shopName}</bdi>;
  return (
    <section className={styles.shop} aria-label={t('Items from {shop}', { shop: shop.shopName })}>
      <header className={styles.head}>
        {isSelectable ? (
          <Checkbox isChecked={shop.selected} onChange={() => cart.send({ type: 'shop.toggle', shopId: shop.shopId })}>
            {name}
            <VisuallyHidden>, {t('Checkout')}</VisuallyHidden>
          </Checkbox>
        ) : (
          name
        )}
        {shop.shopRating > 0 ? (
          <Rating value={shop.shopRating} label={t('Rated {rating} out of 5', { rating: shop.shopRating })} />
        ) : null}
      </header>
      <ul>
        {shop.lines.map((line) => (
          <CartLine key={line.id} line={line} isBusy={isBusy} onFollow={onFollow} />
        ))}
      </ul>
      <p className={styles.sum}>
        {t('Subtotal')}
        <bdi className={styles.sumAmount}>{money(shop.subtotal)}</bdi>
      </p>
    </section>
  );
};
