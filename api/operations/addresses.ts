/** Addresses. */
import type { Client } from '../client.ts';
import { bodyOf, dataOf, dataWith } from '../data-of.ts';
import type { AddressForm } from '../types/orders.ts';
import type { QueryOf } from '../types/query.ts';

export const listAddresses = (
  client: Client,
  query: QueryOf<'listAddresses'> = {},
  signal: AbortSignal | null = null,
) => dataOf(client.GET('/addresses', { params: { query }, signal }), { total: 0, addresses: [] });

export const addAddress = (client: Client, body: AddressForm, signal: AbortSignal | null = null) =>
  dataWith(client.POST('/address/store', { body, signal }), 'address');

export const changeAddress = (
  client: Client,
  { id, ...body }: AddressForm & { id: number },
  signal: AbortSignal | null = null,
) => dataWith(client.POST('/address/{id}/update', { params: { path: { id } }, body, signal }), 'address');

/** No data; a refusal while an order uses the address comes with the server's words. */
export const removeAddress = async (
  client: Client,
  path: { id: number },
  signal: AbortSignal | null = null,
): Promise<void> => {
  await bodyOf(client.DELETE('/address/{id}/delete', { params: { path }, signal }));
};
