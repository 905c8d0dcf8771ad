/** The wishlist. */
import { and, count, desc, eq } from 'drizzle-orm';
import type { TransactionalDb } from '#server/db/after-commit.ts';
import type { Db } from '#server/db/pool.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { favourites } from '#server/db/schema/favourites.ts';
import { shops } from '#server/db/schema/shops.ts';
import { isForSale } from './catalogue.ts';
import { lockUser } from './identity.ts';
import { inUngatedTransaction } from './transaction.ts';

/** A product that is no longer for sale stays on the list, hidden, until it returns. */
export async function favouriteIds(db: Db, userId: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: favourites.productId })
    .from(favourites)
    .innerJoin(products, eq(products.id, favourites.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(and(eq(favourites.userId, userId), isForSale))
    .orderBy(desc(favourites.createdAt), desc(favourites.productId))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function countFavourites(db: Db, userId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(favourites)
    .innerJoin(products, eq(products.id, favourites.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(and(eq(favourites.userId, userId), isForSale));
  return row?.total ?? 0;
}

/** Toggles the product; of two parallel calls the second undoes the first. */
export async function toggleFavourite(
  db: TransactionalDb,
  userId: number,
  productId: number,
  now: Date,
): Promise<void> {
  await inUngatedTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    const mine = and(eq(favourites.userId, userId), eq(favourites.productId, productId));
    const removed = await tx.delete(favourites).where(mine).returning({ id: favourites.productId });
    if (removed.length > 0) return;
    await tx.insert(favourites).values({ userId, productId, createdAt: now }).onConflictDoNothing();
  });
}
