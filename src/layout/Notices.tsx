import WifiOffIcon from 'lucide-react/icons/wifi-off';
import { selectIsKeeping } from '#machines/cart/cart.summary.ts';
import { selectIsOffline } from '#machines/connectivity/connectivity.selectors.ts';
import { selectToasts } from '#machines/toasts/toasts.selectors.ts';
import * as styles from '#src/layout/OfflineNotice/OfflineNotice.css.ts';
import * as toastLayerStyles from '#src/layout/ToastLayer/ToastLayer.css.ts';
import { useFacts, useFactsOr, useFlow } from '#src/shop/use-flow.ts';
import { noticeText, useMessages } from '#src/shop/use-messages.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import { ToastRegion } from '#src/ui/ToastRegion/ToastRegion.tsx';

const ToastLayer = () => {
  const t = useMessages();
  const number = useNumbers();
  const flow = useFlow('toasts');
  const toasts = useFacts('toasts', selectToasts);
  return (
    <div className={toastLayerStyles.root}>
      <ToastRegion
        label={t('Notifications')}
        dismissLabel={t('Dismiss')}
        toasts={toasts.map(({ id, kind, text, count }) => ({
          id: String(id),
          kind: kind === 'error' ? 'danger' : kind,
          text: noticeText(t, text),
          count: count > 1 ? number(`×${count}`) : undefined,
        }))}
        onDismiss={(id) => flow.send({ type: 'toast.dismiss', id: Number(id) })}
        onPause={(by) => flow.send({ type: 'toasts.hold', by })}
        onResume={(by) => flow.send({ type: 'toasts.release', by })}
      />
    </div>
  );
};

const OfflineNotice = () => {
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

/** What speaks up by itself; in the page from the start, so that it is heard. */
export const Notices = () => (
  <>
    <OfflineNotice />
    <ToastLayer />
  </>
);
