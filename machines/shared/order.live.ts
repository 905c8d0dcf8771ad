/** Fetches an order for a flow. */
import type { Client } from '#api/client.ts';
import { getOrder } from '#api/operations/orders.ts';
import type { OrderDetails } from '#api/types/orders.ts';
import { orderResponse } from '#api/validators/tolerant/orders.ts';
import { validated } from '#api/validators/tolerant/tolerant.ts';
import type { Id } from './ids.ts';

/** Rows that cannot be used are left out. Throws an `ApiError` if there is no order in the response. */
export const fetchOrder = async (client: Client, orderId: Id, signal: AbortSignal): Promise<OrderDetails> =>
  validated(orderResponse, await getOrder(client, { order_id: orderId }, signal)).data.order;
