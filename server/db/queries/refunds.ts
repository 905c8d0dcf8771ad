/** Parts of a payment that go back because lines of its order were left out. */
import { and, asc, eq, sql } from 'drizzle-orm';
import { queueJob } from '#server/db/after-commit.ts';
import type { Db } from '#server/db/pool.ts';
import { orders } from '#server/db/schema/orders.ts';
import { partialRefunds, paymentShares, payments } from '#server/db/schema/payments.ts';
import { chargedFor, type Minor } from '#server/domain/money.ts';
import type { Tx } from './transaction.ts';

/** Of one share. */
export const partsReturned = sql<number>`(select coalesce(sum(part.amount), 0)::int from partial_refunds part
  where part.payment_id = ${paymentShares.paymentId} and part.order_id = ${paymentShares.orderId})`;

/**
 * Owes the shopper what was paid for the order and is more than it costs now. Nothing if it is not paid. The order must be
 * locked: two at once would both owe the same part.
 */
export async function oweDifference(tx: Tx, orderId: number): Promise<void> {
  const [paid] = await tx
    .select({ share: paymentShares, currency: payments.currency, payable: orders.payable, parts: partsReturned })
    .from(paymentShares)
    .innerJoin(payments, eq(payments.id, paymentShares.paymentId))
    .innerJoin(orders, eq(orders.id, paymentShares.orderId))
    .where(and(eq(paymentShares.orderId, orderId), eq(paymentShares.state, 'paid')));
  if (!paid) return;
  const charged = (amount: Minor) => chargedFor([amount], paid.currency);
  const amount = charged(paid.share.amount) - charged(paid.payable) - paid.parts;
  if (amount <= 0) return;
  await tx.insert(partialRefunds).values({ paymentId: paid.share.paymentId, orderId, amount });
  queueJob(tx, 'payment-reconciliation');
}

export const owedParts = (db: Db, limit: number) =>
  db
    .select({ part: partialRefunds, payment: payments })
    .from(partialRefunds)
    .innerJoin(payments, eq(payments.id, partialRefunds.paymentId))
    .where(eq(partialRefunds.state, 'owed'))
    // Those that the gateway refuses each time must not keep all others out of the few that one run takes.
    .orderBy(sql`random()`)
    .limit(limit);

/** False: another run has written it down already. */
export async function markReturned(tx: Tx, id: number): Promise<boolean> {
  const changed = await tx
    .update(partialRefunds)
    .set({ state: 'returned' })
    .where(and(eq(partialRefunds.id, id), eq(partialRefunds.state, 'owed')));
  return changed.rowCount === 1;
}

export const refundsOfOrder = (db: Db, orderId: number) =>
  db.select().from(partialRefunds).where(eq(partialRefunds.orderId, orderId)).orderBy(asc(partialRefunds.id));

export type RefundRow = Awaited<ReturnType<typeof refundsOfOrder>>[number];
