import { selectCheckout } from '#machines/checkout/checkout.selectors.ts';
import { openedLater } from '#src/app/opened-later.tsx';
import { useFacts, useFlow } from '#src/app/use-flow.ts';

const OrderConfirm = openedLater(async () => (await import('./OrderConfirm.tsx')).OrderConfirm);

/** The dialog's code comes when there is something to confirm. */
export const Confirmation = () => {
  const checkout = useFlow('checkout');
  const { stage } = useFacts('checkout', selectCheckout);
  const close = () => checkout.send({ type: 'confirmation.close' });
  return stage === 'confirmed' ? <OrderConfirm onMissing={close} /> : null;
};
