/** Shops. */
import type { Client } from '../client.ts';
import { dataOf, dataWith } from '../data-of.ts';
import { notFoundBy } from '../errors.ts';
import type { Id } from '../types/id.ts';
import type { QueryOf } from '../types/query.ts';

export const listShops = (client: Client, query: QueryOf<'listShops'> = {}, signal: AbortSignal | null = null) =>
  dataOf(client.GET('/shops', { params: { query }, signal }), { total: 0, shops: [] });

export const listTopShops = (client: Client, _input: Record<string, never> = {}, signal: AbortSignal | null = null) =>
  dataOf(client.GET('/shops/top', { signal }), { shops: [] });

export const getShop = (client: Client, path: { shop: Id }, signal: AbortSignal | null = null) =>
  dataWith(client.GET('/shops/{shop}', { params: { path }, signal }), 'shop').catch(notFoundBy('shop'));

export const listShopPopularProducts = (
  client: Client,
  query: QueryOf<'listShopPopularProducts'>,
  signal: AbortSignal | null = null,
) => dataOf(client.GET('/shops/popular-products', { params: { query }, signal }), { products: [] });

export const listShopCategories = (
  client: Client,
  query: QueryOf<'listShopCategories'>,
  signal: AbortSignal | null = null,
) => dataOf(client.GET('/shop-categories', { params: { query }, signal }), { total: 0, categories: [] });
