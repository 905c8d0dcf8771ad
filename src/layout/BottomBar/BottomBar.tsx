import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import LayoutGridIcon from 'lucide-react/icons/layout-grid';
import SmartphoneIcon from 'lucide-react/icons/smartphone';
import { selectSettings } from '#machines/preferences/preferences.selectors.ts';
import { offeredLinks } from '#src/components/offered-links.ts';
import * as frame from '#src/layout/frame.css.ts';
import { useAddress } from '#src/shop/address.ts';
import { lazyOverlay } from '#src/shop/lazy-overlay.tsx';
import { useFacts } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useOffers } from '#src/shop/use-offers.ts';
import { Popup } from '#src/ui/Popup/Popup.tsx';
import * as styles from './BottomBar.css.ts';
import { panel } from './MegaMenu.css.ts';
import { MegaMenuPending } from './MegaMenuPending.tsx';
import { MenuLink } from './MenuLink.tsx';

const MegaMenu = lazyOverlay(async () => (await import('./MegaMenu.tsx')).MegaMenu, <MegaMenuPending />);

/** The menu and the categories in it are fetched when it opens, not before. */
const CategoriesMenu = () => {
  const t = useMessages();
  const { path } = useAddress();
  return (
    <Popup
      panelClass={panel}
      resetKey={path}
      trigger={(button) => (
        <button {...button} type="button" className={styles.opener}>
          <LayoutGridIcon />
          {t('Categories')}
          <ChevronDownIcon />
        </button>
      )}
    >
      {(close) => <MegaMenu onPress={close} onMissing={close} />}
    </Popup>
  );
};

const StoreButtons = lazyOverlay(async () => (await import('#src/layout/Footer/StoreButtons.tsx')).StoreButtons);

/** The store links are lazy: they are fetched when the popup opens, which is rare. */
const AppDownload = () => {
  const t = useMessages();
  const { show_download_app: isShown } = useFacts('preferences', selectSettings);
  if (!isShown) return null;
  return (
    <Popup
      rootClass={styles.app}
      panelClass={styles.appPanel}
      trigger={(button) => (
        <button {...button} type="button" className={styles.link}>
          <SmartphoneIcon />
          {t('Download our app')}
          <ChevronDownIcon />
        </button>
      )}
    >
      {(close) => <StoreButtons onMissing={close} />}
    </Popup>
  );
};

/** The shop's own links, below the header of a wide screen. */
export const BottomBar = () => {
  const t = useMessages();
  const { menus } = useFacts('preferences', selectSettings);
  const isOffered = useOffers();
  return (
    <nav className={styles.root} aria-label={t('Main menu')}>
      <div className={`${frame.page} ${styles.row}`}>
        <CategoriesMenu />
        <ul className={styles.links}>
          {offeredLinks(isOffered, menus).map((item) => (
            <li key={item.id}>
              <MenuLink item={item} className={styles.link} />
            </li>
          ))}
        </ul>
        <AppDownload />
      </div>
    </nav>
  );
};
