import { selectOrderStage } from '#machines/order-actions/order-actions.summary.ts';
import { lazyOverlay } from '#src/shop/lazy-overlay.tsx';
import { useFactsOr, useFlow } from '#src/shop/use-flow.ts';

const CancelDialog = lazyOverlay(async () => (await import('./CancelDialog.tsx')).CancelDialog);
const AgainDialog = lazyOverlay(async () => (await import('./AgainDialog.tsx')).AgainDialog);

/** The open dialog of an order, if there is one: cancel it or order again. */
export const OrderDialogs = () => {
  const actions = useFlow('orderActions');
  const stage = useFactsOr('orderActions', selectOrderStage, 'idle');
  if (stage === 'idle') return null;
  const Dialog = stage.startsWith('cancelling') ? CancelDialog : AgainDialog;
  return <Dialog onMissing={() => actions.send({ type: 'order.dismiss' })} />;
};
