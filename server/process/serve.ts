/** Serves the shop in this process, or in the workers that it starts; and stops again without losing a request. */
import cluster from 'node:cluster';
import type { FastifyBaseLogger } from 'fastify';
import { buildProxyApp } from '#server/app.ts';
import { type Config, mayShowDemoAccount } from '#server/config.ts';
import { inboxPath } from '#server/http/inbox.ts';
import { paymentWarning } from '#server/pay/offer.ts';
import type { DatabaseSource } from './database-source.ts';
import { startPrimary } from './primary.ts';
import { buildShop, listen, stop } from './shop.ts';
import { sendToPrimary } from './worker.ts';

function greet(config: Config, address: string): void {
  console.log(`The shop is open at ${config.publicUrl?.href ?? address}`);
  const warning = config.apiUrl ? undefined : paymentWarning(config);
  if (warning) console.warn(warning);
  if (config.apiUrl || !mayShowDemoAccount(config)) return;
  console.log(`Messages to shoppers can be read at ${new URL(inboxPath, address).href}`);
}

/**
 * A shop with a defect is better than no shop: what nobody has foreseen costs the request in which it happened, if any,
 * and is logged for its developer.
 */
function surviveUnexpectedErrors(log: FastifyBaseLogger): void {
  process.on('uncaughtException', (error, origin) => {
    log.error({ err: error, origin }, 'an unexpected error; the shop goes on');
  });
}

/** A terminal sends the signal to all processes, and the primary to its workers once more. */
function onceStopped(end: () => Promise<unknown>): void {
  let isEnding = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (!isEnding) void end();
      isEnding = true;
    });
  }
}

/** Where the data come from: a database, or another back end at this URL. */
type Source = DatabaseSource | URL;

async function serveAlone(config: Config, source: Source): Promise<void> {
  const app = source instanceof URL ? await buildProxyApp({ config }, source) : await buildShop(config, source);
  surviveUnexpectedErrors(app.log);
  const address = await listen(app, config);
  onceStopped(() => stop(app));
  if (cluster.isWorker) await sendToPrimary({ kind: 'open', address });
  else greet(config, address);
}

async function serveByWorkers(config: Config, source: Source, program: string): Promise<void> {
  const primary = await startPrimary(config, program, source instanceof URL ? undefined : source);
  surviveUnexpectedErrors(primary.log);
  onceStopped(async () => {
    await primary.stop();
    process.exit(0);
  });
  greet(config, primary.address);
}

/** Resolves when the shop is open. `program` is the file that this process was started with. */
export const serve = (config: Config, source: Source, program: string): Promise<void> =>
  config.workers > 1 && cluster.isPrimary ? serveByWorkers(config, source, program) : serveAlone(config, source);
