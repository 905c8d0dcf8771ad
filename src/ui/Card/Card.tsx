import type { ReactNode } from 'react';
import * as styles from './Card.css.ts';

export type CardProps = {
  children: ReactNode;
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  /** Rises on hover: for a card that is one link. */
  isLifting?: boolean;
  labelledBy?: string | undefined;
};

export const Card = ({ children, as: Element = 'div', isLifting = false, labelledBy }: CardProps) => (
  <Element className={`${styles.base} ${styles.hovers[isLifting ? 'lifting' : 'still']}`} aria-labelledby={labelledBy}>
    {children}
  </Element>
);
