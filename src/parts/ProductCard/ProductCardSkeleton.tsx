import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import * as styles from './ProductCard.css.ts';

/** As tall as a card. */
export const ProductCardSkeleton = () => (
  <div className={styles.root}>
    <div className={styles.media}>
      <Skeleton shape="square" />
    </div>
    <div className={styles.body}>
      <div className={styles.link}>
        <Skeleton width="most" />
        <Skeleton width="half" />
      </div>
      <div className={styles.quiet}>
        <Skeleton width="half" />
      </div>
      <Skeleton shape="title" width="third" />
      <div className={styles.facts}>
        <Skeleton width="half" />
      </div>
      <div className={styles.quiet}>
        <Skeleton width="third" />
      </div>
    </div>
  </div>
);
