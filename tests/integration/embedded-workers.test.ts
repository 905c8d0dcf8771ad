/** Several workers and the built-in PostgreSQL: the primary starts it once, and tells them where it has moved. */
import { rmSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { usableFolder } from '#server/db/embedded/account.ts';
import { isAlive } from '#server/db/process-lock.ts';
import { type ShopProcess, startShopProcess } from '#tests/support/server/shop-process.ts';

const slowly = { timeout: 30_000, interval: 50 };

let dataDir: string;
let folder: string;
let shop: ShopProcess;
let taken: Server | undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'larder-workers-'));
  await chmod(dataDir, 0o755);
  folder = usableFolder(join(dataDir, 'postgres'));
  shop = await startShopProcess('', { DATA_DIR: dataDir, WORKERS: '2', API_ONLY: '1', DEMO_SHOP: 'off' });
});

afterAll(async () => {
  taken?.close();
  await shop.stop();
  await rm(dataDir, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

async function running(): Promise<{ pid: number; port: number }> {
  const [pid, , , port] = (await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8')).split('\n');
  return { pid: Number(pid), port: Number(port) };
}

const take = (port: number) =>
  new Promise<Server>((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(server));
  });

/** Of a connection each, so that both workers are asked. */
const readiness = () =>
  Promise.all(
    Array.from(
      { length: 4 },
      async () => (await fetch(`${shop.url}/readyz`, { headers: { connection: 'close' } })).status,
    ),
  );

test('Both workers follow the database to another port, and it ends with the last of them', async () => {
  await vi.waitFor(async () => expect(await readiness()).toEqual([200, 200, 200, 200]), slowly);
  const before = await running();
  process.kill(before.pid, 'SIGKILL');
  taken = await vi.waitFor(() => take(before.port), { timeout: 5_000, interval: 1 });
  await vi.waitFor(async () => expect((await running()).port).not.toBe(before.port), slowly);
  await vi.waitFor(async () => expect(await readiness()).toEqual([200, 200, 200, 200]), slowly);
  const { pid } = await running();
  await shop.stop();
  expect(isAlive(pid)).toBe(false);
  expect(shop.exitCode()).toBe(0);
});
