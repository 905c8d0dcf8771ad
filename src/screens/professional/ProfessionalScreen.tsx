import { selectProfessional } from '#machines/professional/professional.selectors.ts';
import { FormPending } from '#src/components/FormPending.tsx';
import { QueryFailed } from '#src/components/QueryView/QueryFailed.tsx';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import { CompanyState } from './CompanyState.tsx';
import { ProfessionalForm } from './ProfessionalForm.tsx';
import * as styles from './ProfessionalScreen.css.ts';

const LogInFirst = () => {
  const t = useMessages();
  const dialogs = useFlow('dialogs');
  return (
    <p className={styles.other}>
      {t('Already have an account?')}
      <Button variant="quiet" aria-haspopup="dialog" onPress={() => dialogs.send({ type: 'login.open' })}>
        {t('Log in')}
      </Button>
    </p>
  );
};

/** Why, in the shop's own words, and that it is not the end. */
const Refusal = ({ note }: { note: string | null | undefined }) => {
  const t = useMessages();
  return (
    <Notice tone="warning" title={t('Your company was not approved')}>
      {note ? <p dir="auto">{note}</p> : null}
      <p>{t('You can put it right and send it again')}</p>
    </Notice>
  );
};

/** Buying as a company: the form, or where the company stands. */
export const ProfessionalScreen = () => {
  const t = useMessages();
  const form = useFlow('professional');
  const facts = useFacts('professional', selectProfessional);
  const { stage, application, isOpen, opensAccount } = facts;
  if (stage === 'failed')
    return <QueryFailed failure={facts.failure} level={1} onRetry={() => form.send({ type: 'form.retry' })} />;
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
          {opensAccount ? <LogInFirst /> : null}
          {application?.status === 'refused' ? <Refusal note={application.note} /> : null}
          {isOpen || !application ? <ProfessionalForm facts={facts} /> : <CompanyState application={application} />}
        </>
      )}
    </div>
  );
};
