import type { Category, ProductFilters } from '#machines/query/contract.types.ts';
import { type Id, isSameId } from '#machines/shared/ids.ts';
import { isCategoryOf } from '#src/components/category-path.ts';
import { isolated } from '#src/i18n/messages.ts';
import { type ProductSearch, valuesOf } from '#src/routes/product-search.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMoney } from '#src/shop/use-money.ts';
import { type FacetKind, toggled, without } from './list-place.ts';
import { useStarRange } from './use-star-range.ts';

export type AppliedFilter = { id: string; label: string; rest: ProductSearch };

type Known = {
  categories: readonly Category[];
  options: Pick<ProductFilters, 'brands' | 'sizes' | 'colors' | 'diets' | 'free_of'>;
  /** The category of the page, as its address names it; undefined on other lists. */
  home: string | undefined;
};

/** Returns the applied filters, each with its label and with the state of the list without it. */
export const useAppliedFilters = (state: ProductSearch, { categories, options, home }: Known): AppliedFilter[] => {
  const t = useMessages();
  const money = useMoney();
  const starRange = useStarRange();
  const { category, subCategory, rating, minPrice, maxPrice } = state;
  const filter = <Value>(
    value: Value | undefined,
    label: (value: Value) => string,
    ...keys: (keyof ProductSearch)[]
  ) => (value === undefined ? [] : [{ id: keys[0] ?? '', label: label(value), rest: without(state, ...keys) }]);
  const nameOf = (known: readonly { id: Id; name: string }[], requested: string) =>
    known.find(({ id }) => isSameId(id, requested))?.name;
  const several = (kind: FacetKind, known: readonly { id: Id; name: string }[], unknown: string) =>
    valuesOf(state[kind]).map((value) => ({
      id: `${kind}-${value}`,
      label: nameOf(known, value) ?? unknown,
      rest: toggled(state, kind, value),
    }));
  const freeOf = (options.free_of ?? []).map(({ id, name }) => ({ id, name: t('Free of {name}', { name }) }));
  const subCategories = categories.flatMap((each) => each.sub_categories);
  return [
    ...filter(
      home === undefined ? category : undefined,
      (requested) => categories.find((each) => isCategoryOf(each, requested))?.name ?? t('Category'),
      'category',
      'subCategory',
    ),
    ...filter(
      subCategory,
      (requested) => subCategories.find((each) => isCategoryOf(each, requested))?.name ?? t('Category'),
      'subCategory',
    ),
    ...several('brand', options.brands, t('Brand')),
    ...several('size', options.sizes, t('Size')),
    ...several('color', options.colors, t('Colour')),
    ...several('diet', options.diets ?? [], t('Diet')),
    ...several('freeOf', freeOf, t('Free of')),
    ...filter(rating, starRange, 'rating'),
    ...filter(minPrice, (price) => t('From {price}', { price: isolated(money(price)) }), 'minPrice'),
    ...filter(maxPrice, (price) => t('Up to {price}', { price: isolated(money(price)) }), 'maxPrice'),
  ];
};
