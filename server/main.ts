/** Starts the shop. Whatever is not needed to start its database is imported while that starts. */
import cluster from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readConfig } from './config.ts';
import { databaseSource } from './process/database-source.ts';
import { undoAll } from './process/undo.ts';
import { sendToPrimary } from './process/worker.ts';
import { safeText } from './safe-error.ts';
import { reasonOf, StartError } from './start-error.ts';

/** By then the program of PostgreSQL runs. An import blocks this process, which would start it later. */
const headStartMs = 10;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const source = Promise.resolve(config.apiUrl ?? databaseSource(config));
  await Promise.race([source, sleep(headStartMs)]);
  const [{ serve }, from] = await Promise.all([import('./process/serve.ts'), source]);
  await serve(config, from, fileURLToPath(import.meta.url));
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
