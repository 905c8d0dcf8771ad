import { shallowEqual, useSelector } from '@xstate/react';
import { type OneTimeCodeActor, selectOneTimeCode } from '#machines/one-time-code/one-time-code.selectors.ts';
import { type PartnerFacts, selectPartnerCode } from '#machines/partner/partner.selectors.ts';
import { ResendCode } from '#src/components/ResendCode/ResendCode.tsx';
import { useFacts } from '#src/shop/use-flow.ts';
import { noticeText, useMessages } from '#src/shop/use-messages.ts';
import { CodeField } from '#src/ui/CodeField/CodeField.tsx';
import * as styles from './PartnerScreen.css.ts';
import { PartnerStep } from './PartnerStep.tsx';

/** The code that proves the address. */
export const CodeStep = ({ facts }: { facts: PartnerFacts }) => {
  const code = useFacts('partner', selectPartnerCode);
  return code ? <OpenCodeStep facts={facts} code={code} /> : null;
};

const OpenCodeStep = ({ facts, code }: { facts: PartnerFacts; code: OneTimeCodeActor }) => {
  const t = useMessages();
  const shown = useSelector(code, selectOneTimeCode, shallowEqual);
  const { sentTo, boxes, error, isVerifying, isSending, resendAt, secondsLeft } = shown;
  return (
    <PartnerStep facts={{ ...facts, isBusy: isVerifying }} title={t('Your email address')} nextLabel={t('Verify')}>
      <p>
        {t('We sent a code of {count} digits to', { count: boxes.length })}{' '}
        <bdi dir="ltr" className={styles.contact}>
          {sentTo}
        </bdi>
      </p>
      <div className={styles.code}>
        <CodeField
          sentAt={resendAt}
          label={t('Code, {count} digits', { count: boxes.length })}
          digitLabel={(index) => t('Digit {index}', { index })}
          boxes={boxes}
          error={error && noticeText(t, error)}
          isBusy={isVerifying}
          onChange={(typed) => code.send({ type: 'otp.type', boxes: typed })}
        />
        <ResendCode
          isSending={isSending}
          secondsLeft={secondsLeft}
          onResend={() => code.send({ type: 'otp.resend' })}
        />
      </div>
    </PartnerStep>
  );
};
