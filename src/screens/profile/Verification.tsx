import BadgeCheckIcon from 'lucide-react/icons/badge-check';
import { selectSession } from '#machines/session/session.selectors.ts';
import { useFacts } from '#src/app/use-flow.ts';
import { useMessages } from '#src/app/use-texts.ts';
import { Tag } from '#src/ui/Tag/Tag.tsx';

/** Whether the e-mail or the phone was proven; nothing until the account is known. */
export const Verification = () => {
  const t = useMessages();
  const { user } = useFacts('session', selectSession);
  if (user?.isVerified === undefined) return null;
  return user.isVerified ? (
    <Tag tone="success" icon={<BadgeCheckIcon />}>
      {t('Verified')}
    </Tag>
  ) : (
    <Tag tone="warning">{t('Unverified')}</Tag>
  );
};
