import type { ReactNode } from 'react';
import * as styles from './Stack.css.ts';

export type StackProps = {
  children: ReactNode;
  gap?: keyof typeof styles.gaps;
  as?: 'div' | 'ul' | 'ol' | 'section';
};

/** Things under each other. */
export const Stack = ({ children, gap = 4, as: Element = 'div' }: StackProps) => (
  <Element className={`${styles.stack} ${styles.gaps[gap]}`}>{children}</Element>
);

export type ClusterProps = Omit<StackProps, 'as'> & { justify?: keyof typeof styles.justifies };

/** Things beside each other, wrapping. */
export const Cluster = ({ children, gap = 3, justify = 'start' }: ClusterProps) => (
  <div className={`${styles.cluster} ${styles.gaps[gap]} ${styles.justifies[justify]}`}>{children}</div>
);

export type GridProps = Omit<StackProps, 'gap'>;

/** As many equal wide columns as fit. */
export const Grid = ({ children, as: Element = 'div' }: GridProps) => (
  <Element className={styles.grid}>{children}</Element>
);
