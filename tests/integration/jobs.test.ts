/** The queue of jobs: several servers on one database, a server that dies, a database that is away. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type JobHandler, type JobQueue, newJobQueue, type Run, sendOnce } from '#server/jobs/queue.ts';
import { queuePace as pace } from '#tests/support/data/queue-pace.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts';

const timeout = { timeout: 30_000, interval: 20 };

let database: TestDatabase;
let queues: JobQueue[] = [];

beforeEach(async () => {
  database = await testDatabase({ poolSize: 10 });
});

afterEach(async () => {
  await Promise.all(queues.map((queue) => queue.stop()));
  queues = [];
  await database.close();
});

type Warning = [object: unknown, text?: string];

/** A server of the shop that does `retention`, and nothing of the rest. */
function serve(retention: JobHandler, pool = database.pool): { queue: JobQueue; warnings: Warning[] } {
  const warnings: Warning[] = [];
  const queue = newJobQueue(pool, pace);
  const nothing = async () => undefined;
  const handlers = {
    ...{ 'message-delivery': nothing, 'push-delivery': nothing },
    ...{ 'payment-reconciliation': nothing, 'search-index': nothing },
    retention,
  };
  queue.start(handlers, { warn: (...warning: Warning) => void warnings.push(warning) } as never);
  queues.push(queue);
  return { queue, warnings };
}

const jobs = async (state: string) => {
  const found = `select * from job_queue.job where name = 'retention' and state = $1`;
  return (await database.pool.query(found, [state])).rows;
};

/** Settled by the test. */
function latch(): { promise: Promise<void>; open(): void } {
  let open: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { promise, open };
}

test('hands each job to one of two servers that started at the same time', async () => {
  // Read once: two equal times would be one job.
  const now = Date.now();
  const times = Array.from({ length: 10 }, (_, at) => new Date(now - 60_000 - at));
  const both = latch();
  const runs: string[] = [];
  const server = (name: string) =>
    serve(async ({ repeatAt }) => {
      runs.push(name);
      if (runs.length === 1) await Promise.all(times.map(repeatAt));
      if (new Set(runs).size === 2) both.open();
      await both.promise;
    });
  server('a');
  server('b');
  await vi.waitFor(() => expect(runs.length).toBeGreaterThan(times.length), timeout);
  await Promise.all(queues.map((queue) => queue.stop()));
  expect((await jobs('completed')).length).toBe(runs.length);
  expect(await jobs('active')).toEqual([]);
});

test('goes on at once after somebody has set the clock back', async () => {
  const real = Date.now;
  let runs = 0;
  const { queue } = serve(async () => {
    runs += 1;
    // While a job runs, so that it seems to have ended before it began.
    Date.now = () => real() - 50 * 60_000;
  });
  try {
    await vi.waitFor(() => expect(runs).toBe(1), timeout);
    queue.send('retention');
    await vi.waitFor(() => expect(runs).toBe(2), timeout);
  } finally {
    Date.now = real;
  }
});

test('runs one job of retention at a time among all servers', async () => {
  const end = latch();
  let running = 0;
  const started = latch();
  const work = async () => {
    running += 1;
    started.open();
    await end.promise;
    running -= 1;
  };
  const { queue } = serve(work);
  serve(work);
  await started.promise;
  queue.send('retention');
  await vi.waitFor(async () => expect(await jobs('created')).toHaveLength(1), timeout);
  expect([running, (await jobs('active')).length]).toEqual([1, 1]);
  end.open();
  await vi.waitFor(async () => expect((await jobs('completed')).length).toBeGreaterThan(1), timeout);
});

test('takes over the job of a server that was killed', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/support/server/hung-server.ts', database.url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const [taken] = await jobs('active');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const ran: string[] = [];
  serve(async () => void ran.push('retention'));
  // The server has given no sign of life for longer than it may.
  await database.pool.query(`update job_queue.job set heartbeat_on = now() - interval '1 hour' where id = $1`, [
    taken.id,
  ]);
  // The pause before another try.
  await vi.waitFor(async () => expect(await jobs('retry')).toHaveLength(1), timeout);
  await database.pool.query(`update job_queue.job set start_after = now() where state = 'retry'`);
  const ended = async () => (await jobs('completed')).map(({ id }) => id);
  await vi.waitFor(async () => expect(await ended()).toContain(taken.id), timeout);
  expect(ran).not.toEqual([]);
});

test('opens when a database that was away at the start is there', async () => {
  const away = 'postgresql://nobody@127.0.0.1:1/nothing';
  const pool = new pg.Pool({ connectionString: away });
  const ran = latch();
  const { warnings, queue } = serve(async () => ran.open(), pool);
  await vi.waitFor(() => expect(warnings).not.toEqual([]), timeout);
  expect(warnings[0]?.[1]).toBe('the job queue cannot reach its tables');
  queue.send('retention');
  pool.options.connectionString = database.url;
  await ran.promise;
  await queue.stop();
  await pool.end();
});

test('logs why a job failed, tries it again and stores nothing of the reason', async () => {
  let tries = 0;
  const { warnings } = serve(async () => {
    tries += 1;
    throw new Error('ann@larder.test');
  });
  await vi.waitFor(async () => expect(await jobs('retry')).toHaveLength(1), timeout);
  expect(tries).toBe(1);
  expect(warnings).toContainEqual([
    { err: expect.objectContaining({ message: 'ann@larder.test' }), job: 'retention' },
    'a job failed and has to wait',
  ]);
  expect(JSON.stringify(await jobs('retry'))).not.toContain('ann@larder.test');
});

test('lets a running job end before it stops', async () => {
  const started = latch();
  const { queue } = serve(async ({ stopping }) => {
    started.open();
    await once(stopping, 'abort');
  });
  await started.promise;
  await queue.stop();
  expect(await jobs('completed')).toHaveLength(1);
});

test('cuts off a job that does not end in time', async () => {
  const started = latch();
  let ends: Run | undefined;
  const { queue } = serve(async (run) => {
    ends = run;
    started.open();
    await once(run.cut, 'abort');
  });
  await started.promise;
  await queue.stop();
  expect([ends?.stopping.aborted, ends?.cut.aborted]).toEqual([true, true]);
});

test('takes a job from a program that works on none, and refuses it where no server has made the queue', async () => {
  await expect(sendOnce(database.pool, ['retention'])).rejects.toThrow();
  let runs = 0;
  serve(async () => {
    runs += 1;
  });
  await vi.waitFor(async () => expect(await jobs('completed')).toHaveLength(1), timeout);
  await sendOnce(database.pool, ['retention']);
  await vi.waitFor(() => expect(runs).toBe(2), timeout);
});
