import BadgeCheckIcon from 'lucide-react/icons/badge-check';
import type { ProfileFields } from '#machines/profile/profile.types.ts';
import { selectSession } from '#machines/session/session.selectors.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Tag } from '#src/ui/Tag/Tag.tsx';

/** As the server has it: what is typed but not saved cannot be proven yet. */
type VerificationProps = { contact: Pick<ProfileFields, 'email' | 'phone' | 'phone_code'> };

/** Whether the e-mail or the phone was proven, and the way to do so; nothing until the account is known. */
export const Verification = ({ contact }: VerificationProps) => {
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
