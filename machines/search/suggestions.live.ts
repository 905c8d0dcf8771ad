/** Suggestions: one call, or the product search where the back end has no call for them. */
import type { Client } from '#api/client.ts';
import { listProducts, suggestProducts } from '#api/operations/catalogue.ts';
import type { Suggestion as ReceivedSuggestion } from '#api/types/catalogue.ts';
import type { QueryOf } from '#api/types/query.ts';
import { productPage } from '#api/validators/tolerant/catalogue.ts';
import { validated } from '#api/validators/tolerant/tolerant.ts';
import { suggestionLimit } from '../constants.ts';
import { failureOf } from '../shared/failure.ts';
import { currentPrice } from '../shared/prices.ts';
import type { Route } from '../shared/route.ts';
import type { Suggestion } from './search.types.ts';

type SuggestionQuery = QueryOf<'suggestProducts'>;

/** The same products as the list of the search shows first; a list has no category. */
const findProducts = async (client: Client, { query, limit }: SuggestionQuery, signal: AbortSignal) => {
  const data = await listProducts(client, { search: query, page: 1, per_page: limit ?? suggestionLimit }, signal);
  const { data: found } = validated(productPage, data);
  return found.products.map(
    (product): Suggestion => ({
      id: product.id,
      name: product.name,
      price: currentPrice(product),
      thumbnail: product.thumbnail ?? '',
      category: null,
    }),
  );
};

/** The page of a place; undefined for a category without its slug. */
const routeTo = ({ kind, id, category_slug, sub_category_slug }: ReceivedSuggestion): Route | undefined => {
  if (kind === 'shop') return { to: 'shop', id };
  if (kind === 'brand') return { to: 'products', brand: id };
  if (!category_slug) return undefined;
  if (kind === 'category') return { to: 'category', slug: category_slug };
  return sub_category_slug ? { to: 'products', category: category_slug, subCategory: sub_category_slug } : undefined;
};

/** A shop and a product may have the same id, so that of a place names its kind. */
const suggestionOf = (received: ReceivedSuggestion): Suggestion[] => {
  const { kind, id, name, thumbnail, price, category } = received;
  if (!kind) return [{ id, name, price, thumbnail, category }];
  const route = routeTo(received);
  const shownKind = kind === 'sub_category' ? 'category' : kind;
  return route ? [{ id: `${kind}:${id}`, name, thumbnail, kind: shownKind, route }] : [];
};

/** The suggestions for a typed text. */
export const suggestOrFind = async (
  client: Client,
  query: SuggestionQuery,
  signal: AbortSignal,
): Promise<Suggestion[]> => {
  try {
    return (await suggestProducts(client, { ...query, places: 1 }, signal)).flatMap(suggestionOf);
  } catch (error) {
    if (failureOf(error).kind !== 'notOffered') throw error;
    return findProducts(client, query, signal);
  }
};
