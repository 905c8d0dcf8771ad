/**
 * What a shop asks of an order: a minimum, and a price of the goods from which delivery is free.
 *
 * @spec R81
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addShoppers, type Shopper } from '#tests/support/data/shoppers.ts';
import type { SharedServer } from '#tests/support/server/server.ts';
import { sharedServer } from '#tests/support/server/shared-server.ts';
import { ids, restock } from '#tests/support/shops/cart-shop.ts';

let shop: SharedServer;
let ann: Shopper;

const setAmounts = (minimum: number | null, freeFrom: number | null) =>
  shop.database.pool.query('update shops set minimum_order = $1, free_delivery_from = $2 where id = $3', [
    minimum,
    freeFrom,
    ids.dairy,
  ]);

const setSignPlace = (place: 'prefix' | 'suffix') =>
  shop.database.pool.query(
    `insert into settings (key, value) values ('currencyPosition', $1)
     on conflict (key) do update set value = excluded.value`,
    [JSON.stringify(place)],
  );

beforeAll(async () => {
  shop = await sharedServer('cart');
});

// Other files share the shop.
afterAll(async () => {
  await setAmounts(null, null);
  await setSignPlace('suffix');
});

beforeEach(async () => {
  await restock(shop.database.db);
  await setAmounts(null, null);
  const [made] = await addShoppers(shop.database.db, 1);
  if (made) ann = made;
});

const post = (path: string, body: unknown, locale = 'en') => shop.post(path, body, { token: ann.token, locale });
/** Milk is 1.29. */
const addMilk = (quantity: number) => post('/cart/store', { product_id: ids.milk, quantity });
const groupOf = async () => (await shop.get('/carts', { token: ann.token })).body.data.cart_items[0];
const place = (more: object = {}, locale = 'en') =>
  post('/place-order', { shop_ids: [ids.dairy], address_id: ann.addressId, payment_method: 'cash', ...more }, locale);
const orderCount = async () =>
  (await shop.database.pool.query('select count(*)::int as n from orders where user_id = $1', [ann.id])).rows[0].n;

describe('the cart', () => {
  test('says what delivery of a shop costs, and nothing of amounts that the shop does not name', async () => {
    await addMilk(2);
    const group = await groupOf();
    expect(group.delivery_charge).toBe(4);
    expect(group).not.toHaveProperty('minimum_order_amount');
    expect(group).not.toHaveProperty('free_delivery_amount');
  });

  test('names both amounts, and delivery is free from the second one on', async () => {
    await setAmounts(500, 1000);
    await addMilk(7);
    expect(await groupOf()).toMatchObject({ delivery_charge: 2.5, minimum_order_amount: 5, free_delivery_amount: 10 });
    await addMilk(1);
    expect((await groupOf()).delivery_charge).toBe(0);
    const quote = (await post('/cart/checkout', { shop_ids: [ids.dairy] })).body.data.checkout;
    expect(quote).toMatchObject({ total_amount: 10.32, delivery_charge: 0 });
  });

  test('does not count a line that is sold out', async () => {
    await setAmounts(null, 1000);
    await addMilk(8);
    await shop.database.pool.query('update packagings set stock = 0 where id = $1', [ids.milkLitre]);
    expect((await groupOf()).delivery_charge).toBe(4);
  });
});

test('the page of a product names what delivery of one piece costs, as the cart does', async () => {
  const chargeOf = async (id: number) =>
    (await shop.get(`/product-details?product_id=${id}`)).body.data.product.shop.delivery_charge;
  await setAmounts(null, 333);
  expect([await chargeOf(ids.milk), await chargeOf(ids.cheese)]).toEqual([4, 0]);
  await post('/cart/store', { product_id: ids.cheese, quantity: 1 });
  expect((await groupOf()).delivery_charge).toBe(0);
});

describe('the checkout', () => {
  test.each([true, false])('names the minimum of a shop before the order, bought at once: %s', async (isBuyNow) => {
    await setAmounts(500, null);
    await post('/cart/store', { product_id: ids.milk, quantity: 2, is_buy_now: isBuyNow });
    const { data } = (await post('/cart/checkout', { shop_ids: [ids.dairy], is_buy_now: isBuyNow })).body;
    expect(data.checkout_items[0]).toMatchObject({ minimum_order_amount: 5 });
  });
});

describe('an order', () => {
  test('below the minimum of a shop is refused in words of the shopper, and nothing is ordered', async () => {
    await setAmounts(500, null);
    await addMilk(3);
    const stock = async () =>
      (await shop.database.pool.query('select stock from packagings where id = $1', [ids.milkLitre])).rows[0].stock;
    const before = await stock();
    const { status, body } = await place();
    expect(status).toBe(422);
    expect(body.message).toContain('Dairy');
    expect(body.message).toContain('5.00');
    expect(body.message).toContain('1.13');
    expect((await place({}, 'ar')).body.message).not.toBe(body.message);
    expect([await orderCount(), await stock()]).toEqual([0, before]);
    expect((await groupOf()).products).toHaveLength(1);
  });

  test('below the minimum is told with the sign where the shop has it', async () => {
    await setAmounts(500, null);
    await addMilk(3);
    const message = async () => (await place()).body.message;
    expect(await message()).toMatch(/5\.00\$.*1\.13\$/);
    await setSignPlace('prefix');
    expect(await message()).toMatch(/\$5\.00.*\$1\.13/);
  });

  test('from the minimum on is taken, with free delivery where the goods cost enough', async () => {
    await setAmounts(500, 500);
    await addMilk(4);
    expect((await place()).status).toBe(200);
    const { rows } = await shop.database.pool.query('select total, delivery from orders where user_id = $1', [ann.id]);
    expect(rows).toEqual([{ total: 516, delivery: 0 }]);
  });
});
