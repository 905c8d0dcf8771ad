import type { Product } from '#machines/reading/shapes.types.ts';
import { ProductCard, type ProductCardProps } from '#src/parts/ProductCard/ProductCard.tsx';
import { ProductCardSkeleton } from '#src/parts/ProductCard/ProductCardSkeleton.tsx';
import * as styles from './ProductGrid.css.ts';

export type ProductGridProps = {
  products: readonly Product[];
  level?: ProductCardProps['level'];
  /** How many pictures are in sight at first. */
  eagerCount?: number;
};

export const ProductGrid = ({ products, level = 3, eagerCount = 0 }: ProductGridProps) => (
  <ul className={styles.root}>
    {products.map((product, index) => (
      <li key={product.id}>
        <ProductCard product={product} level={level} isEager={index < eagerCount} />
      </li>
    ))}
  </ul>
);

const places = (count: number) => Array.from({ length: count }, (_, index) => `place ${index}`);

export const ProductGridSkeleton = ({ count = 12 }: { count?: number }) => (
  <div className={styles.root}>
    {places(count).map((place) => (
      <ProductCardSkeleton key={place} />
    ))}
  </div>
);
