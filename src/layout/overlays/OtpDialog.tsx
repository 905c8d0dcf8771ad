import { selectOtp } from '#machines/dialogs/dialogs.selectors.ts';
import { useFacts, useFlow } from '#src/app/use-flow.ts';
import { noticeText, useMessages } from '#src/app/use-texts.ts';
import { ResendCode } from '#src/parts/ResendCode/ResendCode.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { CodeField } from '#src/ui/CodeField/CodeField.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import * as styles from './AuthDialogs.css.ts';

export const OtpDialog = () => {
  const t = useMessages();
  const dialogs = useFlow('dialogs');
  const { contact, boxes, error, isVerifying, resendAt, isSending, secondsLeft } = useFacts('dialogs', selectOtp);
  return (
    <>
      <Form className={styles.form} isBusy={isVerifying} onSubmit={() => dialogs.send({ type: 'otp.submit' })}>
        <p className={styles.hint}>
          {t('We sent a code of {count} digits to', { count: boxes.length })}{' '}
          <bdi dir="ltr" className={styles.contact}>
            {contact}
          </bdi>
        </p>
        <CodeField
          // Another code begins with the first box.
          key={resendAt}
          label={t('Code, {count} digits', { count: boxes.length })}
          digitLabel={(index) => t('Digit {index}', { index })}
          boxes={boxes}
          error={error && noticeText(t, error)}
          isBusy={isVerifying}
          isFocused
          onChange={(typed) => dialogs.send({ type: 'otp.type', boxes: typed })}
        />
        <Button type="submit" size="large" isWide isBusy={isVerifying}>
          {t('Verify')}
        </Button>
      </Form>
      <ResendCode
        isSending={isSending}
        secondsLeft={secondsLeft}
        onResend={() => dialogs.send({ type: 'otp.resend' })}
      />
    </>
  );
};
