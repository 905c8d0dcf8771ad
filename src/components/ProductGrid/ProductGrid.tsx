import type { ReactNode, Ref } from 'react';
import type { Product } from '#machines/query/contract.types.ts';
import * as productCardStyles from '#src/components/ProductCard/ProductCard.css.ts';
import { ProductCard, type ProductCardProps } from '#src/components/ProductCard/ProductCard.tsx';
import { PartBoundary } from '#src/components/QueryView/PartBoundary.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import * as styles from './ProductGrid.css.ts';

/** As tall as a card. */
const ProductCardSkeleton = () => (
  <div className={productCardStyles.root}>
    <div className={productCardStyles.media}>
      <Skeleton shape="square" />
    </div>
    <div className={productCardStyles.body}>
      <div className={productCardStyles.name}>
        <Skeleton width="most" />
      </div>
      <div className={productCardStyles.quiet}>
        <Skeleton width="half" />
      </div>
      <div className={productCardStyles.price}>
        <Skeleton shape="title" width="third" />
        <Skeleton width="half" />
      </div>
      <div className={productCardStyles.facts}>
        <Skeleton width="half" />
      </div>
      <div className={productCardStyles.quiet}>
        <Skeleton width="third" />
      </div>
    </div>
  </div>
);

type GridFrameProps = { children: ReactNode; ref?: Ref<HTMLUListElement> | undefined };

/** The grid as a `<ul>`; its children are list items. */
export const GridFrame = ({ children, ref }: GridFrameProps) => (
  <ul className={styles.root} ref={ref}>
    {children}
  </ul>
);

export type ProductItemsProps = {
  products: readonly Product[];
  level?: ProductCardProps['level'];
  /** How many pictures are in sight at first. */
  eagerCount?: number;
};

export const ProductItems = ({ products, level = 3, eagerCount = 0 }: ProductItemsProps) =>
  products.map((product, index) => (
    <li key={product.id}>
      <PartBoundary>
        <ProductCard product={product} level={level} isEager={index < eagerCount} />
      </PartBoundary>
    </li>
  ));

export type ProductGridProps = ProductItemsProps & Pick<GridFrameProps, 'ref'>;

export const ProductGrid = ({ ref, ...props }: ProductGridProps) => (
  <GridFrame ref={ref}>
    <ProductItems {...props} />
  </GridFrame>
);

const places = (count: number) => Array.from({ length: count }, (_, index) => `place ${index}`);

export const PendingItems = ({ count = 12 }: { count?: number }) =>
  places(count).map((place) => (
    <li key={place} aria-hidden="true">
      <ProductCardSkeleton />
    </li>
  ));

export const ProductGridSkeleton = ({ count = 12 }: { count?: number }) => (
  <GridFrame>
    <PendingItems count={count} />
  </GridFrame>
);
