/** Finds the project's folder, from the sources as well as from the built server. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function folderWithPackage(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  return parent === folder ? process.cwd() : folderWithPackage(parent);
}

export const projectRoot = folderWithPackage(dirname(fileURLToPath(import.meta.url)));

/** A path inside the project, wherever the process was started. */
export const inRoot = (...parts: string[]): string => join(projectRoot, ...parts);
