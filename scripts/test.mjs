/**
 * `npm test`: everything that must hold, from a fresh clone on. All steps run even if one fails.
 * Each test of vitest counts as one, and so does each other step; the last line has the sums.
 */
import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { findBrowser } from './lib/browser.mjs';
import { buildIfNeeded } from './lib/build.mjs';
import { checkNode, installIfNeeded } from './lib/install.mjs';
import { inRoot, main, program, run, seconds, UserError } from './lib/project.mjs';
import { runProject } from './lib/vitest.mjs';

const seed = process.env.LARDER_TEST_SEED ?? String(randomInt(2 ** 31));
const env = { LARDER_TEST_SEED: seed, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

const script = (name, ...args) => [process.execPath, inRoot('scripts', name), ...args];

const steps = [
  { name: 'lint', work: () => command(program('@biomejs', 'biome', 'bin', 'biome').concat('check', '.')) },
  { name: 'types', work: () => command(script('types.mjs')) },
  { name: 'contract', work: () => command(program('@redocly', 'cli', 'bin', 'cli.js').concat('lint', 'openapi.yaml')) },
  { name: 'generated files', work: () => command(script('generate.mjs', '--check')) },
  { name: 'build', work: () => buildIfNeeded().then(() => ({ passed: 1, failed: 0 })) },
  { name: 'unit tests', work: recordedUnit },
  {
    name: 'flow coverage',
    work: () => command(program('tsx', 'dist', 'cli.mjs').concat('tools/flows/cli.ts', 'coverage')),
  },
  { name: 'server tests', work: () => runProject('server', env) },
  { name: 'browser tests', work: async () => runProject('browser', { ...env, CHROMIUM_PATH: await findBrowser() }) },
];

await main(async () => {
  checkNode();
  await installIfNeeded();
  console.log(`Seed ${seed} (LARDER_TEST_SEED=${seed} npm test repeats this run).`);
  const results = [];
  for (const step of steps) {
    results.push(await take(step));
  }
  return summarise(results);
});

/** What earlier runs tried does not count. */
function recordedUnit() {
  rmSync(inRoot('test-results', 'flows', 'unit'), { recursive: true, force: true });
  return runProject('unit', env);
}

async function command(line) {
  const { code } = await run(line, { env });
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function take({ name, work }) {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 72 - name.length))}`);
  const start = performance.now();
  const result = await work().catch(explain);
  const time = seconds(start);
  console.log(`${result.failed ? '✗' : '✓'} ${name}, ${time}`);
  return { name, time, note: '', names: [], ...result };
}

function explain(error) {
  console.error(error instanceof UserError ? error.message : error);
  return { passed: 0, failed: 1, note: error.message };
}

function summarise(results) {
  console.log(`\n── summary ${'─'.repeat(65)}`);
  for (const { name, passed, failed, time, note, names } of results) {
    const counts = `${String(passed).padStart(6)} passed ${String(failed).padStart(5)} failed ${time.padStart(9)}`;
    console.log(`${failed ? '✗' : '✓'} ${name.padEnd(17)}${counts}  ${note}`.trimEnd());
    for (const failure of names) console.log(`    ${failure}`);
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') ? 1 : 0;
}
