import BadgeCheckIcon from 'lucide-react/icons/badge-check';
import { selectProfile } from '#machines/profile/profile.selectors.ts';
import type { ProfileFields } from '#machines/profile/profile.types.ts';
import { selectSession } from '#machines/session/session.selectors.ts';
import { FormPending } from '#src/components/FormPending.tsx';
import { QueryFailed } from '#src/components/QueryView/QueryFailed.tsx';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Card } from '#src/ui/Card/Card.tsx';
import { Tag } from '#src/ui/Tag/Tag.tsx';
import { OwnData } from './OwnData.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import * as styles from './ProfileScreen.css.ts';

/** The contact details as the server has them: the shopper can verify only saved ones. */
type VerificationProps = { contact: Pick<ProfileFields, 'email' | 'phone' | 'phone_code'> };

/** Whether the e-mail or the phone was proven, and the way to do so; nothing until the account is known. */
const Verification = ({ contact }: VerificationProps) => {
  const t = useMessages();
  const dialogs = useFlow('dialogs');
  const { user } = useFacts('session', selectSession);
  if (user?.isVerified === undefined) return null;
  if (user.isVerified) {
    return (
      <Tag tone="success" icon={<BadgeCheckIcon />}>
        {t('Verified')}
      </Tag>
    );
  }
  const { email, phone, phone_code } = contact;
  return (
    <>
      <Tag tone="warning">{t('Unverified')}</Tag>
      <Button
        variant="soft"
        size="small"
        aria-haspopup="dialog"
        onPress={() =>
          dialogs.send({ type: 'verify.open', user: { email: email || null, phone: phone || null, phone_code } })
        }
      >
        {t('Verify Now')}
      </Button>
    </>
  );
};

export const ProfileScreen = () => {
  const t = useMessages();
  const form = useFlow('profile');
  const facts = useFacts('profile', selectProfile);
  const { stage } = facts;
  if (stage === 'loading' || stage === 'expired') return <FormPending title={t('My Profile')} />;
  if (stage === 'failed' || stage === 'missing') {
    return <QueryFailed failure={facts.failure} level={1} onRetry={() => form.send({ type: 'form.retry' })} />;
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
      <OwnData />
    </div>
  );
};
