/** The times that browser tests record (`tests/support/figures.ts`), beside their goals. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { inRoot, program, run } from '../lib/project.mjs';
import { makeCollector } from './figures.mjs';

const file = inRoot('test-results', 'figures.jsonl');

const tests = [
  'a11y/page-changes',
  'cart',
  'cart-scale',
  'chat-scale',
  'orders-scale',
  'realtime',
  'realtime-drops',
  'resilience',
  'start',
  'tabs',
].map((name) => `tests/e2e/${name}.test.ts`);

export async function measurePromises({ browser, runs }) {
  const collector = makeCollector();
  for (let count = 0; count < runs; count += 1) {
    rmSync(file, { force: true });
    const command = program('vitest', 'vitest.mjs').concat('run', '--project', 'e2e', '--maxWorkers=1', ...tests);
    const { code } = await run(command, { env: { CHROMIUM_PATH: browser }, quiet: true });
    if (code !== 0) throw new Error('A test of the promises failed: run npm run test:e2e.');
    if (!existsSync(file)) throw new Error('The tests of the promises recorded no time.');
    for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
      const { name, ms, goalMs } = JSON.parse(line);
      collector.add(`${name} (goal ${goalMs})`, ms);
    }
  }
  return collector.rows();
}
