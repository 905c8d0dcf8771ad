import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import type { SessionUser } from '#machines/session/session.types.ts';
import { Avatar } from '#src/components/Avatar/Avatar.tsx';
import { UnreadBadge, useUnread } from '#src/layout/Unread/UnreadBadge.tsx';
import { useAddress } from '#src/shop/address.ts';
import { lazyOverlay } from '#src/shop/lazy-overlay.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { Popup } from '#src/ui/Popup/Popup.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import * as addressStyles from './AccountAddress.css.ts';
import { AccountAddress } from './AccountAddress.tsx';
import * as styles from './AccountMenu.css.ts';

const AccountPanel = lazyOverlay(
  async () => (await import('./AccountPanel.tsx')).AccountPanel,
  <Skeleton shape="banner" />,
);

export type AccountMenuProps = { user: SessionUser };

/** The account dropdown. Its panel is lazy: it is fetched when the dropdown opens. */
export const AccountMenu = ({ user }: AccountMenuProps) => {
  const t = useMessages();
  const { path } = useAddress();
  const unread = useUnread();
  const label = [
    user.name,
    t('Account menu'),
    ...(unread > 0 ? [t('{count} unread messages', { count: unread })] : []),
  ];
  return (
    <Popup
      rootClass={styles.root}
      panelClass={styles.panel}
      resetKey={path}
      trigger={(button) => (
        <button {...button} type="button" className={styles.trigger} aria-label={label.join(', ')}>
          <Avatar user={user} />
          <span className={styles.name} dir="auto">
            {user.name}
          </span>
          <ChevronDownIcon />
          <UnreadBadge className={styles.badge} isSaid />
        </button>
      )}
    >
      {(close) => <AccountPanel user={user} onPress={close} onMissing={close} />}
    </Popup>
  );
};

export type AccountPartProps = {
  user: SessionUser;
  /** The place of the address in the top bar; else the menu. */
  isAddress?: boolean;
};

/** The parts of the header for members: two places of the first view load them through one reference. */
export const AccountPart = ({ user, isAddress = false }: AccountPartProps) =>
  isAddress ? (
    <span className={addressStyles.bar}>
      <AccountAddress className={addressStyles.link} />
    </span>
  ) : (
    <AccountMenu user={user} />
  );
