/**
 * Times that a browser test takes on its way. They depend on the machine and on what else it does, so no test asserts
 * them: `npm run bench -- --only promises` runs these tests, and compares the times with the goals.
 */
import { appendFileSync, mkdirSync } from 'node:fs';
import { inRoot } from '#server/root.ts';

/** Read by `scripts/bench/promises.mjs`. */
const file = inRoot('test-results', 'figures.jsonl');

/** Records `ms` under `name`, beside the most it should be. */
export const recordTime = (name: string, ms: number, goalMs: number): void => {
  mkdirSync(inRoot('test-results'), { recursive: true });
  appendFileSync(file, `${JSON.stringify({ name, ms: Math.round(ms), goalMs })}\n`);
};
