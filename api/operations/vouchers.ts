/** The vouchers of a shop. */
import type { Client } from '../client.ts';
import { dataOf, withMessage } from '../data-of.ts';
import type { QueryOf } from '../types/query.ts';

export const listVouchers = (client: Client, query: QueryOf<'listVouchers'>, signal: AbortSignal | null = null) =>
  dataOf(client.GET('/get-vouchers', { params: { query }, signal }), { coupons: [] });

/** A repeat is answered with a message alone. */
export const collectVoucher = (client: Client, body: { coupon_id: number }, signal: AbortSignal | null = null) =>
  withMessage(client.POST('/vouchers-collect', { body, signal }), (response) => dataOf(response));
