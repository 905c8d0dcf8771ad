/** Where a list with these filters is. */
import { pathTo } from '#src/routes/paths.ts';
import { type ProductSearch, valuesOf, writeProductSearch } from '#src/routes/product-search.ts';

export type HrefOf = (state: ProductSearch) => string;

export const listHref: HrefOf = (state) => pathTo('products', undefined, writeProductSearch(state));

/** On a category's page the category is in the path; without one it is the list of everything. */
export const categoryListHref: HrefOf = ({ category, ...rest }) =>
  category === undefined ? listHref(rest) : pathTo('category', { slug: category }, writeProductSearch(rest));

/** The state without some of its parts, on the first page. */
export const without = (state: ProductSearch, ...keys: (keyof ProductSearch)[]): ProductSearch => {
  const kept = Object.entries(state).filter(([key]) => key !== 'more' && !keys.some((gone) => gone === key));
  return { ...(Object.fromEntries(kept) as ProductSearch), page: 1 };
};

/** Removes all filters, but neither the search text nor the page's own category. */
export const withoutFilters = (state: ProductSearch, home: string | undefined): ProductSearch => {
  const bare = without(
    state,
    'category',
    'subCategory',
    'brand',
    'size',
    'color',
    'diet',
    'freeOf',
    'rating',
    'minPrice',
    'maxPrice',
  );
  return home === undefined ? bare : { ...bare, category: home };
};

/** Counts the removable filters; the page's own category is not one of them. */
export const filterCount = (state: ProductSearch, home: string | undefined): number => {
  const { category, subCategory, brand, size, color, diet, freeOf, rating, minPrice, maxPrice } = state;
  const ofPlace = [home === undefined ? category : undefined, subCategory];
  const several = [brand, size, color, diet, freeOf].flatMap(valuesOf);
  return [...ofPlace, ...several, rating, minPrice, maxPrice].filter((filter) => filter !== undefined).length;
};

export type FacetKind = 'brand' | 'size' | 'color' | 'diet' | 'freeOf';

/** The state with one value more, or without it if it is chosen. `isSingle`: it takes the place of the others. */
export const toggled = (state: ProductSearch, kind: FacetKind, value: string, isSingle = false): ProductSearch => {
  const values = valuesOf(state[kind]);
  const others = values.filter((each) => each !== value);
  const chosen = values.includes(value) ? others : [...(isSingle ? [] : values), value];
  const rest = without(state, kind);
  return chosen.length > 0 ? { ...rest, [kind]: chosen.join(',') } : rest;
};
