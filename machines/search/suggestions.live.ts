/** Suggestions: one call, or the product search where the back end has no call for them. */
import type { Client } from '#api/client.ts';
import { listProducts, suggestProducts } from '#api/operations/catalogue.ts';
import type { Suggestion } from '#api/types/catalogue.ts';
import type { QueryOf } from '#api/types/query.ts';
import { productPage } from '#api/validators/tolerant/catalogue.ts';
import { validated } from '#api/validators/tolerant/tolerant.ts';
import { suggestionLimit } from '../constants.ts';
import { failureOf } from '../shared/failure.ts';

type SuggestionQuery = QueryOf<'suggestProducts'>;

/** The same products as the list of the search shows first; a list has no category. */
const findProducts = async (client: Client, { query, limit }: SuggestionQuery, signal: AbortSignal) => {
  const data = await listProducts(client, { search: query, page: 1, per_page: limit ?? suggestionLimit }, signal);
  const { data: found } = validated(productPage, data);
  return found.products.map(
    ({ id, name, price, discount_price, thumbnail }): Suggestion => ({
      id,
      name,
      price: discount_price > 0 ? discount_price : price,
      thumbnail: thumbnail ?? '',
      category: null,
    }),
  );
};

/** The suggestions for a typed text. */
export const suggestOrFind = async (
  client: Client,
  query: SuggestionQuery,
  signal: AbortSignal,
): Promise<Suggestion[]> => {
  try {
    return await suggestProducts(client, query, signal);
  } catch (error) {
    if (failureOf(error).kind !== 'notOffered') throw error;
    return findProducts(client, query, signal);
  }
};
