/** Places of a limit that processes take in lots: never more than the limit, however many processes take them. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { expect, test } from 'vitest';
import { LotCounter } from '#server/security/lot-counter.ts';

/** `asked` are the lots that were taken or refused. */
function sharedCounter(points: number) {
  const memory = new RateLimiterMemory({ points, duration: 60 });
  const requested: number[] = [];
  return {
    requested,
    async consume(key: string | number, size = 1) {
      requested.push(size);
      return memory.consume(key, size);
    },
  };
}

const isAllowed = (counter: LotCounter, key = 'a') =>
  counter.consume(key).then(
    () => true,
    (refusal: unknown) => {
      expect(refusal).toBeInstanceOf(RateLimiterRes);
      return false;
    },
  );

test('Many callers at once take one lot after the other, and no more than the limit', async () => {
  const shared = sharedCounter(40);
  const counter = new LotCounter(shared, 10);
  const results = await Promise.all(Array.from({ length: 100 }, () => isAllowed(counter)));
  expect(results.filter(Boolean)).toHaveLength(40);
  expect(shared.requested).toEqual([10, 10, 10, 10, 10]);
});

test('A refused caller costs no query until the window ends', async () => {
  const shared = sharedCounter(10);
  const counter = new LotCounter(shared, 10);
  for (let at = 0; at < 30; at += 1) await isAllowed(counter);
  expect(shared.requested).toHaveLength(2);
});

test('Two processes allow the limit together, less what one of them holds', async () => {
  const shared = sharedCounter(40);
  const [one, other] = [new LotCounter(shared, 10), new LotCounter(shared, 10)];
  expect(await isAllowed(one)).toBe(true);
  const results = await Promise.all(Array.from({ length: 100 }, () => isAllowed(other)));
  expect(results.filter(Boolean)).toHaveLength(30);
  expect(await isAllowed(one)).toBe(true);
});

test('Each caller has lots of its own, and a failure of the counter is not a refusal', async () => {
  const counter = new LotCounter(sharedCounter(10), 10);
  for (let at = 0; at < 10; at += 1) expect(await isAllowed(counter, 'a')).toBe(true);
  expect([await isAllowed(counter, 'a'), await isAllowed(counter, 'b')]).toEqual([false, true]);
  const failing = new LotCounter({ consume: () => Promise.reject(new Error('The database is away.')) }, 10);
  await expect(failing.consume('a')).rejects.toThrow('The database is away.');
});
