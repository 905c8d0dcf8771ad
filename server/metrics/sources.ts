/** The states of a server that its metrics show. */
import type { Pool } from 'pg';
import type { Replica } from '#server/db/replica.ts';
import type { ResponseCache } from '#server/http/response-cache.ts';
import { jobNames, queueSchema } from '#server/jobs/queues.ts';
import type { Metrics } from './metrics.ts';

export type Sources = { pool: Pool; replica?: Replica | undefined; cache: ResponseCache; openSockets(): number };

/** pg-boss counts its jobs twice a minute and keeps the counts in one row a queue. */
const queueCounts = `select name, queued_count, active_count, deferred_count from ${queueSchema}.queue where name = any($1)`;
type QueueRow = { name: string; queued_count: number; active_count: number; deferred_count: number };

/** A failed query would cost the pool its connection. */
async function hasQueues(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>(
    `select to_regclass('${queueSchema}.queue') is not null as found`,
  );
  return rows[0]?.found ?? false;
}

async function readQueues(pool: Pool) {
  if (!(await hasQueues(pool))) return [];
  const { rows } = await pool.query<QueueRow>(queueCounts, [jobNames]);
  return rows.flatMap(({ name: job, ...counts }) => [
    { labels: { job, state: 'waiting' }, value: counts.queued_count },
    { labels: { job, state: 'running' }, value: counts.active_count },
    { labels: { job, state: 'scheduled' }, value: counts.deferred_count },
  ]);
}

function watchReplica(metrics: Metrics, replica: Replica): void {
  metrics.watch({
    name: 'larder_replica_in_use',
    help: 'Whether the read replica answers public reads now.',
    read: () => [{ value: Number(replica.readings().isUsed) }],
  });
  metrics.watch({
    name: 'larder_replica_lag_seconds',
    help: 'The replica is behind the primary by no more; NaN while it is away.',
    read: () => [{ value: replica.readings().lagSeconds ?? Number.NaN }],
  });
  metrics.watchCount({
    name: 'larder_public_reads_total',
    help: 'Queries for public responses by the server that answered them; failed ones were repeated on the primary.',
    labelNames: ['server'],
    read: () => {
      const { byReplica, byPrimary, failed } = replica.readings();
      return [
        { labels: { server: 'replica' }, value: byReplica },
        { labels: { server: 'primary' }, value: byPrimary },
        { labels: { server: 'failed replica' }, value: failed },
      ];
    },
  });
}

export function watchSources(metrics: Metrics, { pool, replica, cache, openSockets }: Sources): void {
  if (replica) watchReplica(metrics, replica);
  metrics.watch({
    name: 'larder_database_connections',
    help: 'Connections of the pool by state.',
    labelNames: ['state'],
    read: () => [
      { labels: { state: 'idle' }, value: pool.idleCount },
      { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
    ],
  });
  metrics.watch({
    name: 'larder_database_connections_limit',
    help: 'The most connections that the pool opens.',
    read: () => [{ value: pool.options.max }],
  });
  metrics.watch({
    name: 'larder_database_waiting_requests',
    help: 'Work that waits for a free connection.',
    read: () => [{ value: pool.waitingCount }],
  });
  metrics.watchCount({
    name: 'larder_response_cache_lookups_total',
    help: 'Lookups in the cache of public responses by outcome.',
    labelNames: ['outcome'],
    read: () => [
      { labels: { outcome: 'hit' }, value: cache.lookups.hits },
      { labels: { outcome: 'miss' }, value: cache.lookups.misses },
    ],
  });
  metrics.watch({
    name: 'larder_response_cache_entries',
    help: 'Responses in the cache.',
    read: () => [{ value: cache.size }],
  });
  metrics.watch({
    name: 'larder_jobs',
    help: 'Jobs in the queue that all servers share, by state.',
    labelNames: ['job', 'state'],
    isShared: true,
    read: () => readQueues(pool),
  });
  metrics.watch({
    name: 'larder_sockets_open',
    help: 'Open sockets of the realtime end point.',
    read: () => [{ value: openSockets() }],
  });
}
