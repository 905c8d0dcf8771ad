/** Reads the metrics of all workers for one scrape. */
import type { Worker } from 'node:cluster';
import { type Metrics, type MetricValues, textOfAll } from '#server/metrics/metrics.ts';
import type { ToPrimary } from './worker.ts';
import type { Workers } from './workers.ts';

/** A worker that is starting, or that is busy for so long, is left out. */
const timeoutMs = 1_000;

const valuesOf = (worker: Worker, scrape: number): Promise<MetricValues | undefined> =>
  new Promise((resolve) => {
    const end = (values?: MetricValues) => {
      clearTimeout(late);
      worker.off('message', hear);
      resolve(values);
    };
    const late = setTimeout(end, timeoutMs);
    const hear = (message: ToPrimary) => {
      if (message.kind === 'metrics' && message.scrape === scrape) end(message.values);
    };
    worker.on('message', hear);
  });

export function scraping(workers: Pick<Workers, 'running' | 'send'>): Metrics['text'] {
  let scrapes = 0;
  return async () => {
    scrapes += 1;
    const values = workers.running().map((worker) => valuesOf(worker, scrapes));
    workers.send({ kind: 'scrape', scrape: scrapes });
    const found = await Promise.all(values);
    return textOfAll(found.filter((one) => one !== undefined));
  };
}
