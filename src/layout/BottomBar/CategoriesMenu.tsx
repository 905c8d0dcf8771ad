import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import LayoutGridIcon from 'lucide-react/icons/layout-grid';
import { useLocation } from 'wouter';
import { useMessages } from '#src/app/use-texts.ts';
import { Popup } from '#src/ui/Popup/Popup.tsx';
import * as styles from './BottomBar.css.ts';
import { panel } from './MegaMenu.css.ts';
import { MegaMenu } from './MegaMenu.tsx';

/** The categories are read when it opens, not before. */
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
      {(close) => <MegaMenu onPress={close} />}
    </Popup>
  );
};
