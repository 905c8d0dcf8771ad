/**
 * The queue of jobs, kept by pg-boss in the shop's own database. Any number of servers work on it; each job goes to one.
 * A job is a wake-up and holds no data: what there is to do stands in the rows that a transaction wrote.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Clock, ConstructorOptions, PgBoss } from 'pg-boss';
import type { JobName } from '#server/domain/job.ts';
import { jobNames, queueOptions, queuePlans, queueSchema, upkeep } from './queues.ts';

export type Run = {
  /** Aborted when the server stops: the job ends after the step it is in. */
  stopping: AbortSignal;
  /** Aborted when it has taken too long to end: the step is given up. */
  cut: AbortSignal;
  /** The same job once more, by whichever server. */
  repeatAt(time: Date): Promise<unknown>;
};

export type JobHandler = (run: Run) => Promise<void>;
export type JobHandlers = Readonly<Record<JobName, JobHandler>>;

export type JobQueue = {
  /** Has some server do it soon. Never fails: the schedule brings it anyway, only later. */
  send(name: JobName): void;
  /** Returns at once. Repeats while the database is away. */
  start(handlers: JobHandlers, log: Pick<FastifyBaseLogger, 'warn'>): void;
  /** Running jobs may finish within `farewellMs`; then they are cut off. A second call waits for the same end. */
  stop(): Promise<void>;
};

/** Tests wait for none of them. */
export type QueuePace = { restMs: number; farewellMs: number; pollSeconds?: number; upkeep: Partial<typeof upkeep> };

const usualPace: QueuePace = { restMs: 5_000, farewellMs: 5_000, upkeep };
/** What a job that was cut off takes to write down its end. */
const afterCutMs = 2_000;
const logEveryMs = 10_000;

/** A statement list that fails half-way leaves its transaction open; such a connection may not return to the pool. */
const onPool = (pool: Pool): NonNullable<ConstructorOptions['db']> => ({
  async executeSql(text, values) {
    const client = await pool.connect();
    try {
      return await client.query(text, values);
    } finally {
      client.release(client.getTransactionStatus() !== 'I');
    }
  },
});

/**
 * It never goes back. Under a clock that was set back by an hour, a job would seem to have ended before it began, and
 * its worker would rest for that hour.
 */
const steadyClock: Clock = {
  now: () => Math.round(performance.timeOrigin + performance.now()),
  setTimeout: (work, ms) => setTimeout(work, ms),
  clearTimeout: (handle) => clearTimeout(handle as NodeJS.Timeout),
  setInterval: (work, ms) => setInterval(work, ms),
  clearInterval: (handle) => clearInterval(handle as NodeJS.Timeout),
};

async function newBoss(pool: Pool, options: ConstructorOptions): Promise<PgBoss> {
  // After the start: a shop that is asked for its first page needs no queue.
  const { PgBoss } = await import('pg-boss');
  return new PgBoss({
    db: onPool(pool),
    schema: queueSchema,
    registerInstance: false,
    monitorVacuum: false,
    openTelemetry: { enabled: false },
    clock: steadyClock,
    ...options,
  });
}

/** Puts one job into the queue, for a program that works on none. Fails where no server has ever made the queue. */
export async function sendOnce(pool: Pool, names: Iterable<JobName>): Promise<void> {
  const boss = await newBoss(pool, { migrate: false, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  try {
    await boss.start();
    for (const name of names) await boss.send(name);
  } finally {
    await boss.stop({ close: false, graceful: false });
  }
}

async function openQueue(boss: PgBoss, name: JobName): Promise<void> {
  const { policy, cron } = queuePlans[name];
  await boss.createQueue(name, { policy, ...queueOptions });
  await boss.updateQueue(name, queueOptions);
  await boss.schedule(name, cron);
}

/** A database that is away fails every look for jobs; one line in a while is enough. */
function seldom(write: (error: unknown) => void): (error: unknown) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (error) => {
    const now = performance.now();
    if (now - last < logEveryMs) return;
    last = now;
    write(error);
  };
}

type Ends = Omit<Run, 'repeatAt'>;
type Opening = { handlers: JobHandlers; log: Pick<FastifyBaseLogger, 'warn'>; ends: Ends; pace: QueuePace };

/** The queue stores why a job failed. The reason may hold what a shopper has typed, so it goes to the log only. */
function guarded(boss: PgBoss, name: JobName, { handlers, log, ends }: Opening): () => Promise<void> {
  // Jobs for the same time are one, and none of them keeps a wake-up from being sent.
  const repeatAt = (time: Date) => boss.send(name, undefined, { startAfter: time, singletonKey: time.toISOString() });
  return async () => {
    try {
      await handlers[name]({ ...ends, repeatAt });
    } catch (error) {
      log.warn({ err: error, job: name }, 'a job failed and has to wait');
      throw new Error('The log says why.');
    }
  };
}

/** Can be repeated after a failure. */
async function openAll(boss: PgBoss, working: Set<JobName>, opening: Opening): Promise<void> {
  await boss.start();
  for (const name of jobNames) {
    if (working.has(name)) continue;
    await openQueue(boss, name);
    const { pollSeconds = queuePlans[name].pollSeconds } = opening.pace;
    await boss.work(name, { pollingIntervalSeconds: pollSeconds }, guarded(boss, name, opening));
    working.add(name);
  }
}

async function openAndRetry(pool: Pool, opening: Opening): Promise<PgBoss> {
  const { log, ends, pace } = opening;
  const boss = await newBoss(pool, { ...upkeep, ...pace.upkeep });
  const warn = seldom((error) => log.warn({ err: error }, 'the job queue cannot reach its tables'));
  boss.on('error', warn);
  const working = new Set<JobName>();
  while (!ends.stopping.aborted) {
    try {
      await openAll(boss, working, opening);
      return boss;
    } catch (error) {
      warn(error);
      await sleep(pace.restMs, undefined, { signal: ends.stopping }).catch(() => undefined);
    }
  }
  return boss;
}

/** Does nothing until it is started. */
export function newJobQueue(pool: Pool, pace: QueuePace = usualPace): JobQueue {
  const stopping = new AbortController();
  const cut = new AbortController();
  const sending = new Set<Promise<unknown>>();
  let stopped: Promise<void> | undefined;
  let boss: PgBoss | undefined;
  let opened: Promise<PgBoss> | undefined;

  function send(name: JobName): void {
    // At its start the server sends each job once.
    if (!boss) return;
    const sent = boss
      .send(name)
      .catch(() => undefined)
      .finally(() => sending.delete(sent));
    sending.add(sent);
  }

  async function stopAll(): Promise<void> {
    stopping.abort();
    const late = setTimeout(() => cut.abort(), pace.farewellMs);
    const made = await opened;
    await Promise.all(sending);
    await made?.stop({ close: false, timeout: pace.farewellMs + afterCutMs });
    clearTimeout(late);
  }

  return {
    send,
    start(handlers, log) {
      const ends = { stopping: stopping.signal, cut: cut.signal };
      opened = openAndRetry(pool, { handlers, log, ends, pace }).then((made) => {
        boss = made;
        // What a shop has missed while it was closed, and what was written before the queue was open.
        if (!stopping.signal.aborted) jobNames.forEach(send);
        return made;
      });
    },
    stop() {
      stopped ??= stopAll();
      return stopped;
    },
  };
}
