/** Messages to shoppers: written with the order, readable on this machine only. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { cartFilling, ids } from '#tests/support/shops/cart-shop.ts';

let shop: TestServer;

beforeAll(async () => {
  shop = await startTestServer({ filling: cartFilling });
});
afterAll(() => shop?.close());

const inbox = async (server = shop) => fetch(`${server.url}/dev/inbox`);

test('An order is confirmed by one mail in the shopper’s language, with its code and amount', async () => {
  expect(await (await inbox()).text()).toMatch(/No messages yet/);
  const { token, email } = await shop.shopper();
  const signedIn = { token, locale: 'ar' };
  const address = { name: 'Sample', phone: '2025550142', address_line: '12 Orchard Lane', address_type: 'home' };
  const { body: stored } = await shop.post('/address/store', address, signedIn);
  await shop.post('/cart/store', { product_id: ids.milk, quantity: 2 }, signedIn);
  const order = { shop_ids: [ids.dairy], address_id: stored.data.address.id, payment_method: 'cash' };
  const { body } = await shop.post('/place-order', order, signedIn);
  await shop.post('/place-order', order, signedIn);

  const text = await (await inbox()).text();
  const [{ order_code: code, amount }] = body.data.orders;
  expect(text).toContain(email);
  expect(text).toContain(`طلبك ${code}`);
  expect(text).toContain(amount.toFixed(2));
  expect(text.split(email)).toHaveLength(2);
});

test('The inbox is closed to other machines', async () => {
  const open = await startTestServer({ env: { HOST: '0.0.0.0' } });
  expect((await inbox(open)).status).toBe(404);
  await open.close();
});
