import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useMessages } from '#src/shop/use-messages.ts';
import { useVisitor } from '#src/shop/use-visitor.ts';
import { ResponsiveDisclosure } from '#src/ui/Disclosure/ResponsiveDisclosure.tsx';
import * as styles from './Sidebar.css.ts';
import { SidebarMenu } from './SidebarMenu.tsx';
import { SidebarUser } from './SidebarUser.tsx';

export const Sidebar = () => {
  const t = useMessages();
  const [path] = useLocation();
  const { user } = useVisitor();
  const header = (button: ReactNode) => (
    <div className={styles.head}>
      <SidebarUser />
      {button}
    </div>
  );
  return (
    <aside className={styles.root} aria-label={t('Account')}>
      <ResponsiveDisclosure label={t('Menu')} resetKey={path} header={header}>
        <div className={styles.body}>{user ? <SidebarMenu /> : null}</div>
      </ResponsiveDisclosure>
    </aside>
  );
};
