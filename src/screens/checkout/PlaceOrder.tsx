import { selectCheckout } from '#machines/checkout/checkout.selectors.ts';
import type { CheckoutStage } from '#machines/checkout/checkout.types.ts';
import { selectSettings } from '#machines/preferences/preferences.selectors.ts';
import { selectSession } from '#machines/session/session.selectors.ts';
import { focusAfter } from '#src/components/focus.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMultiVendor } from '#src/shop/use-offers.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import * as styles from './CheckoutScreen.css.ts';

/** Whether the shop requires a verified account and this one is unverified. False until the server responds. */
const useMustVerify = (): boolean => {
  const { order_place_account_verify: isRequired } = useFacts('preferences', selectSettings);
  const { user } = useFacts('session', selectSession);
  return isRequired && user?.isVerified === false;
};

const labels: Partial<Record<CheckoutStage, MessageKey>> = {
  placing: 'Processing…',
  unknown: 'Retry',
  unquoted: 'Retry',
};

/** The first control after the sentence that asks for what is missing. */
const focusMissing = () => focusAfter('[data-missing]');

/** One button for the next step, whichever it is; whether a press orders is the flow's decision alone. */
export const PlaceOrder = () => {
  const t = useMessages();
  const checkout = useFlow('checkout');
  const { stage, canPlace, payment } = useFacts('checkout', selectCheckout);
  const mustVerify = useMustVerify();
  const isMulti = useMultiVendor();
  const isRetry = stage === 'unknown' || stage === 'unquoted';
  const press = () => {
    checkout.send({ type: isRetry ? 'checkout.retry' : 'order.place' });
    focusMissing();
  };
  return (
    <div className={styles.placeOrderRoot}>
      <Button
        size="large"
        isWide
        isBusy={stage === 'placing'}
        isDisabled={mustVerify || (!canPlace && !isRetry)}
        onPress={press}
      >
        {t(labels[stage] ?? 'Place Order')}
      </Button>
      {payment === 'cash' && !isRetry ? (
        <p className={styles.next}>
          {isMulti
            ? t('Each shop confirms your order next. You pay when it arrives.')
            : t('The shop confirms your order next. You pay when it arrives.')}
        </p>
      ) : null}
    </div>
  );
};

/** Shown if the shop requires a verified account: opens the verification and leaves the checkout unchanged. */
export const VerifyAccount = () => {
  const t = useMessages();
  const dialogs = useFlow('dialogs');
  const { user } = useFacts('session', selectSession);
  const mustVerify = useMustVerify();
  if (!mustVerify || !user) return null;
  const { email = null, phone = null, phoneCode = null } = user;
  const verify = (
    <Button
      variant="secondary"
      size="small"
      aria-haspopup="dialog"
      onPress={() => dialogs.send({ type: 'verify.open', user: { email, phone, phone_code: phoneCode } })}
    >
      {t('Verify Now')}
    </Button>
  );
  return (
    <Notice tone="warning" action={verify}>
      {t('Verify your account to place orders')}
    </Notice>
  );
};
