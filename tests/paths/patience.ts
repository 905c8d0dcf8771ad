/** How long a page may take to show what it should; a test that wants to see something fail has less of it. */
import { expect } from 'vitest';

const enoughMs = 15_000;

export const timeout = { ms: enoughMs };

/** A page has its time to open, however soon a test wants to see it fail. */
export const patiently = async (open: () => Promise<void>): Promise<void> => {
  const { ms } = timeout;
  timeout.ms = Math.max(ms, enoughMs);
  await open().finally(() => {
    timeout.ms = ms;
  });
};

export const settled = <T>(read: () => Promise<T> | T) => expect.poll(read, { timeout: timeout.ms, interval: 25 });
