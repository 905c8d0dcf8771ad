import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import * as styles from './Disclosure.css.ts';

export type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
  isDefaultOpen?: boolean;
  /** Disclosures with the same name form an accordion: opening one closes the others. */
  name?: string | undefined;
};

/** The browser's own `<details>`: it works before the page is hydrated. */
export const Disclosure = ({ summary, children, isDefaultOpen = false, name }: DisclosureProps) => (
  <details className={styles.root} open={isDefaultOpen} name={name}>
    <summary className={styles.summary}>
      {summary}
      <span className={styles.arrow}>
        <ChevronDownIcon />
      </span>
    </summary>
    <div className={styles.body}>{children}</div>
  </details>
);
