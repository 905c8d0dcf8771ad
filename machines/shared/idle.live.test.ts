import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { idle } from './idle.live.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Idle = (work: () => void, options?: { timeout?: number }) => void;

/** What `idle` ends after, in milliseconds. */
const waitIn = async (requestIdleCallback: Idle | undefined, longest?: number): Promise<number> => {
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  const start = Date.now();
  let end: number | undefined;
  void idle(longest).then(() => {
    end = Date.now();
  });
  await vi.advanceTimersByTimeAsync(60_000);
  return (end ?? Number.POSITIVE_INFINITY) - start;
};

const after =
  (ms: number): Idle =>
  (work) =>
    void setTimeout(work, ms);
const busy: Idle = (work, { timeout = Number.POSITIVE_INFINITY } = {}) => {
  if (timeout < Number.POSITIVE_INFINITY) setTimeout(work, timeout);
};

test('It ends with the first idle moment', async () => {
  expect(await waitIn(after(40))).toBe(40);
});

test('A browser that is never idle holds it for half a second, or for as long as the caller allows', async () => {
  expect(await waitIn(busy)).toBe(500);
  expect(await waitIn(busy, 2_000)).toBe(2_000);
});

test('A browser that does not know idle moments does not hold it', async () => {
  expect(await waitIn(undefined)).toBe(0);
});
