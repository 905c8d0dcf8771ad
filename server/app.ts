/** Assembles the server: hooks, contract, routes, files and pages. */
import { randomUUID } from 'node:crypto';
import { maxHeaderSize } from 'node:http';
import { parse } from 'node:querystring';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Pool } from 'pg';
import { registerRealtime } from '#server/http/realtime.ts';
import { startAssistant } from './chat/assistant.ts';
import type { Config } from './config.ts';
import { withAfterCommit } from './db/after-commit.ts';
import type { Replica } from './db/replica.ts';
import type { Dependencies } from './dependencies.ts';
import { registerDocuments } from './documents/pages.ts';
import type { JobName } from './domain/job.ts';
import { registerApiDocs } from './http/api-docs.ts';
import { registerAuthPopup } from './http/auth-popup.ts';
import { loadBuild } from './http/build.ts';
import { onError, onNoRoute } from './http/errors.ts';
import { registerFiles } from './http/files.ts';
import { registerFonts } from './http/fonts.ts';
import { registerGeneralLimit } from './http/general-limit.ts';
import { registerGuard } from './http/guard.ts';
import { fixedHeaders, registerHeaders } from './http/headers.ts';
import { isDatabaseReady, registerHealth } from './http/health.ts';
import { registerHostCheck } from './http/host.ts';
import { iconFiles, registerIcons } from './http/icons.ts';
import { inProcessFetch } from './http/in-process-fetch.ts';
import { registerInbox } from './http/inbox.ts';
import { maxBodyBytes, registerJsonBody } from './http/json-body.ts';
import { registerLanguage } from './http/language.ts';
import { loggerOptions, registerRequestLog } from './http/logging.ts';
import { registerLookPreview } from './http/look-preview.ts';
import { registerMaintenance } from './http/maintenance.ts';
import { registerManifest } from './http/manifest.ts';
import { registerOperations } from './http/operations.ts';
import { ownSources, registerPages, registerShells } from './http/page.ts';
import { registerPlainPages } from './http/plain-page.ts';
import { registerPreviews } from './http/previews.ts';
import { registerProxyWarning } from './http/proxy-warning.ts';
import { registerPublicResponses } from './http/public-responses.ts';
import { requestIds } from './http/request-id.ts';
import { registerRequestMetrics } from './http/request-metrics.ts';
import { ResponseCache } from './http/response-cache.ts';
import { registerRobots, registerRulesForRobots } from './http/robots.ts';
import { registerSaleBoundaries } from './http/sale-boundaries.ts';
import { registerPictures, registerStatic } from './http/static.ts';
import { registerUnsubscribe } from './http/unsubscribe.ts';
import { registerUnusedConnections } from './http/unused-connections.ts';
import { registerWorker } from './http/worker.ts';
import { mainLocale } from './i18n/languages.ts';
import type { Metrics } from './metrics/metrics.ts';
import { watchSearch } from './metrics/search.ts';
import { watchSources } from './metrics/sources.ts';
import { gatewaysFor } from './pay/gateways.ts';
import { registerPaymentPages } from './pay/pages.ts';
import { reconcilePayments } from './pay/reconcile.ts';
import { newSandboxKeys, type SandboxKeys } from './pay/sandbox/keys.ts';
import { registerSandbox } from './pay/sandbox/register.ts';
import { registerProxyManifest } from './proxy/manifest.ts';
import { sourcesOf } from './proxy/origins.ts';
import type { ProxyOptions } from './proxy/register.ts';
import { publishPush } from './realtime/push.ts';
import { TypingShoppers } from './realtime/typing.ts';
import { implementedRoutes } from './routes/implemented.ts';
import type { SearchPace } from './search-server/client.ts';
import { openSearch, type ShopSearch } from './search-server/open.ts';
import { searchHealth } from './search-server/state.ts';

export type ServerOptions = {
  config: Config;
  /** Tests pass a stream to read the log. */
  logStream?: { write(line: string): void };
};

export type AppOptions = ServerOptions & {
  db: NodePgDatabase;
  pool: Pool;
  /** A server without one reads all from `db`. */
  replica?: Replica | undefined;
  clock?: () => Date;
  /** Sends a job to the queue; a server without a queue leaves the work to others. */
  sendJob?: (name: JobName) => void;
  /** Counts what happens; a server whose metrics nobody reads has none. */
  metrics?: Metrics;
  /** Tests do not wait for a search server that is slow on purpose. */
  searchPace?: SearchPace;
  /** Tests pass keys to sign notices with. */
  sandboxKeys?: SandboxKeys;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** One run of the job `payment-reconciliation`. */
    reconcilePayments(): Promise<void>;
    /** One run of the job `search-index`; nothing without a search server. */
    updateSearchIndex: ShopSearch['updateIndex'];
  }
}

/** An empty parameter counts as missing. */
const readQuery = (text: string) => Object.fromEntries(Object.entries(parse(text)).filter(([, value]) => value !== ''));

function serverOptions({ config, logStream }: ServerOptions): FastifyServerOptions {
  return {
    logger: loggerOptions(config, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(config),
    trustProxy: config.trustProxy,
    bodyLimit: maxBodyBytes,
    requestTimeout: 30_000,
    // A client that neither sends nor reads for so long holds a response in memory.
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    forceCloseConnections: 'idle',
    // No limit in the router: the contract refuses a path segment that is too long, with a message.
    routerOptions: { querystringParser: readQuery, ignoreTrailingSlash: true, maxParamLength: maxHeaderSize },
    frameworkErrors: (error, request, reply) => {
      // A malformed URL never reaches the hooks.
      request.locale = mainLocale();
      onError(error, request, reply.headers(fixedHeaders(config)));
    },
  } as FastifyServerOptions;
}

async function newServer(options: ServerOptions, pool?: Pool): Promise<FastifyInstance> {
  const app = fastify(serverOptions(options));
  app.setErrorHandler(onError);
  registerHeaders(app, options.config);
  registerLanguage(app);
  registerRequestLog(app);
  registerProxyWarning(app);
  registerUnusedConnections(app);
  registerHostCheck(app);
  registerGuard(app);
  await registerGeneralLimit(app, options.config, pool);
  app.setNotFoundHandler(options.config.limits ? { preHandler: app.rateLimit() } : {}, onNoRoute);
  return app;
}

async function registerClient(app: FastifyInstance, deps: Dependencies): Promise<void> {
  const building = loadBuild();
  await registerStatic(app, { leaves: iconFiles });
  registerIcons(app, deps);
  registerFonts(app, deps.config);
  registerRobots(app, deps, building);
  registerManifest(app, deps);
  registerWorker(app, deps.config, building, async () => ownSources(deps.config));
  registerPages(app, deps, building);
}

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, pool, clock = () => new Date(), sandboxKeys: keys = newSandboxKeys() } = options;
  const { sendJob = () => undefined, metrics, replica } = options;
  const app = await newServer(options, pool);
  const cache = new ResponseCache({ now: () => clock().getTime(), onDrop: () => replica?.expectChange() });
  const db = withAfterCommit(options.db, {
    origin: randomUUID(),
    invalidateCache: (outdated) => {
      cache.drop(outdated);
      // Whatever public responses show may also stand in the index.
      if (config.search) sendJob('search-index');
    },
    publish: (event) =>
      publishPush(options.db, config.pusher, event, clock()).catch((error: unknown) =>
        app.log.warn({ err: error }, 'open pages were not told'),
      ),
    sendJob,
    countOrders: (count) => metrics?.countOrders(count),
  });
  const search = openSearch({ address: config.search, db, clock, log: app.log, pace: options.searchPace });
  app.addHook('onClose', () => search.close());
  const inside = inProcessFetch(app);
  const gateways = gatewaysFor(config.stripe, keys, inside);
  const assistant = startAssistant({ db, clock, config, log: app.log });
  app.addHook('onClose', () => assistant.stop());
  const deps: Dependencies = {
    db,
    publicDb: replica?.db ?? db,
    replica,
    pool,
    config,
    clock,
    log: app.log,
    cache,
    search: search.engine,
    gateways,
    assistant,
    typing: new TypingShoppers(),
  };
  app.decorate('reconcilePayments', () => reconcilePayments(deps));
  app.decorate('updateSearchIndex', search.updateIndex);
  if (metrics) registerRequestMetrics(app, metrics);
  registerJsonBody(app);
  registerLookPreview(app, deps);
  registerMaintenance(app, deps);
  registerPublicResponses(app, deps);
  registerSaleBoundaries(app, deps);
  registerHealth(app, () => isDatabaseReady(pool), search.server && (() => searchHealth(db, search.server)));
  registerInbox(app, deps);
  await registerUnsubscribe(app, deps);
  await registerOperations(app, deps, implementedRoutes(deps));
  registerRealtime(app, deps);
  if (metrics) watchSources(metrics, { pool, replica, cache, openSockets: app.openSockets });
  if (metrics && search.server) watchSearch(metrics, db, search.server);
  registerAuthPopup(app, config);
  await registerApiDocs(app, deps);
  registerPlainPages(app, deps);
  await registerPaymentPages(app, deps);
  await registerDocuments(app, deps);
  if (!config.stripe) await registerSandbox(app, { db, clock, log: app.log, keys, inside, sandbox: config.sandbox });
  await registerPictures(app, config);
  registerFiles(app, deps);
  registerPreviews(app, deps);
  if (!config.apiOnly) await registerClient(app, deps);
  return app;
}

/** Pages only: the back end at `apiUrl` serves the API, and there is no database. */
export async function buildProxyApp(
  options: ServerOptions,
  apiUrl: URL,
  proxy: ProxyOptions = {},
): Promise<FastifyInstance> {
  const { config } = options;
  const app = await newServer(options);
  await registerStatic(app, { sharesAssets: true });
  const { registerProxy } = await import('./proxy/register.ts');
  await registerProxy(app, config, apiUrl, proxy);
  registerPlainPages(app);
  registerAuthPopup(app, config);
  registerHealth(app, async () => true);
  const inside = inProcessFetch(app);
  registerRulesForRobots(app);
  registerProxyManifest(app, inside);
  const building = loadBuild();
  const sources = sourcesOf(inside, apiUrl, ownSources(config));
  registerWorker(app, config, building, sources);
  registerShells(app, {
    sources,
    hasPage: async (path) => (await building)?.renderer.hasPage(path),
  });
  return app;
}
