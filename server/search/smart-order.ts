/** Products for a line of a shopping list, and the packagings of many products at once. */
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import type { PackagingRow } from '#server/db/queries/packagings.ts';
import { runningSales } from '#server/db/queries/sales.ts';
import { packagings } from '#server/db/schema/catalogue.ts';
import { postgresSearch } from './postgres.ts';
import type { ListLine, Match, SearchEngine } from './search.types.ts';

/** For each line the best match first: the same name, then the same kind, then the search's order; among equals the best sold. */
export const findMatches = (
  db: Db,
  lines: readonly ListLine[],
  { shopId, limit }: { shopId: number | null | undefined; limit: number },
  engine: SearchEngine = postgresSearch,
): Promise<Match[][]> => engine.matchLines(db, lines, { shopId: shopId ?? undefined, limit });

/** By product, the default one first. Products with sizes or colours are left out: a list cannot choose these. */
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
      sizeId: packagings.sizeId,
      colorId: packagings.colorId,
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
    .where(and(inArray(packagings.productId, [...productIds]), isNull(packagings.sizeId), isNull(packagings.colorId)))
    .orderBy(asc(packagings.productId), asc(packagings.position));
  const found = new Map<number, PackagingRow[]>();
  for (const { productId, ...row } of rows) found.set(productId, [...(found.get(productId) ?? []), row]);
  return found;
}
