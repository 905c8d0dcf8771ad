/** A PostgreSQL data folder: created on first use, started, adopted if its server still runs, stopped. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '#server/start-error.ts';
import { own, runAs } from './account.ts';
import { endOrphans, removeStalePidFile, runningPort } from './main-process.ts';
import type { Programs } from './programs.ts';

export type Cluster = { programs: Programs; folder: string; data: string; passwordFile: string; pidFile: string };

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '64MB',
  max_connections: '200',
  timezone: 'UTC',
  jit: 'off',
  // DETAIL and CONTEXT contain rows and values, which are personal data.
  log_error_verbosity: 'terse',
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

/** Created beside its place and then renamed: an interrupted first start leaves nothing that counts. */
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

export type Start = {
  /** Used if it is free, because clients know it. */
  port?: number | undefined;
  attempts?: number;
};

/** True if the server was already running: a killed process leaves it behind, intact and at work. */
export async function startCluster(cluster: Cluster, { port = 0, attempts = 8 }: Start = {}): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    if (isRunning(cluster)) return true;
    removeStalePidFile(cluster);
    await endOrphans(cluster);
    try {
      const settings = await options(port);
      await run(cluster, 'pg_ctl', ['start', '-w', '-D', cluster.data, '-l', logFile(cluster), '-o', settings]);
      return false;
    } catch (error) {
      // The port may have been taken meanwhile, or the last children of a killed server are still ending.
      if (attempt >= attempts) throw error;
      await sleep(500);
    }
  }
}

export async function stopCluster(cluster: Cluster): Promise<void> {
  removeStalePidFile(cluster);
  if (isRunning(cluster)) await run(cluster, 'pg_ctl', ['stop', '-m', 'fast', '-w', '-D', cluster.data]);
}

export function clusterUrl(cluster: Cluster, database: string): string {
  const port = runningPort(cluster);
  if (port === undefined) throw new StartError(`The built-in PostgreSQL in ${cluster.folder} has ended.`);
  return `postgres://shop:${readFileSync(cluster.passwordFile, 'utf8').trim()}@127.0.0.1:${port}/${database}`;
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

const isRunning = (cluster: Cluster) => runningPort(cluster) !== undefined;

async function options(requested: number): Promise<string> {
  const port = await freePort(requested).catch(() => freePort(0));
  const pairs = Object.entries({ ...settings, port: String(port) });
  return pairs.map(([name, value]) => `-c ${name}=${value}`).join(' ');
}

/** 0: any port. */
function freePort(requested: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(requested, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Waits for the end of the program only: the server that pg_ctl starts may keep its pipes open. */
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
