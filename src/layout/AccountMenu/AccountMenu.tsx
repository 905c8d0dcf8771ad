import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import { useLocation } from 'wouter';
import type { SessionUser } from '#machines/session/session.types.ts';
import { useMessages } from '#src/app/use-texts.ts';
import { SchemeSwitch } from '#src/layout/SchemeSwitch/SchemeSwitch.tsx';
import { Popup } from '#src/ui/Popup/Popup.tsx';
import { AccountEntries } from './AccountEntries.tsx';
import * as styles from './AccountMenu.css.ts';
import { Avatar } from './Avatar.tsx';

export type AccountMenuProps = { user: SessionUser };

export const AccountMenu = ({ user }: AccountMenuProps) => {
  const t = useMessages();
  const [path] = useLocation();
  return (
    <Popup
      rootClass={styles.root}
      panelClass={styles.panel}
      resetKey={path}
      trigger={(button) => (
        <button {...button} type="button" className={styles.trigger} aria-label={`${user.name}, ${t('Account menu')}`}>
          <Avatar user={user} />
          <span className={styles.name} dir="auto">
            {user.name}
          </span>
          <ChevronDownIcon />
        </button>
      )}
    >
      {(close) => (
        <>
          <p className={styles.who}>
            <bdi>{user.email ?? user.phone ?? user.name}</bdi>
          </p>
          <AccountEntries onPress={close} />
          <SchemeSwitch />
        </>
      )}
    </Popup>
  );
};
