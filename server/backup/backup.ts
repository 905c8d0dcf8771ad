/** Writes a backup: a dump by pg_dump and the files of shoppers, in one archive. The shop may go on meanwhile. */

import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { onServer } from '#server/db/embedded/databases.ts';
import { queueSchema } from '#server/jobs/queues.ts';
import { type Storage, storeOf } from '#server/uploads/file-store.ts';
import { version } from '#server/version.ts';
import { hashOf, type Manifest, names } from './manifest.ts';
import { connectionEnv, findTool, mustRun } from './tools.ts';

export type Shop = Storage & { url: string };
export type Written = { file: string; uploads: number };

type ServerFacts = Pick<Manifest, 'postgres' | 'settings'>;

const ownSettings = `select unnest(setconfig) as line from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
  where d.datname = current_database() and s.setrole = 0`;

export const serverMajor = `select current_setting('server_version_num')::int / 10000 as major`;

const factsOf = (url: string): Promise<ServerFacts> =>
  onServer(url, async (client) => {
    const { rows } = await client.query<{ major: number }>(serverMajor);
    const { rows: lines } = await client.query<{ line: string }>(ownSettings);
    const settings = lines.map(({ line }): [string, string] => {
      const at = line.indexOf('=');
      return [line.slice(0, at), line.slice(at + 1)];
    });
    return { postgres: rows[0]?.major ?? 0, settings: settings.filter(([name]) => name.includes('.')) };
  });

async function dump(url: string, postgres: number, file: string): Promise<void> {
  const program = await findTool('pg_dump', postgres);
  // A server makes the tables of the queue anew; they hold wake-ups and no data.
  const args = ['--format=custom', '--no-owner', '--no-privileges', `--exclude-schema=${queueSchema}`, '--no-password'];
  await mustRun(program, [...args, `--file=${file}`], connectionEnv(url));
}

/** Both folders in one: their names differ. Returns how many. */
export async function storeUploads(storage: Storage, folder: string): Promise<number> {
  await mkdir(folder);
  let count = 0;
  // The names of the two differ, so one folder of the backup has both.
  for (const kept of ['kept', 'pictures'] as const) {
    const store = storeOf(storage, kept);
    for await (const { name } of store.list()) {
      // A shopper may have removed it since the dump.
      if (!name.endsWith('.new') && (await store.copyTo(name, join(folder, name)))) count += 1;
    }
  }
  return count;
}

/** Written beside its place and then renamed, so that a file of this name is whole. */
export async function writeBackup({ url, ...storage }: Shop, target: string, now: Date): Promise<Written> {
  const file = resolve(target);
  await mkdir(dirname(file), { recursive: true });
  const folder = await mkdtemp(join(dirname(file), '.larder-backup-'));
  try {
    const facts = await factsOf(url);
    const dumped = join(folder, names.dump);
    await dump(url, facts.postgres, dumped);
    // After the dump, so that no row of it lacks a file that was sent meanwhile.
    const uploads = await storeUploads(storage, join(folder, names.uploads));
    const about = {
      format: 1 as const,
      version,
      takenAt: now.toISOString(),
      dump: await hashOf(dumped),
      uploads,
      ...facts,
    };
    await writeFile(join(folder, names.manifest), JSON.stringify(about satisfies Manifest, null, 2));
    const draft = join(folder, 'backup.tar');
    await writeFile(draft, '', { mode: 0o600 });
    await mustRun('tar', ['-cf', draft, '-C', folder, names.manifest, names.dump, names.uploads]);
    await rename(draft, file);
    return { file, uploads };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
