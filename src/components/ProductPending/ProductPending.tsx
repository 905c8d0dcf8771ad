import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import * as styles from './ProductPending.css.ts';

export type ProductPendingProps = {
  /** As a card had it; undefined where no list has shown the product. */
  name: string | undefined;
};

/** The page of a product while its code or its data load: what is known stands where it will stay. */
export const ProductPending = ({ name }: ProductPendingProps) => (
  <div className={styles.frame}>
    <div className={styles.way}>
      <Skeleton width="third" />
    </div>
    <div className={styles.picture} />
    <div className={styles.facts}>
      {name ? (
        <div className={styles.head}>
          <h1 dir="auto">{name}</h1>
        </div>
      ) : (
        <Skeleton shape="title" width="most" />
      )}
      <Skeleton width="half" />
      <Skeleton shape="control" />
      <Skeleton shape="banner" />
    </div>
  </div>
);
