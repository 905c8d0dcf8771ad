/** The server is killed while twenty shoppers order; nothing that they were told is untrue afterwards. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printedSeed } from '#tests/support/data/shoppers.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts';
import { cartFilling } from '#tests/support/shops/cart-shop.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase({ filling: cartFilling });
});

afterAll(() => database.close());

describe('a server that is killed with SIGKILL', () => {
  test('loses no acknowledged order and repeats none', async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['scripts/kill-nine.mjs', '--kills', '2', '--seed', String(printedSeed())],
      { env: { ...process.env, DATABASE_URL: database.url }, timeout: 60_000 },
    );
    console.log(stdout);
    const result = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
    expect(result).toMatchObject({ failures: [], lost: 0, doubled: 0, stockDifference: 0 });
    expect(result.acknowledged).toBeGreaterThan(0);
    expect(result.cut).toBeGreaterThan(0);
  }, 65_000);
});
