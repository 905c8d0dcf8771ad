/**
 * The process that starts the others when `WORKERS` is above 1. It has the built-in PostgreSQL, the folder and the port
 * of the metrics; the workers share the shop's port, and each of them is a server of its own in all else.
 */
import cluster from 'node:cluster';
import fastify, { type FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/config.ts';
import { loggerOptions } from '#server/http/logging.ts';
import { sharedSalt } from '#server/security/user-mark.ts';
import { prepareAndClose } from './database.ts';
import type { DatabaseSource } from './database-source.ts';
import { scraping } from './scrape.ts';
import { portForWorkers } from './shared-port.ts';
import { serveMetrics } from './shop.ts';
import { announceEnd, undo, undoAll } from './undo.ts';
import { Workers } from './workers.ts';

export type Primary = { address: string; log: FastifyBaseLogger; stop(): Promise<void> };

/** `program` is the file that this process was started with; a server of pages only has no `source`. */
export async function startPrimary(config: Config, program: string, source?: DatabaseSource): Promise<Primary> {
  const { log } = fastify({ logger: loggerOptions(config) ?? true });
  // Structured clones keep what JSON has no sign for: a metric may be NaN.
  cluster.setupPrimary({ exec: program, args: [], serialization: 'advanced' });
  const fixed = { ...sharedSalt, PORT: String(await portForWorkers(config)) };
  let databaseUrl: string | undefined;
  const env = () => ({ ...fixed, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) });
  const workers = new Workers({ count: config.workers, env, log });
  if (source) {
    const { url, keepRunning } = source;
    databaseUrl = url;
    await prepareAndClose(config, url);
    const moveTo = (to: string) => {
      databaseUrl = to;
      workers.send({ kind: 'databaseMoved', url: to });
    };
    keepRunning?.({ moveTo }, log);
  }
  undo.push(() => workers.stop());
  await serveMetrics({ text: scraping(workers) }, config.apiUrl ? undefined : config.metrics, log);
  return {
    address: await workers.start(),
    log,
    async stop() {
      await announceEnd();
      await undoAll();
    },
  };
}
