/** A short run of `npm run chaos`: nothing that shoppers were told is untrue after kills, freezes and cuts. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { inRoot } from '#server/root.ts';
import { printedSeed } from '#tests/support/data/random.ts';
import { readArguments } from '#tools/chaos/arguments.ts';
import { canHaveDisk, tryDisk } from '#tools/chaos/disk.ts';
import { faults } from '#tools/chaos/faults.ts';
import { startNetwork } from '#tools/chaos/network.ts';
import { startChaosShop } from '#tools/chaos/shop.ts';

const execute = promisify(execFile);

async function run(...args: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/chaos/cli.ts', ...args], { cwd: inRoot() });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (printed += String(data)));
  const [code] = await once(child, 'exit');
  return { code, printed };
}

/** The first number of a row of the report. */
const figure = (printed: string, name: string) => Number(new RegExp(`^${name} +(\\d+)`, 'm').exec(printed)?.[1]);

describe('a shop under faults', () => {
  test('loses no acknowledged write and repeats none', { timeout: 240_000 }, async () => {
    const { code, printed } = await run('--minutes', '0.35', '--shoppers', '8', '--seed', String(printedSeed()));
    console.log(printed);
    expect([code, printed.includes('Nothing is lost.')], printed).toEqual([0, true]);
    expect(figure(printed, 'acknowledged orders')).toBeGreaterThan(0);
  });

  test('is killed at least twice in a run that only kills, and loses nothing', { timeout: 240_000 }, async () => {
    const { code, printed } = await run('--minutes', '0.35', '--kills', '--seed', String(printedSeed()));
    expect([code, printed.includes('Nothing is lost.')], printed).toEqual([0, true]);
    expect(figure(printed, 'server killed')).toBeGreaterThanOrEqual(2);
    expect(figure(printed, 'acknowledged orders')).toBeGreaterThan(0);
    expect(figure(printed, 'calls without a response')).toBeGreaterThan(0);
  });
});

test('A database that was killed is back before the next fault', { timeout: 240_000 }, async () => {
  const shop = await startChaosShop('smtp://127.0.0.1:9', { isCalm: true });
  try {
    for (let kills = 0; kills < 5; kills += 1) {
      await shop.killDatabase();
      expect((await shop.pool.query('select 1 as value')).rows).toEqual([{ value: 1 }]);
      await shop.cutConnections();
    }
  } finally {
    await shop.stop();
  }
});

describe.skipIf(!canHaveDisk())('a disk that loses its power', () => {
  test('keeps what was synced and loses the rest, and a full one takes nothing until it is emptied', {
    timeout: 60_000,
  }, async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'larder-disk-'));
    const disk = tryDisk(folder);
    // Some containers let not even root mount one.
    if (!disk) return rmSync(folder, { recursive: true });
    try {
      const file = (name: string) => path.join(disk.place, name);
      writeFileSync(file('synced'), 'bread', { flush: true });
      writeFileSync(file('unsynced'), 'milk');
      await disk.losePower();
      expect(readFileSync(file('synced'), 'utf8')).toBe('bread');
      expect(existsSync(file('unsynced')) && readFileSync(file('unsynced'), 'utf8')).not.toBe('milk');
      disk.fill();
      expect(() => writeFileSync(file('more'), 'x'.repeat(1_000_000))).toThrow('ENOSPC');
      disk.empty();
      writeFileSync(file('more'), 'x'.repeat(1_000_000));
      disk.fill();
      disk.empty();
      await disk.losePower();
      writeFileSync(file('after'), 'x'.repeat(1_000_000));
    } finally {
      await disk.remove();
      rmSync(folder, { recursive: true });
    }
  });
});

describe('a network', () => {
  test('carries what it gets, slowly for a while, and can be cut', { timeout: 60_000 }, async () => {
    const echo = createServer((socket) => socket.on('error', () => undefined).pipe(socket)).listen(0, '127.0.0.1');
    await once(echo, 'listening');
    const network = await startNetwork(() => (echo.address() as AddressInfo).port);
    const client = connect(network.port, '127.0.0.1');
    client.on('error', () => undefined);
    const roundTrip = async () => {
      const begin = performance.now();
      client.write('milk');
      const [data] = await once(client, 'data');
      return { text: String(data), ms: performance.now() - begin };
    };
    expect((await roundTrip()).text).toBe('milk');
    const slow = network.slowDown(2_000);
    const { text, ms } = await roundTrip();
    expect(text).toBe('milk');
    expect(ms).toBeGreaterThan(100);
    await slow;
    const closed = new Promise((resolve) => client.once('close', resolve));
    network.cut();
    await closed;
    await network.close();
    echo.close();
  });
});

test('A clock that jumps by a fraction of a millisecond still has whole ones', async () => {
  const clock = ['--import', 'tsx', '--import', inRoot('tools', 'chaos', 'jumping-clock.ts')];
  const env = { ...process.env, CHAOS_CLOCK_AHEAD_MS: '-1234567.64' };
  const { stdout } = await execute(process.execPath, [...clock, '-p', 'Date.now()'], { env });
  expect(Number(stdout) - Date.now()).toBeLessThan(-1_000_000);
  expect(stdout.trim()).toMatch(/^\d+$/);
});

describe('the arguments of chaos', () => {
  test('have usual values, and a seed for each run', () => {
    expect(readArguments(['--seed', '7'])).toEqual({
      minutes: 3,
      seed: 7,
      shoppers: 12,
      restMs: 0,
      isKillsOnly: false,
      only: faults,
      isSynced: true,
    });
    const some = readArguments(['--only', 'power lost, disk full']);
    expect(some?.only.map(({ name }) => name)).toEqual(['power lost', 'disk full']);
    expect(readArguments([])?.seed).not.toBe(readArguments([])?.seed);
    expect(readArguments(['--help'])).toBeUndefined();
  });

  test.each([
    [['--minutes', 'soon'], '"soon" is no number for --minutes; see --help.'],
    [['--shoppers', '0'], '"0" is no number for --shoppers; see --help.'],
    [['--speed', '3'], "Unknown option '--speed'; see --help."],
    [['--only', 'rain'], 'There is no fault "rain"; see --help.'],
  ])('%j are refused in one sentence', (args, sentence) => {
    expect(() => readArguments(args)).toThrow(sentence);
  });

  test('end the program with 2', async () => {
    expect(await run('--seed', 'x')).toEqual({ code: 2, printed: '"x" is no number for --seed; see --help.\n' });
  }, 60_000);
});
