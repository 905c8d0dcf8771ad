import WifiOffIcon from 'lucide-react/icons/wifi-off';
import { selectIsKeeping } from '#machines/cart/cart.summary.ts';
import { selectIsOffline } from '#machines/connectivity/connectivity.selectors.ts';
import { useFacts, useFactsOr } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import * as styles from './OfflineNotice.css.ts';

export const OfflineNotice = () => {
  const t = useMessages();
  const isKeeping = useFactsOr('cart', selectIsKeeping, false);
  const isOffline = useFacts('connectivity', selectIsOffline);
  return (
    <div role="status" className={styles.root}>
      {isOffline ? (
        <p className={styles.notice}>
          <WifiOffIcon />
          <span>
            {t('You are offline')}
            {isKeeping ? <span className={styles.kept}>{t('Your changes are kept until you are back')}</span> : null}
          </span>
        </p>
      ) : null}
    </div>
  );
};
