/** The built-in PostgreSQL is killed under a running shop: the shop says so, starts it again and goes on. */
import { renameSync, rmSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usableFolder } from '#server/db/embedded/account.ts';
import { isAlive } from '#server/db/process-lock.ts';
import { type ShopProcess, startShopProcess } from '#tests/support/server/shop-process.ts';

/** What the shop promises: ready again within ten seconds. */
const again = { timeout: 30_000 };

let dataDir: string;
let folder: string;
let shop: ShopProcess;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'larder-restart-'));
  await chmod(dataDir, 0o755);
  folder = usableFolder(join(dataDir, 'postgres'));
  const env = { DATA_DIR: dataDir, API_ONLY: '1', DEMO_SHOP: 'off' };
  shop = await startShopProcess('', env);
});

afterAll(async () => {
  await shop.stop();
  await rm(dataDir, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

const pidFile = async () => (await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8')).split('\n');
const serverPid = async () => Number((await pidFile())[0]);

async function killServer(): Promise<void> {
  const pid = await serverPid();
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => isAlive(pid)).toBe(false);
}

const statusOf = async (path: string) => (await fetch(shop.url + path)).status;

/** Of a login, which counts the attempt in the database. What is public may come from the memory of the shop. */
async function statusOfLogin(): Promise<number> {
  const response = await fetch(`${shop.url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    body: JSON.stringify({ phone: `${crypto.randomUUID()}@larder.test`, password: 'nine green bottles' }),
  });
  return response.status;
}

const refused = 400;

async function connect(): Promise<pg.Client> {
  const [, , , port] = await pidFile();
  const password = (await readFile(join(folder, 'password'), 'utf8')).trim();
  const client = new pg.Client({ connectionString: `postgres://shop:${password}@127.0.0.1:${port}/larder` });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

describe('the built-in PostgreSQL', () => {
  test('is restarted when its main process is killed', async () => {
    const before = await serverPid();
    await killServer();
    await expect.poll(() => serverPid().catch(() => before), again).not.toBe(before);
    await expect.poll(() => statusOf('/readyz'), again).toBe(200);
    expect(await statusOfLogin()).toBe(refused);
  });

  test('is restarted while one of its processes is still computing', async () => {
    const client = await connect();
    const endless = client.query('do $$ begin for i in 1..2000000000 loop end loop; end $$').catch(() => undefined);
    await expect
      .poll(async () => {
        const found = `select from pg_stat_activity where query like 'do $$%' and state = 'active'`;
        const other = await connect();
        const { rowCount } = await other.query(found);
        await other.end();
        return rowCount;
      })
      .toBe(1);
    await killServer();
    await expect.poll(() => statusOf('/readyz'), again).toBe(200);
    expect(await statusOfLogin()).toBe(refused);
    await endless;
    await client.end();
  });

  test('is retried until it starts, and /readyz reports 503 meanwhile', async () => {
    const control = join(folder, 'data', 'global', 'pg_control');
    renameSync(control, `${control}.away`);
    await killServer();
    await expect.poll(() => statusOf('/readyz'), again).toBe(503);
    await expect
      .poll(() => shop.output().match(/cannot be started yet/g)?.length ?? 0, { timeout: 30_000 })
      .toBeGreaterThan(2);
    expect([await statusOf('/livez'), await statusOf('/readyz'), await statusOfLogin()]).toEqual([200, 503, 503]);
    renameSync(`${control}.away`, control);
    await expect.poll(() => statusOf('/readyz'), again).toBe(200);
    expect(await statusOfLogin()).toBe(refused);
  });

  test('stays down when the shop is stopped', async () => {
    const pid = await serverPid();
    await shop.stop();
    expect(isAlive(pid)).toBe(false);
    await expect(pidFile()).rejects.toThrow('ENOENT');
    await shop.restart();
    expect(await statusOf('/readyz')).toBe(200);
  });
});
