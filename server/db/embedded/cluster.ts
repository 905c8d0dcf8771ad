/** A PostgreSQL data folder: made on first use, started, adopted when it still runs, stopped. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '../process-lock.ts';
import { StartError } from '../start-error.ts';
import { own, runAs } from './account.ts';
import type { Programs } from './programs.ts';

export type Cluster = { programs: Programs; folder: string; data: string; passwordFile: string; pidFile: string };

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '64MB',
  max_connections: '200',
  timezone: 'UTC',
  jit: 'off',
};

export function clusterIn(folder: string, programs: Programs): Cluster {
  const data = path.join(folder, 'data');
  return {
    programs,
    folder,
    data,
    passwordFile: path.join(folder, 'password'),
    pidFile: path.join(data, 'postmaster.pid'),
  };
}

/** Made beside its place and then renamed: a first start that is cut off leaves nothing behind that counts. */
export async function createCluster(cluster: Cluster): Promise<void> {
  const { data, passwordFile, programs } = cluster;
  if (existsSync(path.join(data, 'PG_VERSION'))) {
    refuseOtherMajor(data, programs);
    return;
  }
  const draft = `${data}.new`;
  rmSync(draft, { recursive: true, force: true });
  writeFileSync(passwordFile, randomBytes(18).toString('base64url'));
  own(passwordFile, 0o600);
  const access = ['-U', 'shop', '-A', 'scram-sha-256', '--pwfile', passwordFile];
  await run(cluster, 'initdb', ['-D', draft, ...access, '-E', 'UTF8', '--locale-provider=builtin', '--locale=C.UTF-8']);
  renameSync(draft, data);
}

/** True when the server was running already: a process that is killed leaves it behind, whole and at work. */
export async function startCluster(cluster: Cluster): Promise<boolean> {
  forgetDeadServer(cluster);
  if (await isRunning(cluster)) return true;
  for (let attempt = 1; ; attempt++) {
    try {
      await run(cluster, 'pg_ctl', ['start', '-w', '-D', cluster.data, '-l', logFile(cluster), '-o', await options()]);
      return false;
    } catch (error) {
      // The port may have been taken in the meantime, or the last children of a killed server are still ending.
      if (attempt === 8) throw error;
      await sleep(500);
    }
  }
}

export async function stopCluster(cluster: Cluster): Promise<void> {
  forgetDeadServer(cluster);
  if (await isRunning(cluster)) await run(cluster, 'pg_ctl', ['stop', '-m', 'fast', '-w', '-D', cluster.data]);
}

export function clusterUrl({ passwordFile, pidFile }: Cluster, database: string): string {
  const port = readFileSync(pidFile, 'utf8').split('\n')[3];
  return `postgres://shop:${readFileSync(passwordFile, 'utf8').trim()}@127.0.0.1:${port}/${database}`;
}

const logFile = ({ folder }: Cluster) => path.join(folder, 'postgres.log');

function refuseOtherMajor(data: string, programs: Programs): void {
  const found = readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim();
  if (found === programs.major) return;
  throw new StartError(
    `The data in ${data} were written by PostgreSQL ${found}, the installed one is ${programs.major}: ` +
      'move them with pg_dump, or install the version of the shop that wrote them.',
  );
}

/** PostgreSQL believes in a process that is gone but not yet reaped, which is how some containers leave it. */
function forgetDeadServer({ pidFile }: Cluster): void {
  if (!existsSync(pidFile)) return;
  const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
  if (!isAlive(pid)) rmSync(pidFile, { force: true });
}

const isRunning = (cluster: Cluster) =>
  run(cluster, 'pg_ctl', ['status', '-D', cluster.data]).then(
    () => true,
    () => false,
  );

async function options(): Promise<string> {
  const pairs = Object.entries({ ...settings, port: String(await freePort()) });
  return pairs.map(([name, value]) => `-c ${name}=${value}`).join(' ');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Only that the program ended is waited for: the server that pg_ctl starts may keep its pipes open. */
function run({ programs, folder }: Cluster, program: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const child = spawn(path.join(programs.bin, program), args, {
      ...runAs,
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (piece) => (said += piece));
    child.stderr.on('data', (piece) => (said += piece));
    child.once('error', (error) => reject(failed(program, folder, error.message)));
    child.once('exit', (code) => (code === 0 ? resolve() : reject(failed(program, folder, lastLine(said)))));
  });
}

const failed = (program: string, folder: string, why: string) =>
  new StartError(
    `The built-in PostgreSQL in ${folder} does not start (${program}: ${why}); set DATABASE_URL to use another one.`,
  );

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';
