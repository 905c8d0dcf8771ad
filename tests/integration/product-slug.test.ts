/** The product that a query names by its id or by its slug. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoFilling } from '#tests/support/database/demo-database.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';

let shop: TestServer;
let slug: string;

const find = (query: string) => shop.get(`/product-details?${query}`);

beforeAll(async () => {
  shop = await startTestServer({ filling: demoFilling });
  ({ slug } = (await find('product_id=41')).body.data.product);
});
afterAll(() => shop?.close());

test('A product is found by its slug, which may also be sent as the id; an id wins', async () => {
  for (const query of [`slug=${slug}`, `product_id=${slug}&slug=${slug}`, 'product_id=41&slug=no-such-thing']) {
    expect((await find(query)).body.data.product.id).toBe(41);
  }
});

test('A query that names no product is refused', async () => {
  for (const query of ['', 'slug=no-such-thing', `product_id=${slug}`]) {
    const { status, body } = await find(query);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['product_id']]);
  }
});
