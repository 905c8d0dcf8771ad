/** One process that serves the shop. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { buildApp } from '#server/app.ts';
import type { Config } from '#server/config.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/pool.ts';
import { openReplica, type Replica } from '#server/db/replica.ts';
import { writableFolder } from '#server/folders.ts';
import { type JobHandlers, newJobQueue } from '#server/jobs/queue.ts';
import { listenError } from '#server/listen-error.ts';
import { deliveryJob } from '#server/messages/delivery.ts';
import { openMetrics } from '#server/metrics/endpoint.ts';
import { countedJobs } from '#server/metrics/jobs.ts';
import { type Metrics, newMetrics } from '#server/metrics/metrics.ts';
import { pushJob } from '#server/push/delivery.ts';
import { purge } from '#server/retention.ts';
import { prepareDatabase } from './database.ts';
import type { DatabaseSource } from './database-source.ts';
import { sharedPort } from './shared-port.ts';
import { announceEnd, beforeEnd, undo, undoAll } from './undo.ts';
import { onDatabaseMoved, reportMetrics, workerNumber } from './worker.ts';

/** Requests that came before the end may be worked on for this time; then their connections are cut. */
const drainMs = 4_500;
/** Containers are killed 10 s after the signal. */
const killMs = 9_500;
const acceptMs = 500;
/** Opening the queue takes as much processor time as a page, and the first page should not wait for it. */
const queueRestMs = 1_000;

export async function buildShop(config: Config, { url, keepRunning }: DatabaseSource): Promise<FastifyInstance> {
  const clock = () => new Date();
  writableFolder(process.env.UPLOADS_DIR ? 'UPLOADS_DIR' : 'DATA_DIR', config.uploadsDir);
  if (workerNumber === undefined) await migrateDatabase(config.databaseDirectUrl ?? url);
  let log: FastifyBaseLogger | undefined;
  const isPooled = config.databaseDirectUrl !== undefined;
  const onLostConnection = (error: Error) => log?.warn({ err: error }, 'a database connection was lost');
  const database = await openDatabase({ url, poolSize: config.poolSize, isPooled, onLostConnection });
  const { db, pool } = database;
  undo.push(database.close);
  if (workerNumber === undefined) await prepareDatabase(config, database);
  onDatabaseMoved(database.moveTo);
  const jobs = newJobQueue(pool);
  const metrics = config.metrics ? newMetrics(workerNumber) : undefined;
  const replica = replicaOf(config, pool, (text) => log?.warn(text));
  const app = await buildApp({ config, db, pool, replica, clock, sendJob: jobs.send, ...(metrics && { metrics }) });
  log = app.log;
  keepRunning?.(database, app.log);
  // Jobs end while the last requests are served.
  beforeEnd.push(() => void jobs.stop());
  undo.push(jobs.stop);
  const handlers = jobHandlers(app, { db, clock, config, log });
  if (metrics && workerNumber === undefined) await serveMetrics(metrics, config.metrics, app.log);
  else if (metrics) reportMetrics(metrics);
  const startJobs = () => jobs.start(metrics ? countedJobs(handlers, metrics) : handlers, app.log);
  app.addHook('onListen', async () => {
    const rest = setTimeout(startJobs, queueRestMs);
    beforeEnd.push(() => clearTimeout(rest));
  });
  return app;
}

function replicaOf(config: Config, primary: Pool, warn: (text: string) => void): Replica | undefined {
  const { databaseReplicaUrl: url, databaseDirectUrl, poolSize } = config;
  if (url === undefined) return undefined;
  const replica = openReplica({ url, primary, poolSize, isPooled: databaseDirectUrl !== undefined, warn });
  undo.push(() => replica.close());
  return replica;
}

export async function serveMetrics(
  metrics: Pick<Metrics, 'text'>,
  place: Config['metrics'],
  log: FastifyBaseLogger,
): Promise<void> {
  if (!place) return;
  try {
    const { url, close } = await openMetrics(metrics, place, log);
    undo.push(close);
    console.log(`Metrics for Prometheus: ${url}`);
  } catch (error) {
    throw listenError(error, place, { host: 'METRICS_HOST', port: 'METRICS_PORT' });
  }
}

/** What the servers of a shop do beside answering requests. */
function jobHandlers(app: FastifyInstance, shop: Parameters<typeof deliveryJob>[0]): JobHandlers {
  return {
    'message-delivery': deliveryJob(shop),
    'push-delivery': pushJob(shop),
    'payment-reconciliation': () => app.reconcilePayments(),
    retention: () => purge(shop),
    'search-index': (run) => app.updateSearchIndex(run),
  };
}

/** Returns the address. */
export async function listen(app: FastifyInstance, config: Config): Promise<string> {
  undo.push(() => app.close());
  try {
    const shared = workerNumber === undefined ? {} : sharedPort;
    return await app.listen({ host: config.host, port: config.port, ...shared });
  } catch (error) {
    throw listenError(error, config);
  }
}

/** Answers the requests that are there, and ends the process. */
export async function stop(app: FastifyInstance): Promise<void> {
  const late = setTimeout(() => {
    app.log.warn('requests that were never finished are cut off');
    app.server.closeAllConnections();
  }, drainMs);
  const tooLate = setTimeout(() => process.exit(1), killMs);
  // Requests that are still on their way in are answered before the door closes.
  app.announceEnd();
  await announceEnd();
  await sleep(acceptMs);
  await undoAll();
  clearTimeout(late);
  clearTimeout(tooLate);
  process.exit(0);
}
