import { Link } from 'wouter';
import { categoryPath } from '#src/components/category-path.ts';
import { Thumb } from '#src/components/Thumb/Thumb.tsx';
import * as styles from './MegaMenu.css.ts';
import type { CategoriesProps } from './PopularCategories.tsx';

export const FeaturedCategories = ({ categories, onPress }: CategoriesProps) => (
  <ul className={styles.featured}>
    {categories.map((category) => (
      <li key={category.id}>
        <Link href={categoryPath(category)} className={styles.banner} onClick={onPress}>
          <span className={styles.bannerPicture}>
            <Thumb
              picture={category.banner_picture ?? category.picture}
              thumbnail={category.banner ?? category.thumbnail}
              size={240}
              isWhole={!category.banner && !category.banner_picture}
            />
          </span>
          <bdi>{category.name}</bdi>
        </Link>
      </li>
    ))}
  </ul>
);
