import WifiOffIcon from 'lucide-react/icons/wifi-off';
import { selectIsOffline } from '#machines/connectivity/connectivity.selectors.ts';
import { useFacts } from '#src/app/use-flow.ts';
import { useMessages } from '#src/app/use-texts.ts';
import * as styles from './OfflineNotice.css.ts';

export const OfflineNotice = () => {
  const t = useMessages();
  const isOffline = useFacts('connectivity', selectIsOffline);
  return (
    <div role="status" className={styles.root}>
      {isOffline ? (
        <p className={styles.notice}>
          <WifiOffIcon />
          {t('You are offline')}
        </p>
      ) : null}
    </div>
  );
};
