import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageRest } from './first-interaction.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const rests = async (connection: object | undefined) => {
  vi.stubGlobal('navigator', { connection });
  const rested = vi.fn();
  void pageRest().then(rested);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(rested).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  return rested.mock.calls.length === 1;
};

test.each([undefined, {}, { effectiveType: '4g' }, { saveData: false }])(
  'a page on the line %j rests',
  async (line) => {
    expect(await rests(line)).toBe(true);
  },
);

test.each([{ saveData: true }, { effectiveType: '3g' }, { effectiveType: 'slow-2g' }])(
  'a page on the line %j never rests',
  async (line) => {
    expect(await rests(line)).toBe(false);
  },
);
