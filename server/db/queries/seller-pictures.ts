/** The pictures that a seller's files of goods may name; every statement names the shop. */
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { sellerPictures } from '#server/db/schema/seller-pictures.ts';

export type SellerPicture = typeof sellerPictures.$inferSelect;

/** By name, after the name `after`. */
export const sellerPicturesAfter = (
  db: Db,
  shopId: number,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<SellerPicture[]> =>
  db
    .select()
    .from(sellerPictures)
    .where(and(eq(sellerPictures.shopId, shopId), after ? gt(sellerPictures.name, after) : undefined))
    .orderBy(asc(sellerPictures.name))
    .limit(limit);

export const sellerPicturesNamed = (db: Db, shopId: number, names: string[]): Promise<SellerPicture[]> =>
  db
    .select()
    .from(sellerPictures)
    .where(and(eq(sellerPictures.shopId, shopId), inArray(sellerPictures.name, names)));

export async function putSellerPicture(db: Db, row: SellerPicture): Promise<void> {
  const { picture, content } = row;
  await db
    .insert(sellerPictures)
    .values(row)
    .onConflictDoUpdate({ target: [sellerPictures.shopId, sellerPictures.name], set: { picture, content } });
}
