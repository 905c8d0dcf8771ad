import HeartIcon from 'lucide-react/icons/heart';
import ShoppingBasketIcon from 'lucide-react/icons/shopping-basket';
import type { MouseEvent } from 'react';
import { noCartTotals, selectCartTotals } from '#machines/cart/cart.summary.ts';
import { headerBadgeCap } from '#machines/constants.ts';
import { capped } from '#src/i18n/numbers.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useFactsOr, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import { useOffers } from '#src/shop/use-offers.ts';
import { useVisitor } from '#src/shop/use-visitor.ts';
import { Badge } from '#src/ui/Badge/Badge.tsx';
import { Link } from '#src/ui/Link/Link.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Header.css.ts';

export type CartButtonProps = { panel: 'shopping' | 'account' };

export const CartButton = ({ panel }: CartButtonProps) => {
  const t = useMessages();
  const number = useNumbers();
  const overlays = useFlow('cartOverlays');
  const { itemCount: count } = useFactsOr('cart', selectCartTotals, noCartTotals);
  const name = t('Cart, {count} items', { count });
  return (
    <>
      <button
        type="button"
        className={styles.headerActionRoot}
        aria-label={name}
        aria-haspopup="dialog"
        onClick={() => overlays.send({ type: 'panel.open', panel })}
      >
        <ShoppingBasketIcon />
        {count > 0 ? (
          <span className={styles.badge}>
            <Badge text={number(capped(count, headerBadgeCap))} />
          </span>
        ) : null}
      </button>
      <VisuallyHidden>
        <span role="status">{count > 0 ? name : null}</span>
      </VisuallyHidden>
    </>
  );
};

/** A guest logs in first and then continues to the wishlist. */
export const WishlistLink = () => {
  const t = useMessages();
  const number = useNumbers();
  const dialogs = useFlow('dialogs');
  const { isGuest, favoriteCount: count } = useVisitor();
  const requireLogin = (event: MouseEvent) => {
    if (!isGuest) return;
    event.preventDefault();
    dialogs.send({ type: 'login.open', returnTo: 'wishlist' });
  };
  if (!useOffers()('wishlist')) return null;
  return (
    <Link
      href={pathTo('wishlist')}
      className={styles.headerActionRoot}
      aria-label={count > 0 ? t('Wishlist, {count} items', { count }) : t('Wishlist')}
      onClick={requireLogin}
    >
      <HeartIcon />
      {count > 0 ? (
        <span className={styles.badge}>
          <Badge text={number(capped(count, headerBadgeCap))} />
        </span>
      ) : null}
    </Link>
  );
};
