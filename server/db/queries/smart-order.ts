/** Products for a line of a shopping list, and the packs of many products at once. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { packagings, products } from '#server/db/schema/catalogue.ts';
import { shops } from '#server/db/schema/shops.ts';
import type { PackagingRow } from './packagings.ts';
import { byName, type RankedProduct, rankProducts } from './ranked-products.ts';
import { runningSales } from './sales.ts';
import { findByWords, found, isFound, weight } from './search.ts';

/** `isNamed`: the words are the whole name. `isHead`: they say what it is. `hasWords`: every word was found, none was guessed. */
export type Match = RankedProduct & { hasWords: boolean };

/** The best first: what is called just so, what it says it is, then as the search has it, among equals the best sold. */
export async function findMatches(
  db: Db,
  { words, looked, shopId }: { words: string; looked: string; shopId: number | null | undefined },
  limit: number,
): Promise<Match[]> {
  const candidates = db
    .select({ id: products.id })
    .from(products)
    .innerJoin(found, isFound)
    .innerJoin(shops, and(eq(shops.id, products.shopId), eq(shops.isActive, true)))
    .innerJoin(packagings, and(eq(packagings.productId, products.id), eq(packagings.position, 0)))
    .where(and(eq(products.isActive, true), shopId ? eq(products.shopId, shopId) : undefined));
  const { hasWords, matches } = await rankProducts(db, {
    found: findByWords(looked),
    candidates,
    name: words,
    tiers: byName,
    score: weight(looked),
    paging: { limit, offset: 0 },
  });
  return matches.map((match) => ({ ...match, hasWords }));
}

/** By product, the default one first. */
export async function packagingsOfProducts(
  db: Db,
  productIds: readonly number[],
  now: Date,
): Promise<Map<number, PackagingRow[]>> {
  const flash = runningSales(db, now);
  const rows = await db
    .select({
      productId: packagings.productId,
      id: packagings.id,
      label: packagings.label,
      amount: packagings.amount,
      measure: packagings.measure,
      price: packagings.price,
      discountPrice: packagings.discountPrice,
      stock: packagings.stock,
      flashPrice: sql<number | null>`${flash.price}`,
      flashLeft: sql<number | null>`${flash.left}`,
      flashSaleId: sql<number | null>`${flash.saleId}`,
    })
    .from(packagings)
    .leftJoin(flash, eq(flash.packagingId, packagings.id))
    .where(inArray(packagings.productId, [...productIds]))
    .orderBy(asc(packagings.productId), asc(packagings.position));
  const found = new Map<number, PackagingRow[]>();
  for (const { productId, ...row } of rows) found.set(productId, [...(found.get(productId) ?? []), row]);
  return found;
}
