/** What somebody who is typing may mean. */
import { and, eq, or, sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { categories, packagings, products } from '#server/db/schema/catalogue.ts';
import { shops } from '#server/db/schema/shops.ts';
import { paidPrice, runningSales } from './sales.ts';
import { aislesOf, beginsName, beginsWord, inDepth, insideName, isHead, resemblance, resembles } from './search.ts';

/** Names in which a word begins so come first, of these what is called so, then similar ones; among equals the best sold. */
export function findSuggestions(db: Db, text: string, limit: number, now: Date) {
  const flash = runningSales(db, now);
  return db
    .with(aislesOf(db, text))
    .select({
      id: products.id,
      name: products.name,
      picture: products.picture,
      paid: paidPrice(flash),
      category: categories.name,
    })
    .from(products)
    .innerJoin(shops, and(eq(shops.id, products.shopId), eq(shops.isActive, true)))
    .innerJoin(packagings, and(eq(packagings.productId, products.id), eq(packagings.position, 0)))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(flash, eq(flash.packagingId, packagings.id))
    .where(and(eq(products.isActive, true), or(insideName(text), resembles(text))))
    .orderBy(
      sql`${beginsWord(text)} desc, ${isHead(text)} desc, ${beginsName(text)} desc, ${resemblance(text)} desc,
        ${inDepth} desc, ${products.sold} desc, ${products.id}`,
    )
    .limit(limit);
}
