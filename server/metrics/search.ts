/** What the metrics show of a search server. */
import type { Db } from '#server/db/pool.ts';
import type { ShopSearch } from '#server/search-server/open.ts';
import { readState } from '#server/search-server/state.ts';
import type { Metrics } from './metrics.ts';

export function watchSearch(metrics: Metrics, db: Db, server: NonNullable<ShopSearch['server']>): void {
  metrics.watchCount({
    name: 'larder_searches_total',
    help: 'Searches by who answered: the search server, or PostgreSQL for the reason that is named.',
    labelNames: ['answered'],
    read: () => Object.entries(server.answered).map(([answered, value]) => ({ labels: { answered }, value })),
  });
  metrics.watch({
    name: 'larder_search_server_resting',
    help: '1 while the search server is not asked, because it failed lately.',
    read: () => [{ value: server.isResting() ? 1 : 0 }],
  });
  metrics.watch({
    name: 'larder_search_documents_waiting',
    help: 'Products whose documents in the search index are out of date, up to 10,000.',
    isShared: true,
    read: async () => [{ value: (await readState(db)).waiting }],
  });
  metrics.watch({
    name: 'larder_search_behind_seconds',
    help: 'Since when the oldest of these waits.',
    isShared: true,
    read: async () => [{ value: (await readState(db)).behindMs / 1000 }],
  });
}
