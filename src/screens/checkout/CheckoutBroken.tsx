import { selectCheckout } from '#machines/checkout/checkout.selectors.ts';
import { QueryFailed } from '#src/components/QueryView/QueryFailed.tsx';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';

/** The first quote did not come: there is nothing to show but a way to ask again. */
export const CheckoutBroken = () => {
  const checkout = useFlow('checkout');
  const { failure } = useFacts('checkout', selectCheckout);
  return (
    <QueryFailed isOffline={false} text={failure?.message} onRetry={() => checkout.send({ type: 'checkout.retry' })} />
  );
};
