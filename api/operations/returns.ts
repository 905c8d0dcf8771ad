/** Returns. */
import type { Client } from '../client.ts';
import { dataOf, dataWith } from '../data-of.ts';
import type { QueryOf } from '../types/query.ts';

export const listReturns = (client: Client, query: QueryOf<'listReturns'> = {}, signal: AbortSignal | null = null) =>
  dataOf(client.GET('/return-orders', { params: { query }, signal }), { total: 0, returnOrders: [] });

export const getReturn = (client: Client, path: { id: number }, signal: AbortSignal | null = null) =>
  dataWith(client.GET('/return-order-details/{id}', { params: { path }, signal }), 'returnOrders');
