/** Returns. */
import type { Client } from '../client.ts';
import { dataOf, dataWith, withMessage } from '../data-of.ts';
import { formDataOf } from '../form-data.ts';
import type { QueryOf } from '../types/query.ts';
import type { ReturnRequest } from '../types/returns.ts';

export const listReturns = (client: Client, query: QueryOf<'listReturns'> = {}, signal: AbortSignal | null = null) =>
  dataOf(client.GET('/return-orders', { params: { query }, signal }), { total: 0, returnOrders: [] });

export const getReturn = (client: Client, path: { id: number }, signal: AbortSignal | null = null) =>
  dataWith(client.GET('/return-order-details/{id}', { params: { path }, signal }), 'returnOrders');

type Sent = ReturnRequest & { photos: readonly File[]; idempotencyKey: string };

/** JSON, which every back end of the family reads, unless there are photos to go along. */
export const requestReturn = (
  client: Client,
  { idempotencyKey, photos, ...request }: Sent,
  signal: AbortSignal | null = null,
) => {
  const params = { header: { 'Idempotency-Key': idempotencyKey } };
  const body = photos.length > 0 ? (formDataOf({ ...request, photos }) as never) : request;
  return withMessage(client.POST('/return-order', { params, body, signal }), (response) =>
    dataWith(response, 'returnOrder'),
  );
};
