import type { Product } from '#machines/query/contract.types.ts';
import { pictureOf } from '#src/components/picture-of.ts';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import * as styles from './ProductPending.css.ts';

export type ProductPendingProps = {
  /** As its card knew it; undefined where no list has shown it. */
  product: Product | undefined;
};

/** How wide the large picture of a product is shown. */
export const pictureSizes = '(min-width: 1024px) 38rem, (min-width: 640px) 48vw, 92vw';

/** The page of a product while its code or its data load: what is known stands where it will stay. */
export const ProductPending = ({ product }: ProductPendingProps) => (
  <div className={styles.frame}>
    <div className={styles.way}>
      <Skeleton width="third" />
    </div>
    <div className={styles.picture}>
      {product ? (
        <Picture
          picture={pictureOf(product.thumbnail, product.picture)}
          alt={product.name}
          sizes={pictureSizes}
          ratio="fill"
          isPriority
        />
      ) : null}
    </div>
    <div className={styles.facts}>
      {product ? (
        <h1 className={styles.name} dir="auto">
          {product.name}
        </h1>
      ) : (
        <Skeleton shape="title" width="most" />
      )}
      <Skeleton width="half" />
      <Skeleton shape="control" />
      <Skeleton shape="banner" />
    </div>
  </div>
);
