import type { SessionUser } from '#machines/session/session.types.ts';
import { SchemeSwitch } from '#src/layout/SchemeSwitch/SchemeSwitch.tsx';
import { AccountEntries } from './AccountEntries.tsx';
import * as styles from './AccountMenu.css.ts';

export type AccountPanelProps = { user: SessionUser; onPress: () => void };

export const AccountPanel = ({ user, onPress }: AccountPanelProps) => (
  <>
    <p className={styles.who}>
      <bdi>{user.email ?? user.phone ?? user.name}</bdi>
    </p>
    <AccountEntries onPress={onPress} />
    <SchemeSwitch />
  </>
);
