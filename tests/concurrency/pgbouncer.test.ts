/** The shop behind a real PgBouncer in transaction mode, with fewer connections than requests. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandOf } from '#server/cli/commands.ts';
import { openDatabase } from '#server/db/pool.ts';
import type { Shopper } from '#tests/support/data/shoppers.ts';
import { emptyDatabase, type TestDatabase, testDatabase } from '#tests/support/database/database.ts';
import { type Pooler, pgbouncerPath, startPgbouncer } from '#tests/support/server/pgbouncer.ts';
import { type ShopProcess, startShopProcess } from '#tests/support/server/shop-process.ts';
import { addBuyers, placeCart } from '#tests/support/shops/buyers.ts';
import { fillCartShop, ids } from '#tests/support/shops/cart-shop.ts';

const program = pgbouncerPath();
if (!program) console.warn('No PgBouncer was found: the shop is not tested behind one. PGBOUNCER_PATH names it.');

const serverConnections = 4;

describe.runIf(program)('the shop behind PgBouncer', () => {
  let database: TestDatabase;
  let pooler: Pooler;
  let shop: ShopProcess;

  beforeAll(async () => {
    database = await testDatabase();
    await fillCartShop(database.db);
    pooler = await startPgbouncer(program ?? '', database.url, serverConnections);
    const env = { DATABASE_DIRECT_URL: database.url, DEMO_SHOP: 'off', API_ONLY: '1', LARDER_LIMITS: '' };
    shop = await startShopProcess(pooler.url, { ...env, POOL_SIZE: '20' });
  });

  afterAll(async () => {
    await shop.stop();
    await pooler.stop();
    await database.close();
  });

  const textOf = async (path: string) => {
    const response = await fetch(shop.url + path);
    expect(response.status).toBe(200);
    return response.text();
  };

  const countOf = async (query: string) =>
    Number((await database.pool.query<{ count: string }>(`select count(*) as count ${query}`)).rows[0]?.count);

  test('places more orders at once than there are connections, and counts limits', async () => {
    const buyers: Shopper[] = await addBuyers(database, 24);
    const responses = await Promise.all(buyers.map((buyer) => placeCart(shop.url, buyer)));
    expect(responses.map(({ status }) => status)).toEqual(Array(24).fill(200));
    expect(await countOf('from orders')).toBe(24);
    expect(await countOf(`from rate_limits where key like 'requests:%'`)).toBeGreaterThan(0);
  });

  test('answers frequent reads at once from whichever connection is free', async () => {
    const paths = Array.from({ length: 40 }, (_, at) => `/api/products?per_page=${at + 1}`);
    await Promise.all(paths.map(textOf));
    await Promise.all(paths.map(() => textOf(`/api/product-details?product_id=${ids.milk}`)));
    expect(shop.output()).not.toMatch(/prepared statement/);
  });

  test('hears what others change, on a connection that leads past the pooler', async () => {
    const list = '/api/products?per_page=5';
    await textOf(list);
    await commandOf(['price', 'set', 'C-Milk', '7.31'])?.(database.db);
    await expect.poll(() => textOf(list), { timeout: 1_000, interval: 10 }).toContain('7.31');
    expect(
      await countOf(`from pg_stat_activity where application_name = 'larder-push' and datname = current_database()`),
    ).toBe(1);
  });

  test('works on jobs', async () => {
    await expect
      .poll(() => countOf(`from job_queue.job where state = 'completed'`), { timeout: 30_000 })
      .toBeGreaterThan(0);
  });

  test('gives statements the time limit that the shop cannot ask for', async () => {
    const { pool, close } = await openDatabase({ url: pooler.url, poolSize: 1, isPooled: true });
    const { rows } = await pool.query('show statement_timeout');
    expect(rows).toEqual([{ statement_timeout: '10s' }]);
    await close();
  });

  test('comes back by itself after PgBouncer was killed', async () => {
    const [buyer] = (await addBuyers(database, 1)) as [Shopper];
    await pooler.kill();
    expect((await placeCart(shop.url, buyer)).status).toBe(503);
    await pooler.start();
    await expect.poll(async () => (await placeCart(shop.url, buyer)).status).toBe(200);
    expect(await countOf(`from orders where user_id = ${buyer.id}`)).toBe(1);
  });

  test('starts on an empty database, which is migrated past the pooler', async () => {
    const empty = await emptyDatabase();
    const before = await startPgbouncer(program ?? '', empty, 2);
    const env = { DATABASE_DIRECT_URL: empty, DEMO_SHOP: 'off', API_ONLY: '1' };
    const made = await startShopProcess(before.url, env);
    await made.stop();
    await before.stop();
  });

  test('says what is missing when nobody has said that there is a pooler', async () => {
    await expect(startShopProcess(pooler.url, { DEMO_SHOP: 'off' })).rejects.toThrow(
      'It is a pooler: set DATABASE_DIRECT_URL to the address of the database behind it.',
    );
  });
});
