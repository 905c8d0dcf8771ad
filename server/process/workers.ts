/** Keeps the workers of a server running: one that ends is started again, after a pause if it ended soon. */
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import { StartError } from '#server/start-error.ts';
import { numberVariable, type ToPrimary, type ToWorker } from './worker.ts';

/** A worker that has lived for this long is started again at once. */
const settledMs = 10_000;
const firstRestMs = 1_000;
const longestRestMs = 30_000;
/** A worker ends itself before. */
const killMs = 9_700;

export type WorkersOptions = {
  count: number;
  /** What a worker finds in its environment beside that of this process. */
  env: () => Record<string, string>;
  log: Pick<FastifyBaseLogger, 'error'>;
};

export class Workers {
  readonly #options: WorkersOptions;
  readonly #running = new Map<number, Worker>();
  /** How long the next start of a worker waits. */
  readonly #rests = new Map<number, number>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #isStopping = false;

  constructor(options: WorkersOptions) {
    this.#options = options;
  }

  /** Returns the address of the shop once the first worker serves it. What keeps that one from starting would keep all. */
  async start(): Promise<string> {
    const first = this.#fork(1);
    const address = await opening(first);
    this.#supervise(1, first);
    for (let number = 2; number <= this.#options.count; number += 1) this.#start(number);
    return address;
  }

  running(): Worker[] {
    return [...this.#running.values()];
  }

  send(message: ToWorker): void {
    for (const worker of this.running()) if (worker.isConnected()) worker.send(message, () => undefined);
  }

  /** Each worker answers the requests that it has; ends when the last one has. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const timer of this.#timers) clearTimeout(timer);
    const ended = this.running().map((worker) => once(worker, 'exit'));
    this.#signal('SIGTERM');
    const late = setTimeout(() => this.#signal('SIGKILL'), killMs);
    await Promise.all(ended);
    clearTimeout(late);
  }

  #signal(name: NodeJS.Signals): void {
    for (const worker of this.running()) worker.process.kill(name);
  }

  #fork(number: number): Worker {
    const worker = cluster.fork({ ...this.#options.env(), [numberVariable]: String(number) });
    this.#running.set(number, worker);
    worker.once('exit', () => this.#running.delete(number));
    // A message that cannot be sent: its end is reported too.
    worker.on('error', () => undefined);
    return worker;
  }

  #supervise(number: number, worker: Worker): void {
    const startedAt = performance.now();
    let sentence: string | undefined;
    worker.on('message', (message: ToPrimary) => {
      if (message.kind === 'failed') ({ sentence } = message);
    });
    worker.once('exit', (code, signal) => {
      if (this.#isStopping) return;
      const restMs = restAfter(this.#rests.get(number) ?? 0, performance.now() - startedAt);
      this.#rests.set(number, restMs);
      const end = { worker: number, code, signal, restMs, ...(sentence && { reason: sentence }) };
      this.#options.log.error(end, 'a worker has ended and is started again');
      const timer = setTimeout(() => {
        this.#timers.delete(timer);
        this.#start(number);
      }, restMs);
      this.#timers.add(timer);
    });
  }

  #start(number: number): void {
    this.#supervise(number, this.#fork(number));
  }
}

/** Each time twice as long, until one lives. `lastMs` is the rest before it started. */
export function restAfter(lastMs: number, livedMs: number): number {
  if (livedMs >= settledMs) return 0;
  return lastMs === 0 ? firstRestMs : Math.min(longestRestMs, lastMs * 2);
}

/** A worker that is killed says nothing. */
const unsaid = 'its first worker has ended';

/** The address at which a worker serves the shop; throws the sentence that says why it does not. */
const opening = (worker: Worker): Promise<string> =>
  new Promise((resolve, reject) => {
    let sentence: string | undefined;
    worker.on('message', (message: ToPrimary) => {
      if (message.kind === 'open') resolve(message.address);
      if (message.kind === 'failed') ({ sentence } = message);
    });
    worker.once('exit', () => reject(new StartError(sentence ?? `The shop could not start: ${unsaid}.`)));
  });
