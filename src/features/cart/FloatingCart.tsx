import ShoppingBasketIcon from 'lucide-react/icons/shopping-basket';
import { noCartTotals, selectCartTotals } from '#machines/cart/cart.summary.ts';
import { floatingCartCap } from '#machines/constants.ts';
import { capped } from '#src/i18n/numbers.ts';
import { useFactsOr, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMoney } from '#src/shop/use-money.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import * as styles from './FloatingCart.css.ts';

/** Hangs over the page of a wide screen: how many, how much. */
export const FloatingCart = () => {
  const t = useMessages();
  const money = useMoney();
  const number = useNumbers();
  const overlays = useFlow('cartOverlays');
  const { itemCount: count, amount } = useFactsOr('cart', selectCartTotals, noCartTotals);
  return (
    <button
      type="button"
      className={styles.root}
      aria-haspopup="dialog"
      aria-label={`${t('Cart, {count} items', { count })}, ${money(amount)}`}
      onClick={() => overlays.send({ type: 'panel.open', panel: 'shopping' })}
    >
      <ShoppingBasketIcon />
      <span>
        <span className={styles.count}>
          {count > floatingCartCap
            ? t('{capped} items', { count, capped: number(capped(count, floatingCartCap)) })
            : t('{count} items', { count })}
        </span>
        <span className={styles.amount}>
          <bdi>{money(amount)}</bdi>
        </span>
      </span>
    </button>
  );
};
