/** From the page that a flow names to its URL. */
import type { Route } from '#machines/shared/route.ts';
import { type PageName, pathTo } from './paths.ts';
import { writeProductSearch } from './product-search.ts';

type AnyRoute = { to: PageName; query?: string } & Record<string, string | number>;

/** The URL of a page that a flow names: `{ to: 'product', id: 41 }` is `/products/41/details`. */
export const pathOf = (route: Route): string => {
  const { to, query, ...params } = route satisfies { to: PageName } as AnyRoute;
  const search = query === undefined ? undefined : writeProductSearch({ text: query, page: 1 });
  return (pathTo as (...link: [PageName, object, URLSearchParams?]) => string)(to, params, search);
};
