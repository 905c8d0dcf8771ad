import { selectToasts } from '#machines/toasts/toasts.selectors.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { noticeText, useMessages } from '#src/shop/use-messages.ts';
import { ToastRegion } from '#src/ui/ToastRegion/ToastRegion.tsx';
import * as styles from './ToastLayer.css.ts';

export const ToastLayer = () => {
  const t = useMessages();
  const flow = useFlow('toasts');
  const toasts = useFacts('toasts', selectToasts);
  return (
    <div className={styles.root}>
      <ToastRegion
        label={t('Notifications')}
        dismissLabel={t('Dismiss')}
        toasts={toasts.map(({ id, kind, text, count }) => ({
          id: String(id),
          kind: kind === 'error' ? 'danger' : kind,
          text: noticeText(t, text),
          count,
        }))}
        onDismiss={(id) => flow.send({ type: 'toast.dismiss', id: Number(id) })}
        onPause={() => flow.send({ type: 'toasts.hold', by: 'pointer' })}
        onResume={() => flow.send({ type: 'toasts.release', by: 'pointer' })}
      />
    </div>
  );
};
