import { lazy, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useMessages } from '#src/app/use-texts.ts';
import { Later } from '#src/layout/Later.tsx';
import { useVisitor } from '#src/layout/use-visitor.ts';
import { Fold } from '#src/ui/Fold/Fold.tsx';
import * as styles from './Sidebar.css.ts';
import { SidebarUser } from './SidebarUser.tsx';

const SidebarMenu = lazy(() => import('./SidebarMenu.tsx').then((module) => ({ default: module.SidebarMenu })));

/** Its entries are fetched for who is signed in. */
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
        <div className={styles.body}>
          {user ? (
            <Later>
              <SidebarMenu />
            </Later>
          ) : null}
        </div>
      </Fold>
    </aside>
  );
};
