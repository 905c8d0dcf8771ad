/** What the pages of goods read. The server fetches it for the first view, a hovered link prefetches it, the screen shows it. */
import {
  homeFeedPageSize,
  productPageSize,
  productReviewPageSize,
  shopPageSize,
  shopReviewPageSize,
} from '#machines/constants.ts';
import { type Read, read } from '#machines/reading/reading.types.ts';
import { pageOf, productQueryOf, readProductSearch } from './product-search.ts';

type Params = Record<string, string>;

export const homeRead = (page = 1) => read('getHome', { page, per_page: homeFeedPageSize });
/** How many pages of the home feed are open; kept in the address so that Back finds them again. */
export const homeFeedPages = (search: URLSearchParams) =>
  Math.min(pageOf(new URLSearchParams({ page: search.get('more') ?? '1' })), 50);
export const categoriesRead = () => read('listCategories', {});
export const productsRead = (search: URLSearchParams) =>
  read('listProducts', productQueryOf(readProductSearch(search)));
export const categoryProductsRead = (slug: string, search: URLSearchParams) =>
  read('listProducts', productQueryOf({ ...readProductSearch(search), category: slug }));
export const mostPopularRead = (search: URLSearchParams) =>
  read('listProducts', { page: pageOf(search), per_page: productPageSize, sort_type: 'popular_product' });
export const bestDealRead = (search: URLSearchParams) =>
  read('listProducts', { page: pageOf(search), per_page: productPageSize, sort_type: 'top_selling' });
export const productRead = (id: string | number) => read('getProduct', { product_id: Number(id) });
export const productReviewsRead = (id: string | number, page = 1) =>
  read('listReviews', { product_id: Number(id), page, per_page: productReviewPageSize });
export const shopsRead = (search: URLSearchParams) =>
  read('listShops', { page: pageOf(search), per_page: shopPageSize });
export const shopRead = (id: string | number) => read('getShop', { shop: Number(id) });
export const shopProductsRead = (id: string | number, search: URLSearchParams) =>
  read('listProducts', productQueryOf(readProductSearch(search), { shop_id: Number(id) }));
export const shopReviewsRead = (id: string | number, page = 1) =>
  read('listReviews', { shop_id: Number(id), page, per_page: shopReviewPageSize });
/** The reads of a page's first view. */
export type PageReads = (params: Params, search: URLSearchParams) => Read[];
