/** What the pages of goods read. The server fetches it for the first view, a hovered link prefetches it, the screen shows it. */
import {
  homeFeedPageSize,
  productPageSize,
  productReviewPageSize,
  shopPageSize,
  shopReviewPageSize,
} from '#machines/constants.ts';
import { type Query, query } from '#machines/query/query.types.ts';
import { pageOf, productQueryOf, readProductSearch } from './product-search.ts';

type Params = Record<string, string>;

export const homeQuery = (page = 1) => query('getHome', { page, per_page: homeFeedPageSize });
/** How many pages of the home feed are open; kept in the address so that Back finds them again. */
export const homeFeedPages = (search: URLSearchParams) =>
  Math.min(pageOf(new URLSearchParams({ page: search.get('more') ?? '1' })), 50);
export const categoriesQuery = () => query('listCategories', {});
export const productsQuery = (search: URLSearchParams) =>
  query('listProducts', productQueryOf(readProductSearch(search)));
export const categoryProductsQuery = (slug: string, search: URLSearchParams) =>
  query('listProducts', productQueryOf({ ...readProductSearch(search), category: slug }));
export const mostPopularQuery = (search: URLSearchParams) =>
  query('listProducts', { page: pageOf(search), per_page: productPageSize, sort_type: 'popular_product' });
export const bestDealQuery = (search: URLSearchParams) =>
  query('listProducts', { page: pageOf(search), per_page: productPageSize, sort_type: 'top_selling' });
export const productQuery = (id: string | number) => query('getProduct', { product_id: Number(id) });
export const productReviewsQuery = (id: string | number, page = 1) =>
  query('listReviews', { product_id: Number(id), page, per_page: productReviewPageSize });
export const shopsQuery = (search: URLSearchParams) =>
  query('listShops', { page: pageOf(search), per_page: shopPageSize });
export const shopQuery = (id: string | number) => query('getShop', { shop: Number(id) });
export const shopProductsQuery = (id: string | number, search: URLSearchParams) =>
  query('listProducts', productQueryOf(readProductSearch(search), { shop_id: Number(id) }));
export const shopReviewsQuery = (id: string | number, page = 1) =>
  query('listReviews', { shop_id: Number(id), page, per_page: shopReviewPageSize });
/** The reads of a page's first view. */
export type PageQueries = (params: Params, search: URLSearchParams) => Query[];
