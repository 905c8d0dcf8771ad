import { selectCheckout } from '#machines/checkout/checkout.selectors.ts';
import { lazyOverlay } from '#src/shop/lazy-overlay.tsx';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';

const OrderConfirm = lazyOverlay(async () => (await import('./OrderConfirm.tsx')).OrderConfirm);

/** The dialog's code comes when there is something to confirm. */
export const Confirmation = () => {
  const checkout = useFlow('checkout');
  const { stage } = useFacts('checkout', selectCheckout);
  const close = () => checkout.send({ type: 'confirmation.close' });
  return stage === 'confirmed' ? <OrderConfirm onMissing={close} /> : null;
};
