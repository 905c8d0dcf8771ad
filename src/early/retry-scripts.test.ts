// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryScripts } from './retry-scripts.ts';

const load = vi.fn();
let notice: (event: Event) => void;

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset().mockRejectedValue(new Error('no network'));
  const listen = vi.spyOn(globalThis, 'addEventListener').mockReturnValue();
  retryScripts(load);
  notice = listen.mock.calls[0]?.[1] as typeof notice;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const fail = (type: string) => {
  const target = Object.assign(document.createElement('script'), { type, src: '/assets/index.js' });
  notice({ target } as unknown as Event);
};

test('a module that failed to load is requested until it is there, each time after twice the pause', async () => {
  fail('module');
  for (const [at, pauseMs] of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000].entries()) {
    await vi.advanceTimersByTimeAsync(pauseMs - 1);
    expect(load).toHaveBeenCalledTimes(at);
    if (at === 6) load.mockResolvedValue({});
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(at + 1);
  }
  await vi.advanceTimersByTimeAsync(120_000);
  expect(load).toHaveBeenCalledTimes(7);
  expect(load.mock.lastCall?.[0]).toMatch(/\/assets\/index\.js$/);
});

test('a script of somebody else is left alone', async () => {
  fail('text/javascript');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).not.toHaveBeenCalled();
});
