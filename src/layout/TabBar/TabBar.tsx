import HouseIcon from 'lucide-react/icons/house';
import LayoutGridIcon from 'lucide-react/icons/layout-grid';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { SearchPill } from '#src/features/search/SearchPill.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { AccountTab } from './AccountTab.tsx';
import { CartTab } from './CartTab.tsx';
import * as styles from './TabBar.css.ts';

type TabLinkProps = { href: string; icon: ReactNode; children: string };

const TabLink = ({ href, icon, children }: TabLinkProps) => {
  const [path] = useLocation();
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
  return (
    <nav className={styles.root} aria-label={t('Main')}>
      <ul className={styles.list}>
        <li>
          <TabLink href={pathTo('home')} icon={<HouseIcon />}>
            {t('Home')}
          </TabLink>
        </li>
        <li>
          <TabLink href={pathTo('categories')} icon={<LayoutGridIcon />}>
            {t('Categories')}
          </TabLink>
        </li>
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
