/** The memory of public answers: bounded, never stale after a change, one computation at a time. */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ResponseCache } from './response-cache.ts';

const text = (length: number, letter = 'x') => Buffer.from(letter.repeat(length));

test('A response is cached for its lifetime', () => {
  let now = 0;
  const cache = new ResponseCache({ now: () => now, maxAgeMs: 1000 });
  cache.store('a', cache.currentEra, text(10));
  now = 999;
  expect(cache.find('a')?.body.toString()).toBe('xxxxxxxxxx');
  now = 1000;
  expect(cache.find('a')).toBeUndefined();
  expect(cache.size).toBe(0);
});

test('The cache is bounded and evicts the least recently used response', () => {
  const cache = new ResponseCache({ now: () => 0, maxBytes: 20_000 });
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    cache.store(key, cache.currentEra, text(1000));
    cache.find('a');
  }
  expect(cache.size).toBe(7);
  expect(cache.find('a')).toBeDefined();
  expect(cache.find('b')).toBeUndefined();
  cache.store('huge', cache.currentEra, text(10_000));
  expect(cache.find('huge')).toBeUndefined();
  for (let at = 0; at < 1000; at += 1) cache.store('a', cache.currentEra, text(1000));
  expect(cache.size).toBe(7);
});

test('A body that has been the same for ten seconds is compressed more tightly, and only then', async () => {
  const page = readFileSync(new URL('./response-cache.ts', import.meta.url));
  let now = 0;
  const cache = new ResponseCache({ now: () => now });
  const bytes = async () => (await cache.find('a')?.as('br'))?.length ?? 0;
  cache.store('a', cache.currentEra, page);
  const first = await bytes();
  cache.drop();
  cache.store('a', cache.currentEra, Buffer.from(page));
  expect(await bytes()).toBe(first);

  now = 10_000;
  cache.store('a', cache.currentEra, Buffer.from(page));
  await expect.poll(bytes).toBeLessThan(first);
  expect(brotliDecompressSync((await cache.find('a')?.as('br')) ?? '')).toEqual(page);

  cache.store('a', cache.currentEra, Buffer.concat([page, text(1)]));
  expect(await bytes()).toBeGreaterThanOrEqual(first);
});

test('While the process hears of no changes, responses live for a moment, and none from then is left afterwards', () => {
  let now = 0;
  const cache = new ResponseCache({ now: () => now });
  cache.store('a', cache.currentEra, text(10));
  now = 5000;
  cache.listens(false);
  expect(cache.find('a')).toBeUndefined();
  const era = cache.currentEra;
  cache.store('a', era, text(10));
  now = 5299;
  expect(cache.find('a')).toBeDefined();
  cache.listens(true);
  expect(cache.find('a')).toBeUndefined();
  cache.store('a', era, text(10));
  expect(cache.find('a')).toBeUndefined();
  cache.store('a', cache.currentEra, text(10));
  now = 10_000;
  expect(cache.find('a')).toBeDefined();
});

test('A response that was computed before a change is not cached after it', () => {
  const cache = new ResponseCache({ now: () => 0 });
  const era = cache.currentEra;
  cache.drop();
  expect(cache.store('a', era, text(1)).body).toHaveLength(1);
  expect(cache.find('a')).toBeUndefined();
});

test('A response that was computed before prices change is not sent after it', () => {
  let now = 0;
  const cache = new ResponseCache({ now: () => now });
  cache.expectBoundaries([1000, 5000]);
  cache.store('a', cache.currentEra, text(1));
  const before = cache.currentEra;
  now = 999;
  expect(cache.find('a')).toBeDefined();
  now = 1000;
  expect(cache.find('a')).toBeUndefined();
  cache.store('a', before, text(1));
  expect(cache.find('a')).toBeUndefined();
  cache.store('a', cache.currentEra, text(1));
  now = 1001;
  expect(cache.find('a')).toBeDefined();
});

test('Requests during a computation wait for its response', async () => {
  const cache = new ResponseCache({ now: () => 0 });
  const end = cache.begin('a');
  const waiting = cache.pending('a')?.then(() => cache.find('a'));
  cache.store('a', cache.currentEra, text(3));
  end();
  expect((await waiting)?.body).toHaveLength(3);
  expect(cache.pending('a')).toBeUndefined();
});

test('A response is compressed once per encoding', async () => {
  const cache = new ResponseCache({ now: () => 0 });
  const response = cache.store('a', cache.currentEra, text(10_000));
  expect(response.as('br')).toBe(response.as('br'));
  expect((await response.as('br')).length).toBeLessThan(100);
  expect(response.etag).toBe(cache.store('b', cache.currentEra, text(10_000)).etag);
  expect(response.etag).not.toBe(cache.store('c', cache.currentEra, text(10_001)).etag);
});

test('Work runs once for all requests with the same key while it runs', async () => {
  const cache = new ResponseCache({ now: () => 0 });
  let finish = (_result: string) => {};
  let runs = 0;
  const work = () => {
    runs += 1;
    return new Promise<string>((resolve) => {
      finish = resolve;
    });
  };
  const results = Promise.all([cache.singleFlight('a', work), cache.singleFlight('a', work)]);
  finish('done');
  expect(await results).toEqual(['done', 'done']);
  expect(runs).toBe(1);
  const later = cache.singleFlight('a', work);
  finish('again');
  expect(await later).toBe('again');
});

test('Failed work rejects all who wait and runs again for the next request', async () => {
  const cache = new ResponseCache({ now: () => 0 });
  const fail = () => Promise.reject(new Error('The database is gone.'));
  const waiting = await Promise.allSettled([cache.singleFlight('a', fail), cache.singleFlight('a', fail)]);
  expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await cache.singleFlight('a', async () => 'done')).toBe('done');
});

test('A memoized value lives for its time or until a change, and a failure is not stored', async () => {
  let now = 0;
  let runs = 0;
  const cache = new ResponseCache({ now: () => now, maxAgeMs: 1000 });
  const work = async () => {
    runs += 1;
    if (runs === 1) throw new Error('The database is gone.');
    return runs;
  };
  await expect(cache.memoize('filters', work)).rejects.toThrow();
  expect(await cache.memoize('filters', work)).toBe(2);
  now = 999;
  expect(await cache.memoize('filters', work)).toBe(2);
  now = 1000;
  expect(await cache.memoize('filters', work)).toBe(3);
  cache.drop();
  expect(await cache.memoize('filters', work)).toBe(4);
});

test('A value that was computed before a change is not stored after it', async () => {
  const cache = new ResponseCache({ now: () => 0 });
  let finish = (_result: string) => {};
  const old = cache.memoize(
    'filters',
    () =>
      new Promise<string>((resolve) => {
        finish = resolve;
      }),
  );
  cache.drop();
  finish('old');
  expect(await old).toBe('old');
  expect(await cache.memoize('filters', async () => 'new')).toBe('new');
});

test('A change of products removes what shows one of them or may show any, and leaves the rest', async () => {
  const cache = new ResponseCache({ now: () => 0 });
  const values: number[] = [];
  const value = () => cache.memoize('value', async () => values.push(0));
  await value();
  const era = cache.currentEra;
  cache.store('milk', era, text(1), new Set([1]));
  cache.store('both', era, text(1), new Set([1, 2]));
  cache.store('bread', era, text(1), new Set([2]));
  cache.store('none', era, text(1), new Set());
  cache.store('unknown', era, text(1));
  cache.drop(new Set([1, 7]));
  expect(['milk', 'both', 'bread', 'none', 'unknown'].filter((key) => cache.find(key))).toEqual(['bread', 'none']);
  await value();
  expect(values).toHaveLength(1);
  cache.store('late', era, text(1), new Set([2]));
  expect(cache.find('late')).toBeUndefined();
});
