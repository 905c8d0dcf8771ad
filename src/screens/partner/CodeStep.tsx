import { type PartnerFacts, selectPartnerCode } from '#machines/partner/partner.selectors.ts';
import { useFacts, useFlow } from '#src/app/use-flow.ts';
import { noticeText, useMessages } from '#src/app/use-texts.ts';
import { ResendCode } from '#src/parts/ResendCode/ResendCode.tsx';
import { CodeField } from '#src/ui/CodeField/CodeField.tsx';
import * as styles from './PartnerScreen.css.ts';
import { PartnerStep } from './PartnerStep.tsx';

/** The code that proves the address. */
export const CodeStep = ({ facts }: { facts: PartnerFacts }) => {
  const t = useMessages();
  const flow = useFlow('partner');
  const { email, boxes, error, isVerifying, isSending, resendAt, secondsLeft } = useFacts('partner', selectPartnerCode);
  return (
    <PartnerStep facts={facts} title={t('Your email address')} nextLabel={t('Verify')}>
      <p>
        {t('We sent a code of {count} digits to', { count: boxes.length })}{' '}
        <bdi dir="ltr" className={styles.contact}>
          {email}
        </bdi>
      </p>
      <div className={styles.code}>
        <CodeField
          // Another code begins with the first box.
          key={resendAt}
          label={t('Code, {count} digits', { count: boxes.length })}
          digitLabel={(index) => t('Digit {index}', { index })}
          boxes={boxes}
          error={error && noticeText(t, error)}
          isBusy={isVerifying}
          isFocused
          onChange={(typed) => flow.send({ type: 'otp.type', boxes: typed })}
        />
        <ResendCode
          isSending={isSending}
          secondsLeft={secondsLeft}
          onResend={() => flow.send({ type: 'otp.resend' })}
        />
      </div>
    </PartnerStep>
  );
};
