/**
 * Which statuses of the contract the files in tests/contract have seen, over all workers of a run. Each file writes down
 * its own; the last one to end reads the records of all others and compares them with the contract.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RunnerTask, RunnerTestSuite } from 'vitest';
import { inRoot } from '#server/root.ts';

type StatusRecord = { isWhole: boolean; seen: string[] };

export type Progress = { files: string[]; left: string[]; seen: ReadonlySet<string> };

const contractFolder = inRoot('tests', 'contract');

/** A draw of requests may see anything, and another time something else: it does not count. */
const isDrawn = (name: string) => name.startsWith('fuzz');

const countedFiles = () => readdirSync(contractFolder).filter((name) => name.endsWith('.test.ts') && !isDrawn(name));

const isSkipped = (task: RunnerTask): boolean =>
  task.mode === 'skip' || task.mode === 'todo' || ('tasks' in task && task.tasks.some(isSkipped));

/** True when this file counts; a file of which some tests were left out has not seen all that it could. */
export function recordStatuses(
  folder: string,
  file: string,
  suite: Readonly<RunnerTestSuite>,
  seen: Iterable<string>,
): boolean {
  const name = path.basename(file);
  if (path.dirname(file) !== contractFolder || isDrawn(name)) return false;
  const record: StatusRecord = { isWhole: !suite.tasks.some(isSkipped), seen: [...seen] };
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(record));
  return true;
}

function recordOf(folder: string, name: string): StatusRecord {
  try {
    return JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8'));
  } catch {
    // Not there yet, or being written.
    return { isWhole: false, seen: [] };
  }
}

/** The files that count, those of them that have not been recorded whole, and what all others have seen together. */
export function statusesSoFar(folder: string): Progress {
  const files = countedFiles();
  const records = files.map((name) => recordOf(folder, name));
  const left = files.filter((_, index) => !records[index]?.isWhole);
  return { files, left, seen: new Set(records.flatMap(({ seen }) => seen)) };
}
