import { selectCheckout } from '#machines/checkout/checkout.selectors.ts';
import { useFacts, useFlow } from '#src/app/use-flow.ts';
import { useMessages } from '#src/app/use-texts.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';

/** What went wrong, what that means for the order, and the way on. */
export const CheckoutTrouble = () => {
  const t = useMessages();
  const checkout = useFlow('checkout');
  const { stage, failure } = useFacts('checkout', selectCheckout);
  if (stage !== 'unquoted' && stage !== 'unknown') return null;
  const isUnknown = stage === 'unknown';
  return (
    <Notice
      tone={isUnknown ? 'warning' : 'danger'}
      title={isUnknown ? t('We did not hear back about your order') : t('The totals could not be updated')}
      isLive
    >
      <Stack gap={3}>
        <p>
          {isUnknown
            ? t('It may have been placed. Retrying is safe: the same order is never placed twice.')
            : (failure?.message ?? t('Your order has not been placed. Nothing is charged.'))}
        </p>
        <div>
          <Button size="small" onPress={() => checkout.send({ type: 'checkout.retry' })}>
            {t('Retry')}
          </Button>
        </div>
      </Stack>
    </Notice>
  );
};
