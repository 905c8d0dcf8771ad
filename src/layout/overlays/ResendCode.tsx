import { selectOtp } from '#machines/dialogs/dialogs.selectors.ts';
import { useFacts, useFlow } from '#src/app/use-flow.ts';
import { useMessages } from '#src/app/use-texts.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import * as styles from './AuthDialogs.css.ts';

/** How long until another code may be asked for, which is not read out, and then the way to do it, which is. */
export const ResendCode = () => {
  const t = useMessages();
  const dialogs = useFlow('dialogs');
  const { isSending, secondsLeft } = useFacts('dialogs', selectOtp);
  const isWaiting = secondsLeft !== undefined;
  const offer = isSending ? t('Sending the code…') : t('No code yet?');
  return (
    <div className={styles.resend}>
      {isWaiting ? (
        <span className={styles.timer} role="timer">
          {t('Resend the code in {seconds} s', { seconds: secondsLeft })}
        </span>
      ) : null}
      <span role="status">{isWaiting ? null : offer}</span>
      {isWaiting ? null : (
        <Button variant="quiet" isBusy={isSending} onPress={() => dialogs.send({ type: 'otp.resend' })}>
          {t('Resend OTP')}
        </Button>
      )}
    </div>
  );
};
