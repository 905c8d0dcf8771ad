import { selectCart } from '#machines/cart/cart.selectors.ts';
import { noQuote, selectQuote } from '#machines/cart-quote/cart-quote.selectors.ts';
import { useFacts, useFactsOr } from '#src/shop/use-flow.ts';
import { useSums } from '#src/shop/use-sums.ts';
import * as styles from './CartList.css.ts';
import { CartShopGroup } from './CartShopGroup.tsx';
import { cartSums } from './cart-sums.ts';

export type CartListProps = {
  /** A link to a product was followed. */
  onFollow: () => void;
};

/** The lines, shop by shop. */
export const CartList = ({ onFollow }: CartListProps) => {
  const cart = useFacts('cart', selectCart);
  const { multiVendor, selectedShopIds } = useFactsOr('cartQuote', selectQuote, noQuote);
  const { shops } = cartSums(cart, useSums());
  return (
    <div className={styles.root}>
      {cart.groups.map((shop) => (
        <CartShopGroup
          key={shop.shopId}
          shop={shop}
          sums={shops.get(shop.shopId)}
          isSelectable={multiVendor}
          isSelected={selectedShopIds.includes(shop.shopId)}
          isBusy={cart.isBusy}
          onFollow={onFollow}
        />
      ))}
    </div>
  );
};
