/** How the index of the search server stands, as the database knows it. */
import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';

export type IndexState = {
  /** The index that is searched; null before the first one is complete. */
  live: string | null;
  building: string | null;
  /** Documents copied into the one that is being built, by the id of the last product. */
  copiedTo: number;
  documents: number;
  liveAt: Date | null;
  /** Products whose documents are out of date, counted up to a bound. */
  waiting: number;
  /** Since when the oldest of them waits. */
  behindMs: number;
};

/** Nobody needs to know more exactly. */
const mostCounted = 10_000;

/** An index that is further behind is not searched. */
export const mostBehindMs = 60_000;

export async function readState(db: Db): Promise<IndexState> {
  const { rows } = await db.execute<Omit<IndexState, 'liveAt'> & { liveAt: string | null }>(sql`
    select (select name from search_indexes where state = 'live') as live,
      (select name from search_indexes where state = 'building') as building,
      coalesce((select copied_to from search_indexes where state = 'building'), 0) as "copiedTo",
      coalesce((select documents from search_indexes where state = 'live'), 0) as documents,
      (select live_at from search_indexes where state = 'live') as "liveAt",
      (select count(*)::int from (select from search_changes limit ${mostCounted}) as counted) as waiting,
      coalesce((select greatest(0, extract(epoch from clock_timestamp() - min(since)) * 1000) from search_changes), 0)::float8
        as "behindMs"`);
  const [row] = rows;
  if (!row) throw new Error('The state of the search index cannot be read.');
  return { ...row, liveAt: row.liveAt === null ? null : new Date(row.liveAt) };
}

export const isSearchable = ({ live, behindMs }: IndexState): boolean => live !== null && behindMs < mostBehindMs;

const statusOf = (state: IndexState, isResting: boolean) => {
  if (state.live === null) return 'building';
  if (!isSearchable(state)) return 'behind';
  return isResting ? 'away' : 'ready';
};

/** For `/readyz`. Unless it is `ready`, PostgreSQL answers. */
export async function searchHealth(
  db: Db,
  server: { isResting(): boolean } | undefined,
): Promise<Record<string, string>> {
  return server ? { search: statusOf(await readState(db), server.isResting()) } : {};
}
