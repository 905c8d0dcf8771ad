import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import * as styles from './Disclosure.css.ts';

export type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
  isOpenAtFirst?: boolean;
  /** Disclosures of one name make an accordion: opening one closes the others. */
  name?: string | undefined;
};

export const Disclosure = ({ summary, children, isOpenAtFirst = false, name }: DisclosureProps) => (
  <details className={styles.root} open={isOpenAtFirst} name={name}>
    <summary className={styles.summary}>
      {summary}
      <span className={styles.arrow}>
        <ChevronDownIcon />
      </span>
    </summary>
    <div className={styles.body}>{children}</div>
  </details>
);
