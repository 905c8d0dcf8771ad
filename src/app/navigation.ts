/** The address bar, as the flows and the pages need it. */
import { navigate } from 'wouter/use-browser-location';
import type { ProductPlace, Route } from '#machines/shared/route.ts';
import type { StorefrontActor } from '#machines/storefront/storefront.selectors.ts';
import { type PageName, pathTo } from '#src/routes/paths.ts';
import { writeProductSearch } from '#src/routes/product-search.ts';

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

/** Follows the root's requests, and remembers whether the shopper came by Back or Forward. */
export const createNavigation = (actor: StorefrontActor) => {
  let isReturning = false;
  addEventListener('popstate', () => {
    isReturning = true;
  });
  // wouter dispatches these events for its own navigations.
  for (const step of ['pushState', 'replaceState']) {
    addEventListener(step, () => {
      isReturning = false;
    });
  }
  // The event carries `replace`, the one option that is used.
  actor.on('navigation.requested', (requested) => navigate(pathOf(requested), requested));
  return { isReturning: () => isReturning };
};
