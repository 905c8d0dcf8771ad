import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import * as styles from './ResendCode.css.ts';

type ResendCodeProps = {
  isSending: boolean;
  /** Seconds until the shopper can request another code; undefined if that is possible now. */
  secondsLeft: number | undefined;
  onResend: () => void;
};

/** A countdown without announcements, then a button for the next code, announced to screen readers. */
export const ResendCode = ({ isSending, secondsLeft, onResend }: ResendCodeProps) => {
  const t = useMessages();
  const isWaiting = secondsLeft !== undefined;
  const offer = isSending ? t('Sending the code…') : t('No code yet?');
  return (
    <div className={styles.root}>
      {isWaiting ? (
        <span className={styles.timer} role="timer">
          {t('Resend the code in {seconds} s', { seconds: secondsLeft })}
        </span>
      ) : null}
      <span role="status">{isWaiting ? null : offer}</span>
      {isWaiting ? null : (
        <Button variant="quiet" isBusy={isSending} onPress={onResend}>
          {t('Resend OTP')}
        </Button>
      )}
    </div>
  );
};
