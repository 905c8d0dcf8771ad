/** What somebody who is typing may mean. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { categories, packagings, products } from '#server/db/schema/catalogue.ts';
import { shops } from '#server/db/schema/shops.ts';
import { byBeginning, rankProducts } from './ranked-products.ts';
import { paidPrice, runningSales } from './sales.ts';
import { findByName, found, isFound, resemblance } from './search.ts';

const suggested = (db: Db, ids: number[], now: Date) => {
  const flash = runningSales(db, now);
  return db
    .select({
      id: products.id,
      name: products.name,
      picture: products.picture,
      paid: paidPrice(flash),
      category: categories.name,
    })
    .from(products)
    .innerJoin(packagings, and(eq(packagings.productId, products.id), eq(packagings.position, 0)))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(flash, eq(flash.packagingId, packagings.id))
    .where(inArray(products.id, ids));
};

export type Suggestion = Awaited<ReturnType<typeof suggested>>[number];

/** Names in which a word begins so come first, of these what is called so, then similar ones; among equals the best sold. */
export async function findSuggestions(db: Db, text: string, limit: number, now: Date): Promise<Suggestion[]> {
  const candidates = db
    .select({ id: products.id })
    .from(products)
    .innerJoin(found, isFound)
    .innerJoin(shops, and(eq(shops.id, products.shopId), eq(shops.isActive, true)))
    .innerJoin(packagings, and(eq(packagings.productId, products.id), eq(packagings.position, 0)))
    .where(eq(products.isActive, true));
  const { matches } = await rankProducts(db, {
    found: findByName(text),
    candidates,
    tiers: byBeginning,
    score: resemblance(text),
    paging: { limit, offset: 0 },
  });
  if (matches.length === 0) return [];
  const ids = matches.map(({ id }) => id);
  const rows = new Map((await suggested(db, ids, now)).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}
