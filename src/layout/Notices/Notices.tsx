import WifiOffIcon from 'lucide-react/icons/wifi-off';
import { selectIsKeeping } from '#machines/cart/cart.summary.ts';
import { selectIsOffline } from '#machines/connectivity/connectivity.selectors.ts';
import { selectCopyTime } from '#machines/offline-copies/offline-copies.selectors.ts';
import { selectToasts } from '#machines/toasts/toasts.selectors.ts';
import * as styles from '#src/layout/Notices/Notices.css.ts';
import { lazyComponent, Part } from '#src/shop/lazy-component.tsx';
import { useFacts, useFactsOr, useFlow } from '#src/shop/use-flow.ts';
import { noticeText, useMessages } from '#src/shop/use-messages.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import { ToastRegion } from '#src/ui/ToastRegion/ToastRegion.tsx';
import { pageCopyTime } from './page-copy-time.ts';

const ToastLayer = () => {
  const t = useMessages();
  const number = useNumbers();
  const flow = useFlow('toasts');
  const toasts = useFacts('toasts', selectToasts);
  return (
    <div className={styles.toasts}>
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

/** Its code arrives with the first interaction: before, there are neither copies nor changes. */
export const offlineDetails = lazyComponent({
  file: 'src/layout/Notices/OfflineDetails.tsx',
  load: async () => (await import('./OfflineDetails.tsx')).OfflineDetails,
  waitFor: 'nothing',
});

/** A page that has just gone offline can fetch no code, so this is part of every first view. */
const OfflineNotice = () => {
  const t = useMessages();
  const isOffline = useFacts('connectivity', selectIsOffline);
  const copiedAt = useFactsOr('offlineCopies', selectCopyTime, isOffline ? pageCopyTime() : undefined);
  const isKeeping = useFactsOr('cart', selectIsKeeping, false);
  return (
    <div role="status" className={styles.root}>
      {isOffline || copiedAt ? (
        <p className={styles.notice}>
          <WifiOffIcon />
          <span>
            {isOffline ? t('You are offline') : t('We could not reach the shop')}
            {copiedAt || isKeeping ? <Part of={offlineDetails} given={{ copiedAt, isKeeping }} /> : null}
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
