import { lazy, Suspense } from 'react';
import { selectOrderStage } from '#machines/order-actions/order-actions.open.ts';
import { useFactsOr } from '#src/app/use-flow.ts';

const CancelDialog = lazy(async () => ({ default: (await import('./CancelDialog.tsx')).CancelDialog }));
const AgainDialog = lazy(async () => ({ default: (await import('./AgainDialog.tsx')).AgainDialog }));

/** The question that was asked about an order, if there is one. */
export const OrderDialogs = () => {
  const stage = useFactsOr('orderActions', selectOrderStage, 'idle');
  if (stage === 'idle') return null;
  return <Suspense fallback={null}>{stage.startsWith('cancelling') ? <CancelDialog /> : <AgainDialog />}</Suspense>;
};
