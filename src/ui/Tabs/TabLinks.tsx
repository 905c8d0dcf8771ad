import { Badge } from '#src/ui/Badge/Badge.tsx';
import { Link } from '#src/ui/Link/Link.tsx';
import * as styles from './Tabs.css.ts';

export type TabLink = { href: string; label: string; count?: string | undefined; isCurrent: boolean };

export type TabLinksProps = { label: string; tabs: readonly TabLink[] };

/** Tabs with addresses, so that Back and shared links restore the current tab. */
export const TabLinks = ({ label, tabs }: TabLinksProps) => (
  <nav className={styles.root} aria-label={label}>
    {tabs.map((tab) => (
      <Link key={tab.href} href={tab.href} className={styles.tab} aria-current={tab.isCurrent ? 'page' : undefined}>
        {tab.label}
        {tab.count === undefined ? null : <Badge text={tab.count} label={tab.count} tone="quiet" />}
      </Link>
    ))}
  </nav>
);
