/** Suggestions for a text that is being typed. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { paidPrice, runningSales } from '#server/db/queries/sales.ts';
import { categories, packagings, products } from '#server/db/schema/catalogue.ts';
import { postgresSearch } from './postgres.ts';
import type { SearchEngine } from './search.types.ts';

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

/**
 * Names with a word that begins with it come first, of these the products of that kind; among equals the best sold.
 */
export async function findSuggestions(
  db: Db,
  text: string,
  limit: number,
  now: Date,
  engine: SearchEngine = postgresSearch,
): Promise<Suggestion[]> {
  const ids = await engine.suggestProducts(db, text, limit);
  if (ids.length === 0) return [];
  const rows = new Map((await suggested(db, ids, now)).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}
