/** Around every file of the integration lane; a worker runs many of them in one process. */
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { setLanguages } from '#server/i18n/languages.ts';
import '../contract/run.ts';
import { clearSeenPairs, seenPairs } from '../contract/conforming-fetch.ts';
import { coverageTable, missingPairs } from '../contract/coverage.ts';
import { recordStatuses, statusesSoFar } from '../contract/statuses.ts';
import { closeWithWorker } from './worker-end.ts';

closeWithWorker();

beforeAll(clearSeenPairs);
// The server of an earlier file may have left its languages in the process.
beforeAll(() => setLanguages([]));

// biome-ignore lint/correctness/noEmptyPattern: vitest wants a pattern in the place of the fixtures.
afterAll(({}, suite) => {
  const folder = inject('statuses');
  if (!recordStatuses(folder, expect.getState().testPath ?? '', suite, seenPairs())) return;
  const { left, seen } = statusesSoFar(folder);
  if (left.length > 0) return;
  console.log(coverageTable(seen));
  expect(missingPairs(seen), 'statuses that the contract describes and no file of tests/contract has seen').toEqual([]);
});
