/** Database connections that die in the middle of work: a request may fail, the server may not. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Shopper } from '#tests/support/data/shoppers.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts';
import { inQuietTransaction } from '#tests/support/database/recorded-commits.ts';
import { builtShop, type ShopProcess, startShopProcess } from '#tests/support/server/shop-process.ts';
import { addBuyers, placeCart } from '#tests/support/shops/buyers.ts';
import { fillCartShop, ids } from '#tests/support/shops/cart-shop.ts';

let database: TestDatabase;
let shop: ShopProcess;

const withMishaps = ['--import', 'tsx', '--import', './tests/support/charts/mishaps.ts', ...builtShop];

beforeAll(async () => {
  database = await testDatabase();
  await fillCartShop(database.db);
  shop = await startShopProcess(database.url, { API_ONLY: '1', DEMO_SHOP: 'off' }, withMishaps);
});

afterAll(async () => {
  await shop.stop();
  await database.close();
});

const buyers = (count: number) => addBuyers(database, count);
const place = (shopper: Shopper) => placeCart(shop.url, shopper);

const ordersOf = async ({ id }: Shopper) =>
  (await database.pool.query('select 1 from orders where user_id = $1', [id])).rowCount;

/** Holds the stock of milk while `work` runs, so that orders of it wait in the middle of their transaction. */
async function whileMilkIsHeld(work: (holder: number) => Promise<void>): Promise<void> {
  const holder = await database.pool.connect();
  try {
    await holder.query('begin');
    await holder.query('select from packagings where id = $1 for update', [ids.milkLitre]);
    const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid');
    await work(rows[0]?.pid ?? 0);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
}

const ofShop = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
  and application_name like 'larder%' and query not like '%pg_stat_activity%'`;
const waiting = `${ofShop} and wait_event_type = 'Lock'`;

const count = async (from: string) => (await database.pool.query(`select 1 ${from}`)).rowCount;

describe('a connection that is terminated while its order waits for a row lock', () => {
  test('fails that one request, and the same process serves the next', async () => {
    const [buyer] = (await buyers(1)) as [Shopper];
    const pid = shop.pid();
    await whileMilkIsHeld(async () => {
      const response = place(buyer);
      await expect.poll(() => count(waiting)).toBe(1);
      await database.pool.query(`select pg_terminate_backend(pid) ${waiting}`);
      expect((await response).status).toBe(503);
    });
    expect(await ordersOf(buyer)).toBe(0);
    expect((await place(buyer)).status).toBe(200);
    expect(await ordersOf(buyer)).toBe(1);
    expect(() => process.kill(pid, 0)).not.toThrow();
  });

  test('loses no place in the pool, however often it happens', async () => {
    for (let round = 0; round < 4; round += 1) {
      const people = await buyers(8);
      await whileMilkIsHeld(async (holder) => {
        const responses = people.map(place);
        await expect.poll(() => count(waiting)).toBe(8);
        // All but the one that holds the stock: also the idle ones, and the one that listens for realtime events.
        await database.pool.query(`select pg_terminate_backend(pid) ${ofShop} and pid <> $1`, [holder]);
        const statuses = (await Promise.all(responses)).map(({ status }) => status);
        expect(statuses.every((status) => status === 503)).toBe(true);
      });
      const again = await Promise.all(people.map(place));
      expect(again.map(({ status }) => status)).toEqual(people.map(() => 200));
    }
  });
});

describe('a lock that another program holds', () => {
  test('refuses the orders that queue behind those that wait for it, and lets the next ones through afterwards', async () => {
    const [first, second] = [await buyers(8), await buyers(22)];
    let placed: ReturnType<typeof place>[] = [];
    await whileMilkIsHeld(async () => {
      placed = first.map(place);
      await expect.poll(() => count(waiting)).toBe(8);
      const queued = await Promise.all(second.map(place));
      expect(queued.map(({ status }) => status)).toEqual(second.map(() => 503));
      expect(queued[0]?.headers.get('retry-after')).toBe('5');
    });
    expect((await Promise.all(placed)).map(({ status }) => status)).toEqual(first.map(() => 200));
    expect((await place(second[0] as Shopper)).status).toBe(200);
  });
});

describe('a transaction whose first statement fails with its connection', () => {
  test('returns its place to the pool', async () => {
    const small = await testDatabase({ poolSize: 1 });
    try {
      small.pool.once('acquire', (client) => {
        (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
      });
      await expect(inQuietTransaction(small.db, async (tx) => tx.execute('select 1'))).rejects.toThrow();
      const { rows } = await inQuietTransaction(small.db, async (tx) => tx.execute('select 1 as one'));
      expect(rows).toEqual([{ one: 1 }]);
    } finally {
      await small.close();
    }
  });
});

describe('an unexpected error', () => {
  test('is logged without personal data, and the process goes on', async () => {
    process.kill(shop.pid(), 'SIGUSR2');
    await expect.poll(() => /"uncaughtException"/.test(shop.output())).toBe(true);
    await expect.poll(() => /"unhandledRejection"/.test(shop.output())).toBe(true);
    const [buyer] = (await buyers(1)) as [Shopper];
    expect((await place(buyer)).status).toBe(200);
    // Whole lines would be printed otherwise.
    expect(/Zephyrine|2025550187/.test(shop.output())).toBe(false);
  });
});
