import type { ReactNode } from 'react';
import * as styles from './Card.css.ts';

export type CardProps = {
  children: ReactNode;
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  padding?: keyof typeof styles.paddings;
  /** Rises under the pointer: for a card that is a link as a whole. */
  isLifting?: boolean;
  labelledBy?: string | undefined;
};

export const Card = ({
  children,
  as: Element = 'div',
  padding = 'medium',
  isLifting = false,
  labelledBy,
}: CardProps) => (
  <Element
    className={`${styles.base} ${styles.paddings[padding]} ${styles.moods[isLifting ? 'lifting' : 'still']}`}
    aria-labelledby={labelledBy}
  >
    {children}
  </Element>
);
