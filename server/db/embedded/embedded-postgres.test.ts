/** The embedded server: started twice, killed, adopted, kept running, of another version. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { StartError } from '#server/start-error.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres.ts';
import { isAlive } from '../process-lock.ts';
import { runAs } from './account.ts';
import { onServer } from './databases.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'larder-postgres-'));
let first: EmbeddedPostgres;
let second: EmbeddedPostgres;

beforeAll(async () => {
  // mkdtemp closes the folder to others, and the server runs as another account when root runs the tests.
  const both = await Promise.all([startEmbeddedPostgres(folder), startEmbeddedPostgres(folder)]);
  [first, second] = both;
});

afterAll(async () => {
  await first.stop();
  rmSync(first.folder, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

const pidFile = () => path.join(first.folder, 'data', 'postmaster.pid');
const serverPid = () => Number.parseInt(readFileSync(pidFile(), 'utf8'), 10);

async function killServer(): Promise<void> {
  const pid = serverPid();
  process.kill(pid, 'SIGKILL');
  while (isAlive(pid)) await sleep(20);
}

const one = async (url: string) => (await onServer(url, (client) => client.query('select 1 as one'))).rows;

describe('the embedded PostgreSQL', () => {
  test('is one server when it is started twice at once: one process starts it, the other adopts it', async () => {
    expect([first.adopted, second.adopted].sort()).toEqual([false, true]);
    expect(await first.url('shop')).toBe(await second.url('shop'));
  });

  test('keeps committed data after SIGKILL', async () => {
    const write = `create table kept as select generate_series(1, 500) as number`;
    await onServer(await first.url('shop'), (client) => client.query(write));
    await killServer();

    const again = await startEmbeddedPostgres(folder);
    expect(again.adopted).toBe(false);
    const count = await onServer(await again.url('shop'), (client) => client.query('select count(*)::int from kept'));
    expect(count.rows).toEqual([{ count: 500 }]);
  });

  test.runIf(process.platform === 'linux')('starts although another process has its process id now', async () => {
    await killServer();
    const stranger = spawn('sleep', ['600'], runAs);
    writeFileSync(pidFile(), readFileSync(pidFile(), 'utf8').replace(/^\d+/, String(stranger.pid)));
    const again = await startEmbeddedPostgres(folder).finally(() => stranger.kill());
    expect(again.adopted).toBe(false);
    expect(await one(await again.url('shop'))).toEqual([{ one: 1 }]);
  });

  test('creates a database once, however many request it', async () => {
    const urls = await Promise.all(Array.from({ length: 5 }, () => first.url('asked for')));
    expect(new Set(urls).size).toBe(1);
  });

  test('reports its new address when it was restarted on another port', async () => {
    const kept = await startEmbeddedPostgres(folder);
    const before = new URL(await kept.url('shop'));
    const moved = vi.fn();
    const supervision = kept.keepRunning({ database: 'shop', onMoved: moved, log: { warn: () => undefined } });
    await killServer();
    const squatter = createServer().listen(Number(before.port), '127.0.0.1');
    await once(squatter, 'listening');
    await expect.poll(() => moved.mock.calls.length).toBe(1);
    await supervision.stop();
    squatter.close();
    const [[url]] = moved.mock.calls as [[string]];
    expect(new URL(url)).toMatchObject({ pathname: '/shop', password: before.password });
    expect(new URL(url).port).not.toBe(before.port);
    expect(await one(url)).toEqual([{ one: 1 }]);
  });

  test('is not restarted once it was stopped', async () => {
    const kept = await startEmbeddedPostgres(folder);
    kept.keepRunning({ database: 'shop', onMoved: () => undefined, log: { warn: () => undefined } });
    await killServer();
    await kept.stop();
    expect((await startEmbeddedPostgres(folder)).adopted).toBe(false);
  });

  test('refuses data of another major version with one sentence', async () => {
    await first.stop();
    const file = path.join(first.folder, 'data', 'PG_VERSION');
    const version = readFileSync(file, 'utf8');
    writeFileSync(file, '12\n');
    const start = startEmbeddedPostgres(folder);
    await expect(start).rejects.toThrow(StartError);
    await expect(start).rejects.toThrow(/were written by PostgreSQL 12/);
    writeFileSync(file, version);
    expect((await startEmbeddedPostgres(folder)).adopted).toBe(false);
  });
});
