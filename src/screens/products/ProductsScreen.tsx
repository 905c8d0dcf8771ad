import { slugOf } from '#src/components/category-path.ts';
import type { ScreenProps } from '#src/routes/page.types.ts';
import { categoriesQuery, categoryProductsQuery, productsQuery } from '#src/routes/page-content-queries.ts';
import { readProductSearch } from '#src/routes/product-search.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { CategoryChips, SubCategoryChips } from './CategoryChips.tsx';
import { categoryListHref, listHref } from './list-place.ts';
import { ProductList } from './ProductList.tsx';

/** Everything, or what was searched for. */
export const ProductsScreen = ({ search }: ScreenProps) => {
  const t = useMessages();
  const result = useQuery(productsQuery(search));
  const categories = useQuery(categoriesQuery()).data?.categories ?? [];
  const state = readProductSearch(search);
  return (
    <ProductList
      title={state.text ? t('Results for “{text}”', { text: state.text }) : t('All products')}
      chips={<CategoryChips categories={categories} state={state} hrefOf={listHref} />}
      {...{ result, categories, state }}
      hrefOf={listHref}
    />
  );
};

/** One category, whose address carries its slug or its number. */
export const CategoryScreen = ({ params: { slug = '' }, search }: ScreenProps) => {
  const result = useQuery(categoryProductsQuery(slug, search));
  const response = useQuery(categoriesQuery());
  const categories = response.data?.categories ?? [];
  const category = categories.find((each) => slugOf(each) === slug || String(each.id) === slug);
  const t = useMessages();
  const state = { ...readProductSearch(search), category: slug };
  const isPending = response.status === 'loading';
  return (
    <ProductList
      title={category?.name ?? (isPending ? <Skeleton width="third" /> : t('Category'))}
      chips={<SubCategoryChips category={category} state={state} hrefOf={categoryListHref} />}
      {...{ result, categories, state }}
      hrefOf={categoryListHref}
      home={slug}
    />
  );
};
