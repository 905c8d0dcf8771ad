/** The queries of home, product and shop pages, for the server's first view, for prefetching and for the screens. */
import {
  homeFeedPageSize,
  productPageSize,
  productReviewPageSize,
  shopPageSize,
  shopReviewPageSize,
} from '#machines/constants.ts';
import { type Query, query } from '#machines/query/query.types.ts';
import type { Id } from '#machines/shared/ids.ts';
import { productQueryOf } from './product-query.ts';
import { pageOf, readProductSearch } from './product-search.ts';

type Params = Record<string, string>;

export const homeQuery = (page = 1) => query('getHome', { page, per_page: homeFeedPageSize });
/** The number of open pages of the home feed. It is part of the URL, so that Back restores them. */
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
/** What is not a number may be the id of a back end, or the slug of one whose addresses have slugs: it is sent as both. */
export const productQuery = (id: Id) =>
  query('getProduct', { product_id: `${id}`, ...(/^\d+$/.test(`${id}`) ? {} : { slug: `${id}` }) });
export const productReviewsQuery = (id: Id, page = 1) =>
  query('listReviews', { product_id: `${id}`, page, per_page: productReviewPageSize });
export const shopsQuery = (search: URLSearchParams) =>
  query('listShops', { page: pageOf(search), per_page: shopPageSize });
export const shopQuery = (id: Id) => query('getShop', { shop: `${id}` });
export const shopProductsQuery = (id: Id, search: URLSearchParams) =>
  query('listProducts', productQueryOf(readProductSearch(search), { shop_id: `${id}` }));
export const shopReviewsQuery = (id: Id, page = 1) =>
  query('listReviews', { shop_id: `${id}`, page, per_page: shopReviewPageSize });
/** The reads of a page's first view. */
export type PageQueries = (params: Params, search: URLSearchParams) => Query[];
