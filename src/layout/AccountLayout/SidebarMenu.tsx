import LogOutIcon from 'lucide-react/icons/log-out';
import { useId } from 'react';
import { SchemeSwitch } from '#src/layout/SchemeSwitch/SchemeSwitch.tsx';
import { UnreadBadge } from '#src/layout/Unread/UnreadBadge.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { useAddress } from '#src/shop/address.ts';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import { useOffers } from '#src/shop/use-offers.ts';
import { useVisitor } from '#src/shop/use-visitor.ts';
import { mirrored } from '#src/theme/mirrored.css.ts';
import { Badge } from '#src/ui/Badge/Badge.tsx';
import { Link } from '#src/ui/Link/Link.tsx';
import * as styles from './Sidebar.css.ts';
import { accountLinks, legalLinks, preferenceLinks, type SidebarLink } from './sidebar-links.ts';

type SidebarGroupProps = { title?: string; links: readonly SidebarLink[] };

/** A link stays marked on the pages beneath it. */
const isCurrent = (path: string, { page, beneath = pathTo(page) }: SidebarLink) =>
  path === pathTo(page) || path.startsWith(`${beneath}/`);

const SidebarGroup = ({ title, links }: SidebarGroupProps) => {
  const t = useMessages();
  const number = useNumbers();
  const { user } = useVisitor();
  const isOffered = useOffers();
  const { path } = useAddress();
  const titleId = useId();
  return (
    <div>
      {title ? (
        <p id={titleId} className={styles.groupTitle}>
          {title}
        </p>
      ) : null}
      <ul className={styles.list} aria-labelledby={title ? titleId : undefined}>
        {links
          .filter(({ page }) => isOffered(page))
          .map((link) => (
            <li key={link.page}>
              <Link
                href={pathTo(link.page)}
                className={styles.link}
                aria-current={isCurrent(path, link) ? 'page' : undefined}
              >
                <link.Icon />
                {t(link.label)}
                {link.badge === undefined ? null : (
                  <span className={styles.badge}>
                    <Badge text={number(link.badge)} tone="quiet" />
                  </span>
                )}
                {link.page === 'messages' && user ? <UnreadBadge className={styles.badge} /> : null}
              </Link>
            </li>
          ))}
      </ul>
    </div>
  );
};

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
