import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useMessages } from '#src/shop/use-messages.ts';
import { useVisitor } from '#src/shop/use-visitor.ts';
import { Fold } from '#src/ui/Fold/Fold.tsx';
import * as styles from './Sidebar.css.ts';
import { SidebarMenu } from './SidebarMenu.tsx';
import { SidebarUser } from './SidebarUser.tsx';

export const Sidebar = () => {
  const t = useMessages();
  const [path] = useLocation();
  const { user } = useVisitor();
  const head = (button: ReactNode) => (
    <div className={styles.head}>
      <SidebarUser />
      {button}
    </div>
  );
  return (
    <aside className={styles.root} aria-label={t('Account')}>
      <Fold label={t('Menu')} resetKey={path} head={head}>
        <div className={styles.body}>{user ? <SidebarMenu /> : null}</div>
      </Fold>
    </aside>
  );
};
