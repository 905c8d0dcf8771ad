import AppWindowIcon from 'lucide-react/icons/app-window';
import PlayIcon from 'lucide-react/icons/play';
import { selectSettings } from '#machines/preferences/preferences.selectors.ts';
import { webLink } from '#src/components/web-link.ts';
import { useFacts } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import * as styles from './Footer.css.ts';

export type StoreButtonsProps = { hasQr?: boolean };

export const StoreButtons = ({ hasQr = false }: StoreButtonsProps) => {
  const t = useMessages();
  const { google_playstore_link, app_store_link, footer_qr: qr } = useFacts('preferences', selectSettings);
  const play = webLink(google_playstore_link);
  const apple = webLink(app_store_link);
  return (
    <div className={styles.stores}>
      {hasQr && qr ? <img className={styles.qr} src={qr} alt={t('Scan to download the app')} loading="lazy" /> : null}
      <div className={styles.storeList}>
        {play ? (
          <a className={styles.store} href={play.href} target="_blank" rel="noopener">
            <PlayIcon />
            {t('Get it on Google Play')}
          </a>
        ) : null}
        {apple ? (
          <a className={styles.store} href={apple.href} target="_blank" rel="noopener">
            <AppWindowIcon />
            {t('Download on the App Store')}
          </a>
        ) : null}
      </div>
    </div>
  );
};
