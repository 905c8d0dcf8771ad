/** Moves an order along its chart. The row is locked, so that two parallel steps do not start from the same status. */
import { eq } from 'drizzle-orm';
import { canMove, type OrderActor, type OrderStatus } from '#machines/lifecycles/order.machine.ts';
import { publish, queueJob } from '#server/db/after-commit.ts';
import { orders } from '#server/db/schema/orders.ts';
import { linesOfOrders } from './orders.ts';
import { owePaid } from './payments.ts';
import { returnStock } from './stock.ts';
import type { Tx } from './transaction.ts';
import { giveBackVoucher } from './vouchers.ts';

export async function lockOrder(tx: Tx, id: number) {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('no key update');
  return order;
}

/**
 * False: the chart has no such step. Cancelling returns the stock and the voucher; delivering a cash order marks it as
 * paid. Publishes the shop's steps to the shopper's open pages.
 */
export async function moveOrder(tx: Tx, id: number, to: OrderStatus, by: OrderActor): Promise<boolean> {
  const order = await lockOrder(tx, id);
  if (!order || !canMove(order.status, to, by)) return false;
  const paymentStatus = to === 'Delivered' ? ('Paid' as const) : order.paymentStatus;
  await tx.update(orders).set({ status: to, paymentStatus }).where(eq(orders.id, id));
  if (to === 'Cancelled') {
    await giveBack(tx, order);
    await owePaid(tx, id);
  }
  // A payment that is still open, or money that was received.
  if (to === 'Cancelled' || to === 'Delivered') queueJob(tx, 'payment-reconciliation');
  if (by === 'shop') publish(tx, { userId: order.userId, event: 'order-changed' });
  return true;
}

/** What was to be delivered. The same lock order as in placing an order, so that the two never deadlock. */
async function giveBack(tx: Tx, { id, voucherId }: typeof orders.$inferSelect): Promise<void> {
  await returnStock(tx, await linesOfOrders(tx, [id]));
  if (voucherId !== null) await giveBackVoucher(tx, voucherId);
}
