import { lazy, Suspense } from 'react';
import { selectCheckout } from '#machines/checkout/checkout.selectors.ts';
import { useFacts } from '#src/app/use-flow.ts';

const OrderConfirm = lazy(async () => ({ default: (await import('./OrderConfirm.tsx')).OrderConfirm }));

/** The dialog's code comes when there is something to confirm. */
export const Confirmation = () => {
  const { stage } = useFacts('checkout', selectCheckout);
  if (stage !== 'confirmed') return null;
  return (
    <Suspense fallback={null}>
      <OrderConfirm />
    </Suspense>
  );
};
