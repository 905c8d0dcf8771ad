/** `npm run dev`: on the port that was chosen, with data of its own, and never on another port without a word. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { inRoot } from '#server/root.ts';
import { freePort } from '#tools/free-port.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'larder-dev-'));
// Otherwise the database of a test that root runs is elsewhere, and stays there.
chmodSync(dataDir, 0o755);
const database = path.join(dataDir, 'postgres', 'data');
const running: ChildProcess[] = [];

afterAll(async () => {
  for (const child of running) {
    if (child.exitCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  rmSync(dataDir, { recursive: true, force: true });
});

const startDev = (port: number) => {
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir };
  const child = spawn(process.execPath, [inRoot('scripts', 'dev.mjs')], { env });
  running.push(child);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (printed += piece));
  return { child, printed: () => printed };
};

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

test('The shop and its API are on PORT, a second one on it ends with one sentence, and the first with its database', async () => {
  const port = await freePort();
  const first = startDev(port);
  const waiting = { timeout: 60_000, interval: 200 };
  await vi.waitFor(async () => expect(await statusOf(`http://localhost:${port}/api/countries`)).toBe(200), waiting);
  expect(await statusOf(`http://localhost:${port}/`)).toBe(200);
  expect(first.printed()).toContain(`http://localhost:${port}, with its data in ${dataDir}`);

  const second = startDev(port);
  expect(await once(second.child, 'exit')).toEqual([1, null]);
  expect(second.printed()).toBe(`Port ${port} is not free (EADDRINUSE): choose another one with PORT.\n`);

  // A server of PostgreSQL removes this file when it stops.
  const pid = path.join(database, 'postmaster.pid');
  expect(existsSync(pid)).toBe(true);
  const ended = once(first.child, 'exit');
  // `npm` passes the signal of the terminal on, so it may come twice.
  for (const signal of ['SIGINT', 'SIGINT'] as const) first.child.kill(signal);
  expect(await ended).toEqual([0, null]);
  expect([existsSync(database), existsSync(pid)], first.printed()).toEqual([true, false]);
}, 90_000);
