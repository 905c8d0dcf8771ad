/** Runs one project of vitest and counts what it says. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { inRoot, program, run } from './project.mjs';

export async function runProject(name, env) {
  const file = inRoot('test-results', `${name}.json`);
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await run(program('vitest', 'vitest.mjs').concat('run', '--project', name, ...reporters), { env });
  if (!existsSync(file)) return failedToRun(`vitest ended with code ${code} before it could count`);
  return judge(JSON.parse(readFileSync(file, 'utf8')), code);
}

/** A file that breaks before its first test counts as one failure; so does a run without tests, or an error beside them. */
export function judge({ numPassedTests, numFailedTests, numPendingTests, testResults }, code) {
  const broken = testResults.filter((result) => result.status === 'failed' && result.assertionResults.length === 0);
  const failed = numFailedTests + broken.length;
  const names = testResults.flatMap(failuresOf);
  if (numPassedTests + failed === 0) return failedToRun('no test was run');
  if (code !== 0 && failed === 0) return { passed: numPassedTests, failed: 1, note: 'an error outside the tests' };
  const notes = [broken.length && `${broken.length} files broke`, numPendingTests && `${numPendingTests} skipped`];
  return { passed: numPassedTests, failed, note: notes.filter(Boolean).join(', '), names };
}

/** What broke in a file, each with its name and the first line of its complaint. */
function failuresOf({ name, status, message, assertionResults }) {
  const file = relative(inRoot(), name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [`${file}: ${firstLine(message)}`];
  return failed.map(({ fullName, failureMessages: [first = ''] }) => `${file} › ${fullName}: ${firstLine(first)}`);
}

const firstLine = (text = '') => stripVTControlCharacters(text).split('\n', 1)[0];

const failedToRun = (note) => ({ passed: 0, failed: 1, note });
