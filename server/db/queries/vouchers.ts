/** Vouchers: offered by a shop, collected by a shopper, and used. */
import { and, asc, eq, getTableColumns, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { invalidateCache } from '#server/db/after-commit.ts';
import type { Db } from '#server/db/pool.ts';
import { collectedVouchers, vouchers } from '#server/db/schema/vouchers.ts';
import { isReady, type OwnVoucher, type Vouchers } from '#server/domain/vouchers.ts';
import type { Tx } from './transaction.ts';

export type VoucherRow = typeof vouchers.$inferSelect;

const isOffered = (now: Date) =>
  and(
    eq(vouchers.isActive, true),
    lte(vouchers.startsAt, now),
    gt(vouchers.endsAt, now),
    or(isNull(vouchers.limitTotal), gt(vouchers.limitTotal, vouchers.used)),
  );

const collectedBy = (userId: number) =>
  and(eq(collectedVouchers.voucherId, vouchers.id), eq(collectedVouchers.userId, userId));

/** The oldest first. */
export const offeredVouchers = (db: Db, userId: number, shopId: number, now: Date) =>
  db
    .select({ voucher: vouchers, isCollected: sql<boolean>`${collectedVouchers.userId} is not null` })
    .from(vouchers)
    .leftJoin(collectedVouchers, collectedBy(userId))
    .where(and(eq(vouchers.shopId, shopId), isOffered(now)))
    .orderBy(asc(vouchers.startsAt), asc(vouchers.id));

/** The collected vouchers that can still be used, the first collected first. */
export const offeredCollected = (db: Db, userId: number, shopId: number, now: Date): Promise<VoucherRow[]> =>
  db
    .select(getTableColumns(vouchers))
    .from(vouchers)
    .innerJoin(collectedVouchers, collectedBy(userId))
    .where(and(eq(vouchers.shopId, shopId), isOffered(now)))
    .orderBy(asc(collectedVouchers.collectedAt), asc(vouchers.id));

export async function findVoucher(db: Db, userId: number, id: number) {
  const [row] = await db
    .select({ voucher: vouchers, isCollected: sql<boolean>`${collectedVouchers.userId} is not null` })
    .from(vouchers)
    .leftJoin(collectedVouchers, collectedBy(userId))
    .where(eq(vouchers.id, id));
  return row;
}

/** False: it was already collected. */
export async function collect(tx: Db, userId: number, voucherId: number, now: Date): Promise<boolean> {
  const row = { userId, voucherId, collectedAt: now };
  return ((await tx.insert(collectedVouchers).values(row).onConflictDoNothing()).rowCount ?? 0) > 0;
}

/** A cancelled order returns its use. */
const ownColumns = (userId: number) => ({
  ...getTableColumns(vouchers),
  usedByShopper: sql<number>`(select count(*)::int from orders
    where orders.voucher_id = vouchers.id and orders.user_id = ${userId} and orders.status <> 'Cancelled')`,
});

export type VoucherQuestion = { userId: number; shopIds: readonly number[]; code: string | undefined };

/** The candidates for a checkout of these shops; the rules decide whether one applies. */
export async function vouchersFor(db: Db, { userId, shopIds, code }: VoucherQuestion): Promise<Vouchers> {
  if (shopIds.length === 0) return { coded: [], collected: [] };
  const ofShops = inArray(vouchers.shopId, [...shopIds]);
  const [collected, coded] = await Promise.all([
    db
      .select(ownColumns(userId))
      .from(vouchers)
      .innerJoin(collectedVouchers, collectedBy(userId))
      .where(ofShops)
      .orderBy(asc(collectedVouchers.collectedAt), asc(vouchers.id)),
    code === undefined ? [] : vouchersWithCode(db, { userId, shopIds, code }),
  ]);
  return { coded, collected };
}

export const vouchersWithCode = (
  db: Db,
  { userId, shopIds, code }: VoucherQuestion & { code: string },
): Promise<OwnVoucher[]> =>
  db
    .select(ownColumns(userId))
    .from(vouchers)
    .where(and(inArray(vouchers.shopId, [...shopIds]), sql`upper(${vouchers.code}) = upper(${code})`))
    .orderBy(asc(vouchers.id));

/**
 * The same, with the usable ones locked in the order of ids: a later order waits here and then sees the uses of the
 * earlier one, the shop's and the shopper's own.
 */
export async function lockedVouchersFor(tx: Tx, question: VoucherQuestion, now: Date): Promise<Vouchers> {
  const { coded, collected } = await vouchersFor(tx, question);
  const ids = [...coded, ...collected].filter((voucher) => isReady(voucher, now)).map(({ id }) => id);
  if (ids.length === 0) return { coded, collected };
  await tx
    .select({ id: vouchers.id })
    .from(vouchers)
    .where(inArray(vouchers.id, ids))
    .orderBy(asc(vouchers.id))
    .for('no key update');
  return vouchersFor(tx, question);
}

/** False: one of them was used up. The condition is part of the statement, whatever was read before. */
export async function redeemVouchers(tx: Tx, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true;
  invalidateCache(tx);
  const redeemed = await tx
    .update(vouchers)
    .set({ used: sql`${vouchers.used} + 1` })
    .where(
      and(inArray(vouchers.id, [...ids]), or(isNull(vouchers.limitTotal), gt(vouchers.limitTotal, vouchers.used))),
    );
  return redeemed.rowCount === ids.length;
}

export async function giveBackVoucher(tx: Tx, id: number): Promise<void> {
  invalidateCache(tx);
  await tx
    .update(vouchers)
    .set({ used: sql`greatest(0, ${vouchers.used} - 1)` })
    .where(eq(vouchers.id, id));
}
