/** Reviews of products and shops. */
import type { Client } from '../client.ts';
import { dataOf, dataWith, written } from '../data-of.ts';
import { formDataOf } from '../form-data.ts';
import { keyHeader, type WithKey } from '../idempotency-key.ts';
import type { QueryOf } from '../types/query.ts';
import type { ReviewForm } from '../types/shops.ts';

export const listReviews = (client: Client, query: QueryOf<'listReviews'>, signal: AbortSignal | null = null) =>
  dataOf(client.GET('/reviews', { params: { query }, signal }), { total: 0, reviews: [] });

type Sent = ReviewForm & WithKey & { photos: readonly File[] };

/** Without photos the request is JSON, which every back end of this protocol accepts. */
export const addReview = (
  client: Client,
  { idempotencyKey, photos, ...review }: Sent,
  signal: AbortSignal | null = null,
) => {
  const params = { header: keyHeader(idempotencyKey) };
  const body = photos.length > 0 ? (formDataOf({ ...review, photos }) as never) : review;
  return written(client.POST('/product-review', { params, body, signal }), (response) => dataWith(response, 'review'));
};
