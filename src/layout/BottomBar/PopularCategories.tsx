import { Link } from 'wouter';
import type { Category } from '#machines/query/contract.types.ts';
import { categoryPath } from '#src/components/category-path.ts';
import { Thumb } from '#src/components/Thumb/Thumb.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import * as styles from './MegaMenu.css.ts';

export type CategoriesProps = { categories: readonly Category[]; onPress: () => void };

export const PopularCategories = ({ categories, onPress }: CategoriesProps) => {
  const t = useMessages();
  return (
    <ul className={styles.popular}>
      {categories.map((category) => (
        <li key={category.id}>
          <Link href={categoryPath(category)} className={styles.category} onClick={onPress}>
            <span className={styles.round}>
              <Thumb picture={category.picture} thumbnail={category.thumbnail} size={48} />
            </span>
            <span>
              <bdi>{category.name}</bdi>
              <span className={styles.count}>
                {t('{count} subcategories', { count: category.sub_categories.length })}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
