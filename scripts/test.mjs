/**
 * The tests, in lanes: `node scripts/test.mjs [unit|integration|e2e|changed|watch] [arguments of vitest]`.
 * Without a lane this is `npm test`: the static checks, and if they pass, every lane.
 * The last line is `N passed, N failed`.
 */
import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { findBrowser } from './lib/browser.mjs';
import { buildIfNeeded } from './lib/build.mjs';
import { changedFiles, e2eFilesFor, reachesWholeServer } from './lib/changed.mjs';
import { runChecks } from './lib/checks.mjs';
import { command } from './lib/command.mjs';
import { findNginx } from './lib/nginx.mjs';
import { refuse } from './lib/options.mjs';
import { ensurePerlClient } from './lib/perl-client.mjs';
import { findPgbouncer } from './lib/pgbouncer.mjs';
import { inRoot, program, run, seconds, UsageError, UserError } from './lib/project.mjs';
import { printSummary, writeSummaryPage } from './lib/summary.mjs';
import { runProject } from './lib/vitest.mjs';

const seed = process.env.LARDER_TEST_SEED ?? String(randomInt(2 ** 31));
const seeded = { LARDER_TEST_SEED: seed };
const tsx = program('tsx', 'dist', 'cli.mjs');

/** Each lane takes arguments for vitest and resolves to the counts that `runProject` describes. */
const lanes = { unit, integration, e2e };

const help = `
npm test                                    the static checks, and if they pass, every lane
npm run test:unit [-- arguments of vitest]  one lane; also test:integration and test:e2e
npm run test:changed                        what the changes of the working tree can reach
npm run test:watch                          the unit tests, again at every change

LARDER_TEST_SEED repeats a run.`;

await command(async () => {
  const [lane, ...args] = process.argv.slice(2);
  if ([lane, ...args].includes('--help')) return console.log(help.trim());
  if (lane?.startsWith('-')) refuse(`Unknown option '${lane}'`);
  if (lane === 'watch') return (await run(program('vitest', 'vitest.mjs').concat('--project', 'unit', ...args))).code;
  if (lane && lane !== 'changed' && !lanes[lane]) {
    throw new UsageError(`There is no lane "${lane}": choose unit, integration, e2e, changed or watch.`);
  }
  await refuseWrong(args);
  console.log(`Seed ${seed} (LARDER_TEST_SEED=${seed} repeats this run).`);
  if (!lane) return everything();
  if (lane === 'changed') return changed(args);
  return finish([await take(lane, () => lanes[lane](args))]);
});

/** Vitest meets a wrong option with its stack; listing the files of none tells first, in a second. */
async function refuseWrong(args) {
  if (!args.some((argument) => argument.startsWith('-'))) return;
  const list = program('vitest', 'vitest.mjs').concat('list', '--filesOnly', '--project', 'unit', ...args);
  const { output } = await run(list, { quiet: true });
  const [, reason] = /^CACError: (.*)$/m.exec(output) ?? [];
  if (reason) refuse(reason);
}

function unit(args = []) {
  // The coverage of charts by earlier runs does not count for this one.
  rmSync(inRoot('test-results', 'flows', 'unit'), { recursive: true, force: true });
  return runProject('unit', { env: seeded, args });
}

/** The tests of the proxy send pages of the built storefront. */
async function integration(args = []) {
  await buildIfNeeded();
  await ensurePerlClient();
  const programs = { PGBOUNCER_PATH: (await findPgbouncer()) ?? '' };
  return runProject('integration', { env: { ...seeded, ...programs }, args });
}

async function e2e(args = []) {
  rmSync(inRoot('test-results', 'e2e'), { recursive: true, force: true });
  await buildIfNeeded();
  const programs = { CHROMIUM_PATH: await findBrowser(), NGINX_PATH: (await findNginx()) ?? '' };
  return runProject('e2e', { env: { ...seeded, ...programs }, args });
}

async function everything() {
  // Prepares the later lanes while the checks run.
  const prepared = prepare();
  const checks = await take('static checks', countedChecks);
  const results = [checks];
  if (checks.failed === 0) {
    results.push(await take('preparation', () => prepared));
    results.push(await take('unit', unit));
    results.push(await take('flow coverage', flowCoverage));
    results.push(await take('integration', integration));
    results.push(await take('e2e', e2e));
  }
  return finish(results);
}

async function prepare() {
  await Promise.all([buildIfNeeded(), findBrowser()]);
  return { passed: 1, failed: 0 };
}

async function countedChecks() {
  const results = await runChecks();
  const failures = results.filter(({ passed }) => !passed);
  return {
    passed: results.length - failures.length,
    failed: failures.length,
    names: failures.map(({ name }) => name),
  };
}

async function flowCoverage() {
  const { code } = await run([...tsx, 'tools/flows/cli.ts', 'coverage']);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function changed(args) {
  const files = await changedFiles();
  if (files.length === 0) {
    console.log('Nothing differs from the last commit.');
    return 0;
  }
  const results = [
    await take('unit', () => unit(['--changed', ...args])),
    await take('integration', () => integration([...(reachesWholeServer(files) ? [] : ['--changed']), ...args])),
  ];
  const e2eFiles = e2eFilesFor(files);
  if (e2eFiles.length) results.push(await take('e2e', () => e2e([...e2eFiles, ...args])));
  return finish(results);
}

async function take(name, work) {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 72 - name.length))}`);
  const start = performance.now();
  const result = await work().catch(explain);
  const time = seconds(start);
  console.log(`${result.failed ? '✗' : '✓'} ${name}, ${time}`);
  return { name, time, note: '', ...result };
}

function explain(error) {
  console.error(error instanceof UserError ? error.message : error);
  return { passed: 0, failed: 1, note: error.message };
}

function finish(results) {
  if (process.env.CI) writeSummaryPage(results);
  return printSummary(results, seed);
}
