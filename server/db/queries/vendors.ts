/** What operators and sellers change of a shop: its hours, what delivery costs, whether it is shown. */
import { asc, eq } from 'drizzle-orm';
import { invalidateCache } from '#server/db/after-commit.ts';
import type { Db } from '#server/db/pool.ts';
import { deliveryCharges, shops } from '#server/db/schema/shops.ts';
import type { DeliveryBracket } from '#server/domain/delivery.ts';
import type { Tx } from './transaction.ts';

export type Vendor = typeof shops.$inferSelect;

export const vendors = (db: Db, limit: number): Promise<Vendor[]> =>
  db.select().from(shops).orderBy(asc(shops.slug)).limit(limit);

export async function vendorById(db: Db, id: number): Promise<Vendor | undefined> {
  const [found] = await db.select().from(shops).where(eq(shops.id, id));
  return found;
}

export async function vendorWith(db: Db, slug: string): Promise<Vendor | undefined> {
  const [found] = await db.select().from(shops).where(eq(shops.slug, slug));
  return found;
}

export const chargesOf = (db: Db, shopId: number): Promise<DeliveryBracket[]> =>
  db
    .select({
      minQuantity: deliveryCharges.minQuantity,
      maxQuantity: deliveryCharges.maxQuantity,
      charge: deliveryCharges.charge,
    })
    .from(deliveryCharges)
    .where(eq(deliveryCharges.shopId, shopId))
    .orderBy(asc(deliveryCharges.minQuantity));

/** Locked until the end of the transaction, so that two changes of its delivery do not mix. */
export async function lockVendor(tx: Tx, slug: string): Promise<Vendor | undefined> {
  const [found] = await tx.select().from(shops).where(eq(shops.slug, slug)).for('no key update');
  return found;
}

export async function changeVendor(tx: Tx, id: number, change: Partial<Vendor>): Promise<void> {
  invalidateCache(tx);
  if (Object.keys(change).length > 0) await tx.update(shops).set(change).where(eq(shops.id, id));
}

/** The charges of a shop that is locked, instead of those before. */
export async function writeCharges(tx: Tx, shopId: number, charges: readonly DeliveryBracket[]): Promise<void> {
  invalidateCache(tx);
  await tx.delete(deliveryCharges).where(eq(deliveryCharges.shopId, shopId));
  if (charges.length > 0) await tx.insert(deliveryCharges).values(charges.map((charge) => ({ ...charge, shopId })));
}
