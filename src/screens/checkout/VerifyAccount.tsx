import { selectSession } from '#machines/session/session.selectors.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import { useMustVerify } from './use-must-verify.ts';

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
