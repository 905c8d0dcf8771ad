import { selectCart } from '#machines/cart/cart.selectors.ts';
import { useFacts } from '#src/app/use-flow.ts';
import * as styles from './CartList.css.ts';
import { CartShopGroup } from './CartShopGroup.tsx';

export type CartListProps = {
  /** A link to a product was followed. */
  onFollow: () => void;
};

/** The lines, shop by shop. */
export const CartList = ({ onFollow }: CartListProps) => {
  const { groups, multiVendor, isBusy } = useFacts('cart', selectCart);
  return (
    <div className={styles.root}>
      {groups.map((shop) => (
        <CartShopGroup key={shop.shopId} shop={shop} isSelectable={multiVendor} isBusy={isBusy} onFollow={onFollow} />
      ))}
    </div>
  );
};
