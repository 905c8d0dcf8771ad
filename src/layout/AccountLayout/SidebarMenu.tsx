import LogOutIcon from 'lucide-react/icons/log-out';
import { SchemeSwitch } from '#src/layout/SchemeSwitch/SchemeSwitch.tsx';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { mirrored } from '#src/theme/mirrored.css.ts';
import * as styles from './Sidebar.css.ts';
import { SidebarGroup } from './SidebarGroup.tsx';
import { accountLinks, legalLinks, preferenceLinks } from './sidebar-links.ts';

export const SidebarMenu = () => {
  const t = useMessages();
  const session = useFlow('session');
  return (
    <>
      <nav className={styles.nav} aria-label={t('Account menu')}>
        <SidebarGroup links={accountLinks} />
        <SidebarGroup title={t('Legal')} links={legalLinks} />
        <SidebarGroup title={t('Preferences')} links={preferenceLinks} />
      </nav>
      <div className={styles.foot}>
        <SchemeSwitch />
        <button
          type="button"
          className={styles.signOut}
          aria-haspopup="dialog"
          onClick={() => session.send({ type: 'logout.request', from: 'sidebar' })}
        >
          <LogOutIcon className={mirrored} />
          {t('Sign Out')}
        </button>
      </div>
    </>
  );
};
