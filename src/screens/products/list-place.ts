/** Where a list with these filters is. */
import { pathTo } from '#src/routes/paths.ts';
import { type ProductSearch, writeProductSearch } from '#src/routes/product-search.ts';

export type HrefOf = (state: ProductSearch) => string;

export const listHref: HrefOf = (state) => pathTo('products', undefined, writeProductSearch(state));

/** On a category's page the category is in the path; without one it is the list of everything. */
export const categoryListHref: HrefOf = ({ category, ...rest }) =>
  category === undefined ? listHref(rest) : pathTo('category', { slug: category }, writeProductSearch(rest));

/** The state without some of its parts, on the first page. */
export const without = (state: ProductSearch, ...keys: (keyof ProductSearch)[]): ProductSearch => {
  const kept = Object.entries(state).filter(([key]) => !keys.some((gone) => gone === key));
  return { ...(Object.fromEntries(kept) as ProductSearch), page: 1 };
};

/** Without any filter; what is searched for, and the category whose page this is, stay. */
export const withoutFilters = (state: ProductSearch, home: string | undefined): ProductSearch => {
  const bare = without(state, 'category', 'subCategory', 'brand', 'rating', 'minPrice', 'maxPrice');
  return home === undefined ? bare : { ...bare, category: home };
};

/** How many filters can be taken off; the category whose page it is cannot. */
export const filterCount = (state: ProductSearch, home: string | undefined): number => {
  const { category, subCategory, brand, rating, minPrice, maxPrice } = state;
  const filters = [home === undefined ? category : undefined, subCategory, brand, rating, minPrice, maxPrice];
  return filters.filter((filter) => filter !== undefined).length;
};
