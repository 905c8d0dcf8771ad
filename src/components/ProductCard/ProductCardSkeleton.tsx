import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import * as styles from './ProductCard.css.ts';

/** As tall as a card. */
export const ProductCardSkeleton = () => (
  <div className={styles.root}>
    <div className={styles.media}>
      <Skeleton shape="square" />
    </div>
    <div className={styles.body}>
      <div className={styles.name}>
        <Skeleton width="most" />
      </div>
      <div className={styles.quiet}>
        <Skeleton width="half" />
      </div>
      <div className={styles.price}>
        <Skeleton shape="title" width="third" />
        <Skeleton width="half" />
      </div>
      <div className={styles.facts}>
        <Skeleton width="half" />
      </div>
      <div className={styles.quiet}>
        <Skeleton width="third" />
      </div>
      <div className={styles.buy}>
        <Skeleton shape="control" />
      </div>
    </div>
  </div>
);
