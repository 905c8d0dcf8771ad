import type { Category } from '#machines/query/contract.types.ts';
import { ChipNav } from '#src/components/ChipNav/ChipNav.tsx';
import { isCategoryOf, slugOf } from '#src/components/category-path.ts';
import type { ScreenProps } from '#src/routes/page.types.ts';
import { categoriesQuery, categoryProductsQuery, productsQuery } from '#src/routes/page-content-queries.ts';
import { type ProductSearch, pageIn, readProductSearch } from '#src/routes/product-search.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { ChipLink } from '#src/ui/Chip/Chip.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { categoryListHref, type HrefOf, listHref, without } from './list-place.ts';
import { ProductList } from './ProductList.tsx';

type ChipsProps = { state: ProductSearch; hrefOf: HrefOf };

const CategoryChips = ({ categories, state, hrefOf }: ChipsProps & { categories: readonly Category[] }) => {
  const t = useMessages();
  const isChosen = (category: Category) => isCategoryOf(category, state.category);
  return (
    <ChipNav label={t('Categories')}>
      <ChipLink href={hrefOf(without(state, 'category', 'subCategory'))} isCurrent={!state.category}>
        {t('All')}
      </ChipLink>
      {categories.map((category) => (
        <ChipLink
          key={category.id}
          href={hrefOf({ ...without(state, 'subCategory'), category: slugOf(category) })}
          isCurrent={isChosen(category)}
        >
          <bdi>{category.name}</bdi>
        </ChipLink>
      ))}
    </ChipNav>
  );
};

const SubCategoryChips = ({ category, state, hrefOf }: ChipsProps & { category: Category | undefined }) => {
  const t = useMessages();
  return (
    <ChipNav label={category?.name ?? t('Category')}>
      <ChipLink href={hrefOf(without(state, 'subCategory'))} isCurrent={!state.subCategory}>
        {t('All')}
      </ChipLink>
      {category?.sub_categories.map((each) => (
        <ChipLink
          key={each.id}
          href={hrefOf({ ...without(state), subCategory: slugOf(each) })}
          isCurrent={isCategoryOf(each, state.subCategory)}
        >
          <bdi>{each.name}</bdi>
        </ChipLink>
      ))}
    </ChipNav>
  );
};

/** All products, or the results of a search. */
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
      queryOf={(page) => productsQuery(pageIn(search, page))}
    />
  );
};

/** The products of one category, which the address names by its slug or its id. */
export const CategoryScreen = ({ params: { slug = '' }, search }: ScreenProps) => {
  const result = useQuery(categoryProductsQuery(slug, search));
  const response = useQuery(categoriesQuery());
  const categories = response.data?.categories ?? [];
  const category = categories.find((each) => isCategoryOf(each, slug));
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
      queryOf={(page) => categoryProductsQuery(slug, pageIn(search, page))}
    />
  );
};
