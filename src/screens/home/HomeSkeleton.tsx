import { ProductGridSkeleton } from '#src/components/ProductGrid/ProductGrid.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import * as styles from './HomeScreen.css.ts';

/** A window full of it. */
export const HomeSkeleton = () => (
  <div className={styles.root}>
    <Skeleton shape="banner" />
    <Skeleton shape="title" width="third" />
    <ProductGridSkeleton count={10} />
  </div>
);
