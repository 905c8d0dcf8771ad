import type { Category, ProductFilters } from '#machines/query/contract.types.ts';
import { slugOf } from '#src/components/category-path.ts';
import { isolated } from '#src/components/isolated.ts';
import type { ProductSearch } from '#src/routes/product-search.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMoney } from '#src/shop/use-money.ts';
import { without } from './list-place.ts';

export type AppliedFilter = { id: string; label: string; rest: ProductSearch };

type Known = {
  categories: readonly Category[];
  brands: ProductFilters['brands'];
  /** The category whose page this is. */
  home: string | undefined;
};

const isNamed = (requested: string) => (each: { id: number; slug?: string | undefined }) =>
  slugOf(each) === requested || String(each.id) === requested;

/** What is applied, in the shopper's words, and the list without it. */
export const useAppliedFilters = (state: ProductSearch, { categories, brands, home }: Known): AppliedFilter[] => {
  const t = useMessages();
  const money = useMoney();
  const { category, subCategory, brand, rating, minPrice, maxPrice } = state;
  const filter = <Value>(
    value: Value | undefined,
    label: (value: Value) => string,
    ...keys: (keyof ProductSearch)[]
  ) => (value === undefined ? [] : [{ id: keys[0] ?? '', label: label(value), rest: without(state, ...keys) }]);
  const subCategories = categories.flatMap((each) => each.sub_categories);
  return [
    ...filter(
      home === undefined ? category : undefined,
      (requested) => categories.find(isNamed(requested))?.name ?? t('Category'),
      'category',
      'subCategory',
    ),
    ...filter(subCategory, (requested) => subCategories.find(isNamed(requested))?.name ?? t('Category'), 'subCategory'),
    ...filter(brand, (requested) => brands.find(({ id }) => id === requested)?.name ?? t('Brand'), 'brand'),
    ...filter(rating, (count) => t('{count} stars', { count }), 'rating'),
    ...filter(minPrice, (price) => t('From {price}', { price: isolated(money(price)) }), 'minPrice'),
    ...filter(maxPrice, (price) => t('Up to {price}', { price: isolated(money(price)) }), 'maxPrice'),
  ];
};
