/** The rows about the indexes of the search server. */
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { searchChanges, searchIndexes } from '#server/db/schema/search-server.ts';

export type IndexRow = { name: string; state: string; copiedTo: number };

export const indexRows = (db: Db): Promise<IndexRow[]> =>
  db
    .select({ name: searchIndexes.name, state: searchIndexes.state, copiedTo: searchIndexes.copiedTo })
    .from(searchIndexes);

/** Has a new index built beside the one that is searched; one that was being built is given up. */
export async function startBuild(db: Db, alias: string, now: Date): Promise<string> {
  const name = `${alias}-${now.toISOString().replaceAll(/\D/g, '')}`;
  await db.delete(searchIndexes).where(eq(searchIndexes.state, 'building'));
  await db.insert(searchIndexes).values({ name, state: 'building' });
  return name;
}

/**
 * Transactions that were open when the build began have not noted what they change, so nothing is copied before they
 * have ended.
 */
export async function olderHaveEnded(db: Db, name: string): Promise<boolean> {
  const { rows } = await db.execute<{ ended: boolean }>(sql`
    select pg_snapshot_xmin(pg_current_snapshot()) > started_by::xid8 as ended from search_indexes where name = ${name}`);
  return rows[0]?.ended ?? false;
}

export const copiedTo = (db: Db, name: string, id: number) =>
  db.update(searchIndexes).set({ copiedTo: id }).where(eq(searchIndexes.name, name));

export const countDocuments = (db: Db, name: string, documents: number) =>
  db.update(searchIndexes).set({ documents }).where(eq(searchIndexes.name, name));

/** The one that was searched before is forgotten. */
export async function goLive(db: Db, name: string): Promise<void> {
  // One statement could meet two live rows.
  await db.delete(searchIndexes).where(and(eq(searchIndexes.state, 'live'), sql`name <> ${name}`));
  await db.update(searchIndexes).set({ state: 'live', liveAt: sql`now()` }).where(eq(searchIndexes.name, name));
}

export const removeIndex = (db: Db, name: string) => db.delete(searchIndexes).where(eq(searchIndexes.name, name));

/** The shop is searched by PostgreSQL alone again, and the triggers write nothing. */
export async function clearIndexes(db: Db): Promise<void> {
  await db.delete(searchIndexes);
  await db.delete(searchChanges);
}

export type Change = { productId: number; version: number };

/** By id from `after` on. */
export const changesAfter = (db: Db, after: number, limit: number): Promise<Change[]> =>
  db
    .select({ productId: searchChanges.productId, version: searchChanges.version })
    .from(searchChanges)
    .where(gt(searchChanges.productId, after))
    .orderBy(searchChanges.productId)
    .limit(limit);

/** What has changed once more stays. */
export async function changesSent(db: Db, changes: readonly Change[]): Promise<void> {
  const ids = `{${changes.map(({ productId }) => productId).join(',')}}`;
  const versions = `{${changes.map(({ version }) => version).join(',')}}`;
  await db.execute(sql`
    delete from search_changes using unnest(${ids}::int[], ${versions}::bigint[]) as sent (id, sent_version)
    where product_id = sent.id and version = sent.sent_version`);
}

/**
 * Rises with each call: of two documents of a product the one that was read later has the higher version. Not below the
 * time in microseconds, because a backup that is put back has an older sequence than the index.
 */
export async function nextVersion(db: Db): Promise<number> {
  const { rows } = await db.execute<{ version: string }>(sql`
    select setval('search_versions',
      greatest(nextval('search_versions'), (extract(epoch from clock_timestamp()) * 1000000)::bigint)) as version`);
  return Number(rows[0]?.version);
}
