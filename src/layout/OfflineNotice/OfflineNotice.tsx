import WifiOffIcon from 'lucide-react/icons/wifi-off';
import { selectCart } from '#machines/cart/cart.selectors.ts';
import { selectIsOffline } from '#machines/connectivity/connectivity.selectors.ts';
import { useFacts } from '#src/app/use-flow.ts';
import { useMessages } from '#src/app/use-texts.ts';
import * as styles from './OfflineNotice.css.ts';

export const OfflineNotice = () => {
  const t = useMessages();
  const { waitingCount } = useFacts('cart', selectCart);
  const isOffline = useFacts('connectivity', selectIsOffline);
  return (
    <div role="status" className={styles.root}>
      {isOffline ? (
        <p className={styles.notice}>
          <WifiOffIcon />
          <span>
            {t('You are offline')}
            {waitingCount > 0 ? (
              <span className={styles.kept}>{t('Your changes are kept until you are back')}</span>
            ) : null}
          </span>
        </p>
      ) : null}
    </div>
  );
};
