/** The cart's rows. Whoever changes a line holds the lock on the shopper's cart. */
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { cartLines, carts } from '#server/db/schema/cart.ts';
import { packagings, products } from '#server/db/schema/catalogue.ts';
import { shops } from '#server/db/schema/shops.ts';
import type { Minor } from '#server/domain/money.ts';
import { oncePer } from './prepared.ts';

export type LineKey = { userId: number; packagingId: number; isBuyNow: boolean };

/**
 * Makes the cart if there is none, locks it until the transaction ends, and raises its version; whoever then changes
 * nothing has to roll back. Gives the version before. What is bought now is not in the cart, and does not raise it.
 */
export async function openCart(tx: Db, userId: number, now: Date, isBuyNow = false): Promise<number> {
  const raise = isBuyNow ? 0 : 1;
  const [cart] = await tx
    .insert(carts)
    .values({ userId, version: raise, updatedAt: now })
    .onConflictDoUpdate({ target: carts.userId, set: { version: sql`${carts.version} + ${raise}`, updatedAt: now } })
    .returning({ version: carts.version });
  return (cart?.version ?? raise) - raise;
}

const versionStatement = oncePer((db) =>
  db
    .select({ version: carts.version })
    .from(carts)
    .where(eq(carts.userId, sql.placeholder('userId')))
    .prepare('cart_version'),
);

export async function cartVersion(db: Db, userId: number): Promise<number> {
  const [cart] = await versionStatement(db).execute({ userId });
  return cart?.version ?? 0;
}

const linesStatement = oncePer((db) =>
  db
    .select()
    .from(cartLines)
    .where(and(eq(cartLines.userId, sql.placeholder('userId')), eq(cartLines.isBuyNow, sql.placeholder('isBuyNow'))))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.id))
    .prepare('cart_lines_of_user'),
);

export type CartLineRow = typeof cartLines.$inferSelect;

/** In the order in which they were added. */
export const linesOf = (db: Db, userId: number, isBuyNow: boolean): Promise<CartLineRow[]> =>
  linesStatement(db).execute({ userId, isBuyNow });

const lineIs = ({ userId, packagingId, isBuyNow }: LineKey) =>
  and(eq(cartLines.userId, userId), eq(cartLines.packagingId, packagingId), eq(cartLines.isBuyNow, isBuyNow));

export async function quantityOf(tx: Db, key: LineKey): Promise<number | undefined> {
  const [line] = await tx.select({ quantity: cartLines.quantity }).from(cartLines).where(lineIs(key));
  return line?.quantity;
}

export type NewLine = LineKey & { productId: number; quantity: number; price: Minor; now: Date };

/** Adding again means having seen today's price. */
export async function putLine(tx: Db, { quantity, price, now, ...key }: NewLine): Promise<void> {
  await tx
    .insert(cartLines)
    .values({ ...key, quantity, priceWhenAdded: price, addedAt: now })
    .onConflictDoUpdate({
      target: [cartLines.userId, cartLines.packagingId, cartLines.isBuyNow],
      set: { quantity, priceWhenAdded: price },
    });
}

export async function setQuantity(tx: Db, key: LineKey, quantity: number): Promise<void> {
  await tx.update(cartLines).set({ quantity }).where(lineIs(key));
}

export async function removeLine(tx: Db, key: LineKey): Promise<void> {
  await tx.delete(cartLines).where(lineIs(key));
}

/** A product is bought now on its own. */
export async function removeOtherBuyNowLines(tx: Db, userId: number, packagingId: number): Promise<void> {
  await tx
    .delete(cartLines)
    .where(and(eq(cartLines.userId, userId), eq(cartLines.isBuyNow, true), ne(cartLines.packagingId, packagingId)));
}

export async function removeLines(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(cartLines).where(inArray(cartLines.id, [...ids]));
}

/** How many lines with this packaging went, in the cart and waiting to be bought now. */
export async function removeEverywhere(tx: Db, userId: number, packagingId: number): Promise<number> {
  const gone = await tx
    .delete(cartLines)
    .where(and(eq(cartLines.userId, userId), eq(cartLines.packagingId, packagingId)))
    .returning({ id: cartLines.id });
  return gone.length;
}

/** The packaging that a call means; the default one when it names none. Undefined: the product is not for sale. */
export async function chosenPackaging(db: Db, productId: number, packagingId: number | null | undefined) {
  const rows = await db
    .select({ id: packagings.id })
    .from(products)
    .innerJoin(shops, and(eq(shops.id, products.shopId), eq(shops.isActive, true)))
    .leftJoin(
      packagings,
      and(
        eq(packagings.productId, products.id),
        packagingId ? eq(packagings.id, packagingId) : eq(packagings.position, 0),
      ),
    )
    .where(and(eq(products.id, productId), eq(products.isActive, true)));
  return rows[0];
}
