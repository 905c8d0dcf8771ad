/** Starts the shop: database, demo shop, server; and stops it again without losing a request. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp, buildProxyApp } from './app.ts';
import { type Config, mayShowDemoAccount, readConfig } from './config.ts';
import { startEmbeddedPostgres } from './db/embedded-postgres.ts';
import { migrateDatabase } from './db/migrate.ts';
import { type Database, openDatabase } from './db/pool.ts';
import { acquireLock } from './db/process-lock.ts';
import { hasDemoPeople } from './db/queries/demo.ts';
import { settings } from './db/schema/settings.ts';
import { demoAccount } from './domain/demo-account.ts';
import { writableFolder } from './folders.ts';
import { inboxPath } from './http/inbox.ts';
import { type JobHandlers, newJobQueue } from './jobs/queue.ts';
import { listenError } from './listen-error.ts';
import { deliveryJob } from './messages/delivery.ts';
import { openMetrics } from './metrics/endpoint.ts';
import { countedJobs } from './metrics/jobs.ts';
import { type Metrics, newMetrics } from './metrics/metrics.ts';
import { paymentWarning } from './pay/offer.ts';
import { purge } from './retention.ts';
import { safeText } from './safe-error.ts';
import { loadDemoShop } from './seed/load.ts';
import { reasonOf, StartError } from './start-error.ts';

/** Requests that came before the end may be worked on for this time; then their connections are cut. */
const lastAnswersMs = 4_500;
/** Containers are killed 10 s after the signal. */
const lastResortMs = 9_500;
const lastArrivalsMs = 500;

/** What has to be undone, the newest first. */
type Undo = () => unknown;
const undo: Undo[] = [];
/** What has to be undone as soon as the end is announced: nothing may be started again from then on. */
const beforeEnd: Undo[] = [];

/** The name of the database in the built-in PostgreSQL. */
const ownDatabase = 'larder';

async function undoAll(): Promise<void> {
  for (const step of undo.splice(0).reverse()) await step();
}

function lockFolder(dataDir: string): void {
  writableFolder('DATA_DIR', dataDir);
  const attempt = acquireLock(join(dataDir, 'shop.lock'));
  if ('lock' in attempt) return void undo.push(() => attempt.lock.release());
  throw new StartError(
    `Process ${attempt.heldBy} already runs the shop in ${dataDir}. Stop it, or give this one a DATA_DIR of its own.`,
  );
}

type Log = FastifyInstance['log'];
type DatabaseSource = {
  url: string;
  /** Starts it again whenever it ends; a database that was given to the shop is for others to look after. */
  keepRunning?: (database: Database, log: Log) => void;
};

async function databaseSource(config: Config): Promise<DatabaseSource> {
  // Several servers may share a database that is given to them; the one that comes along belongs to one.
  if (config.databaseUrl) return { url: config.databaseUrl };
  lockFolder(config.dataDir);
  const postgres = await startEmbeddedPostgres(join(config.dataDir, 'postgres'));
  undo.push(() => postgres.stop());
  return {
    url: await postgres.url(ownDatabase),
    keepRunning({ moveTo: onMoved }, log) {
      const supervision = postgres.keepRunning({ database: ownDatabase, onMoved, log });
      beforeEnd.push(() => supervision.stop());
    },
  };
}

async function buildShop(config: Config): Promise<FastifyInstance> {
  const clock = () => new Date();
  writableFolder(process.env.UPLOADS_DIR ? 'UPLOADS_DIR' : 'DATA_DIR', config.uploadsDir);
  const { url, keepRunning } = await databaseSource(config);
  await migrateDatabase(url);
  let log: Log | undefined;
  const onLostConnection = (error: Error) => log?.warn({ err: error }, 'a database connection was lost');
  const database = await openDatabase({ url, poolSize: config.poolSize, onLostConnection });
  const { db, pool } = database;
  undo.push(database.close);
  if (config.demoShop) await loadDemoShop(db, { clock });
  await warnOfDemo(config, db);
  await pointToSetup(db);
  const jobs = newJobQueue(pool);
  const metrics = config.metrics ? newMetrics() : undefined;
  const app = await buildApp({ config, db, pool, clock, sendJob: jobs.send, ...(metrics && { metrics }) });
  log = app.log;
  keepRunning?.(database, app.log);
  // Jobs end while the last requests are served.
  beforeEnd.push(() => void jobs.stop());
  undo.push(jobs.stop);
  const handlers = jobHandlers(app, { db, clock, config, log });
  if (metrics) await serveMetrics(metrics, config.metrics, app.log);
  // The first page should not wait for the queue.
  app.addHook('onListen', async () => jobs.start(metrics ? countedJobs(handlers, metrics) : handlers, app.log));
  return app;
}

async function serveMetrics(metrics: Metrics, place: Config['metrics'], log: Log): Promise<void> {
  if (!place) return;
  try {
    const { url, close } = await openMetrics(metrics, place, log);
    undo.push(close);
    console.log(`Metrics for Prometheus: ${url}`);
  } catch (error) {
    throw listenError(error, place, { host: 'METRICS_HOST', port: 'METRICS_PORT' });
  }
}

async function warnOfDemo({ environment }: Config, db: Database['db']): Promise<void> {
  if (environment !== 'production' || !(await hasDemoPeople(db))) return;
  console.warn(
    'The demo shopper and the reviews of the demo are in this shop: npm run shop -- demo remove deletes them.',
  );
}

async function pointToSetup(db: Database['db']): Promise<void> {
  if ((await db.$count(settings)) === 0)
    console.warn('This database has no shop yet. Make yours with: npm run shop -- new');
}

/** What the servers of a shop do beside answering requests. */
function jobHandlers(app: FastifyInstance, shop: Parameters<typeof deliveryJob>[0]): JobHandlers {
  return {
    'message-delivery': deliveryJob(shop),
    'payment-reconciliation': () => app.reconcilePayments(),
    retention: () => purge(shop),
  };
}

async function listen(app: FastifyInstance, config: Config): Promise<string> {
  undo.push(() => app.close());
  try {
    return await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    throw listenError(error, config);
  }
}

function greet(config: Config, address: string): void {
  console.log(`The shop is open at ${config.publicUrl?.href ?? address}`);
  const warning = config.apiUrl ? undefined : paymentWarning(config);
  if (warning) console.warn(warning);
  if (config.apiUrl || !config.demoShop || !mayShowDemoAccount(config)) return;
  console.log(`Sign in as ${demoAccount.phone} with the password ${demoAccount.password}.`);
  console.log(`Messages to shoppers can be read at ${new URL(inboxPath, address).href}`);
}

async function stop(app: FastifyInstance): Promise<void> {
  const late = setTimeout(() => app.server.closeAllConnections(), lastAnswersMs);
  const tooLate = setTimeout(() => process.exit(1), lastResortMs);
  // Requests that are still on their way in are answered before the door closes.
  app.announceEnd();
  await Promise.all(beforeEnd.splice(0).map((step) => step()));
  await sleep(lastArrivalsMs);
  await undoAll();
  clearTimeout(late);
  clearTimeout(tooLate);
  process.exit(0);
}

/**
 * A shop with a defect is better than no shop: what nobody has foreseen costs the request in which it happened, if any,
 * and is logged for its developer.
 */
function surviveUnexpectedErrors(log: Log): void {
  process.on('uncaughtException', (error, origin) => {
    log.error({ err: error, origin }, 'an unexpected error; the shop goes on');
  });
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const app = config.apiUrl ? await buildProxyApp({ config }, config.apiUrl) : await buildShop(config);
  surviveUnexpectedErrors(app.log);
  const address = await listen(app, config);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(app));
  greet(config, address);
}

try {
  await start();
} catch (error) {
  // An operator needs one sentence; a developer needs the stack.
  const known = error instanceof StartError;
  console.error(known ? error.message : `The shop could not start: ${reasonOf(error)}`);
  if (!known || process.env.LOG_LEVEL === 'debug') console.error(safeText(error));
  await undoAll().catch(() => undefined);
  process.exit(1);
}
