/** Finds or installs a PgBouncer for the tests of a pooler. */
import { existsSync } from 'node:fs';
import { installOnDebian } from './debian.mjs';

const usual = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'];

/** The path of a PgBouncer; undefined where there is none and none can be installed. */
export async function findPgbouncer() {
  const given = process.env.PGBOUNCER_PATH;
  if (given) return given;
  if (!usual.some(existsSync)) await installOnDebian(['pgbouncer'], 'Debian’s PgBouncer for the tests of a pooler');
  const found = usual.find(existsSync);
  if (!found) console.warn('No PgBouncer was found: the tests of a pooler are skipped. PGBOUNCER_PATH names it.');
  return found;
}
