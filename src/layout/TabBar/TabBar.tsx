import HouseIcon from 'lucide-react/icons/house';
import LayoutGridIcon from 'lucide-react/icons/layout-grid';
import ShoppingBasketIcon from 'lucide-react/icons/shopping-basket';
import UserRoundIcon from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { noCartTotals, selectCartTotals } from '#machines/cart/cart.summary.ts';
import { headerBadgeCap } from '#machines/constants.ts';
import { SearchPill } from '#src/features/search/SearchPill.tsx';
import { capped } from '#src/i18n/numbers.ts';
import { UnreadBadge } from '#src/layout/Unread/UnreadBadge.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { useAddress } from '#src/shop/address.ts';
import { useFactsOr, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import { useOffers } from '#src/shop/use-offers.ts';
import { useVisitor } from '#src/shop/use-visitor.ts';
import { Badge } from '#src/ui/Badge/Badge.tsx';
import { Link } from '#src/ui/Link/Link.tsx';
import * as styles from './TabBar.css.ts';

const AccountTab = () => {
  const t = useMessages();
  const dialogs = useFlow('dialogs');
  const { isGuest } = useVisitor();
  const { path } = useAddress();
  if (!isGuest) {
    const href = pathTo('dashboard');
    return (
      <Link href={href} className={styles.tab} aria-current={path === href ? 'page' : undefined}>
        <UserRoundIcon />
        {t('Account')}
        <UnreadBadge className={styles.badge} />
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={styles.tab}
      aria-haspopup="dialog"
      onClick={() => dialogs.send({ type: 'login.open' })}
    >
      <UserRoundIcon />
      {t('Account')}
    </button>
  );
};

type CartTabProps = { panel: 'shopping' | 'account' };

const CartTab = ({ panel }: CartTabProps) => {
  const t = useMessages();
  const number = useNumbers();
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
          <Badge text={number(capped(count, headerBadgeCap))} />
        </span>
      ) : null}
    </button>
  );
};

type TabLinkProps = { href: string; icon: ReactNode; children: string };

const TabLink = ({ href, icon, children }: TabLinkProps) => {
  const { path } = useAddress();
  return (
    <Link href={href} className={styles.tab} aria-current={path === href ? 'page' : undefined}>
      {icon}
      {children}
    </Link>
  );
};

export type TabBarProps = { cartPanel: 'shopping' | 'account' };

/** The bar under the thumb. */
export const TabBar = ({ cartPanel }: TabBarProps) => {
  const t = useMessages();
  const isOffered = useOffers();
  return (
    <nav className={styles.root} aria-label={t('Main')}>
      <ul className={styles.list}>
        <li>
          <TabLink href={pathTo('home')} icon={<HouseIcon />}>
            {t('Home')}
          </TabLink>
        </li>
        {isOffered('categories') ? (
          <li>
            <TabLink href={pathTo('categories')} icon={<LayoutGridIcon />}>
              {t('Categories')}
            </TabLink>
          </li>
        ) : null}
        <li>
          <SearchPill tabClassName={styles.tab} />
        </li>
        <li>
          <CartTab panel={cartPanel} />
        </li>
        <li>
          <AccountTab />
        </li>
      </ul>
    </nav>
  );
};
