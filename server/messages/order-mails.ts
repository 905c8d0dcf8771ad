/** Moves orders, and writes to their shoppers and shops and notifies devices in the same transaction. */
import type { OrderActor, OrderStatus } from '#machines/lifecycles/order.machine.ts';
import { moveOrder } from '#server/db/queries/order-steps.ts';
import { type OrderRow, orderedLines, ordersWithShops, taxesOfOrders } from '#server/db/queries/orders.ts';
import { queueNotifications } from '#server/db/queries/push.ts';
import type { RefundRow } from '#server/db/queries/refunds.ts';
import type { Tx } from '#server/db/queries/transaction.ts';
import type { Minor } from '#server/domain/money.ts';
import { changedMail, refundedMail, refundedPartMail } from '#server/domain/order-change-message.ts';
import { type MailedOrder, placedMail, stepMail } from '#server/domain/order-message.ts';
import { payUntil } from '#server/domain/pay-until.ts';
import { pushStepOf } from '#server/domain/push-step.ts';
import { newOrderMail, shopperCancelledMail } from '#server/domain/shop-order-message.ts';
import { mailShops } from './shop-mails.ts';
import { mailShopper } from './shopper-mails.ts';

type Written = MailedOrder & Pick<OrderRow, 'userId' | 'placedAt'> & { shopEmail: string };

async function mailedOrders(tx: Tx, ids: readonly number[]): Promise<Written[]> {
  const found = await ordersWithShops(tx, ids);
  const lines = await orderedLines(tx, ids);
  const taxes = await taxesOfOrders(tx, ids);
  return found.map(({ order, shopName, shopEmail }) => ({
    ...order,
    shopName,
    shopEmail,
    lines: lines.filter(({ orderId }) => orderId === order.id),
    taxes: taxes.filter(({ orderId }) => orderId === order.id),
  }));
}

/** An order that waits for its payment may never get it: its shop hears of it once it is paid. */
const isForShop = (order: Written) => payUntil({ ...order, status: 'Pending' }) === undefined;

/** Of one checkout. */
export async function mailPlaced(tx: Tx, userId: number, orders: readonly { id: number }[]): Promise<void> {
  const ids = orders.map(({ id }) => id);
  await queueNotifications(tx, ids, 'placed');
  const placed = await mailedOrders(tx, ids);
  await mailShopper(tx, userId, (reader) => placedMail(placed, reader));
  await mailShops(tx, placed.filter(isForShop), newOrderMail);
}

/** The money for a new order has come. */
export async function mailPaid(tx: Tx, id: number): Promise<void> {
  await mailShops(tx, await mailedOrders(tx, [id]), newOrderMail);
}

/** False: the chart of an order has no such step. */
export async function stepOrder(tx: Tx, id: number, to: OrderStatus, by: OrderActor): Promise<boolean> {
  if (!(await moveOrder(tx, id, to, by))) return false;
  const step = pushStepOf(to);
  if (step) await queueNotifications(tx, [id], step);
  const [order] = await mailedOrders(tx, [id]);
  if (order && to !== 'Pending') await mailShopper(tx, order.userId, (reader) => stepMail(order, to, reader));
  const isByShopper = to === 'Cancelled' && by === 'customer';
  if (order && isByShopper && isForShop(order)) await mailShops(tx, [order], shopperCancelledMail);
  return true;
}

/** Lines were left out or replaced, and the order costs so much less. */
export async function mailChanged(tx: Tx, id: number, less: Minor): Promise<void> {
  const [order] = await mailedOrders(tx, [id]);
  if (order) await mailShopper(tx, order.userId, (reader) => changedMail(order, less, reader));
}

/** A part of the money went back: for lines that were left out, or for what the note says. */
export async function mailRefundOfPart(tx: Tx, { orderId, amount, note }: RefundRow): Promise<void> {
  const [order] = await mailedOrders(tx, [orderId]);
  if (order) await mailShopper(tx, order.userId, (reader) => refundedPartMail(order, { amount, note }, reader));
}

/** The money of a cancelled order went back. */
export async function mailRefund(tx: Tx, id: number, amount: Minor): Promise<void> {
  await queueNotifications(tx, [id], 'refunded');
  const [order] = await mailedOrders(tx, [id]);
  if (order) await mailShopper(tx, order.userId, (reader) => refundedMail(order, amount, reader));
}
