/** An order removes from the cache what shows its products, and nothing else. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addShoppers, type Shopper } from '#tests/support/data/shoppers.ts';
import { statementsDuring } from '#tests/support/database/statements.ts';
import type { SharedServer } from '#tests/support/server/server.ts';
import { sharedServer } from '#tests/support/server/shared-server.ts';
import { ids, restock } from '#tests/support/shops/cart-shop.ts';

let shop: SharedServer;
let ann: Shopper;

beforeAll(async () => {
  shop = await sharedServer('cart');
});

beforeEach(async () => {
  await restock(shop.database.db);
  const [made] = await addShoppers(shop.database.db, 1);
  if (made) ann = made;
});

const orderMilk = async () => {
  await shop.post('/cart/store', { product_id: ids.milk }, { token: ann.token });
  const order = { shop_ids: [ids.dairy], address_id: ann.addressId, payment_method: 'cash' };
  expect((await shop.post('/place-order', order, { token: ann.token })).status).toBe(200);
};

const everywhere = [
  '/home',
  '/products',
  '/category-products?category_id=1&page=1&per_page=5',
  `/product-details?product_id=${ids.milk}`,
  `/product-details?product_id=${ids.cheese}`,
  `/shops/popular-products?product_id=${ids.cheese}`,
];

test('No response shows the stock or the sales of before an order', async () => {
  for (const path of everywhere) expect((await shop.get(path)).status, path).toBe(200);
  await orderMilk();
  const { body } = await shop.get(`/product-details?product_id=${ids.milk}`);
  const { quantity, total_sold: sold } = body.data.product;
  for (const path of everywhere) {
    const text = JSON.stringify((await shop.get(path)).body);
    const cards = [...text.matchAll(/\{"id":1,"is_digital"[^}]*"total_sold":"([^"]*)"/g)];
    expect(new Set(cards.map(([, shown]) => shown)), path).toEqual(new Set([sold]));
  }
  await orderMilk();
  const next = (await shop.get(`/product-details?product_id=${ids.milk}`)).body.data.product;
  expect(next.quantity).toBe(quantity - 1);
});

test.each([
  ['the products of another shop', `/products?shop_id=${ids.bakery}`],
  ['the shops', '/shops'],
  ['the settings', '/master'],
])('An order leaves %s in the cache', async (_, path) => {
  const before = await shop.get(path);
  expect(before.status).toBe(200);
  await orderMilk();
  const { result, statements } = await statementsDuring(shop.database, () => shop.get(path));
  expect(result.body).toEqual(before.body);
  expect(statements).toEqual([]);
});
