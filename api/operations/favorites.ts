/** The wishlist. */
import type { Client } from '../client.ts';
import { dataOf, dataWith, withMessage } from '../data-of.ts';

export const listFavorites = async (
  client: Client,
  _input: Record<string, never> = {},
  signal: AbortSignal | null = null,
) => {
  const data = await dataOf(client.GET('/favorite-products', { signal }), { products: [] });
  return { ...data, total: data.total ?? data.products.length };
};

/** `product.is_favorite` is the new state. */
export const toggleFavorite = (client: Client, body: { product_id: number }, signal: AbortSignal | null = null) =>
  withMessage(client.POST('/favorite-add-or-remove', { body, signal }), (response) => dataWith(response, 'product'));
