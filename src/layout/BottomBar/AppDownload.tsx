import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import SmartphoneIcon from 'lucide-react/icons/smartphone';
import { selectSettings } from '#machines/preferences/preferences.selectors.ts';
import { StoreButtons } from '#src/layout/Footer/StoreButtons.tsx';
import { useFacts } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Popup } from '#src/ui/Popup/Popup.tsx';
import * as styles from './BottomBar.css.ts';

export const AppDownload = () => {
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
      {() => <StoreButtons />}
    </Popup>
  );
};
