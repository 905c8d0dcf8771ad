import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import LayoutGridIcon from 'lucide-react/icons/layout-grid';
import { useLocation } from 'wouter';
import { lazyOverlay } from '#src/shop/lazy-overlay.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { Popup } from '#src/ui/Popup/Popup.tsx';
import * as styles from './BottomBar.css.ts';
import { panel } from './MegaMenu.css.ts';
import { MegaMenuPending } from './MegaMenuPending.tsx';

const MegaMenu = lazyOverlay(async () => (await import('./MegaMenu.tsx')).MegaMenu, <MegaMenuPending />);

/** The menu and the categories in it are fetched when it opens, not before. */
export const CategoriesMenu = () => {
  const t = useMessages();
  const [path] = useLocation();
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
