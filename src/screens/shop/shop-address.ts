/** The parts of a shop's page, in its address. */
import { pathTo } from '#src/routes/paths.ts';

export type ShopTab = 'products' | 'reviews';

export const readShopTab = (search: URLSearchParams): ShopTab =>
  search.get('tab') === 'reviews' ? 'reviews' : 'products';

export const reviewsHref = (id: string, page = 1) =>
  pathTo('shop', { id }, new URLSearchParams({ tab: 'reviews', ...(page > 1 ? { page: String(page) } : {}) }));
