import type { ReactNode } from 'react';
import * as styles from './PageHeading.css.ts';

export type PageHeadingProps = {
  title: ReactNode;
  /** The number of results, their kind and the search text. Its space is reserved until they are known. */
  note?: ReactNode;
};

export const PageHeading = ({ title, note }: PageHeadingProps) => (
  <div className={styles.root}>
    <h1 dir="auto">{title}</h1>
    <p className={styles.note} aria-live="polite">
      {note}
    </p>
  </div>
);
