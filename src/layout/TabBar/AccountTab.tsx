import UserRoundIcon from 'lucide-react/icons/user-round';
import { Link, useLocation } from 'wouter';
import { UnreadBadge } from '#src/layout/Unread/UnreadBadge.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useVisitor } from '#src/shop/use-visitor.ts';
import * as styles from './TabBar.css.ts';

export const AccountTab = () => {
  const t = useMessages();
  const dialogs = useFlow('dialogs');
  const { isGuest } = useVisitor();
  const [path] = useLocation();
  if (!isGuest) {
    const href = pathTo('dashboard');
    return (
      <Link href={href} className={styles.tab} aria-current={path === href ? 'page' : undefined}>
        <UserRoundIcon />
        {t('Account')}
        <UnreadBadge className={styles.badge} />
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={styles.tab}
      aria-haspopup="dialog"
      onClick={() => dialogs.send({ type: 'login.open' })}
    >
      <UserRoundIcon />
      {t('Account')}
    </button>
  );
};
