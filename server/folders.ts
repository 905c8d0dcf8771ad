/** The folders that the shop writes to: made at the start, so that a wrong path stops it with one sentence. */
import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { reasonOf, StartError } from './start-error.ts';

function makeIfMissing(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process was quicker, or a file is there.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/**
 * Makes a folder with its parents. Node's own way, `recursive`, tries for ever where the system says ENOENT for a folder
 * whose parent exists, as it does below /proc.
 */
export function makeFolder(folder: string): void {
  const missing: string[] = [];
  for (let at = resolve(folder); !existsSync(at); at = dirname(at)) missing.unshift(at);
  for (const each of missing) makeIfMissing(each);
  if (!statSync(folder).isDirectory()) throw new Error(`ENOTDIR: not a directory, '${folder}'`);
}

/** Makes the folder that an environment variable names; throws a sentence if it cannot be written to. */
export function writableFolder(variable: string, folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(`${variable} must be a folder that can be written to, not ${folder}: ${reasonOf(error)}.`, {
      cause: error,
    });
  }
}
