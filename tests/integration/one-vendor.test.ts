/** What a shop of one vendor sends to the clients of the contract. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoFilling } from '#tests/support/database/demo-database.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';

let shop: TestServer;

const data = async (path: string) => (await shop.get(path)).body.data;

describe('a shop of one vendor', () => {
  beforeAll(async () => {
    shop = await startTestServer({ filling: demoFilling });
    await shop.database.pool.query(`insert into settings (key, value) values ('multiVendor', 'false')
      on conflict (key) do update set value = excluded.value`);
  });

  afterAll(() => shop.close());

  test('lists no shops on the home page', async () => {
    expect((await data('/home?page=1&per_page=3')).shops).toEqual([]);
  });

  test('ignores the number of a shop in the list of products', async () => {
    const { total } = await data('/products?page=1&per_page=3');
    expect((await data('/products?shop_id=3&page=1&per_page=3')).total).toBe(total);
    expect((await data('/products?shop_id=99999&page=1&per_page=3')).total).toBe(total);
  });
});
