/** Two processes of the shop on one database: together they allow a network no more than one of them would. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generalLimit, operationLimits } from '#server/http/limits.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts';
import { type ShopProcess, startShopProcess } from '#tests/support/server/shop-process.ts';
import { fillCartShop } from '#tests/support/shops/cart-shop.ts';

let database: TestDatabase;
let shops: ShopProcess[];

beforeAll(async () => {
  database = await testDatabase();
  await fillCartShop(database.db);
  const env = { LARDER_LIMITS: 'on', TRUST_PROXY: 'loopback', DEMO_SHOP: 'off', API_ONLY: '1' };
  shops = await Promise.all([1, 2].map(() => startShopProcess(database.url, env)));
});

afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.stop()));
  await database.close();
});

/** How many of so many requests, taken by the two in turn, are not refused. */
async function allowed(count: number, pathOf: (at: number) => string, address: string): Promise<number> {
  const statuses: number[] = [];
  const headers = { 'X-Forwarded-For': address };
  for (let from = 0; from < count; from += 20) {
    const batch = Array.from({ length: 20 }, async (_, more) => {
      const at = from + more;
      const response = await fetch(`${shops[at % 2]?.url}${pathOf(at)}`, { headers });
      await response.arrayBuffer();
      return response.status;
    });
    statuses.push(...(await Promise.all(batch)));
  }
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  return statuses.filter((status) => status === 200).length;
}

test('Requests of a network count in both', async () => {
  const { points } = generalLimit;
  expect(await allowed(2 * points, () => '/api/countries', '192.0.2.1')).toBe(points);
});

test('Suggestions for a network count in both', async () => {
  const { points = 0 } = operationLimits.suggestProducts ?? {};
  const suggest = (at: number) => `/api/products/suggestions?query=milk${at}`;
  expect(await allowed(2 * points, suggest, '192.0.2.2')).toBe(points);
});
