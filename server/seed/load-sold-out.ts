/** Of an order of the demo shopper a line was sold out, and the shop did what the shopper had chosen. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { defaultLocale } from '#locales/locales.ts';
import type { Db } from '#server/db/pool.ts';
import { addReplacement, correctSums, setDelivered } from '#server/db/queries/order-lines.ts';
import { type OrderRow, orderedLines } from '#server/db/queries/orders.ts';
import type { DraftLine } from '#server/db/queries/write-order.ts';
import { orders } from '#server/db/schema/orders.ts';
import { partialRefunds, paymentShares, payments } from '#server/db/schema/payments.ts';
import type { Minor } from '#server/domain/money.ts';

export type SoldOut = {
  orderId: number;
  /** What is sent in the place of the line; without it the line is left out. */
  instead: DraftLine | undefined;
  at: Date;
};

/** The second line, as a correction of the seller does it. */
export async function loadSoldOut(tx: Db, { orderId, instead, at }: SoldOut): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  const [, line] = await orderedLines(tx, [orderId]);
  if (!order || !line) throw new Error('The demo order was not written.');
  await setDelivered(tx, line, 0);
  if (instead) {
    const unitPrice = Math.min(instead.unitPrice, line.unitPrice);
    await addReplacement(tx, line, { ...instead, unitPrice, quantity: line.quantity });
  }
  const less = await correctSums(tx, order);
  if (order.paymentMethod !== 'cash') await loadRefund(tx, order, { less, at });
}

/** Paid in play money, and the difference has gone back. */
async function loadRefund(tx: Db, { id: orderId, userId, payable, paymentMethod }: OrderRow, back: Returned) {
  const { less: amount, at } = back;
  const row = { key: randomUUID(), userId, gateway: paymentMethod, currency: 'USD', language: defaultLocale };
  const [payment] = await tx
    .insert(payments)
    .values({ ...row, status: 'paid', amount: payable, createdAt: at, readAt: at, paidAt: at })
    .returning();
  if (!payment) throw new Error('The demo payment was not written.');
  const share = { paymentId: payment.id, orderId };
  await tx.insert(paymentShares).values({ ...share, amount: payable, state: 'paid' });
  await tx.insert(partialRefunds).values({ ...share, amount, state: 'returned', createdAt: at });
}

type Returned = { less: Minor; at: Date };
