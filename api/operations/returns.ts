/** Returns. */
import type { Client } from '../client.ts';
import { dataOf, dataWith, written } from '../data-of.ts';
import { notFoundBy } from '../errors.ts';
import { formDataOf } from '../form-data.ts';
import { keyHeader, type WithKey } from '../idempotency-key.ts';
import type { Id } from '../types/id.ts';
import type { QueryOf } from '../types/query.ts';
import type { ReturnRequest } from '../types/returns.ts';

export const listReturns = (client: Client, query: QueryOf<'listReturns'> = {}, signal: AbortSignal | null = null) =>
  dataOf(client.GET('/return-orders', { params: { query }, signal }), { total: 0, returnOrders: [] });

export const getReturn = (client: Client, path: { id: Id }, signal: AbortSignal | null = null) =>
  dataWith(client.GET('/return-order-details/{id}', { params: { path }, signal }), 'returnOrders').catch(
    notFoundBy('id'),
  );

type Sent = ReturnRequest & WithKey & { photos: readonly File[] };

/** Without photos the request is JSON, which every back end of this protocol accepts. */
export const requestReturn = (
  client: Client,
  { idempotencyKey, photos, ...request }: Sent,
  signal: AbortSignal | null = null,
) => {
  const params = { header: keyHeader(idempotencyKey) };
  const body = photos.length > 0 ? (formDataOf({ ...request, photos }) as never) : request;
  return written(client.POST('/return-order', { params, body, signal }), (response) =>
    dataWith(response, 'returnOrder'),
  );
};
