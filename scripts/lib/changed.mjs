/**
 * The tests that the changes of the working tree can reach, beyond those that vitest's `--changed` finds by imports.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { inRoot, run } from './project.mjs';

/** The files that differ from the last commit, including new ones. */
export async function changedFiles() {
  const { output } = await run(['git', 'status', '--porcelain', '--untracked-files=all'], { quiet: true });
  return output
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3).split(' -> ').at(-1));
}

/** Nothing imports these files: the server reads them when it starts. */
const readAtStart = /^(openapi|server\/db\/migrations|server\/pictures)/;

/** Whether the whole integration lane must run. */
export const reachesWholeServer = (files) => files.some((file) => readAtStart.test(file));

/**
 * The browser tests of a change: changed ones, and those named after a changed flow or screen. The built shop is one
 * program, so that any other browser test may fail too; only the whole lane is conclusive.
 */
export function e2eFilesFor(files) {
  const names = new Set(
    files.flatMap(
      (file) => /^(?:machines|src\/(?:screens|layout|features|components))\/([\w-]+)\//.exec(file)?.[1] ?? [],
    ),
  );
  return readdirSync(inRoot('tests', 'e2e'), { recursive: true })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => path.join('tests', 'e2e', name))
    .filter((file) => files.includes(file) || names.has(path.basename(file, '.test.ts')));
}
