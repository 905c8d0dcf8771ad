/** Writes what a file states about foods. */
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '#server/db/queries/transaction.ts';
import { productFacts } from '#server/db/schema/food-facts.ts';
import type { ProductDraft } from './draft.ts';

const columns = {
  ingredients: productFacts.ingredients,
  contains: productFacts.contains,
  mayContain: productFacts.mayContain,
  isComplete: productFacts.isComplete,
  nutrition: productFacts.nutrition,
  originCountry: productFacts.originCountry,
  origin: productFacts.origin,
  diets: productFacts.diets,
};

const excluded = (column: PgColumn): SQL => sql`excluded.${sql.identifier(column.name)}`;

const all = Object.values(columns);
const differs = sql`(${sql.join(all, sql`, `)}) is distinct from (${sql.join(all.map(excluded), sql`, `)})`;

/** Returns the products whose facts have changed. Without a column of facts in the file they stay. */
export async function writeFacts(
  tx: Tx,
  drafts: readonly ProductDraft[],
  idOf: ReadonlyMap<string, number>,
): Promise<number[]> {
  const named = drafts.map(({ sku, facts }) => ({ productId: idOf.get(sku) ?? 0, facts }));
  const rows = named.flatMap(({ productId, facts }) => (facts ? [{ productId, ...facts }] : []));
  const emptied = named.filter(({ facts }) => facts === null).map(({ productId }) => productId);
  const removed =
    emptied.length === 0
      ? []
      : await tx
          .delete(productFacts)
          .where(inArray(productFacts.productId, emptied))
          .returning({ id: productFacts.productId });
  if (rows.length === 0) return removed.map(({ id }) => id);
  const written = await tx
    .insert(productFacts)
    .values(rows.toSorted((a, b) => a.productId - b.productId))
    .onConflictDoUpdate({
      target: productFacts.productId,
      set: Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, excluded(column)])),
      setWhere: differs,
    })
    .returning({ id: productFacts.productId });
  return [...removed, ...written].map(({ id }) => id);
}
