/** The end of `npm test`: a summary on the terminal and, for a CI service, as a page. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { inRoot } from './project.mjs';

const slowest = 10;

const slowestFiles = (lanes) =>
  lanes
    .flatMap(({ files = [] }) => files)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, slowest);

const sum = (lanes, key) => lanes.reduce((total, lane) => total + lane[key], 0);

/**
 * Prints each lane with its counts and time, the slowest files, and `N passed, N failed` as the last line.
 * `lanes`: `[{ name, passed, failed, time, note, names, files }]`; `seed` repeats a run that failed. Returns the exit code.
 */
export function printSummary(lanes, seed) {
  console.log(`\n── summary ${'─'.repeat(65)}`);
  for (const { name, passed, failed, time, note, names = [] } of lanes) {
    const counts = `${String(passed).padStart(6)} passed ${String(failed).padStart(5)} failed ${time.padStart(9)}`;
    console.log(`${failed ? '✗' : '✓'} ${name.padEnd(17)}${counts}  ${note}`.trimEnd());
    for (const failure of names) console.log(`    ${failure}`);
  }
  const files = slowestFiles(lanes);
  if (files.length) console.log('\nThe slowest files:');
  for (const { file, seconds, tests } of files) {
    console.log(`${seconds.toFixed(1).padStart(8)} s  ${file} (${tests} tests)`);
  }
  const failed = sum(lanes, 'failed');
  if (failed) console.log(`\nLARDER_TEST_SEED=${seed} repeats this run.`);
  console.log(`\n${sum(lanes, 'passed')} passed, ${failed} failed`);
  return failed ? 1 : 0;
}

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const row = (cells) => `<tr>${cells.map((cell) => `<td>${escaped(String(cell))}</td>`).join('')}</tr>`;
const table = (heads, rows) =>
  `<table><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${rows.map(row).join('')}</table>`;

/** Writes the same as `test-results/index.html`. Failing browser tests leave their records in `test-results/e2e`. */
export function writeSummaryPage(lanes) {
  const failures = lanes.flatMap(({ name, names = [] }) => names.map((failure) => [name, failure]));
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Test results</title>
<style>body{font:16px/1.5 system-ui;margin:2rem;color-scheme:light dark}td,th{padding:.25rem 1rem;text-align:start}</style>
<h1>${sum(lanes, 'passed')} passed, ${sum(lanes, 'failed')} failed</h1>
${table(
  ['Lane', 'Passed', 'Failed', 'Time', ''],
  lanes.map(({ name, passed, failed, time, note }) => [name, passed, failed, time, note]),
)}
${failures.length ? `<h2>Failures</h2>${table(['Lane', 'Test'], failures)}<p><a href="e2e/">Records of the browser tests</a></p>` : ''}
<h2>Slowest files</h2>
${table(
  ['File', 'Seconds', 'Tests'],
  slowestFiles(lanes).map(({ file, seconds, tests }) => [file, seconds.toFixed(1), tests]),
)}
</html>\n`;
  mkdirSync(inRoot('test-results'), { recursive: true });
  writeFileSync(inRoot('test-results', 'index.html'), page);
}
