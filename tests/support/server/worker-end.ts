/** What the files of a worker share is closed when the worker ends, not when a file does. */
import { test } from 'vitest';

const pending: (() => Promise<unknown>)[] = [];

/** Runs `close` when nobody has anything left to do for this worker. */
export const atWorkerEnd = (close: () => Promise<unknown>): void => {
  pending.push(close);
};

// Only a fixture of the worker hears of its end.
const endingTest = test.extend<{ $worker: { ending: true } }>({
  ending: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from it which fixtures this one needs.
    async ({}, use) => {
      await use(true);
      await Promise.allSettled(pending.splice(0).map((close) => close()));
    },
    { scope: 'worker' },
  ],
});

/** Call it once, in a setup file of the lane: asking for the fixture is enough. */
export const closeWithWorker = (): void => endingTest.beforeAll(({ ending }) => void ending);
