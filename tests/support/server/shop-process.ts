/**
 * The built shop as a process of its own on a free port, for browser tests and fault tests. From the sources each start
 * would take five times as long.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tools/free-port.ts';

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    (response) => response.ok,
    () => false,
  );

export type ShopProcess = {
  url: string;
  /** Of the process that runs now. */
  pid: () => number;
  /** Ends it as an operator would; the data stays. */
  stop: () => Promise<void>;
  /** `kill -9`. */
  kill: () => Promise<void>;
  /** Starts it again on the same port and the same data. */
  restart: () => Promise<void>;
  /** Null while it runs. */
  exitCode: () => number | null;
  /** Everything it printed so far. */
  output: () => string;
};

const exited = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((resolve) => child.once('exit', () => resolve()));

/** The arguments of Node, as `npm start` has them. */
export const builtShop = ['--max-semi-space-size=8', 'dist/server/main.js'];

/** Starts the server on `databaseUrl` and waits until `/readyz` succeeds. */
export const startShopProcess = async (
  databaseUrl: string,
  env: Record<string, string> = {},
  program = builtShop,
): Promise<ShopProcess> => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataFolder = await mkdtemp(join(tmpdir(), 'larder-shop-'));
  let child: ChildProcess;
  let printed = '';

  const start = async () => {
    child = spawn(process.execPath, program, {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataFolder,
        LARDER_LIMITS: 'off',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (printed += String(data)));
    const giveUpAt = Date.now() + 90_000;
    while (!(await isReady(url))) {
      if (child.exitCode !== null || Date.now() > giveUpAt) throw new Error(`The shop did not start:\n${printed}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited(child);
  };

  await start();
  return {
    url,
    pid: () => child.pid ?? 0,
    kill: () => end('SIGKILL'),
    restart: start,
    stop: async () => {
      await end('SIGTERM');
      await rm(dataFolder, { recursive: true, force: true });
    },
    exitCode: () => child.exitCode,
    output: () => printed,
  };
};
