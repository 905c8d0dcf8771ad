/** A page that is used for long keeps nothing of what was left: `npm run leaks` walks 200 rounds, this test a few. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openShop, shop } from '../support/browser/open-shop.ts';
import { demo } from '../support/shopper/account.ts';

const rounds = 12;
/** Until every part of the shop has been there and every response that is kept for a while is kept. */
const warmUp = 4;
/** The promise for 200 rounds is 10; so early the browser still learns. A page that is kept is ten times as much. */
const slopeKb = 25;
const strayNodes = 50;
/** By how much the halves may differ: in some rounds a toast or a look at the clock is just over. A timer a round is four. */
const passing = { listeners: 4, timers: 1, actors: 0, sockets: 0 } as const;

openShop();

type Ends = { first: number; last: number; most: number };
type Result = { slopeKb: number } & Record<'detached' | 'listeners' | 'timers' | 'actors' | 'sockets', Ends>;

test('rounds through the shop leave nothing behind', async () => {
  const given = ['--url', shop.url, '--login', demo.login, '--password', demo.password];
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['scripts/leak-tour.mjs', '--rounds', String(rounds), '--warm-up', String(warmUp), ...given],
    { timeout: 230_000 },
  );
  console.log(stderr);
  const result: Result = JSON.parse(stdout);
  expect(result.slopeKb).toBeLessThanOrEqual(slopeKb);
  expect(result.detached.last).toBeLessThanOrEqual(strayNodes);
  for (const [name, more] of Object.entries(passing)) {
    const { first, last } = result[name as keyof typeof passing];
    expect(last, name).toBeLessThanOrEqual(first + more);
  }
}, 240_000);
