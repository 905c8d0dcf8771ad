import { shallowEqual, useSelector } from '@xstate/react';
import { type OneTimeCodeActor, selectOneTimeCode } from '#machines/one-time-code/one-time-code.selectors.ts';
import type { OneTimeCodeFacts } from '#machines/one-time-code/one-time-code.types.ts';
import { ResendCode } from '#src/components/ResendCode/ResendCode.tsx';
import { noticeText, useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { CodeField } from '#src/ui/CodeField/CodeField.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import * as styles from './AuthDialogs.css.ts';

const otherContact = {
  email: 'We sent a code of {count} digits to the email address of your account, or to its phone if it has none',
  phone: 'We sent a code of {count} digits to the phone of your account, or to its email address if it has none',
} as const;

const SentTo = ({
  sentTo,
  sentToOther,
  count,
}: Pick<OneTimeCodeFacts, 'sentTo' | 'sentToOther'> & { count: number }) => {
  const t = useMessages();
  if (sentToOther) return <p className={styles.hint}>{t(otherContact[sentToOther], { count })}</p>;
  return (
    <p className={styles.hint}>
      {t('We sent a code of {count} digits to', { count })}{' '}
      <bdi dir="ltr" className={styles.contact}>
        {sentTo}
      </bdi>
    </p>
  );
};

export const OtpDialog = ({ code }: { code: OneTimeCodeActor }) => {
  const t = useMessages();
  const facts = useSelector(code, selectOneTimeCode, shallowEqual);
  const { sentTo, sentToOther, boxes, error, isVerifying, resendAt, isSending, secondsLeft } = facts;
  return (
    <>
      <Form className={styles.form} isBusy={isVerifying} onSubmit={() => code.send({ type: 'otp.submit' })}>
        <SentTo sentTo={sentTo} sentToOther={sentToOther} count={boxes.length} />
        <CodeField
          sentAt={resendAt}
          label={t('Code, {count} digits', { count: boxes.length })}
          digitLabel={(index) => t('Digit {index}', { index })}
          boxes={boxes}
          error={error && noticeText(t, error)}
          isBusy={isVerifying}
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
