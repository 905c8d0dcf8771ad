/** A page that is used for long keeps nothing of what was left: `npm run leaks` walks 200 rounds, this test a few. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DemoShop, startDemoShop } from '../support/demo-shop.ts';
import { demo } from '../support/journey-account.ts';

const rounds = 12;
const warmUp = 6;
/** What a few rounds cannot tell from what the browser itself still learns; a page that is kept is ten times as much. */
const noiseKb = 60;
const strayNodes = 50;
/** Less than one for each round. */
const few = 2;

let shop: DemoShop;

beforeAll(async () => {
  shop = await startDemoShop();
});
afterAll(() => shop?.stop());

type Ends = { first: number; last: number; most: number };
type Result = { slopeKb: number } & Record<'detached' | 'listeners' | 'timers' | 'actors' | 'sockets', Ends>;

test('rounds through the shop leave nothing behind', async () => {
  const given = ['--url', shop.url, '--login', demo.login, '--password', demo.password];
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['scripts/leak-tour.mjs', '--rounds', String(rounds), '--warm-up', String(warmUp), ...given],
    { timeout: 230_000 },
  );
  console.log(stdout, stderr);
  const { slopeKb, detached, listeners, timers, actors, sockets }: Result = JSON.parse(stdout);
  expect(slopeKb).toBeLessThanOrEqual(noiseKb);
  expect(detached.last - detached.first).toBeLessThanOrEqual(strayNodes);
  expect(listeners.last).toBeLessThanOrEqual(listeners.first + few);
  expect(actors.last).toBeLessThanOrEqual(actors.first + few);
  expect(sockets.last).toBe(0);
  // A toast or a look at the clock may still wait in one round and not in another.
  expect(timers.last).toBeLessThanOrEqual(timers.first + few);
}, 240_000);
