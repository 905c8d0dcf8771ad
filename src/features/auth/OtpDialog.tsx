import { shallowEqual, useSelector } from '@xstate/react';
import { type OneTimeCodeActor, selectOneTimeCode } from '#machines/one-time-code/one-time-code.selectors.ts';
import { ResendCode } from '#src/components/ResendCode/ResendCode.tsx';
import { noticeText, useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { CodeField } from '#src/ui/CodeField/CodeField.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import * as styles from './AuthDialogs.css.ts';

export const OtpDialog = ({ code }: { code: OneTimeCodeActor }) => {
  const t = useMessages();
  const facts = useSelector(code, selectOneTimeCode, shallowEqual);
  const { sentTo, boxes, error, isVerifying, resendAt, isSending, secondsLeft } = facts;
  return (
    <>
      <Form className={styles.form} isBusy={isVerifying} onSubmit={() => code.send({ type: 'otp.submit' })}>
        <p className={styles.hint}>
          {t('We sent a code of {count} digits to', { count: boxes.length })}{' '}
          <bdi dir="ltr" className={styles.contact}>
            {sentTo}
          </bdi>
        </p>
        <CodeField
          sentAt={resendAt}
          label={t('Code, {count} digits', { count: boxes.length })}
          digitLabel={(index) => t('Digit {index}', { index })}
          boxes={boxes}
          error={error && noticeText(t, error)}
          isBusy={isVerifying}
          autoFocus
          onChange={(typed) => code.send({ type: 'otp.type', boxes: typed })}
        />
        <Button type="submit" size="large" isWide isBusy={isVerifying}>
          {t('Verify')}
        </Button>
      </Form>
      <ResendCode isSending={isSending} secondsLeft={secondsLeft} onResend={() => code.send({ type: 'otp.resend' })} />
    </>
  );
};
