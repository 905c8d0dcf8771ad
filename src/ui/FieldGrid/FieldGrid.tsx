import type { ReactNode } from 'react';
import * as styles from './FieldGrid.css.ts';

export type FieldWidth = keyof typeof styles.widths;

/** The fields of a form: under each other on a phone, beside each other where there is room. */
export const FieldGrid = ({ children }: { children: ReactNode }) => <div className={styles.root}>{children}</div>;

export const FieldCell = ({ width, children }: { width: FieldWidth; children: ReactNode }) => (
  <div className={styles.widths[width]}>{children}</div>
);
