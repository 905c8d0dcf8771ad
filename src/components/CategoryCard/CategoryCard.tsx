import type { CategoryFace } from '#machines/query/contract.types.ts';
import { categoryPath } from '#src/components/category-path.ts';
import { pictureOf } from '#src/components/picture-of.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import * as styles from './CategoryCard.css.ts';

export type CategoryCardProps = { category: CategoryFace; note?: string | undefined; isEager?: boolean };

export const CategoryCard = ({ category, note, isEager = false }: CategoryCardProps) => (
  <Link href={categoryPath(category)} className={styles.root}>
    <span className={styles.media}>
      <Picture
        picture={pictureOf(category.thumbnail, category.picture)}
        alt=""
        sizes="(min-width: 1024px) 9rem, 30vw"
        ratio="square"
        isPriority={isEager}
        inlined="medium"
      />
    </span>
    <bdi className={styles.name}>{category.name}</bdi>
    {note ? <span className={styles.note}>{note}</span> : null}
  </Link>
);

export const CategoryCardSkeleton = () => (
  <div className={styles.root}>
    <Skeleton shape="square" />
    <span className={styles.name}>
      <Skeleton width="most" />
    </span>
  </div>
);
