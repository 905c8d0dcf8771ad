/** Runs test files of the unit lane, with the coverage of charts in a folder of its own. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../flows/find.ts';

type TestResult = {
  fullName: string;
  status: string;
  failureMessages?: string[];
  meta?: { lastTransitions?: Record<string, string>; difference?: string };
};
type FileResult = {
  name: string;
  status: string;
  message?: string;
  startTime: number;
  endTime: number;
  assertionResults: TestResult[];
};
export type FailedTest = {
  file: string;
  title: string;
  message: string;
  /** What a walk says of the transition that led elsewhere. */
  takes?: string;
  lastTransitions: Record<string, string>;
};
export type TestFile = { file: string; passed: number; failed: FailedTest[]; seconds: number };

const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs');

/** What the person at the keyboard needs of it: no colours, and not more than fits. */
const maxLines = 14;
export const readable = (message: string): string => {
  const lines = stripVTControlCharacters(message).trim().split('\n');
  return lines.slice(0, maxLines).join('\n');
};

/** The lines of a message that are no stack. */
const messageOf = (message: string) =>
  message
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .join('\n');

const takenIn = (message: string): { takes?: string } => {
  const takes = /^ {2}takes {5}(.+)$/m.exec(stripVTControlCharacters(message))?.[1];
  return takes === undefined ? {} : { takes };
};

export const readFile = (result: FileResult): TestFile => {
  const file = path.relative(root, result.name).replaceAll(path.sep, '/');
  const failed = result.assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages: [message = ''] = [], meta }) => ({
      file,
      title: fullName,
      message: readable(`${messageOf(message)}\n${meta?.difference ?? ''}`),
      ...takenIn(message),
      lastTransitions: meta?.lastTransitions ?? {},
    }));
  const broken = {
    file,
    title: 'The file cannot be run',
    message: readable(messageOf(result.message ?? '')),
    lastTransitions: {},
  };
  return {
    file,
    passed: result.assertionResults.filter(({ status }) => status === 'passed').length,
    failed: result.status === 'failed' && failed.length === 0 ? [broken] : failed,
    seconds: (result.endTime - result.startTime) / 1000,
  };
};

export const recordingsOf = (flow: string) => path.join(root, 'test-results', 'flow', flow);

/** Throws one sentence if Vitest ends before it has results. */
export const runTests = async (flow: string, files: readonly string[]): Promise<TestFile[]> => {
  const folder = recordingsOf(flow);
  const results = path.join(folder, 'results', 'results.json');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.dirname(results), { recursive: true });
  const args = ['run', '--project', 'unit', ...files, '--reporter=json', `--outputFile=${results}`];
  await new Promise<void>((resolve, reject) => {
    const env = { ...process.env, LARDER_FLOW_RECORDINGS: folder };
    const child = spawn(process.execPath, [vitest, ...args], { cwd: root, stdio: 'ignore', env });
    child.once('error', reject);
    child.once('close', () => resolve());
  });
  if (!existsSync(results)) throw new Error(`Vitest ended without results; try "npx vitest ${args.join(' ')}".`);
  const { testResults } = JSON.parse(readFileSync(results, 'utf8')) as { testResults: FileResult[] };
  return testResults.map(readFile);
};
