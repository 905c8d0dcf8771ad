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

export type ClusterProps = StackProps & {
  align?: keyof typeof styles.aligns;
  justify?: keyof typeof styles.justifies;
};

/** Things beside each other, wrapping. */
export const Cluster = ({
  children,
  gap = 3,
  as: Element = 'div',
  align = 'center',
  justify = 'start',
}: ClusterProps) => (
  <Element className={`${styles.cluster} ${styles.gaps[gap]} ${styles.aligns[align]} ${styles.justifies[justify]}`}>
    {children}
  </Element>
);

export type GridProps = StackProps & { width?: keyof typeof styles.widths };

/** As many equal columns as fit. */
export const Grid = ({ children, gap = 4, as: Element = 'div', width = 'product' }: GridProps) => (
  <Element className={`${styles.grid} ${styles.gaps[gap]} ${styles.widths[width]}`}>{children}</Element>
);
