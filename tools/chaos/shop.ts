/**
 * The shop under faults: a server process of the sources, and a PostgreSQL of its own that is started again when it
 * dies. Shoppers reach the server, and the server the database, through networks that can be slow.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { newPool } from '#server/db/pool.ts';
import { inRoot } from '#server/root.ts';
import { freePort } from '#tools/free-port.ts';
import { tryDisk } from './disk.ts';
import { startNetwork } from './network.ts';
import { persist } from './persist.ts';

const startLimitMs = 300_000;

const isReady = (url: string) =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

export type ChaosShop = Awaited<ReturnType<typeof startChaosShop>>;

type Setting = {
  /** Without a disk and networks that may fail: nothing between the server and its database. */
  isCalm?: boolean;
  /** Arguments of Node for the server. */
  nodeArguments?: readonly string[];
};

async function startDatabase(folder: string, isCalm: boolean) {
  const postgres = await startEmbeddedPostgres(folder);
  const url = new URL(await postgres.url('larder'));
  let port = Number(url.port);
  const back = await startNetwork(() => port);
  const limits = { connectionTimeoutMillis: 30_000, statement_timeout: 60_000, query_timeout: 65_000 };
  const pool = newPool({ ...limits, connectionString: url.href, max: 3 }, () => undefined);
  const supervision = postgres.keepRunning({
    database: 'larder',
    onMoved: (moved) => {
      port = Number(new URL(moved).port);
      pool.options.connectionString = moved;
    },
    log: { warn: () => undefined },
  });
  if (!isCalm) url.port = String(back.port);
  return {
    back,
    pool,
    /** Through the network, unless it is calm. */
    url: url.href,
    kill() {
      const [pid] = readFileSync(path.join(postgres.folder, 'data', 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
    /** A connection of the pool may have been opened before the database was killed: a new one tells. */
    untilReady: () =>
      persist(async () => {
        const client = new pg.Client({ ...limits, connectionString: pool.options.connectionString });
        client.on('error', () => undefined);
        try {
          await client.connect();
          await client.query('select 1');
        } finally {
          await client.end();
        }
      }),
    async stop() {
      await pool.end();
      await supervision.stop();
      await postgres.stop();
      await back.close();
    },
  };
}

/** A server process that is started again after each kill. */
function processOf(env: NodeJS.ProcessEnv, url: string, nodeArguments: readonly string[]) {
  let child: ChildProcess;
  let printed = '';

  async function start(giveUpAt = Date.now() + startLimitMs): Promise<void> {
    const clock = inRoot('tools', 'chaos', 'jumping-clock.ts');
    const args = [...nodeArguments, '--import', 'tsx', '--import', clock, 'server/main.ts'];
    child = spawn(process.execPath, args, { cwd: inRoot(), env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    child.on('error', () => undefined);
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data) => (printed = (printed + String(data)).slice(-20_000)));
    while (!(await isReady(url))) {
      if (Date.now() > giveUpAt) throw new Error(`The shop did not start:\n${printed}`);
      // It may have met a database that was just killed.
      if (child.exitCode !== null) return start(giveUpAt);
      await sleep(50);
    }
  }

  return {
    start: () => start(),
    printed: () => printed,
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    say: (message: object) => child.connected && child.send(message),
    async untilReady() {
      const giveUpAt = Date.now() + startLimitMs;
      while (!(await isReady(url))) {
        if (Date.now() > giveUpAt) throw new Error(`The shop did not come back:\n${printed}`);
        await sleep(100);
      }
    },
  };
}

export async function startChaosShop(mailUrl: string, { isCalm = false, nodeArguments = [] }: Setting = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'larder-chaos-'));
  // The account of PostgreSQL passes through it.
  chmodSync(folder, 0o711);
  const disk = isCalm ? undefined : tryDisk(folder);
  const place = disk?.place ?? folder;
  mkdirSync(path.join(place, 'data'));
  const database = await startDatabase(path.join(place, 'postgres'), isCalm);
  const port = await freePort();
  const front = await startNetwork(() => port);
  const direct = `http://127.0.0.1:${port}`;
  const url = isCalm ? direct : `http://127.0.0.1:${front.port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    PORT: String(port),
    DATABASE_URL: database.url,
    DATA_DIR: path.join(place, 'data'),
    SMTP_URL: mailUrl,
    MAIL_FROM: 'shop@larder.test',
    PUBLIC_URL: url,
    PAYMENT_SANDBOX: 'on',
    LARDER_LIMITS: 'off',
    API_ONLY: '1',
  };
  const server = processOf(env, direct, nodeArguments);

  async function stop(): Promise<void> {
    await server.end();
    await database.stop();
    await front.close();
    await disk?.remove();
    rmSync(folder, { recursive: true, force: true });
  }

  /** The server may still answer from what it knew before its database was killed. */
  async function untilReady(): Promise<void> {
    await database.untilReady();
    await server.untilReady();
  }

  try {
    await server.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    /** Through the network, unless it is calm. */
    url,
    /** What the server has printed last. */
    printed: server.printed,
    front,
    back: database.back,
    pool: database.pool,
    hasDisk: disk !== undefined,
    untilReady,
    /** `kill -9`, and started again. */
    async killServer() {
      await server.end();
      await server.start();
    },
    /** The process stands still for so long. */
    async freezeServer(milliseconds: number) {
      server.signal('SIGSTOP');
      await sleep(milliseconds);
      server.signal('SIGCONT');
    },
    /** `kill -9` of its main process; the supervision starts it again. */
    async killDatabase() {
      database.kill();
      await untilReady();
    },
    /** Every connection of the server to its database ends in the middle of whatever it does. */
    cutConnections: () =>
      persist(() =>
        database.pool.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'larder' and pid <> pg_backend_pid()`,
        ),
      ),
    /** The clock of the server is off by so much for so long; that of the database goes on. */
    async jump(aheadMs: number, milliseconds: number) {
      server.say({ aheadMs });
      await sleep(milliseconds);
      server.say({ aheadMs: 0 });
    },
    /** Nobody can write for so long. */
    async fillDisk(milliseconds: number) {
      disk?.fill();
      await sleep(milliseconds);
      disk?.empty();
      await untilReady();
    },
    /** The whole machine stops, and what no `fsync` has written is gone. */
    async losePower() {
      const ended = server.end();
      await disk?.losePower();
      await ended;
      await server.start();
    },
    stop,
  };
}
