import { Avatar } from '#src/components/Avatar/Avatar.tsx';
import type { MessageKey } from '#src/i18n/messages.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useVisitor } from '#src/shop/use-visitor.ts';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Tag } from '#src/ui/Tag/Tag.tsx';
import * as styles from './Sidebar.css.ts';

/** Photo, name, role, and email or phone; its place is kept while the session is restored. */
export const SidebarUser = () => {
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
      <Avatar user={user} size="large" />
      <div>
        <p className={styles.name}>
          <bdi>{user.name}</bdi>
        </p>
        <p className={styles.contact}>
          <bdi>{user.email ?? user.phone}</bdi>
        </p>
        <Tag tone="accent">{t((user.role ?? 'User') as MessageKey)}</Tag>
      </div>
    </div>
  );
};
