// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { untilShopperIsIdle } from './idle-shopper.live.ts';

let hasEnded = false;
let page: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  hasEnded = false;
  page = new AbortController();
  void untilShopperIsIdle(page.signal).then(() => {
    hasEnded = true;
  });
});
afterEach(() => {
  page.abort();
  vi.useRealTimers();
});

/** Whether it has ended after so many more milliseconds. */
const endsIn = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  return hasEnded;
};

describe('the wait for an idle shopper', () => {
  test('ends after two seconds', async () => {
    expect(await endsIn(1900)).toBe(false);
    expect(await endsIn(200)).toBe(true);
  });

  test.each(['pointerdown', 'keydown', 'scroll', 'touchmove'])('begins anew with the event "%s"', async (sign) => {
    await endsIn(1900);
    window.dispatchEvent(new Event(sign));
    expect(await endsIn(1900)).toBe(false);
    expect(await endsIn(200)).toBe(true);
  });

  test('ends when the page is left for another tab', async () => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect(await endsIn(0)).toBe(true);
  });

  test('never ends on a page whose flows have stopped', async () => {
    page.abort();
    expect(await endsIn(5000)).toBe(false);
  });
});
