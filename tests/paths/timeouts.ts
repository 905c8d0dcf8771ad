/** How long a page may take to show what it should. The step that a test wants to see fail has less of it. */
import type { BrowserContext } from 'playwright-core';
import { expect } from 'vitest';

export const enoughMs = 15_000;

const timeout = { ms: enoughMs };

/** Does `work` with a timeout of its own, for the page's actions too. */
export const within = async (ms: number, context: BrowserContext, work: () => Promise<void>): Promise<void> => {
  timeout.ms = ms;
  context.setDefaultTimeout(ms);
  await work().finally(() => {
    timeout.ms = enoughMs;
  });
};

/** `what` is read, in the words of the screen: a failure begins with it. */
export const settled = <T>(read: () => Promise<T> | T, what = '') =>
  expect.poll(read, { timeout: timeout.ms, interval: 25, message: what });
