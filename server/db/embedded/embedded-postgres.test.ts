/** The embedded server: started twice, killed, adopted, of another version. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres.ts';
import { isAlive } from '../process-lock.ts';
import { StartError } from '../start-error.ts';
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

const serverPid = () => Number.parseInt(readFileSync(path.join(first.folder, 'data', 'postmaster.pid'), 'utf8'), 10);

describe('the embedded PostgreSQL', () => {
  test('started twice at once is one server: one starts it, the other adopts it', async () => {
    expect([first.adopted, second.adopted].sort()).toEqual([false, true]);
    expect(await first.url('shop')).toBe(await second.url('shop'));
  });

  test('keeps what was committed through kill -9', async () => {
    const write = `create table kept as select generate_series(1, 500) as number`;
    await onServer(await first.url('shop'), (client) => client.query(write));
    const pid = serverPid();
    process.kill(pid, 'SIGKILL');
    while (isAlive(pid)) await sleep(20);

    const again = await startEmbeddedPostgres(folder);
    expect(again.adopted).toBe(false);
    const count = await onServer(await again.url('shop'), (client) => client.query('select count(*)::int from kept'));
    expect(count.rows).toEqual([{ count: 500 }]);
  });

  test('makes a database once, however many ask for it', async () => {
    const urls = await Promise.all(Array.from({ length: 5 }, () => first.url('asked for')));
    expect(new Set(urls).size).toBe(1);
  });

  test('says in one sentence that the data are of another major version', async () => {
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
