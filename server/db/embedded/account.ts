/** PostgreSQL refuses to run as root; then its files and its process belong to the account `nobody`. */

import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, statSync } from 'node:fs';
import path from 'node:path';

const nobody = 65_534;

export const isRoot = process.getuid?.() === 0;

/** Options for spawn(). */
export const runAs = isRoot ? { uid: nobody, gid: nobody } : {};

export function own(file: string, mode: number): void {
  if (isRoot) chownSync(file, nobody, nobody);
  chmodSync(file, mode);
}

/** The folder itself, or one below /var/lib if `nobody` cannot reach it (a checkout in /root, for example). */
export function usableFolder(folder: string): string {
  const requested = path.resolve(folder);
  if (!isRoot || reachable(path.dirname(requested))) return requested;
  return path.join('/var/lib/larder', createHash('sha256').update(requested).digest('hex').slice(0, 12));
}

function reachable(folder: string): boolean {
  const mayPass = !existsSync(folder) || (statSync(folder).mode & 0o001) !== 0;
  const parent = path.dirname(folder);
  return mayPass && (parent === folder || reachable(parent));
}
