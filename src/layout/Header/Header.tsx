import { SearchBox } from '#src/features/search/SearchBox.tsx';
import { SearchPill } from '#src/features/search/SearchPill.tsx';
import { AccountArea } from '#src/layout/AccountMenu/AccountArea.tsx';
import { Brand } from '#src/layout/Brand/Brand.tsx';
import * as frame from '#src/layout/frame.css.ts';
import { TopBar } from '#src/layout/TopBar/TopBar.tsx';
import { CartButton } from './CartButton.tsx';
import * as styles from './Header.css.ts';
import { MenuButton } from './MenuButton.tsx';
import { WishlistLink } from './WishlistLink.tsx';

export type HeaderProps = { cartPanel: 'shopping' | 'account' };

export const Header = ({ cartPanel }: HeaderProps) => (
  <header className={styles.root}>
    <TopBar />
    <div className={`${frame.page} ${styles.row}`}>
      <div className={styles.menu}>
        <MenuButton />
      </div>
      <Brand />
      <div className={styles.search}>
        <SearchBox />
      </div>
      <div className={styles.pill}>
        <SearchPill />
      </div>
      <div className={styles.actions}>
        <WishlistLink />
        <div className={styles.fromTablet}>
          <CartButton panel={cartPanel} />
        </div>
        <div className={styles.fromTablet}>
          <AccountArea />
        </div>
      </div>
    </div>
  </header>
);
