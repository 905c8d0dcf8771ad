/** The cart's rows. A statement that changes a line runs under the lock on the shopper's cart. */
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { cartLines, carts } from '#server/db/schema/cart.ts';
import { packagings, products } from '#server/db/schema/catalogue.ts';
import { shops } from '#server/db/schema/shops.ts';
import type { Minor } from '#server/domain/money.ts';
import { oncePer } from './prepared.ts';

export type LineKey = { userId: number; packagingId: number; isBuyNow: boolean };

/** Creates the cart if there is none, and locks it until the end of the transaction. */
export async function lockCart(tx: Db, userId: number, now: Date): Promise<void> {
  await tx
    .insert(carts)
    .values({ userId, updatedAt: now })
    .onConflictDoUpdate({ target: carts.userId, set: { updatedAt: now } });
}

/**
 * Locks the cart and raises its version, or that of what is bought now; a caller that then changes nothing has to roll
 * back. Returns the earlier version.
 */
export async function openCart(tx: Db, userId: number, now: Date, isBuyNow = false): Promise<number> {
  const version = isBuyNow ? 'buyNowVersion' : 'version';
  const raised = { [version]: sql`${carts[version]} + 1`, updatedAt: now };
  const [cart] = await tx
    .insert(carts)
    .values({ userId, [version]: 1, updatedAt: now })
    .onConflictDoUpdate({ target: carts.userId, set: raised })
    .returning({ version: carts[version] });
  return (cart?.version ?? 1) - 1;
}

const versionsStatement = oncePer((db) =>
  db
    .select({ version: carts.version, buyNowVersion: carts.buyNowVersion })
    .from(carts)
    .where(eq(carts.userId, sql.placeholder('userId')))
    .prepare('cart_versions'),
);

export async function cartVersion(db: Db, userId: number, isBuyNow: boolean): Promise<number> {
  const [cart] = await versionsStatement(db).execute({ userId });
  return (isBuyNow ? cart?.buyNowVersion : cart?.version) ?? 0;
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

export type ProductInCart = Omit<LineKey, 'packagingId'> & { productId: number };

export type NewLine = LineKey & { productId: number; quantity: number; price: Minor; now: Date };

/** Adding again counts as having seen today's price. */
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

/** Buying now has one product. */
export async function removeOtherBuyNowLines(tx: Db, userId: number, packagingId: number): Promise<void> {
  await tx
    .delete(cartLines)
    .where(and(eq(cartLines.userId, userId), eq(cartLines.isBuyNow, true), ne(cartLines.packagingId, packagingId)));
}

export async function removeLines(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(cartLines).where(inArray(cartLines.id, [...ids]));
}

/** The lines with this packaging that were removed, from the cart and from buy-now. */
export function removeEverywhere(tx: Db, userId: number, packagingId: number): Promise<{ isBuyNow: boolean }[]> {
  return tx
    .delete(cartLines)
    .where(and(eq(cartLines.userId, userId), eq(cartLines.packagingId, packagingId)))
    .returning({ isBuyNow: cartLines.isBuyNow });
}

/** The default packaging, or the named one, and the options of the product. Undefined: the product is not for sale. */
export async function packagingOfProduct(db: Db, productId: number, packagingId: number | null | undefined) {
  const rows = await db
    .select({
      id: packagings.id,
      sizeIds: sql<number[]>`array(select size_id from product_sizes where product_id = ${products.id})`,
      colorIds: sql<number[]>`array(select color_id from product_colors where product_id = ${products.id})`,
    })
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

/** The packaging that stands for these options; undefined: the product is not sold in this combination. */
export async function packagingOfOptions(
  db: Db,
  productId: number,
  { sizeId, colorId }: { sizeId: number | null; colorId: number | null },
): Promise<number | undefined> {
  const [found] = await db
    .select({ id: packagings.id })
    .from(packagings)
    .where(
      and(
        eq(packagings.productId, productId),
        sql`${packagings.sizeId} is not distinct from ${sizeId}::int`,
        sql`${packagings.colorId} is not distinct from ${colorId}::int`,
      ),
    );
  return found?.id;
}

/** The packagings of a product that are in a cart; at most two are looked for. */
export async function packagingsInCart(db: Db, { userId, productId, isBuyNow }: ProductInCart): Promise<number[]> {
  const rows = await db
    .select({ packagingId: cartLines.packagingId })
    .from(cartLines)
    .where(and(eq(cartLines.userId, userId), eq(cartLines.productId, productId), eq(cartLines.isBuyNow, isBuyNow)))
    .limit(2);
  return rows.map(({ packagingId }) => packagingId);
}
