/** Addresses. Every statement names the owner, so that somebody else's id finds nothing. */
import { and, count, desc, eq, ne } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { addresses } from '#server/db/schema/addresses.ts';
import { orders } from '#server/db/schema/orders.ts';
import type { AddressValues } from '#server/domain/address.ts';
import type { Paging } from '#server/domain/paging.ts';

export type AddressRow = typeof addresses.$inferSelect;

const own = (userId: number, id: number) => and(eq(addresses.userId, userId), eq(addresses.id, id));

export const addressesOf = (db: Db, userId: number, { limit, offset }: Paging) =>
  db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), desc(addresses.id))
    .limit(limit)
    .offset(offset);

export async function countAddresses(db: Db, userId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(addresses).where(eq(addresses.userId, userId));
  return row?.total ?? 0;
}

/** A shared lock: the address must not be deleted before the order refers to it. */
export async function holdAddress(tx: Db, userId: number, id: number): Promise<AddressRow | undefined> {
  const [row] = await tx.select().from(addresses).where(own(userId, id)).for('key share');
  return row;
}

export async function clearDefault(tx: Db, userId: number, except = 0): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true), ne(addresses.id, except)));
}

export async function insertAddress(tx: Db, userId: number, values: AddressValues, isDefault: boolean, now: Date) {
  const [row] = await tx
    .insert(addresses)
    .values({ ...values, userId, isDefault, createdAt: now })
    .returning();
  if (!row) throw new Error('The new address was not returned.');
  return row;
}

/** Without `isDefault` the default stays. */
export async function updateAddress(
  tx: Db,
  userId: number,
  id: number,
  values: AddressValues & { isDefault?: boolean | undefined },
) {
  const [row] = await tx.update(addresses).set(values).where(own(userId, id)).returning();
  return row;
}

/** Waits for orders that are being placed with it, and only then checks whether an order uses it. */
export async function lockForDeletion(tx: Db, userId: number, id: number) {
  const [row] = await tx
    .select({ isDefault: addresses.isDefault })
    .from(addresses)
    .where(own(userId, id))
    .for('update');
  return row && { ...row, isUsed: (await tx.$count(orders, eq(orders.addressId, id))) > 0 };
}

export async function deleteAddress(tx: Db, userId: number, id: number): Promise<void> {
  await tx.delete(addresses).where(own(userId, id));
}

export async function makeNewestDefault(tx: Db, userId: number): Promise<void> {
  const [newest] = await addressesOf(tx, userId, { limit: 1, offset: 0 });
  if (newest) await tx.update(addresses).set({ isDefault: true }).where(own(userId, newest.id));
}
