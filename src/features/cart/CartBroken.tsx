import { noCart, selectCart } from '#machines/cart/cart.selectors.ts';
import { failureText } from '#src/components/failure-text.ts';
import { useFactsOr, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { ErrorState, type ErrorStateProps } from '#src/ui/ErrorState/ErrorState.tsx';

/** The cart could not be fetched, and nothing of it is known. */
export const CartBroken = ({ level }: Required<Pick<ErrorStateProps, 'level'>>) => {
  const t = useMessages();
  const cart = useFlow('cart');
  const { failure } = useFactsOr('cart', selectCart, noCart);
  return (
    <ErrorState
      title={t('Your cart could not be loaded')}
      text={failureText(t, failure)}
      retryLabel={t('Retry')}
      level={level}
      onRetry={() => cart.send({ type: 'cart.refresh' })}
    />
  );
};
