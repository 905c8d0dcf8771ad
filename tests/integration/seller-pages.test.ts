/** The lists of a seller in pages: each begins where the one before ended. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSeller, addTrade } from '#tests/support/data/sellers.ts';
import { addShoppers } from '#tests/support/data/shoppers.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { cartFilling } from '#tests/support/shops/cart-shop.ts';

let shop: TestServer;

beforeAll(async () => {
  shop = await startTestServer({ filling: cartFilling });
});

afterAll(() => shop.close());

test('Pages of orders follow one another without a gap', async () => {
  const carl = await addSeller(shop.database.db);
  for (const { id } of await addShoppers(shop.database.db, 53)) await addTrade(shop.database.db, carl, id);
  for (const list of ['orders', 'returns', 'conversations']) {
    const first = (await shop.get(`/seller/${list}`, { token: carl.token })).body.data;
    const second = (await shop.get(`/seller/${list}?before_id=${first.next}`, { token: carl.token })).body.data;
    const ids = [...first[list], ...second[list]].map(({ id }: { id: number }) => id);
    expect([first[list].length, second.next, new Set(ids).size]).toEqual([50, null, 53]);
  }
});
