import type { ReactNode } from 'react';
import * as styles from './ProductPage.css.ts';

export type ProductFrameProps = { way: ReactNode; gallery: ReactNode; summary: ReactNode; purchase: ReactNode };

/** Of the price and the buttons that buy. */
export const purchaseId = 'purchase';

/** The places of the first view: the same while the rest is on its way. */
export const ProductFrame = ({ way, gallery, summary, purchase }: ProductFrameProps) => (
  <div className={styles.frame}>
    <div className={styles.way}>{way}</div>
    <div className={styles.gallery}>{gallery}</div>
    <div className={styles.facts}>
      {summary}
      <div className={styles.purchase}>{purchase}</div>
    </div>
  </div>
);
