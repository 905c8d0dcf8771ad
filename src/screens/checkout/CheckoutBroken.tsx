import { selectCheckout } from '#machines/checkout/checkout.selectors.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';

/** The first quote did not come: there is nothing to show but a way to ask again. */
export const CheckoutBroken = () => {
  const t = useMessages();
  const checkout = useFlow('checkout');
  const { failure } = useFacts('checkout', selectCheckout);
  return (
    <ErrorState
      title={t('We could not load this')}
      text={failure?.message ?? t('Check your connection and try again')}
      retryLabel={t('Retry')}
      onRetry={() => checkout.send({ type: 'checkout.retry' })}
    />
  );
};
