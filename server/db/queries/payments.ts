/** Payments, and the share that each order has in one. */
import { and, asc, eq, gt, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { orders } from '#server/db/schema/orders.ts';
import { paymentNotices, paymentShares, payments } from '#server/db/schema/payments.ts';
import type { Minor } from '#server/domain/money.ts';
import { partsReturned } from './refunds.ts';
import type { Tx } from './transaction.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type ShareRow = typeof paymentShares.$inferSelect;

export type NewPayment = Pick<PaymentRow, 'key' | 'userId' | 'gateway' | 'currency' | 'language' | 'createdAt'> & {
  orders: readonly { id: number; payable: Minor }[];
};

export async function writePayment(tx: Tx, { orders: covered, ...draft }: NewPayment): Promise<PaymentRow> {
  const amount = covered.reduce((sum, { payable }) => sum + payable, 0);
  const [payment] = await tx
    .insert(payments)
    .values({ ...draft, amount })
    .returning();
  if (!payment) throw new Error('The payment was not written.');
  const shares = covered.map(({ id, payable }) => ({ paymentId: payment.id, orderId: id, amount: payable }));
  await tx.insert(paymentShares).values(shares);
  return payment;
}

export async function findPayment(db: Db, id: number): Promise<PaymentRow | undefined> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  return payment;
}

/** The open payment of an order. */
export async function openPaymentOf(db: Db, orderId: number): Promise<PaymentRow | undefined> {
  const [found] = await db
    .select({ payment: payments })
    .from(paymentShares)
    .innerJoin(payments, eq(payments.id, paymentShares.paymentId))
    .where(and(eq(paymentShares.orderId, orderId), eq(paymentShares.state, 'open')));
  return found?.payment;
}

/** When the money of an order arrived, and by which gateway. */
export async function paidPaymentOf(db: Db, orderId: number): Promise<PaymentRow | undefined> {
  const [found] = await db
    .select({ payment: payments })
    .from(paymentShares)
    .innerJoin(payments, eq(payments.id, paymentShares.paymentId))
    .where(and(eq(paymentShares.orderId, orderId), eq(paymentShares.state, 'paid')));
  return found?.payment;
}

export const sharesOf = (db: Db, paymentId: number) =>
  db
    .select({ share: paymentShares, order: orders })
    .from(paymentShares)
    .innerJoin(orders, eq(orders.id, paymentShares.orderId))
    .where(eq(paymentShares.paymentId, paymentId))
    .orderBy(asc(orders.id));

/**
 * Orders first, then the shares and the payment: every step of an order locks the order before its share, so no two
 * deadlock. The lock admits foreign keys: two parallel notices both refer to the payment already and would otherwise
 * deadlock.
 */
export async function lockPayment(tx: Tx, id: number) {
  const shares = tx.select({ id: paymentShares.orderId }).from(paymentShares).where(eq(paymentShares.paymentId, id));
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.id, shares))
    .orderBy(asc(orders.id))
    .for('no key update');
  const rows = await sharesOf(tx, id).for('no key update', { of: paymentShares });
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('no key update');
  return payment && { payment, rows };
}

export const changePayment = (tx: Db, id: number, change: Partial<PaymentRow>) =>
  tx.update(payments).set(change).where(eq(payments.id, id));

export const changeShare = (
  tx: Db,
  { paymentId, orderId }: Pick<ShareRow, 'paymentId' | 'orderId'>,
  state: ShareRow['state'],
) =>
  tx
    .update(paymentShares)
    .set({ state })
    .where(and(eq(paymentShares.paymentId, paymentId), eq(paymentShares.orderId, orderId)));

/** False: this event was processed before. */
export async function recordEvent(tx: Tx, notice: typeof paymentNotices.$inferInsert): Promise<boolean> {
  const written = await tx.insert(paymentNotices).values(notice).onConflictDoNothing();
  return written.rowCount === 1;
}

const needless = or(
  eq(orders.status, 'Cancelled'),
  eq(orders.paymentStatus, 'Paid'),
  ne(orders.payable, paymentShares.amount),
);

/** Those that the gateway refuses each time must not keep all others out of the few that one run takes. */
const inAnyOrder = sql`random()`;

/** Open payments with an order that no longer needs one, or costs less now. */
export const needlessPayments = (db: Db, limit: number) =>
  db
    .select({ id: paymentShares.paymentId })
    .from(paymentShares)
    .innerJoin(orders, eq(orders.id, paymentShares.orderId))
    .where(and(eq(paymentShares.state, 'open'), needless))
    .groupBy(paymentShares.paymentId)
    .orderBy(inAnyOrder)
    .limit(limit);

/** Open payments that were not checked at the gateway since `before`. */
export const unreadPayments = (db: Db, before: Date, limit: number) =>
  db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        inArray(payments.status, ['pending', 'failed']),
        isNotNull(payments.reference),
        lt(payments.readAt, before),
        sql`exists (select from ${paymentShares} where ${paymentShares.paymentId} = ${payments.id}
          and ${paymentShares.state} = 'open')`,
      ),
    )
    .orderBy(inAnyOrder)
    .limit(limit);

/** The money of an order that is being cancelled must be refunded. The order is locked. */
export const owePaid = (tx: Tx, orderId: number) =>
  tx
    .update(paymentShares)
    .set({ state: 'owed' })
    .where(and(eq(paymentShares.orderId, orderId), eq(paymentShares.state, 'paid')));

export const owedShares = (db: Db, limit: number) =>
  db
    .select({ share: paymentShares, payment: payments, parts: partsReturned })
    .from(paymentShares)
    .innerJoin(payments, eq(payments.id, paymentShares.paymentId))
    .where(eq(paymentShares.state, 'owed'))
    .orderBy(inAnyOrder)
    .limit(limit);

/** Online orders that were placed before `before` and never paid. */
export const abandonedOrders = (db: Db, before: Date, limit: number) =>
  db
    .select({ id: orders.id, userId: orders.userId })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'Pending'),
        eq(orders.paymentStatus, 'Pending'),
        ne(orders.paymentMethod, 'cash'),
        gt(orders.payable, 0),
        lt(orders.placedAt, before),
      ),
    )
    .orderBy(inAnyOrder)
    .limit(limit);

/** Updates the order's own record once the money has arrived. */
export const markOrderPaid = (tx: Tx, id: number, gateway: string) =>
  tx.update(orders).set({ paymentStatus: 'Paid', paymentMethod: gateway }).where(eq(orders.id, id));
