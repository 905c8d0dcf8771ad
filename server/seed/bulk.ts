/** Inserts many rows with few statements. */
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/pool.ts';

/** PostgreSQL takes 65,535 values a statement; no table of ours has more than thirty columns. */
const rowsAtOnce = 1_000;

export async function insertAll<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await db.insert(table).values(rows.slice(start, start + rowsAtOnce) as Table['$inferInsert'][]);
  }
}

/** The number that a slug became; an unknown slug is a mistake in the demo shop. */
export function numbersOf(slugs: readonly { slug: string }[]): (slug: string) => number {
  const numbers = new Map(slugs.map(({ slug }, index) => [slug, index + 1]));
  return (slug) => {
    const number = numbers.get(slug);
    if (number === undefined) throw new Error(`The demo shop speaks of "${slug}", which it does not have.`);
    return number;
  };
}
