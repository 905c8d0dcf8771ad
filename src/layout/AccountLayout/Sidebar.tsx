import type { ReactNode } from 'react';
import { Avatar } from '#src/components/Avatar/Avatar.tsx';
import type { MessageKey } from '#src/i18n/messages.ts';
import { useAddress } from '#src/shop/address.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useVisitor } from '#src/shop/use-visitor.ts';
import { PanelDisclosure } from '#src/ui/Disclosure/Disclosure.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Tag } from '#src/ui/Tag/Tag.tsx';
import * as styles from './Sidebar.css.ts';
import { SidebarMenu } from './SidebarMenu.tsx';

/** Photo, name, role, and email or phone. A skeleton reserves the space while the session is restored. */
const SidebarUser = () => {
  const t = useMessages();
  const { user } = useVisitor();
  if (!user) {
    return (
      <div className={styles.who}>
        <Skeleton shape="circle" />
        <Skeleton width="half" />
      </div>
    );
  }
  return (
    <div className={styles.who}>
      <Avatar user={user} size="medium" />
      <div>
        <p className={styles.name} title={user.name}>
          <bdi>{user.name}</bdi>
        </p>
        <div className={styles.more}>
          <p className={styles.contact}>
            <bdi>{user.email ?? user.phone}</bdi>
          </p>
          <Tag tone="accent">{t((user.role ?? 'User') as MessageKey)}</Tag>
        </div>
      </div>
    </div>
  );
};

export const Sidebar = () => {
  const t = useMessages();
  const { path } = useAddress();
  const { user } = useVisitor();
  const header = (button: ReactNode) => (
    <div className={styles.head}>
      <SidebarUser />
      {button}
    </div>
  );
  return (
    <aside className={styles.root} aria-label={t('Account')}>
      <PanelDisclosure label={t('Menu')} resetKey={path} header={header} isOpenOnDesktop>
        <div className={styles.body}>{user ? <SidebarMenu /> : null}</div>
      </PanelDisclosure>
    </aside>
  );
};
