import { selectCheckout } from '#machines/checkout/checkout.selectors.ts';
import { useFacts, useFlow } from '#src/app/use-flow.ts';
import { useMessages } from '#src/app/use-texts.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import * as styles from './PlaceOrder.css.ts';

/** Whether a press orders is the flow's decision alone. */
export const PlaceOrder = () => {
  const t = useMessages();
  const checkout = useFlow('checkout');
  const { stage, canPlace, payment } = useFacts('checkout', selectCheckout);
  const isPlacing = stage === 'placing';
  return (
    <div className={styles.root}>
      <Button
        size="large"
        isWide
        isBusy={isPlacing}
        isDisabled={!canPlace}
        onPress={() => checkout.send({ type: 'order.place' })}
      >
        {isPlacing ? t('Processing…') : t('Place Order')}
      </Button>
      {payment === 'cash' ? (
        <p className={styles.next}>{t('Each shop confirms your order next. You pay when it arrives.')}</p>
      ) : null}
    </div>
  );
};
