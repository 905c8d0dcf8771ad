/** Home, categories, products, packagings and suggestions. */
import type { Client } from '../client.ts';
import { checkedDataOf, dataOf, dataWith } from '../data-of.ts';
import { ApiError, notFoundBy } from '../errors.ts';
import type { ProductQuery, Suggestion } from '../types/catalogue.ts';
import type { QueryOf } from '../types/query.ts';

const suggestionsValidator = async () => (await import('../validators/catalogue.ts')).suggestionsValidator;

const noFilters = { sizes: [], colors: [], brands: [], min_price: 0, max_price: 0 };

export const getHome = (client: Client, query: QueryOf<'getHome'> = {}, signal: AbortSignal | null = null) =>
  dataOf(client.GET('/home', { params: { query }, signal }), {
    banners: [],
    ads: [],
    categories: [],
    shops: [],
    popular_products: [],
    just_for_you: { total: 0, products: [] },
  });

const categoryPage = (client: Client, query: QueryOf<'listCategories'>, signal: AbortSignal | null) =>
  dataOf(client.GET('/categories', { params: { query }, signal }), { total: 0, categories: [] });

/** A false total must not cost the calls of a whole minute. */
const mostCategoryPages = 10;

/** Without a page in the query, all categories: newer back ends send the first page only. */
export const listCategories = async (
  client: Client,
  query: QueryOf<'listCategories'> = {},
  signal: AbortSignal | null = null,
) => {
  const first = await categoryPage(client, query, signal);
  const { length } = first.categories;
  if (query.page !== undefined || !length || !(first.total > length)) return first;
  const pages = Math.min(Math.ceil(first.total / length), mostCategoryPages);
  const others = await Promise.all(
    Array.from({ length: pages - 1 }, (_, index) =>
      categoryPage(client, { page: index + 2, per_page: length }, signal),
    ),
  );
  return { ...first, categories: [first, ...others].flatMap(({ categories }) => categories) };
};

export const listSubCategories = (
  client: Client,
  query: QueryOf<'listSubCategories'>,
  signal: AbortSignal | null = null,
) => dataOf(client.GET('/sub-categories', { params: { query }, signal }), { sub_categories: [] });

export const listProducts = (client: Client, query: ProductQuery = {}, signal: AbortSignal | null = null) =>
  dataOf(client.GET('/products', { params: { query }, signal }), { total: 0, products: [], filters: noFilters });

/** @public Every operation has its function, even one that no page uses yet. */
export const listCategoryProducts = (client: Client, query: ProductQuery = {}, signal: AbortSignal | null = null) =>
  dataOf(client.GET('/category-products', { params: { query }, signal }), {
    total: 0,
    products: [],
    filters: noFilters,
  });

/** Newer back ends respond with a success without `data` for a product that is not shown. */
export const getProduct = async (client: Client, query: QueryOf<'getProduct'>, signal: AbortSignal | null = null) => {
  const response = client.GET('/product-details', { params: { query }, signal });
  const data = await dataOf(response).catch(notFoundBy('product_id'));
  if (Object.keys(data).length === 0) throw new ApiError({ kind: 'notFound' });
  return dataWith(response, 'product', { related_products: [], popular_products: [] });
};

export const listPackagings = (client: Client, query: QueryOf<'listPackagings'>, signal: AbortSignal | null = null) =>
  dataOf(client.GET('/packagings', { params: { query }, signal }), { packagings: [] });

export const listRecentlyViewed = (
  client: Client,
  _input: Record<string, never> = {},
  signal: AbortSignal | null = null,
) => dataOf(client.GET('/recently-views', { signal }), { products: [] });

export const listUsuals = (client: Client, _input: Record<string, never> = {}, signal: AbortSignal | null = null) =>
  dataOf(client.GET('/usual-products', { signal }), { products: [] });

/** `data` is the list itself. */
export const suggestProducts = (
  client: Client,
  query: QueryOf<'suggestProducts'>,
  signal: AbortSignal | null = null,
): Promise<Suggestion[]> =>
  checkedDataOf(client.GET('/products/suggestions', { params: { query }, signal }), suggestionsValidator);
