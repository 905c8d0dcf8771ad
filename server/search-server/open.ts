/** Opens the search server that SEARCH_URL names, with PostgreSQL behind it. */
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/pool.ts';
import { postgresSearch } from '#server/search/postgres.ts';
import type { SearchEngine } from '#server/search/search.types.ts';
import type { SearchAddress } from './address.ts';
import { newSearchClient, type SearchPace } from './client.ts';
import { searchServerEngine } from './engine.ts';
import { type SearchWithFallback, withFallback } from './fallback.ts';
import { type IndexRun, updateIndex } from './index-job.ts';
import { isSearchable, readState } from './state.ts';

export type ShopSearch = {
  /** What lists, suggestions and shopping lists are searched with. */
  engine: SearchEngine;
  /** Undefined: the shop has no search server. */
  server: Pick<SearchWithFallback, 'answered' | 'isResting'> | undefined;
  /** One run of the job `search-index`. */
  updateIndex(run: IndexRun): Promise<void>;
  close(): Promise<void>;
};

type Options = {
  address: SearchAddress | undefined;
  db: Db;
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'warn'>;
  pace?: SearchPace | undefined;
};

/** So long a process believes what it has read of the state of the index. */
const knownMs = 1_000;

export function openSearch({ address, db, clock, log, pace }: Options): ShopSearch {
  if (!address)
    return {
      engine: postgresSearch,
      server: undefined,
      updateIndex: async () => undefined,
      close: async () => undefined,
    };
  const client = newSearchClient(address, pace);
  const engine = withFallback({
    server: searchServerEngine(client, address.alias),
    postgres: postgresSearch,
    isReady: remembered(clock, async (through) => isSearchable(await readState(through))),
    now: () => clock().getTime(),
    log,
  });
  return {
    engine,
    server: engine,
    updateIndex: (run) => updateIndex({ db, client, alias: address.alias, clock }, run),
    close: client.close,
  };
}

function remembered(clock: () => Date, read: (db: Db) => Promise<boolean>) {
  let known: Promise<boolean> | undefined;
  let until = Number.NEGATIVE_INFINITY;
  return (db: Db): Promise<boolean> => {
    const now = clock().getTime();
    if (known && now < until) return known;
    until = now + knownMs;
    known = read(db);
    known.catch(() => {
      known = undefined;
    });
    return known;
  };
}
