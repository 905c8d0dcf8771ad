/** Closes what the files of a worker share when the worker ends. */
import { test } from 'vitest';

const pending: (() => Promise<unknown>)[] = [];

/** Runs `close` after the last file of this worker. */
export const atWorkerEnd = (close: () => Promise<unknown>): void => {
  pending.push(close);
};

// Only a worker fixture is notified of the worker's end.
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
