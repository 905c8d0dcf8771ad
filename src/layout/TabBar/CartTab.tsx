import ShoppingBasketIcon from 'lucide-react/icons/shopping-basket';
import { noCartTotals, selectCartTotals } from '#machines/cart/cart.summary.ts';
import { headerBadgeCap } from '#machines/constants.ts';
import { capped } from '#src/i18n/capped.ts';
import { useFactsOr, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Badge } from '#src/ui/Badge/Badge.tsx';
import * as styles from './TabBar.css.ts';

export type CartTabProps = { panel: 'shopping' | 'account' };

export const CartTab = ({ panel }: CartTabProps) => {
  const t = useMessages();
  const overlays = useFlow('cartOverlays');
  const { itemCount: count } = useFactsOr('cart', selectCartTotals, noCartTotals);
  return (
    <button
      type="button"
      className={styles.tab}
      aria-label={t('Cart, {count} items', { count })}
      aria-haspopup="dialog"
      onClick={() => overlays.send({ type: 'panel.open', panel })}
    >
      <ShoppingBasketIcon />
      {t('Cart')}
      {count > 0 ? (
        <span className={styles.badge}>
          <Badge text={capped(count, headerBadgeCap)} />
        </span>
      ) : null}
    </button>
  );
};
