import { selectOtp } from '#machines/dialogs/dialogs.selectors.ts';
import { useFacts, useFlow } from '#src/app/use-flow.ts';
import { useMessages } from '#src/app/use-texts.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import * as styles from './AuthDialogs.css.ts';

/** How long until another code may be asked for, and then the way to do it. */
export const ResendCode = () => {
  const t = useMessages();
  const dialogs = useFlow('dialogs');
  const { isSending, secondsLeft } = useFacts('dialogs', selectOtp);
  if (isSending) {
    return (
      <p className={styles.other} role="status">
        {t('Sending the code…')}
      </p>
    );
  }
  if (secondsLeft !== undefined) {
    return (
      <p className={styles.other} role="timer">
        {t('Resend the code in {seconds} s', { seconds: secondsLeft })}
      </p>
    );
  }
  return (
    <p className={styles.other}>
      {t('No code yet?')}
      <Button variant="quiet" onPress={() => dialogs.send({ type: 'otp.resend' })}>
        {t('Resend OTP')}
      </Button>
    </p>
  );
};
