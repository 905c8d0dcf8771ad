/** Moves orders, and writes to their shoppers in the same transaction. */
import type { OrderActor, OrderStatus } from '#machines/lifecycles/order.machine.ts';
import { moveOrder } from '#server/db/queries/order-steps.ts';
import { linesOfOrders, ordersWithShops, taxesOfOrders } from '#server/db/queries/orders.ts';
import type { Tx } from '#server/db/queries/transaction.ts';
import type { Minor } from '#server/domain/money.ts';
import { type MailedOrder, placedMail, refundedMail, stepMail } from '#server/domain/order-message.ts';
import { mailShopper } from './shopper-mails.ts';

async function mailedOrders(tx: Tx, ids: readonly number[]): Promise<(MailedOrder & { userId: number })[]> {
  const found = await ordersWithShops(tx, ids);
  const lines = await linesOfOrders(tx, ids);
  const taxes = await taxesOfOrders(tx, ids);
  return found.map(({ order, shopName }) => ({
    ...order,
    shopName,
    lines: lines.filter(({ orderId }) => orderId === order.id),
    taxes: taxes.filter(({ orderId }) => orderId === order.id),
  }));
}

/** Of one checkout. */
export async function mailPlaced(tx: Tx, userId: number, orders: readonly { id: number }[]): Promise<void> {
  const ids = orders.map(({ id }) => id);
  await mailShopper(tx, userId, async (reader) => placedMail(await mailedOrders(tx, ids), reader));
}

/** False: the chart of an order has no such step. */
export async function stepOrder(tx: Tx, id: number, to: OrderStatus, by: OrderActor): Promise<boolean> {
  if (!(await moveOrder(tx, id, to, by))) return false;
  const [order] = await mailedOrders(tx, [id]);
  if (order && to !== 'Pending') await mailShopper(tx, order.userId, (reader) => stepMail(order, to, reader));
  return true;
}

/** The money of a cancelled order went back. */
export async function mailRefund(tx: Tx, id: number, amount: Minor): Promise<void> {
  const [order] = await mailedOrders(tx, [id]);
  if (order) await mailShopper(tx, order.userId, (reader) => refundedMail(order, amount, reader));
}
