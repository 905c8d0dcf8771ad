/** A worker's side of the channel to its primary process, which has started it with `WORKERS`. */
import cluster from 'node:cluster';
import type { Metrics, MetricValues } from '#server/metrics/metrics.ts';

export type ToWorker = { kind: 'scrape'; scrape: number } | { kind: 'databaseMoved'; url: string };

export type ToPrimary =
  | { kind: 'open'; address: string }
  | { kind: 'failed'; sentence: string }
  | { kind: 'metrics'; scrape: number; values: MetricValues };

/** Set by the primary for each worker, from 1; one that is started again keeps the number. */
export const numberVariable = 'LARDER_WORKER';

/** Undefined in a process that serves the shop alone, and in the primary. */
export const workerNumber = cluster.isWorker ? Number(process.env[numberVariable]) : undefined;

/** Resolves when the primary has it, so that the process may end. */
export const sendToPrimary = (message: ToPrimary): Promise<void> =>
  new Promise((resolve) => {
    if (!process.send || !process.connected) return resolve();
    process.send(message, undefined, undefined, () => resolve());
  });

function onMessage(kind: ToWorker['kind'], act: (message: ToWorker) => void): void {
  if (!cluster.isWorker) return;
  process.on('message', (message: ToWorker) => {
    if (message.kind === kind) act(message);
  });
}

/** The primary has started the built-in PostgreSQL again on another port. */
export const onDatabaseMoved = (moveTo: (url: string) => void): void =>
  onMessage('databaseMoved', (message) => message.kind === 'databaseMoved' && moveTo(message.url));

/** The primary serves the metrics of all workers on one port. */
export const reportMetrics = (metrics: Pick<Metrics, 'values'>): void =>
  onMessage('scrape', async (message) => {
    if (message.kind !== 'scrape') return;
    await sendToPrimary({ kind: 'metrics', scrape: message.scrape, values: await metrics.values() });
  });
