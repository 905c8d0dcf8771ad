/** One server in several processes: they share a port, stand in for one another and end together. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { commandOf } from '#server/cli/commands.ts';
import { isAlive } from '#server/db/process-lock.ts';
import { restAfter } from '#server/process/workers.ts';
import { addShoppers, type Shopper } from '#tests/support/data/shoppers.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts';
import { halfSent } from '#tests/support/server/half-sent.ts';
import { type ShopProcess, startShopProcess } from '#tests/support/server/shop-process.ts';
import { connect, hangUpAll, isSubscribed } from '#tests/support/services/realtime.ts';
import { fillCartShop, ids } from '#tests/support/shops/cart-shop.ts';
import { freePort } from '#tools/free-port.ts';

let database: TestDatabase;
let shop: ShopProcess;
let metricsPort: number;

beforeAll(async () => {
  database = await testDatabase();
  await fillCartShop(database.db);
  metricsPort = await freePort();
  const env = { WORKERS: '2', METRICS_PORT: String(metricsPort), DEMO_SHOP: 'off', API_ONLY: '1', LOG_LEVEL: 'error' };
  shop = await startShopProcess(database.url, env);
  await bothServe();
});
afterEach(hangUpAll);
afterAll(async () => {
  await shop.stop();
  await database.close();
});

/** The processes that the primary has started. */
async function workers(): Promise<number[]> {
  const pid = shop.pid();
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.trim().split(' ').filter(Boolean).map(Number);
}

const scrape = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();

/** By the number of the worker. */
async function sampled(name: string): Promise<Record<string, number>> {
  const lines = (await scrape()).matchAll(new RegExp(`^${name}\\{(?:.*,)?worker="(\\d)"\\} (\\S+)$`, 'gm'));
  return Object.fromEntries([...lines].map(([, worker = '', value]) => [worker, Number(value)]));
}

const bothServe = () =>
  vi.waitFor(async () => expect(Object.keys(await sampled('larder_sockets_open'))).toEqual(['1', '2']), {
    timeout: 60_000,
    interval: 50,
  });

/** Of a connection of its own, so that any worker may get it. */
async function textOf(path: string, signal?: AbortSignal): Promise<string> {
  const sending = request(shop.url + path, { agent: false, ...(signal && { signal }) }).end();
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  return (await response.toArray()).join('');
}

/** The system hands connections out by chance: opens sockets until each worker has one. */
async function connectToBoth(shopper: Shopper) {
  const sockets: ReturnType<typeof connect>[] = [];
  for (let count = 0; count < 20; count += 1) {
    const socket = connect(shop.url, shopper);
    await isSubscribed(socket);
    sockets.push(socket);
    const open = Object.values(await sampled('larder_sockets_open'));
    if (open.length === 2 && Math.min(...open) > 0) return sockets;
  }
  throw new Error('Twenty connections in a row reached the same worker.');
}

/** Of requests that come before, while and after something happens to a worker: `nothing` is one that waited too long. */
async function outcomesAround(happen: () => void): Promise<string[]> {
  const outcomeOf = () =>
    textOf('/readyz', AbortSignal.timeout(10_000)).then(
      (text) => JSON.parse(text).status as string,
      (error: NodeJS.ErrnoException) => (error.name === 'AbortError' ? 'nothing' : 'reset'),
    );
  const requested: Promise<string>[] = [];
  for (let count = 0; count < 150; count += 1) {
    if (count === 50) happen();
    requested.push(outcomeOf());
    await setImmediate();
  }
  return Promise.all(requested);
}

const fromEach = (path: string) => Promise.all(Array.from({ length: 8 }, () => textOf(path)));

test('A worker that ends rests for a second, then twice as long each time, and not at all once one has lived', () => {
  const rests = [0];
  for (let ends = 0; ends < 8; ends += 1) rests.push(restAfter(rests.at(-1) ?? 0, 500));
  expect(rests).toEqual([0, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  expect(restAfter(30_000, 60_000)).toBe(0);
});

describe('two workers', () => {
  test('share the port, and a scrape shows each of them', async () => {
    expect(Object.keys(await sampled('process_resident_memory_bytes'))).toEqual(['1', '2']);
    let body = '';
    const answered = (worker: number) =>
      new RegExp(`requests_total\\{operation="\\w+",.*status="200",worker="${worker}"\\} [1-9]`).test(body);
    // A worker tells its metrics a moment before it listens.
    const served = async () => {
      await fromEach('/api/countries');
      body = await scrape();
      return [1, 2].filter(answered);
    };
    await expect.poll(served).toEqual([1, 2]);
    // One worker counts the jobs of all, now and then.
    await expect.poll(scrape).toContain('larder_jobs{job="message-delivery",state="waiting"}');
    expect(body.match(/^# TYPE larder_sockets_open /gm)).toHaveLength(1);
  });

  test('show a change of the operator at once', async () => {
    const list = '/api/products?per_page=5';
    await fromEach(list);
    await commandOf(['price', 'set', 'C-Milk', '7.31'])?.(database.db);
    const shown = async () => (await fromEach(list)).filter((text) => text.includes('7.31')).length;
    await expect.poll(shown, { timeout: 3_000, interval: 10 }).toBe(8);
  });

  test('hand an event to the sockets of both', async () => {
    const [ann] = (await addShoppers(database.db, 1)) as [Shopper];
    await fetch(`${shop.url}/api/store-message`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        Authorization: `Bearer ${ann.token}`,
      },
      body: JSON.stringify({ shop_id: ids.dairy }),
    });
    const sockets = await connectToBoth(ann);
    await commandOf(['chat', 'reply', String(ann.id), String(ids.dairy), 'Hello'])?.(database.db);
    await expect.poll(() => sockets.map(({ heard }) => heard.length)).toEqual(sockets.map(() => 1));
  });

  // Two starts of a process; each may take a minute on a busy machine.
  test('stand in for one that was killed until it is back', { timeout: 150_000 }, async () => {
    const rests = () => [...shop.output().matchAll(/"restMs":(\d+)/g)].map(([, restMs]) => Number(restMs));
    for (const count of [1, 2]) {
      const before = await workers();
      const [killed = 0] = before.slice(-1);
      const outcomes = await outcomesAround(() => process.kill(killed, 'SIGKILL'));
      expect(outcomes).toContain('ready');
      expect(outcomes).not.toContain('nothing');
      await expect.poll(() => isAlive(killed)).toBe(false);
      await expect.poll(() => rests().length).toBe(count);
      await bothServe();
      expect((await workers()).filter((pid) => !before.includes(pid))).toHaveLength(1);
    }
    // Whether one had lived for ten seconds is up to the machine.
    const [first, second] = rests();
    expect([0, 1000]).toContain(first);
    expect([0, first === 0 ? 1000 : 2000]).toContain(second);
  });

  test('answer what they have at the end, and none is left', async () => {
    const pids = await workers();
    const finish = await Promise.all(Array.from({ length: 6 }, () => halfSent(`${shop.url}/api/login`)));
    const stopped = shop.stop();
    const responses = await Promise.all(finish.map((send) => send('{"phone":"nobody@larder.test"}')));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(422));
    await stopped;
    expect(pids.map(isAlive)).toEqual([false, false]);
    expect(shop.exitCode()).toBe(0);
  });
});
