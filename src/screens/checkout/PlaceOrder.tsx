import { selectCheckout } from '#machines/checkout/checkout.selectors.ts';
import type { CheckoutStage } from '#machines/checkout/checkout.types.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import * as styles from './CheckoutScreen.css.ts';
import { useMustVerify } from './use-must-verify.ts';

const labels: Partial<Record<CheckoutStage, MessageKey>> = {
  placing: 'Processing…',
  unknown: 'Retry',
  unquoted: 'Retry',
};

/** One button for the next step, whichever it is; whether a press orders is the flow's decision alone. */
export const PlaceOrder = () => {
  const t = useMessages();
  const checkout = useFlow('checkout');
  const { stage, canPlace, payment } = useFacts('checkout', selectCheckout);
  const mustVerify = useMustVerify();
  const isRetry = stage === 'unknown' || stage === 'unquoted';
  return (
    <div className={styles.placeOrderRoot}>
      <Button
        size="large"
        isWide
        isBusy={stage === 'placing'}
        isDisabled={mustVerify || (!canPlace && !isRetry)}
        onPress={() => checkout.send({ type: isRetry ? 'checkout.retry' : 'order.place' })}
      >
        {t(labels[stage] ?? 'Place Order')}
      </Button>
      {payment === 'cash' && !isRetry ? (
        <p className={styles.next}>{t('Each shop confirms your order next. You pay when it arrives.')}</p>
      ) : null}
    </div>
  );
};
