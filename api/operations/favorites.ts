/** The wishlist. */
import type { Client } from '../client.ts';
import { bodyOf, dataOf, dataWith, messageIn } from '../data-of.ts';

export const listFavorites = async (
  client: Client,
  _input: Record<string, never> = {},
  signal: AbortSignal | null = null,
) => {
  const data = await dataOf(client.GET('/favorite-products', { signal }), { products: [] });
  return { ...data, total: data.total ?? data.products.length };
};

/** `product.is_favorite` is the new state; `message` says so in the shopper's language. */
export const toggleFavorite = async (
  client: Client,
  body: { product_id: number },
  signal: AbortSignal | null = null,
) => {
  const answer = client.POST('/favorite-add-or-remove', { body, signal });
  const { product } = await dataWith(answer, 'product');
  const message = messageIn(await bodyOf(answer));
  return { product, ...(message ? { message } : {}) };
};
