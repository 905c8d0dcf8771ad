/** Returns; every statement for a shopper names the owner. */
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { canReturnMove, type ReturnStatus } from '#machines/lifecycles/return.machine.ts';
import { publish } from '#server/db/after-commit.ts';
import type { Db } from '#server/db/pool.ts';
import { users } from '#server/db/schema/identity.ts';
import { orderLines, orders } from '#server/db/schema/orders.ts';
import { returnHistory, returnLines, returnPhotos, returns } from '#server/db/schema/returns.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import type { Paging } from '#server/domain/paging.ts';
import type { Tx } from './transaction.ts';

export type ReturnRow = typeof returns.$inferSelect;

const quantity = sql<number>`(
  select coalesce(sum(l.quantity), 0)::int
  from return_lines r join order_lines l on l.id = r.order_line_id where r.return_id = returns.id
)`;

export const listedReturns = (db: Db) =>
  db
    .select({ row: returns, number: orders.number, quantity })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId));

export type ListedReturn = Awaited<ReturnType<typeof listedReturns>>[number];

export const countReturns = (db: Db, userId: number): Promise<number> => db.$count(returns, eq(returns.userId, userId));

/** The newest first; of all shoppers, by their ids, if none is named. */
export const findReturns = (db: Db, paging: Paging, userId?: number): Promise<ListedReturn[]> =>
  listedReturns(db)
    .where(userId === undefined ? undefined : eq(returns.userId, userId))
    .orderBy(...(userId === undefined ? [] : [desc(returns.createdAt)]), desc(returns.id))
    .limit(paging.limit)
    .offset(paging.offset);

export async function findReturn(db: Db, userId: number, id: number) {
  const [found] = await db
    .select({ row: returns, order: orders, user: users })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .innerJoin(users, eq(users.id, returns.userId))
    .where(and(eq(returns.id, id), eq(returns.userId, userId)));
  return found;
}

/** Of one shop. */
export async function returnOfShop(db: Db, shopId: number, id: number): Promise<ListedReturn | undefined> {
  const [found] = await listedReturns(db).where(and(eq(returns.id, id), eq(returns.shopId, shopId)));
  return found;
}

/** For the shop's own use: of whichever shopper. */
export async function returnWithOrder(db: Db, id: number) {
  const [found] = await db
    .select({ row: returns, number: orders.number })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(eq(returns.id, id));
  return found;
}

export type FoundReturn = NonNullable<Awaited<ReturnType<typeof findReturn>>>;

export async function linesOfReturn(db: Db, id: number) {
  const rows = await db
    .select({ line: orderLines })
    .from(returnLines)
    .innerJoin(orderLines, eq(orderLines.id, returnLines.orderLineId))
    .where(eq(returnLines.returnId, id))
    .orderBy(asc(orderLines.id));
  return rows.map(({ line }) => line);
}

export const historyOfReturn = (db: Db, id: number) =>
  db
    .select({ status: returnHistory.status, at: returnHistory.at })
    .from(returnHistory)
    .where(eq(returnHistory.returnId, id))
    .orderBy(asc(returnHistory.id));

/** The names of the files, in the order in which they were chosen. */
export async function photosOfReturn(db: Db, id: number): Promise<string[]> {
  const rows = await db
    .select({ name: uploads.name })
    .from(returnPhotos)
    .innerJoin(uploads, eq(uploads.id, returnPhotos.uploadId))
    .where(eq(returnPhotos.returnId, id))
    .orderBy(asc(returnPhotos.id));
  return rows.map(({ name }) => name);
}

export async function addReturnPhotos(tx: Tx, returnId: number, uploadIds: readonly number[]): Promise<void> {
  if (uploadIds.length === 0) return;
  await tx.insert(returnPhotos).values(uploadIds.map((uploadId) => ({ returnId, uploadId })));
}

/** The lines of an order that are in a return, whatever its status. */
export async function returnedLines(db: Db, orderId: number): Promise<Set<number>> {
  const rows = await db
    .select({ id: returnLines.orderLineId })
    .from(returnLines)
    .innerJoin(orderLines, eq(orderLines.id, returnLines.orderLineId))
    .where(eq(orderLines.orderId, orderId));
  return new Set(rows.map(({ id }) => id));
}

/** Locked, so that two parallel requests do not both find the same lines free. */
export async function lockOwnOrder(tx: Tx, userId: number, id: number) {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, userId)))
    .for('no key update');
  return order;
}

export async function writeReturn(
  tx: Tx,
  row: typeof returns.$inferInsert,
  lineIds: readonly number[],
): Promise<ReturnRow> {
  const [written] = await tx.insert(returns).values(row).returning();
  if (!written) throw new Error('The return was not written.');
  await tx.insert(returnLines).values(lineIds.map((orderLineId) => ({ returnId: written.id, orderLineId })));
  return written;
}

/** The earlier status; undefined: the chart has no such step, or there is no such return. */
export async function moveReturn(
  tx: Tx,
  id: number,
  to: ReturnStatus,
  note: string | undefined,
): Promise<ReturnStatus | undefined> {
  const [row] = await tx.select().from(returns).where(eq(returns.id, id)).for('no key update');
  if (!row || !canReturnMove(row.status, to)) return undefined;
  await tx
    .update(returns)
    .set({ status: to, ...(note && { note }) })
    .where(eq(returns.id, id));
  publish(tx, { userId: row.userId, event: 'order-changed' });
  return row.status;
}
