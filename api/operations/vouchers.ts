/** The vouchers of a shop. */
import type { Client } from '../client.ts';
import { dataOf, withMessage } from '../data-of.ts';
import type { Id } from '../types/id.ts';
import type { QueryOf } from '../types/query.ts';

export const listVouchers = (client: Client, query: QueryOf<'listVouchers'>, signal: AbortSignal | null = null) =>
  dataOf(client.GET('/get-vouchers', { params: { query }, signal }), { coupons: [] });

/** Some back ends answer a repeated call with a message and no data; Larder's own refuses it. */
export const collectVoucher = (client: Client, body: { coupon_id: Id }, signal: AbortSignal | null = null) =>
  withMessage(client.POST('/vouchers-collect', { body, signal }), (response) => dataOf(response));
