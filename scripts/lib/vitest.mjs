/** Runs one vitest project and counts its results. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { inRoot, program, run } from './project.mjs';

/**
 * Runs `vitest run` for the project `name`. `env` and `args` (file filters, `--shard 1/3`, `--changed`) go to vitest.
 * Resolves to `{ passed, failed, note, names, files }`: `names` says what failed, `files` how long each file took.
 */
export async function runProject(name, { env = {}, args = [] } = {}) {
  const file = inRoot('test-results', `${name}.json`);
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=scripts/lib/hung-files.ts'];
  reporters.push('--reporter=json', `--outputFile.json=${file}`);
  if (process.env.CI) {
    reporters.push('--reporter=junit', `--outputFile.junit=${inRoot('test-results', `${name}.junit.xml`)}`);
  }
  const command = program('vitest', 'vitest.mjs').concat('run', '--project', name, ...reporters, ...args);
  const { code } = await run(command, { env });
  if (!existsSync(file)) return failedToRun(`vitest ended with code ${code} before it could count`);
  return judge(JSON.parse(readFileSync(file, 'utf8')), { code, mayBeEmpty: args.includes('--changed') });
}

/**
 * A file that breaks before its first test counts as one failure, as does a run without tests or an unhandled error.
 */
export function judge({ numPassedTests, numFailedTests, numPendingTests, testResults }, { code, mayBeEmpty = false }) {
  const broken = testResults.filter((result) => result.status === 'failed' && result.assertionResults.length === 0);
  const failed = numFailedTests + broken.length;
  const names = testResults.flatMap(failuresOf);
  const files = testResults.map(timeOf);
  if (numPassedTests + failed === 0) {
    return mayBeEmpty ? { passed: 0, failed: 0, note: 'nothing to run', names, files } : failedToRun('no test was run');
  }
  if (code !== 0 && failed === 0) {
    return { passed: numPassedTests, failed: 1, note: 'an error outside the tests', names, files };
  }
  const notes = [broken.length && `${broken.length} files broke`, numPendingTests && `${numPendingTests} skipped`];
  return { passed: numPassedTests, failed, note: notes.filter(Boolean).join(', '), names, files };
}

const timeOf = ({ name, startTime, endTime, assertionResults }) => ({
  file: relative(inRoot(), name),
  seconds: (endTime - startTime) / 1000,
  tests: assertionResults.length,
});

/** The failures of a file, each with its name and the first line of its message. */
function failuresOf({ name, status, message, assertionResults }) {
  const file = relative(inRoot(), name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [`${file}: ${firstLine(message)}`];
  return failed.map(({ fullName, failureMessages: [first = ''] }) => `${file} › ${fullName}: ${firstLine(first)}`);
}

const firstLine = (text = '') => stripVTControlCharacters(text).split('\n', 1)[0];

const failedToRun = (note) => ({ passed: 0, failed: 1, note, names: [], files: [] });
