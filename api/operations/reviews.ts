/** Reviews of products and shops. */
import type { Client } from '../client.ts';
import { dataOf } from '../data-of.ts';
import type { QueryOf } from '../types/query.ts';

export const listReviews = (client: Client, query: QueryOf<'listReviews'>, signal: AbortSignal | null = null) =>
  dataOf(client.GET('/reviews', { params: { query }, signal }), { total: 0, reviews: [] });
