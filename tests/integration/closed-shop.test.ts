/**
 * A shop out of its opening hours over HTTP: it says when it opens, and takes orders all the same.
 *
 * @spec R127
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addShoppers } from '#tests/support/data/shoppers.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { cartFilling, ids } from '#tests/support/shops/cart-shop.ts';

let shop: TestServer;

beforeAll(async () => {
  shop = await startTestServer({ filling: cartFilling });
});
afterAll(() => shop.close());

const setHours = (opens: string, closes: string) =>
  shop.database.pool.query('update shops set opens_at = $1, closes_at = $2 where id = $3', [opens, closes, ids.dairy]);
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 16);

test('names the hour of its next opening while it is closed, and is ordered from', async () => {
  const [ann] = await addShoppers(shop.database.db, 1);
  if (!ann) throw new Error('There is no shopper.');
  const { token, addressId } = ann;
  await setHours('00:00', '00:00');
  const added = await shop.post('/cart/store', { product_id: ids.milk }, { token });
  expect(added.body.data.cart_items[0]).not.toHaveProperty('opens_at');
  await setHours(inHours(1), inHours(-1));
  const closed = { opens_at: inHours(1) };
  expect((await shop.get(`/shops/${ids.dairy}`)).body.data.shop).toMatchObject({ shop_status: 'Offline', ...closed });
  expect((await shop.get('/carts', { token })).body.data.cart_items[0]).toMatchObject(closed);
  const wish = { shop_ids: [ids.dairy], address_id: addressId, payment_method: 'cash' };
  const quote = (await shop.post('/cart/checkout', wish, { token })).body.data;
  expect(quote.checkout_items[0]).toMatchObject(closed);
  expect((await shop.post('/place-order', wish, { token })).status).toBe(200);
});

test('is open by the clock of its own time zone', async () => {
  const there = Date.now() + 5.5 * 3_600_000;
  const hourAround = (hours: number) => new Date(there + hours * 3_600_000).toISOString().slice(11, 16);
  await shop.database.pool.query(
    `insert into settings (key, value) values ('timeZone', '"Asia/Kolkata"')
      on conflict (key) do update set value = excluded.value`,
  );
  await setHours(hourAround(-1), hourAround(1));
  const { shops } = (await shop.get('/shops')).body.data;
  expect(shops.find(({ id }: { id: number }) => id === ids.dairy)).toMatchObject({ shop_status: 'Online' });
});
