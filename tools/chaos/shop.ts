/** The shop under faults: a server process of the sources, and a PostgreSQL of its own that is started again when it dies. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { inRoot } from '#server/root.ts';

const startLimitMs = 120_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

export type ChaosShop = Awaited<ReturnType<typeof startChaosShop>>;

export async function startChaosShop(mailUrl: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'larder-chaos-'));
  const postgres = await startEmbeddedPostgres(path.join(folder, 'postgres'));
  const databaseUrl = await postgres.url('larder');
  const supervision = postgres.keepRunning({
    database: 'larder',
    onMoved: () => undefined,
    log: { warn: () => undefined },
  });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    DATA_DIR: path.join(folder, 'data'),
    SMTP_URL: mailUrl,
    MAIL_FROM: 'shop@larder.test',
    PUBLIC_URL: url,
    PAYMENT_SANDBOX: 'on',
    LARDER_LIMITS: 'off',
    API_ONLY: '1',
  };
  let child: ChildProcess;
  let printed = '';

  async function start(): Promise<void> {
    child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
      cwd: inRoot(),
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data) => (printed = (printed + String(data)).slice(-20_000)));
    const giveUpAt = Date.now() + startLimitMs;
    while (!(await isReady(url))) {
      if (Date.now() > giveUpAt) throw new Error(`The shop did not start:\n${printed}`);
      // It may have met a database that was just killed.
      if (child.exitCode !== null) return start();
      await sleep(50);
    }
  }

  async function kill(signal: NodeJS.Signals): Promise<void> {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  const pool = new pg.Pool({ connectionString: databaseUrl, max: 3 });
  pool.on('error', () => undefined);
  await start();
  return {
    url,
    pool,
    /** `kill -9`, and started again. */
    async killServer() {
      await kill('SIGKILL');
      await start();
    },
    /** The process stands still for so long. */
    async freezeServer(milliseconds: number) {
      child.kill('SIGSTOP');
      await sleep(milliseconds);
      child.kill('SIGCONT');
    },
    /** `kill -9` of its main process; the supervision starts it again. */
    async killDatabase() {
      const [pid] = readFileSync(path.join(postgres.folder, 'data', 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
      await this.untilReady();
    },
    /** Every connection of the server to its database ends in the middle of whatever it does. */
    cutConnections: () =>
      pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'larder' and pid <> pg_backend_pid()`,
      ),
    async untilReady() {
      const giveUpAt = Date.now() + startLimitMs;
      while (!(await isReady(url))) {
        if (Date.now() > giveUpAt) throw new Error(`The shop did not come back:\n${printed}`);
        await sleep(100);
      }
    },
    async stop() {
      await kill('SIGKILL');
      await pool.end();
      await supervision.stop();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
