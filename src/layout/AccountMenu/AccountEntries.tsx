import KeyRoundIcon from 'lucide-react/icons/key-round';
import LayoutDashboardIcon from 'lucide-react/icons/layout-dashboard';
import LogOutIcon from 'lucide-react/icons/log-out';
import MessageCircleIcon from 'lucide-react/icons/message-circle';
import PackageIcon from 'lucide-react/icons/package';
import UserRoundIcon from 'lucide-react/icons/user-round';
import { UnreadBadge, useUnread } from '#src/layout/Unread/UnreadBadge.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { useAddress } from '#src/shop/address.ts';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useOffers } from '#src/shop/use-offers.ts';
import { mirrored } from '#src/theme/mirrored.css.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import * as styles from './AccountMenu.css.ts';

const entries = [
  { page: 'dashboard', title: 'Dashboard', Icon: LayoutDashboardIcon },
  { page: 'orderHistory', title: 'Order History', Icon: PackageIcon },
  { page: 'profile', title: 'My Profile', Icon: UserRoundIcon },
  { page: 'changePassword', title: 'Change Password', Icon: KeyRoundIcon },
] as const;

/** There while a shop waits to be read. */
const unreadEntry = { page: 'messages', title: 'Messages', Icon: MessageCircleIcon } as const;

export type AccountEntriesProps = { onPress: () => void };

/** The account links and the logout button of a signed-in shopper, for the dropdown and the phone menu. */
export const AccountEntries = ({ onPress }: AccountEntriesProps) => {
  const t = useMessages();
  const session = useFlow('session');
  const { path } = useAddress();
  const isOffered = useOffers();
  const shown = useUnread() > 0 ? [...entries, unreadEntry] : entries;
  const logOut = () => {
    onPress();
    session.send({ type: 'logout.request', from: 'topBar' });
  };
  return (
    <ul className={styles.list}>
      {shown
        .filter(({ page }) => isOffered(page))
        .map(({ page, title, Icon }) => (
          <li key={page}>
            <Link
              href={pathTo(page)}
              className={styles.entry}
              aria-current={path === pathTo(page) ? 'page' : undefined}
              onClick={onPress}
            >
              <Icon />
              {t(title)}
              {page === 'messages' ? <UnreadBadge className={styles.count} /> : null}
            </Link>
          </li>
        ))}
      <li>
        <button type="button" className={styles.entry} aria-haspopup="dialog" onClick={logOut}>
          <LogOutIcon className={mirrored} />
          {t('Log Out')}
        </button>
      </li>
    </ul>
  );
};
