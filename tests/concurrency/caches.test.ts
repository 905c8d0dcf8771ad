/** Two processes of the shop on one database: what one of them writes, the other shows within a second. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { commandOf } from '#server/cli/commands.ts';
import { onServer } from '#server/db/embedded/databases.ts';
import type { Shopper } from '#tests/support/data/shoppers.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts';
import { type ShopProcess, startShopProcess } from '#tests/support/server/shop-process.ts';
import { addBuyers, placeCart } from '#tests/support/shops/buyers.ts';
import { fillCartShop, ids } from '#tests/support/shops/cart-shop.ts';

/** By itself a response expires after ten seconds, and a page after twenty. */
const aSecond = 1_000;

const pages = {
  list: '/api/products?per_page=5',
  product: `/api/product-details?product_id=${ids.milk}`,
  'home page': '/',
};

let database: TestDatabase;
let one: ShopProcess;
let other: ShopProcess;
let sold = 0;

beforeAll(async () => {
  database = await testDatabase();
  await fillCartShop(database.db);
  const start = (env = {}) => startShopProcess(database.url, { DEMO_SHOP: 'off', ...env });
  // A service carries the push events of one of them: its cache listens all the same.
  const PUSHER_URL = 'http://key:secret@127.0.0.1:1/apps/1';
  [one, other] = await Promise.all([start(), start({ PUSHER_URL })]);
});

afterAll(async () => {
  await Promise.all([one.stop(), other.stop()]);
  await database.close();
});

async function textOf(shop: ShopProcess, path: string): Promise<string> {
  const response = await fetch(shop.url + path);
  expect(response.status).toBe(200);
  return response.text();
}

const fillCaches = () => Promise.all(Object.values(pages).flatMap((path) => [textOf(one, path), textOf(other, path)]));

/** Returns what everybody reads from then on. */
async function buy(shop: ShopProcess): Promise<string> {
  const [shopper] = (await addBuyers(database, 1)) as [Shopper];
  const response = await placeCart(shop.url, shopper);
  expect(response.status).toBe(200);
  sold += 1;
  return `"total_sold":"${sold}"`;
}

/** A request that begins a second later must show it, however long a busy machine takes for the response. */
async function shows(shop: ShopProcess, path: string, fact: string): Promise<boolean> {
  const from = performance.now();
  for (;;) {
    const isLast = performance.now() - from >= aSecond;
    if ((await textOf(shop, path)).includes(fact)) return true;
    if (isLast) return false;
  }
}

async function showsAll(shop: ShopProcess, fact: string): Promise<void> {
  const shown = Object.entries(pages).map(async ([name, path]) => [name, await shows(shop, path, fact)]);
  expect(Object.fromEntries(await Promise.all(shown))).toEqual({ list: true, product: true, 'home page': true });
}

const listening = `from pg_stat_activity where datname = current_database() and application_name = 'larder-push'`;

const listeners = async () => (await database.pool.query(`select pid ${listening}`)).rowCount;

const hangUp = () => database.pool.query(`select pg_terminate_backend(pid) ${listening}`);

const allowConnections = (isAllowed: boolean) =>
  onServer(inject('databaseServer').url, (client) =>
    client.query(`alter database ${new URL(database.url).pathname.slice(1)} with allow_connections ${isAllowed}`),
  );

describe('the other process shows within a second', () => {
  test('an order, in the list, on the product and on the home page', async () => {
    await fillCaches();
    await showsAll(other, await buy(one));
    await showsAll(one, await buy(other));
  });

  test('a price that the operator has set', async () => {
    await fillCaches();
    await commandOf(['price', 'set', 'C-Milk', '7.31'])?.(database.db);
    await Promise.all([showsAll(one, '7.31'), showsAll(other, '7.31')]);
  });

  test('an order that was placed while its connection to the notifications was lost', async () => {
    await fillCaches();
    await hangUp();
    await showsAll(other, await buy(one));
    await expect.poll(listeners).toBe(2);
  });

  test('an order that was placed while it could not listen again', async () => {
    await fillCaches();
    await allowConnections(false);
    try {
      await hangUp();
      await expect.poll(listeners).toBe(0);
      await fillCaches();
      await showsAll(other, await buy(one));
    } finally {
      await allowConnections(true);
    }
    await expect.poll(listeners).toBe(2);
    await fillCaches();
    await showsAll(other, await buy(one));
  });
});
