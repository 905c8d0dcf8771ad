/** Restores a backup into an empty database, or in place of a shop if that was confirmed: all of it or nothing. */

import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { onServer } from '#server/db/embedded/databases.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { queueSchema } from '#server/jobs/queues.ts';
import { isOwnPictureFile } from '#server/pictures.ts';
import { StartError } from '#server/start-error.ts';
import { isFileName } from '#server/uploads/file-links.ts';
import { mimeOf, type Storage, storeOf } from '#server/uploads/file-store.ts';
import { type Shop, serverMajor } from './backup.ts';
import { checkedManifest, type Manifest, names } from './manifest.ts';
import { connectionEnv, findTool, mustRun } from './tools.ts';

export type Restored = { takenAt: string; uploads: number };
type Target = { postgres: number; isEmpty: boolean; isInUse: boolean };

const ownTables = `select exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm') and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema') as found`;
const servers = `select exists (select from pg_stat_activity
  where datname = current_database() and application_name = 'larder' and pid <> pg_backend_pid()) as found`;

const isFound = async (client: Client, query: string) =>
  (await client.query<{ found: boolean }>(query)).rows[0]?.found ?? false;

export const lookAt = (url: string): Promise<Target> =>
  onServer(url, async (client) => {
    const { rows } = await client.query<{ major: number }>(serverMajor);
    return {
      postgres: rows[0]?.major ?? 0,
      isEmpty: !(await isFound(client, ownTables)),
      isInUse: await isFound(client, servers),
    };
  });

/** pg_restore writes a script, and psql runs it in one transaction together with the removal of what was there. */
async function fill(url: string, postgres: number, { dumped, script }: { dumped: string; script: string }) {
  const pgRestore = await findTool('pg_restore', postgres);
  const psql = await findTool('psql', postgres);
  await mustRun(pgRestore, ['--no-owner', '--no-privileges', `--file=${script}`, dumped]);
  const clearing = ['public', 'drizzle', queueSchema].map((schema) => `drop schema if exists ${schema} cascade;`);
  const clear = `set client_min_messages = warning; ${clearing.join(' ')} create schema public;`;
  const args = ['--no-psqlrc', '--quiet', '--no-password', '--single-transaction', '--set=ON_ERROR_STOP=1'];
  await mustRun(psql, [...args, `--command=${clear}`, `--file=${script}`], connectionEnv(url));
}

const applySettings = (url: string, settings: Manifest['settings']) =>
  onServer(url, async (client) => {
    const database = client.escapeIdentifier(decodeURIComponent(new URL(url).pathname.slice(1)));
    for (const [name, value] of settings) {
      const parts = name.split('.').map((part) => client.escapeIdentifier(part));
      await client.query(`alter database ${database} set ${parts.join('.')} = ${client.escapeLiteral(value)}`);
    }
  });

/** Each whole or not at all. The names are random, so files that are already there are the same or another's. */
export async function putBackUploads(from: string, storage: Storage): Promise<number> {
  const found = (await readdir(from)).filter((name) => isFileName(name) || isOwnPictureFile(name));
  for (const name of found) {
    const store = storeOf(storage, isOwnPictureFile(name) ? 'pictures' : 'kept');
    await store.take(join(from, name), name, mimeOf(name));
  }
  return found.length;
}

function refuseUnlessFree({ isEmpty, isInUse }: Target, isSure: boolean): void {
  if (isInUse) throw new StartError('The shop is running on this database: stop it first.');
  if (isEmpty || isSure) return;
  throw new StartError('The database is not empty. To replace everything in it by the backup, add --yes.');
}

export async function restoreBackup({ url, ...storage }: Shop, file: string, isSure: boolean): Promise<Restored> {
  const { uploadsDir } = storage;
  const target = await lookAt(url);
  refuseUnlessFree(target, isSure);
  await mkdir(uploadsDir, { recursive: true });
  // On the file system of the uploads, so that each file is only renamed.
  const folder = await mkdtemp(join(uploadsDir, '.restore-'));
  try {
    await mustRun('tar', ['-xf', file, '-C', folder, names.manifest, names.dump, names.uploads]);
    const manifest = await checkedManifest(folder);
    await fill(url, target.postgres, { dumped: join(folder, names.dump), script: join(folder, 'script.sql') });
    await applySettings(url, manifest.settings);
    // A backup of an older version is brought up to date.
    await migrateDatabase(url);
    const uploads = await putBackUploads(join(folder, names.uploads), storage);
    return { takenAt: manifest.takenAt, uploads };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
