/** Orders. */
import type { Client } from '../client.ts';
import { checkedDataOf, dataOf, dataWith, written } from '../data-of.ts';
import { ApiError, notFoundBy } from '../errors.ts';
import { keyHeader, type WithKey } from '../idempotency-key.ts';
import type { Id } from '../types/id.ts';
import type { OrderPlaced, OrderRequest } from '../types/orders.ts';
import type { QueryOf } from '../types/query.ts';

const orderPlacedValidator = async () => (await import('../validators/cart.ts')).orderPlacedValidator;
const quoteValidator = async () => (await import('../validators/cart.ts')).quoteValidator;

const orderedAgainValidator = async () => (await import('../validators/orders.ts')).orderedAgainValidator;
const missingValidator = async () => (await import('../validators/orders.ts')).missingValidator;

const noOrders = {
  all: 0,
  pending: 0,
  confirm: 0,
  processing: 0,
  pickup: 0,
  on_the_way: 0,
  delivered: 0,
  cancelled: 0,
};

/** A 409 carries the current totals of the checkout; totals that a page cannot show are dropped. */
const withFreshTotals = async (thrown: unknown): Promise<never> => {
  if (!(thrown instanceof ApiError) || thrown.status !== 409 || thrown.kind === 'inProgress') throw thrown;
  const { kind, status, message, data } = thrown;
  const fresh = await checkedDataOf(Promise.resolve({ data: { data } }), quoteValidator).catch(() => undefined);
  throw new ApiError({ kind, status, message, ...(fresh ? { data: fresh } : {}) }, { cause: thrown });
};

/** Without an address to pay at there is nothing to pay now. */
const asPlaced = ({ order_payment_url: url = null, orders }: Partial<OrderPlaced>): OrderPlaced => ({
  order_payment_url: url,
  ...(orders ? { orders } : {}),
});

/** `idempotencyKey`: the same until a final response, so that a repeated call orders once. */
export const placeOrder = (
  client: Client,
  { idempotencyKey, ...body }: OrderRequest & Partial<WithKey>,
  signal: AbortSignal | null = null,
) => {
  const header = keyHeader(idempotencyKey);
  const sent = { is_buy_now: false, ...body };
  const response = client.POST('/place-order', { params: { header }, body: sent, signal });
  return written(response, (given) => checkedDataOf(given, orderPlacedValidator)).then(asPlaced, withFreshTotals);
};

type Keyed = WithKey & { order_id: Id };

export const cancelOrder = (client: Client, { idempotencyKey, ...body }: Keyed, signal: AbortSignal | null = null) => {
  const params = { header: keyHeader(idempotencyKey) };
  return written(client.POST('/orders/cancel', { params, body, signal }), (response) => dataWith(response, 'order'));
};

/** The list of unavailable goods, if it is complete enough for a report; otherwise undefined. */
const withMissing = async (thrown: unknown): Promise<never> => {
  if (!(thrown instanceof ApiError) || thrown.status !== 422) throw thrown;
  const { kind, status, message, data } = thrown;
  const missing = await checkedDataOf(Promise.resolve({ data: { data } }), missingValidator).catch(() => undefined);
  throw new ApiError({ kind, status, message, ...(missing ? { data: missing } : {}) }, { cause: thrown });
};

/** `idempotencyKey`: the same until a final response, so that a repeated call orders once. */
export const orderAgain = (
  client: Client,
  { idempotencyKey, ...body }: Keyed & { payment_method: string },
  signal: AbortSignal | null = null,
) => {
  const params = { header: keyHeader(idempotencyKey) };
  const response = client.POST('/place-order/again', { params, body, signal });
  return written(response, (given) => checkedDataOf(given, orderedAgainValidator)).catch(withMissing);
};

export const listOrders = (client: Client, query: QueryOf<'listOrders'> = {}, signal: AbortSignal | null = null) =>
  dataOf(client.GET('/orders', { params: { query }, signal }), {
    total: 0,
    status_wise_orders: noOrders,
    orders: [],
  });

export const getOrder = (client: Client, query: QueryOf<'getOrder'>, signal: AbortSignal | null = null) =>
  dataWith(client.GET('/order-details', { params: { query }, signal }), 'order').catch(notFoundBy('order_id'));
