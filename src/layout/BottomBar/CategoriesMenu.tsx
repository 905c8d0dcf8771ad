import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import LayoutGridIcon from 'lucide-react/icons/layout-grid';
import { lazy } from 'react';
import { useLocation } from 'wouter';
import { useMessages } from '#src/app/use-texts.ts';
import { Later } from '#src/layout/Later.tsx';
import { Popup } from '#src/ui/Popup/Popup.tsx';
import * as styles from './BottomBar.css.ts';
import { panel } from './MegaMenu.css.ts';
import { MegaMenuPending } from './MegaMenuPending.tsx';

const MegaMenu = lazy(() => import('./MegaMenu.tsx').then(({ MegaMenu: component }) => ({ default: component })));

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
      {(close) => (
        <Later fallback={<MegaMenuPending />}>
          <MegaMenu onPress={close} />
        </Later>
      )}
    </Popup>
  );
};
