/** The built shop in a process of its own on a free port of loopback, with data that are deleted at the end. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, UserError } from '../lib/project.mjs';

const giveUpMs = 120_000;
/** The request that shows that the shop is ready: a page with goods from the database. */
const firstPage = '/products';

const running = new Set();
const groups = new WeakSet();
const places = new Set();

/** Ends only what this program started, also when it is interrupted. */
export async function endAll() {
  await Promise.all([...running].map((child) => stopProgram(child)));
  for (const remove of places) await remove();
}

/** Starts a program that ends with this one; a detached one ends with its whole process group. */
export function startProgram(command, args, options) {
  const child = spawn(command, args, options);
  if (options.detached) groups.add(child);
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

export async function stopProgram(child, signal = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const send = (what) => process.kill(groups.has(child) ? -child.pid : child.pid, what);
  send(signal);
  const late = setTimeout(send, 20_000, 'SIGKILL');
  await gone;
  clearTimeout(late);
}

/** Makes an empty place for data: a database on the server of the environment, or a folder for the embedded one. */
export async function makePlace() {
  // PostgreSQL may run under another account, which must be able to enter the folder.
  const folder = mkdtempSync(path.join(tmpdir(), 'larder-bench-'));
  chmodSync(folder, 0o711);
  const server = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL;
  const database = server ? await makeDatabase(server) : { url: '', drop: () => undefined };
  const remove = async () => {
    places.delete(remove);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    await database.drop();
  };
  places.add(remove);
  return { folder, env: { DATA_DIR: folder, DATABASE_URL: database.url }, remove };
}

async function makeDatabase(server) {
  const name = `larder_bench_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  return { url: address.href, drop: () => onServer(server, `drop database if exists ${name} with (force)`) };
}

async function onServer(url, statement) {
  // A fresh clone runs this file before any package is installed.
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Starts the shop in `place`. `startedInMs` counts from the start of Node's `program` to the first page. */
export async function startShop(place, program = 'dist/server/main.js') {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let printed = '';
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port), LARDER_LIMITS: 'off', ...place.env };
  const begin = performance.now();
  const options = { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] };
  const child = startProgram(process.execPath, ['--max-semi-space-size=8', program], options);
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (printed += data));
  while (!(await answers(url))) {
    if (child.exitCode !== null || performance.now() - begin > giveUpMs) {
      await stopProgram(child, 'SIGKILL');
      throw new UserError(`The shop did not start:\n${printed.trim()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const startedInMs = performance.now() - begin;
  const account = /Sign in as (\S+) with the password (\S+)\./.exec(printed)?.slice(1);
  const { folder, env: databases } = place;
  const stop = () => stopProgram(child);
  return { url, account, pid: child.pid, folder, databaseUrl: databases.DATABASE_URL, startedInMs, stop };
}

/** The URL of the database in the environment, or of the embedded one. */
export function databaseUrlOf({ databaseUrl, folder }) {
  if (databaseUrl) return databaseUrl;
  const home = path.join(folder, 'postgres');
  const password = readFileSync(path.join(home, 'password'), 'utf8').trim();
  const port = readFileSync(path.join(home, 'data', 'postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://shop:${password}@127.0.0.1:${port}/larder`;
}

const answers = (url) =>
  fetch(url + firstPage).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
