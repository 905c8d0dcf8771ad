/** A page in long use releases what it no longer shows: `npm run leaks` makes 200 rounds, this test a few. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openShop, shop } from '../support/browser/open-shop.ts';
import { demo } from '../support/shopper/account.ts';

const rounds = 12;
/** Until every part of the shop has been open and the caches are full. */
const warmUp = 4;
/** The limit for 200 rounds is 10; the browser still warms up here. A retained page is ten times as much. */
const slopeKb = 25;
const strayNodes = 50;
/** By how much the halves may differ: in some rounds a toast or a look at the clock is just over. A timer a round is four. */
const passing = { listeners: 4, timers: 1, actors: 0, sockets: 0 } as const;

openShop();

type Ends = { first: number; last: number; most: number };
type Result = { slopeKb: number } & Record<'detached' | 'listeners' | 'timers' | 'actors' | 'sockets', Ends>;

test('repeated rounds through the shop leak no memory, nodes, listeners, timers, actors or sockets', async () => {
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
