/** From the page that a flow names to its URL. */
import type { ProductPlace, Route } from '#machines/shared/route.ts';
import { type PageName, pathTo } from './paths.ts';
import { writeProductSearch } from './product-search.ts';

const searchOf = (place: ProductPlace): URLSearchParams => {
  if ('query' in place) return writeProductSearch({ text: place.query, page: 1 });
  if ('brand' in place) return writeProductSearch({ brand: String(place.brand), page: 1 });
  return writeProductSearch({ category: place.category, subCategory: place.subCategory, page: 1 });
};

/** The URL of a page that a flow names: `{ to: 'product', id: 41 }` is `/products/41/details`. */
export const pathOf = (route: Route): string => {
  const search = route.to === 'products' ? searchOf(route) : undefined;
  // The pattern of the page takes its parameters from the route and ignores the rest.
  return (pathTo as (name: PageName, params: object, search?: URLSearchParams) => string)(route.to, route, search);
};
