/** What a shopper does with an order: calling it off while it is pending, ordering it again once it has arrived. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OrderStatus, orderTimeline } from '#machines/lifecycles/order.machine.ts';
import { moveOrder } from '#server/db/queries/order-steps.ts';
import { addShoppers, type Shopper } from '#tests/support/data/shoppers.ts';
import { addVoucher } from '#tests/support/data/vouchers.ts';
import { inQuietTransaction } from '#tests/support/database/recorded-commits.ts';
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

const post = (path: string, body: unknown, headers = {}) =>
  shop.post(path, body, { token: ann.token, locale: 'en', headers });
const details = async (id: number) =>
  (await shop.get(`/order-details?order_id=${id}`, { token: ann.token, locale: 'en' })).body.data.order;
const value = async (query: string) => (await shop.database.pool.query(query)).rows[0]?.value;
const stockOf = (id: number) => value(`select stock as value from packagings where id = ${id}`);
const soldOf = (id: number) => value(`select sold as value from products where id = ${id}`);

async function placed(lines: object[], more: object = {}): Promise<number> {
  for (const line of lines) await post('/cart/store', line);
  const wish = { shop_ids: [ids.dairy], address_id: ann.addressId, payment_method: 'cash', ...more };
  return (await post('/place-order', wish)).body.data.orders[0].id;
}

const move = (id: number, to: OrderStatus) =>
  inQuietTransaction(shop.database.db, (tx) => moveOrder(tx, id, to, to === 'Cancelled' ? 'customer' : 'shop'));

async function delivered(lines: object[], more?: object): Promise<number> {
  const id = await placed(lines, more);
  for (const to of orderTimeline().slice(1)) await move(id, to);
  return id;
}

const milkAndCheese = [{ product_id: ids.milk, quantity: 2 }, { product_id: ids.cheese }];

describe('cancelling an order', () => {
  test('returns stock, count and voucher, and is recorded in the history', async () => {
    const voucher = await addVoucher(shop.database.db);
    const before = [await stockOf(ids.milkLitre), await soldOf(ids.milk)];
    const id = await placed(milkAndCheese, { coupon_code: voucher.code });
    const { status, body } = await post('/orders/cancel', { order_id: id });
    expect([status, body.data.order]).toMatchObject([200, { id, order_status: 'Cancelled', quantity: 3 }]);
    expect([await stockOf(ids.milkLitre), await soldOf(ids.milk)]).toEqual(before);
    expect(await value(`select used as value from vouchers where id = ${voucher.id}`)).toBe(0);
    const { history } = await details(id);
    expect(history.map((step: { status: string }) => step.status)).toEqual(['Pending', 'Cancelled']);
  });

  test.each(orderTimeline().slice(1))('is refused when the order is %s', async (status) => {
    const id = await placed([{ product_id: ids.milk }]);
    for (const to of orderTimeline().slice(1, orderTimeline().indexOf(status) + 1)) await move(id, to);
    const left = await stockOf(ids.milkLitre);
    expect((await post('/orders/cancel', { order_id: id })).status).toBe(422);
    expect([await stockOf(ids.milkLitre), (await details(id)).order_status]).toEqual([left, status]);
  });

  test('returns the stock once when it is repeated, and repeats its response under one key', async () => {
    const id = await placed([{ product_id: ids.milk, quantity: 3 }]);
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const first = await post('/orders/cancel', { order_id: id }, key);
    expect((await post('/orders/cancel', { order_id: id }, key)).text).toBe(first.text);
    expect((await post('/orders/cancel', { order_id: id })).status).toBe(422);
    expect(await stockOf(ids.milkLitre)).toBe(50);
  });

  test('is allowed to the owner only', async () => {
    const id = await placed([{ product_id: ids.milk }]);
    const [bob] = await addShoppers(shop.database.db, 1);
    const foreign = await shop.post('/orders/cancel', { order_id: id }, { token: bob?.token });
    const unknown = await shop.post('/orders/cancel', { order_id: 999_999 }, { token: bob?.token });
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
    expect((await details(id)).order_status).toBe('Pending');
  });
});

describe('ordering again', () => {
  test('orders the same goods to the same address at today’s prices, and leaves the cart alone', async () => {
    const id = await delivered(milkAndCheese, { note: 'Ring twice' });
    await post('/cart/store', { product_id: ids.bread });
    const cart = (await shop.get('/carts', { token: ann.token })).text;
    await shop.database.pool.query(`update packagings set price = 444 where id = ${ids.cheeseSlice}`);
    const { status, body } = await post('/place-order/again', { order_id: id });
    expect([status, body.data.order_payment_url]).toEqual([200, null]);
    const order = await details(body.data.order.id);
    expect(order).toMatchObject({ order_status: 'Pending', quantity: 3, note: 'Ring twice', total_amount: 7.02 });
    expect(order.address).toEqual((await details(id)).address);
    expect((await shop.get('/carts', { token: ann.token })).text).toBe(cart);
  });

  test('names everything that is unavailable with its reason, and orders nothing', async () => {
    const id = await delivered([
      { product_id: ids.milk, quantity: 2 },
      { product_id: ids.cheese, quantity: 4 },
    ]);
    await shop.database.pool.query(`update packagings set stock = 3 where id = ${ids.cheeseSlice}`);
    const again = () => post('/place-order/again', { order_id: id });
    const short = await again();
    expect([short.status, short.body.data.missing]).toEqual([
      422,
      [
        {
          id: ids.cheese,
          packaging_id: ids.cheeseSlice,
          name: 'Cheese',
          unit: '200 g',
          quantity: 4,
          available: 3,
          reason: 'too_few',
        },
      ],
    ]);
    await shop.database.pool.query(`update packagings set stock = 0 where id = ${ids.cheeseSlice}`);
    await shop.database.pool.query(`update products set is_active = false where id = ${ids.milk}`);
    const gone = (await again()).body.data.missing as { reason: string }[];
    expect(gone.map(({ reason }) => reason)).toEqual(['not_for_sale', 'sold_out']);
    await shop.database.pool.query(`update products set is_active = true where id = ${ids.milk}`);
    expect(await stockOf(ids.milkLitre)).toBe(48);
  });

  test('uses a collected voucher as often as it may be used', async () => {
    const id = await delivered(milkAndCheese);
    const voucher = await addVoucher(shop.database.db, { limitPerUser: 1 });
    await post('/vouchers-collect', { coupon_id: voucher.id });
    const responses = await Promise.all([1, 2, 3, 4].map(() => post('/place-order/again', { order_id: id })));
    const ordered = await Promise.all(responses.map(({ body }) => details(body.data.order.id)));
    expect(ordered.filter(({ coupon_discount }) => coupon_discount > 0)).toHaveLength(1);
  });

  test('needs a delivered order, its owner and an existing way of payment', async () => {
    const id = await placed([{ product_id: ids.milk }]);
    expect((await post('/place-order/again', { order_id: id })).status).toBe(422);
    for (const to of orderTimeline().slice(1)) await move(id, to);
    const odd = await post('/place-order/again', { order_id: id, payment_method: 'shells' });
    expect([odd.status, Object.keys(odd.body.errors)]).toEqual([422, ['payment_method']]);
    const [bob] = await addShoppers(shop.database.db, 1);
    const foreign = await shop.post('/place-order/again', { order_id: id }, { token: bob?.token });
    const unknown = await shop.post('/place-order/again', { order_id: 999_999 }, { token: bob?.token });
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
  });
});
