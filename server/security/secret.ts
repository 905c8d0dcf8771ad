/** The secret of this shop, with which it signs what it will have to recognise. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';

/** Whoever comes first writes it; the other one of two servers reads what the first has written. */
function makeOnce(file: string): void {
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

const known = new Map<string, string>();

function fromFolder(dataDir: string): string {
  const file = join(dataDir, 'secret');
  mkdirSync(dataDir, { recursive: true });
  makeOnce(file);
  const secret = readFileSync(file, 'utf8');
  known.set(dataDir, secret);
  return secret;
}

/** `SHOP_SECRET`, or the one that the first start wrote into the data folder. */
export const secretOf = ({ secret, dataDir }: Pick<Config, 'secret' | 'dataDir'>): string =>
  secret ?? known.get(dataDir) ?? fromFolder(dataDir);
