/** A PostgreSQL of the machine's own packages in a folder of its own: it has pg_dump, which the embedded one lacks. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { own, runAs } from '#server/db/embedded/account.ts';
import { clusterIn, clusterUrl, startCluster, stopCluster } from '#server/db/embedded/cluster.ts';
import { ensureDatabase } from '#server/db/embedded/databases.ts';

const home = '/usr/lib/postgresql';
const programs = ['initdb', 'pg_ctl', 'postgres', 'pg_dump', 'pg_restore', 'psql'];

/** The newest installed PostgreSQL of 14 or later with all programs; undefined on a machine without one. */
export function systemPostgres(): { bin: string; major: string } | undefined {
  const majors = existsSync(home) ? readdirSync(home).filter((name) => Number(name) >= 14) : [];
  return majors
    .map((major) => ({ bin: join(home, major, 'bin'), major }))
    .filter(({ bin }) => programs.every((name) => existsSync(join(bin, name))))
    .sort((a, b) => Number(b.major) - Number(a.major))[0];
}

export type SystemCluster = { url(database: string): Promise<string>; stop(): Promise<void> };

export async function startSystemCluster(): Promise<SystemCluster> {
  const found = systemPostgres();
  if (!found) throw new Error('No PostgreSQL is installed on this machine.');
  const folder = mkdtempSync(join(tmpdir(), 'larder-cluster-'));
  own(folder, 0o700);
  const cluster = clusterIn(folder, found);
  writeFileSync(cluster.passwordFile, 'only-of-this-test');
  own(cluster.passwordFile, 0o600);
  const access = ['-U', 'shop', '-A', 'scram-sha-256', '--pwfile', cluster.passwordFile];
  const options = [...access, '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  const made = spawn(join(found.bin, 'initdb'), ['-D', cluster.data, ...options], { ...runAs, cwd: folder });
  made.stdout.resume();
  made.stderr.resume();
  const [code] = await once(made, 'exit');
  if (code !== 0) throw new Error(`initdb ended with ${code}.`);
  await startCluster(cluster);
  return {
    url: (database) => ensureDatabase(clusterUrl(cluster, 'postgres'), database),
    async stop() {
      await stopCluster(cluster);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
