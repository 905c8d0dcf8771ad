/** From the page that a flow names to its URL. */
import type { Route } from '#machines/shared/route.ts';
import { type PageName, pathTo } from './paths.ts';
import { writeProductSearch } from './product-search.ts';

/** The URL of a page that a flow names: `{ to: 'product', id: 41 }` is `/products/41/details`. */
export const pathOf = (route: Route): string => {
  const search = route.to === 'products' ? writeProductSearch({ text: route.query, page: 1 }) : undefined;
  // The pattern of the page takes its parameters from the route and ignores the rest.
  return (pathTo as (name: PageName, params: object, search?: URLSearchParams) => string)(route.to, route, search);
};
