import MenuIcon from 'lucide-react/icons/menu';
import { SearchBox } from '#src/features/search/SearchBox.tsx';
import { SearchPill } from '#src/features/search/SearchPill.tsx';
import { AccountArea } from '#src/layout/AccountMenu/AccountArea.tsx';
import { Brand } from '#src/layout/Brand/Brand.tsx';
import * as frame from '#src/layout/frame.css.ts';
import { TopBar } from '#src/layout/TopBar/TopBar.tsx';
import { useAddress } from '#src/shop/address.ts';
import { lazyOverlay } from '#src/shop/lazy-overlay.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import { Reveal } from '#src/ui/Reveal/Reveal.tsx';
import * as styles from './Header.css.ts';
import { CartButton, WishlistLink } from './HeaderActions.tsx';

const MobileMenu = lazyOverlay(async () => (await import('#src/layout/MobileMenu/MobileMenu.tsx')).MobileMenu);

const MenuButton = () => {
  const t = useMessages();
  const { path } = useAddress();
  return (
    <Reveal
      resetKey={path}
      trigger={({ isOpen, onPress }) => (
        <IconButton label={t('Open menu')} aria-haspopup="dialog" aria-expanded={isOpen} onPress={onPress}>
          <MenuIcon />
        </IconButton>
      )}
    >
      {(menu) => <MobileMenu isOpen={menu.isOpen} onClose={menu.close} onMissing={menu.cancel} />}
    </Reveal>
  );
};

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
