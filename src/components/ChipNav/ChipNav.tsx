import type { ReactNode } from 'react';
import * as styles from './ChipNav.css.ts';

/** Chips that are links, in one row. */
export const ChipNav = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav className={styles.root} aria-label={label}>
    {children}
  </nav>
);
