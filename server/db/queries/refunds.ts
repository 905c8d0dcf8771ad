/** Parts of a payment that go back: for lines that were left out, or because the operator says so. */
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

const leftOutReturned = sql<number>`(select coalesce(sum(part.amount), 0)::int from partial_refunds part
  where part.payment_id = ${paymentShares.paymentId} and part.order_id = ${paymentShares.orderId} and part.note is null)`;

/** What of the money for an order has come and not gone back. Undefined: it was not paid here, or all of it goes back. */
async function paidOf(tx: Tx, orderId: number) {
  const [paid] = await tx
    .select({
      ...{ paymentId: paymentShares.paymentId, share: paymentShares.amount, currency: payments.currency },
      ...{ payable: orders.payable, parts: partsReturned, leftOut: leftOutReturned },
    })
    .from(paymentShares)
    .innerJoin(payments, eq(payments.id, paymentShares.paymentId))
    .innerJoin(orders, eq(orders.id, paymentShares.orderId))
    .where(and(eq(paymentShares.orderId, orderId), eq(paymentShares.state, 'paid')));
  if (!paid) return undefined;
  const { share, currency, payable, parts, leftOut, paymentId } = paid;
  const charged = (amount: Minor) => chargedFor([amount], currency);
  const left = charged(share) - parts;
  return { paymentId, currency, left, difference: Math.min(left, charged(share) - charged(payable) - leftOut) };
}

type NewPart = Pick<typeof partialRefunds.$inferInsert, 'paymentId' | 'orderId' | 'amount' | 'note'>;

async function owe(tx: Tx, part: NewPart): Promise<void> {
  await tx.insert(partialRefunds).values(part);
  queueJob(tx, 'payment-reconciliation');
}

/**
 * Owes the shopper what was paid for the order and is more than it costs now. Nothing if it is not paid. The order must be
 * locked: two at once would both owe the same part.
 */
export async function oweDifference(tx: Tx, orderId: number): Promise<void> {
  const paid = await paidOf(tx, orderId);
  if (paid && paid.difference > 0) await owe(tx, { paymentId: paid.paymentId, orderId, amount: paid.difference });
}

export type PartRefused = { left: Minor; isTwice: boolean };

/** Owes a part of what was paid, or all that is left of it. The order must be locked. The amount, or why it is refused. */
export async function owePart(
  tx: Tx,
  orderId: number,
  { amount: wish, note }: { amount: Minor | undefined; note: string },
): Promise<Minor | PartRefused> {
  const paid = await paidOf(tx, orderId);
  if (!paid || paid.left <= 0) return { left: 0, isTwice: false };
  const amount = wish ?? paid.left;
  const isTwice = (await refundsOfOrder(tx, orderId)).some((part) => part.amount === amount && part.note === note);
  if (isTwice || amount > paid.left) return { left: paid.left, isTwice };
  await owe(tx, { paymentId: paid.paymentId, orderId, amount, note });
  return amount;
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
