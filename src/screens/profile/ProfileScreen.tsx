import { selectProfile } from '#machines/profile/profile.selectors.ts';
import { FormPending } from '#src/components/FormPending.tsx';
import { QueryFailed } from '#src/components/QueryView/QueryFailed.tsx';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Card } from '#src/ui/Card/Card.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import * as styles from './ProfileScreen.css.ts';
import { Verification } from './Verification.tsx';

export const ProfileScreen = () => {
  const t = useMessages();
  const form = useFlow('profile');
  const facts = useFacts('profile', selectProfile);
  const { stage } = facts;
  if (stage === 'loading' || stage === 'expired') return <FormPending title={t('My Profile')} />;
  if (stage === 'failed' || stage === 'missing') {
    return <QueryFailed isOffline={false} level={1} onRetry={() => form.send({ type: 'form.reload' })} />;
  }
  return (
    <div className={styles.root}>
      <div className={styles.title}>
        <h1>{t('My Profile')}</h1>
        <Verification contact={facts.known} />
      </div>
      <Card>
        <ProfileForm facts={facts} />
      </Card>
    </div>
  );
};
