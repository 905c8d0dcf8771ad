import { selectProfessional } from '#machines/professional/professional.selectors.ts';
import { FormPending } from '#src/components/FormPending.tsx';
import { QueryFailed } from '#src/components/QueryView/QueryFailed.tsx';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { CompanyState } from './CompanyState.tsx';
import { LogInFirst } from './LogInFirst.tsx';
import { ProfessionalForm } from './ProfessionalForm.tsx';
import * as styles from './ProfessionalScreen.css.ts';
import { Refusal } from './Refusal.tsx';

/** Buying as a company: the form, or where the company stands. */
export const ProfessionalScreen = () => {
  const t = useMessages();
  const form = useFlow('professional');
  const facts = useFacts('professional', selectProfessional);
  const { stage, application, isOpen, isFirstVisit } = facts;
  if (stage === 'failed')
    return <QueryFailed isOffline={false} level={1} onRetry={() => form.send({ type: 'form.reload' })} />;
  return (
    <div className={styles.root}>
      {stage === 'loading' || stage === 'expired' ? (
        <FormPending title={t('Professional Registration')} />
      ) : (
        <>
          <div>
            <h1>{t('Professional Registration')}</h1>
            <p className={styles.intro}>{t('For restaurants, caterers and shops that buy for their business')}</p>
          </div>
          {isFirstVisit ? <LogInFirst /> : null}
          {application?.status === 'refused' ? <Refusal note={application.note} /> : null}
          {isOpen || !application ? <ProfessionalForm facts={facts} /> : <CompanyState application={application} />}
        </>
      )}
    </div>
  );
};
