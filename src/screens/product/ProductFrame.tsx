import type { ReactNode } from 'react';
import * as styles from './ProductPage.css.ts';

export type ProductFrameProps = { way: ReactNode; gallery: ReactNode; summary: ReactNode; purchase: ReactNode };

/** The places of the first view: the same while the rest is on its way. */
export const ProductFrame = ({ way, gallery, summary, purchase }: ProductFrameProps) => (
  <div className={styles.frame}>
    <div className={styles.way}>{way}</div>
    <div className={styles.gallery}>{gallery}</div>
    <div className={styles.facts}>
      {summary}
      {purchase}
    </div>
  </div>
);
