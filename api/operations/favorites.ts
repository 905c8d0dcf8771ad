/** The wishlist. */
import type { Client } from '../client.ts';
import { dataOf, dataWith, written } from '../data-of.ts';
import type { Id } from '../types/id.ts';

export const listFavorites = async (
  client: Client,
  _input: Record<string, never> = {},
  signal: AbortSignal | null = null,
) => {
  const data = await dataOf(client.GET('/favorite-products', { signal }), { products: [] });
  return { ...data, total: data.total ?? data.products.length };
};

/** `product.is_favorite` is the new state, if the back end echoes the product. */
export const toggleFavorite = (client: Client, body: { product_id: Id }, signal: AbortSignal | null = null) =>
  written(client.POST('/favorite-add-or-remove', { body, signal }), (response) => dataWith(response, 'product'));
