/** Starts the shop, in one process or in several; and stops it again without losing a request. */
import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { buildProxyApp } from './app.ts';
import { type Config, mayShowDemoAccount, readConfig } from './config.ts';
import { inboxPath } from './http/inbox.ts';
import { paymentWarning } from './pay/offer.ts';
import { startPrimary } from './process/primary.ts';
import { buildShop, listen, stop } from './process/shop.ts';
import { undoAll } from './process/undo.ts';
import { sendToPrimary } from './process/worker.ts';
import { safeText } from './safe-error.ts';
import { reasonOf, StartError } from './start-error.ts';

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

async function serve(config: Config): Promise<void> {
  const app = config.apiUrl ? await buildProxyApp({ config }, config.apiUrl) : await buildShop(config);
  surviveUnexpectedErrors(app.log);
  const address = await listen(app, config);
  onceStopped(() => stop(app));
  if (cluster.isWorker) await sendToPrimary({ kind: 'open', address });
  else greet(config, address);
}

async function serveByWorkers(config: Config): Promise<void> {
  const primary = await startPrimary(config, fileURLToPath(import.meta.url));
  surviveUnexpectedErrors(primary.log);
  onceStopped(async () => {
    await primary.stop();
    process.exit(0);
  });
  greet(config, primary.address);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  await (config.workers > 1 && cluster.isPrimary ? serveByWorkers(config) : serve(config));
}

try {
  await start();
} catch (error) {
  // An operator needs one sentence; a developer needs the stack.
  const known = error instanceof StartError;
  const sentence = known ? error.message : `The shop could not start: ${reasonOf(error)}`;
  // The primary says it for its workers.
  if (cluster.isWorker) await sendToPrimary({ kind: 'failed', sentence });
  else console.error(sentence);
  if (!known || process.env.LOG_LEVEL === 'debug') console.error(safeText(error));
  await undoAll().catch(() => undefined);
  process.exit(1);
}
