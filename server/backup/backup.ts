/** Writes a backup: a dump by pg_dump and the files of shoppers, in one archive. The shop may go on meanwhile. */

import { copyFile, link, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { onServer } from '#server/db/embedded/databases.ts';
import { queueSchema } from '#server/jobs/queues.ts';
import { ownPicturesFolder } from '#server/pictures.ts';
import { version } from '#server/version.ts';
import { hashOf, type Manifest, names } from './manifest.ts';
import { connectionEnv, findTool, mustRun } from './tools.ts';

export type Shop = { url: string; uploadsDir: string };
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

/** A link where the file system can: the files never change, and a copy would cost their size twice. */
async function linkOrCopy(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw error;
      return copyFile(from, to);
    });
    return true;
  } catch (error) {
    // A shopper has removed it since the dump.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

async function storeUploads(uploadsDir: string, folder: string): Promise<number> {
  await mkdir(folder);
  let count = 0;
  // The names of the two differ, so one folder of the backup has both.
  for (const kept of [join(uploadsDir, 'kept'), ownPicturesFolder({ uploadsDir })]) {
    const found = await readdir(kept).catch(() => []);
    for (const name of found.filter((file) => !file.endsWith('.new'))) {
      if (await linkOrCopy(join(kept, name), join(folder, name))) count += 1;
    }
  }
  return count;
}

/** Written beside its place and then renamed, so that a file of this name is whole. */
export async function writeBackup({ url, uploadsDir }: Shop, target: string, now: Date): Promise<Written> {
  const file = resolve(target);
  await mkdir(dirname(file), { recursive: true });
  const folder = await mkdtemp(join(dirname(file), '.larder-backup-'));
  try {
    const facts = await factsOf(url);
    const dumped = join(folder, names.dump);
    await dump(url, facts.postgres, dumped);
    // After the dump, so that no row of it lacks a file that was sent meanwhile.
    const uploads = await storeUploads(uploadsDir, join(folder, names.uploads));
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
