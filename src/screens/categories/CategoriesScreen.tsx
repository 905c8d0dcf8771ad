import LayoutGridIcon from 'lucide-react/icons/layout-grid';
import type { Category } from '#machines/query/contract.types.ts';
import { CategoryCard, CategoryCardSkeleton } from '#src/components/CategoryCard/CategoryCard.tsx';
import { PageHeading } from '#src/components/PageHeading/PageHeading.tsx';
import { PartBoundary } from '#src/components/QueryView/PartBoundary.tsx';
import { QueryView } from '#src/components/QueryView/QueryView.tsx';
import { categoriesQuery } from '#src/routes/page-content-queries.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import * as styles from './CategoriesScreen.css.ts';

const eagerCount = 2;
const places = Array.from({ length: 12 }, (_, index) => `place ${index}`);

const CategoriesSkeleton = () => (
  <div className={styles.grid}>
    {places.map((place) => (
      <CategoryCardSkeleton key={place} />
    ))}
  </div>
);

const CategoryGrid = ({ categories }: { categories: readonly Category[] }) => {
  const t = useMessages();
  if (categories.length === 0)
    return (
      <EmptyState
        icon={<LayoutGridIcon />}
        title={t('No categories found')}
        action={<ButtonLink href={pathTo('products')}>{t('All products')}</ButtonLink>}
      />
    );
  return (
    <ul className={styles.grid}>
      {categories.map((category, index) => (
        <li key={category.id}>
          <PartBoundary>
            <CategoryCard
              category={category}
              note={
                category.sub_categories.length > 0
                  ? t('{count} subcategories', { count: category.sub_categories.length })
                  : undefined
              }
              isEager={index < eagerCount}
            />
          </PartBoundary>
        </li>
      ))}
    </ul>
  );
};

export const CategoriesScreen = () => {
  const t = useMessages();
  const result = useQuery(categoriesQuery());
  return (
    <div className={styles.root}>
      <PageHeading title={t('Categories')} />
      <QueryView result={result} skeleton={<CategoriesSkeleton />}>
        {({ categories }) => <CategoryGrid categories={categories} />}
      </QueryView>
    </div>
  );
};
