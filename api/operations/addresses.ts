/** Addresses. */
import type { Client } from '../client.ts';
import { dataOf, dataWith, messageOf, written } from '../data-of.ts';
import { keyHeader, type WithKey } from '../idempotency-key.ts';
import type { Id } from '../types/id.ts';
import type { AddressForm } from '../types/orders.ts';
import type { QueryOf } from '../types/query.ts';
import type { ResponseMessage } from '../types/response-message.ts';

type Nothing = Record<string, never>;

export const listAddresses = (
  client: Client,
  query: QueryOf<'listAddresses'> = {},
  signal: AbortSignal | null = null,
) => dataOf(client.GET('/addresses', { params: { query }, signal }), { total: 0, addresses: [] });

export const listAreas = (client: Client, _input: Nothing = {}, signal: AbortSignal | null = null) =>
  dataOf(client.GET('/areas', { signal }), { areas: [] });

export const addAddress = (
  client: Client,
  { idempotencyKey, ...body }: AddressForm & WithKey,
  signal: AbortSignal | null = null,
) => {
  const params = { header: keyHeader(idempotencyKey) };
  return written(client.POST('/address/store', { params, body, signal }), (response) => dataWith(response, 'address'));
};

export const changeAddress = (
  client: Client,
  { id, ...body }: AddressForm & { id: Id },
  signal: AbortSignal | null = null,
) =>
  written(client.POST('/address/{id}/update', { params: { path: { id } }, body, signal }), (response) =>
    dataWith(response, 'address'),
  );

/** Responds without data. A refusal, because an order uses the address, has the server's message. */
export const removeAddress = (
  client: Client,
  path: { id: Id },
  signal: AbortSignal | null = null,
): Promise<ResponseMessage> => messageOf(client.DELETE('/address/{id}/delete', { params: { path }, signal }));
