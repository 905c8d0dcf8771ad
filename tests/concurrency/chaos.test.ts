/** A short run of `npm run chaos`: nothing that shoppers were told is untrue after kills, freezes and cuts. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { inRoot } from '#server/root.ts';
import { printedSeed } from '#tests/support/data/shoppers.ts';
import { readArguments } from '#tools/chaos/arguments.ts';

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

describe('the arguments of chaos', () => {
  test('have usual values, and a seed for each run', () => {
    expect(readArguments(['--seed', '7'])).toEqual({ minutes: 3, seed: 7, shoppers: 12, isKillsOnly: false });
    expect(readArguments([])?.seed).not.toBe(readArguments([])?.seed);
    expect(readArguments(['--help'])).toBeUndefined();
  });

  test.each([
    [['--minutes', 'soon'], '"soon" is no number for --minutes; see --help.'],
    [['--shoppers', '0'], '"0" is no number for --shoppers; see --help.'],
    [['--speed', '3'], "Unknown option '--speed'; see --help."],
  ])('%j are refused in one sentence', (args, sentence) => {
    expect(() => readArguments(args)).toThrow(sentence);
  });

  test('end the program with 2', async () => {
    expect(await run('--seed', 'x')).toEqual({ code: 2, printed: '"x" is no number for --seed; see --help.\n' });
  }, 60_000);
});
