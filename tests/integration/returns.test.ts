/**
 * Returns over HTTP: what can be sent back, what is refused, who sees it, and what the shop decides.
 *
 * @spec R63, R64
 */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { commandOf } from '#server/cli/commands.ts';
import { deliver } from '#tests/support/data/delivered.ts';
import { addShoppers, type Shopper } from '#tests/support/data/shoppers.ts';
import type { SharedServer } from '#tests/support/server/server.ts';
import { sharedServer } from '#tests/support/server/shared-server.ts';
import { ids, restock } from '#tests/support/shops/cart-shop.ts';
import { text, textsIn } from '#tests/support/texts/texts.ts';

let shop: SharedServer;
let ann: Shopper;
let orderId: number;

beforeAll(async () => {
  shop = await sharedServer('cart');
});

const oneShopper = async () => (await addShoppers(shop.database.db, 1))[0] as Shopper;
const get = (path: string, token = ann.token, locale = 'en') => shop.get(path, { token, locale });
const orderNow = async () => (await get(`/order-details?order_id=${orderId}`)).body.data.order;
const count = async (table: string) =>
  Number((await shop.database.pool.query(`select count(*) as value from ${table}`)).rows[0].value);
const decide = (id: number, ...words: string[]) =>
  commandOf(['return', 'decide', String(id), ...words])?.(shop.database.db);

const form = (more: object = {}) => ({
  order_id: orderId,
  product_ids: [ids.milk],
  reason: ' Two bottles were broken. ',
  return_address: '12 Orchard Lane',
  bank_account_number: 'GB33BUKB20201555555555',
  bank_name: 'Harvest Bank',
  ...more,
});
const send = (more: object = {}, token = ann.token, headers: Record<string, string> = {}) =>
  shop.post('/return-order', form(more), { token, locale: 'en', headers });

/** Two packs of milk in two packagings and a cheese, delivered. */
beforeEach(async () => {
  ann = await oneShopper();
  await restock(shop.database.db);
  const post = (path: string, body: object) => shop.post(path, body, { token: ann.token });
  await post('/cart/store', { product_id: ids.milk, packaging_id: ids.milkLitre, quantity: 2 });
  await post('/cart/store', { product_id: ids.milk, packaging_id: ids.milkCrate });
  await post('/cart/store', { product_id: ids.cheese });
  const placing = { shop_ids: [ids.dairy], address_id: ann.addressId, payment_method: 'cash' };
  orderId = (await post('/place-order', placing)).body.data.orders[0].id;
  await deliver(shop.database.db, orderId);
});

describe('requesting a return', () => {
  test('takes whole lines at their price, and the order shows it', async () => {
    const { status, body } = await send();
    expect([status, body.message]).toEqual([200, 'Return request sent']);
    expect(body.data.returnOrder).toMatchObject({
      order_id: (await orderNow()).order_code.slice(1),
      reason: 'Two bottles were broken.',
      amount: 2 * 1.29 + 11.95,
      quantity: 3,
      status: 'Pending',
      payment_status: 'Unpaid',
      reject_note: null,
      return_address: '12 Orchard Lane',
    });
    const order = await orderNow();
    // The protocol's own twist: true means that it can still be returned.
    expect(order.products.map(({ is_returned }: { is_returned: boolean }) => is_returned)).toEqual([
      false,
      false,
      true,
    ]);
    expect([order.is_returnable, order.last_return_date]).toEqual([true, expect.any(String)]);
    await send({ product_ids: [ids.cheese] });
    expect((await orderNow()).is_returnable).toBe(false);
  });

  test('is open for three days after the order was placed, and not a minute longer', async () => {
    const age = (interval: string) =>
      shop.database.pool.query(
        `update orders set placed_at = placed_at - interval '${interval}' where id = ${orderId}`,
      );
    await age('2 days 23 hours 59 minutes');
    expect((await orderNow()).is_returnable).toBe(true);
    expect((await send()).status).toBe(200);
    await age('2 minutes');
    expect(await orderNow()).toMatchObject({ is_returnable: false });
    const late = await send({ product_ids: [ids.cheese] });
    expect([late.status, late.body]).toEqual([422, { message: text('The time for returning this order has passed.') }]);
  });

  test('follows the number of days in the shop’s settings', async () => {
    const { pool } = shop.database;
    await pool.query(`insert into settings values ('returnOrderWithinDays', '0')`);
    expect((await send()).body.message).toBe(text('The time for returning this order has passed.'));
    expect(await orderNow()).toMatchObject({ is_returnable: false, return_order_within_days: 0 });
    await pool.query(`delete from settings where key = 'returnOrderWithinDays'`);
    expect((await send()).status).toBe(200);
  });

  test('needs a delivered order', async () => {
    await shop.database.pool.query(`update orders set status = 'On The Way' where id = ${orderId}`);
    expect((await send()).body).toEqual({ message: text('Only a delivered order can be returned.') });
  });

  test.each([
    ['a product that was not bought', { product_ids: [ids.bread] }, text('The product is not in this order.')],
    ['an unknown product', { product_ids: [ids.milk, 9999] }, text('The product is not in this order.')],
  ])('refuses %s and writes nothing', async (_what, more, message) => {
    const before = await count('returns');
    const { status, body } = await send(more);
    expect([status, body]).toEqual([422, { message }]);
    expect(await count('returns')).toBe(before);
  });

  test('takes a line once, whatever became of its return', async () => {
    const { id } = (await send()).body.data.returnOrder;
    await decide(id, 'cancelled', '--note', 'Opened bottles');
    const again = await send({ product_ids: [ids.milk, ids.cheese] });
    expect([again.status, again.body]).toEqual([422, { message: text('The product is in a return already.') }]);
    expect((await orderNow()).products[2].is_returned).toBe(true);
  });

  test.each(['reason', 'return_address', 'bank_account_number', 'product_ids'])(
    'names the missing field %s',
    async (field) => {
      const { status, body } = await send({ [field]: undefined });
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    },
  );

  test('gets its messages in the shopper’s language', async () => {
    await send();
    const { body } = await shop.post('/return-order', form(), { token: ann.token, locale: 'ar' });
    expect(body.message).toBe(textsIn('ar')('The product is in a return already.'));
  });

  test('makes one return out of ten requests at once', async () => {
    const before = await count('returns');
    const responses = await Promise.all(Array.from({ length: 10 }, () => send()));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 422)]);
    expect(await count('returns')).toBe(before + 1);
  });

  test('repeats the first response for a repeated request', async () => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const first = await send({}, ann.token, headers);
    const second = await send({}, ann.token, headers);
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect((await send({ reason: 'Another' }, ann.token, headers)).status).toBe(422);
  });
});

describe('the returns of a shopper', () => {
  test('are listed in pages, the newest first', async () => {
    const first = (await send()).body.data.returnOrder.id;
    const second = (await send({ product_ids: [ids.cheese] })).body.data.returnOrder.id;
    const { data } = (await get('/return-orders')).body;
    expect([data.total, data.returnOrders.map(({ id }: { id: number }) => id)]).toEqual([2, [second, first]]);
    expect(data.returnOrders.map(({ quantity }: { quantity: number }) => quantity)).toEqual([1, 3]);
    const page = (await get('/return-orders?page=2&per_page=1')).body.data;
    expect([page.total, page.returnOrders.map(({ id }: { id: number }) => id)]).toEqual([2, [first]]);
  });

  test('are shown in full, but never with the bank account', async () => {
    const { id } = (await send()).body.data.returnOrder;
    const { body, text } = await get(`/return-order-details/${id}`);
    expect(body.data.returnOrders).toMatchObject({
      id,
      status: 'Pending',
      amount: 14.53,
      shop_name: 'Dairy',
      shop_rating: 5,
      customer_email: expect.stringContaining('@larder.test'),
      return_order_products: [
        { product_id: ids.milk, product_name: 'Milk', quantity: 2, price: 1.29, product_price: 1.29, unit: '1 l' },
        { product_id: ids.milk, product_name: 'Milk', quantity: 1, price: 11.95, product_price: 14, unit: 'Crate' },
      ],
      history: [{ status: 'Pending' }],
    });
    expect(text).not.toContain('GB33BUKB');
  });

  test('respond alike for somebody else’s return or order and for an unknown one', async () => {
    const { id } = (await send()).body.data.returnOrder;
    const bob = await oneShopper();
    const nobodys = await get('/return-order-details/999999', bob.token);
    const anns = await get(`/return-order-details/${id}`, bob.token);
    expect([anns.status, anns.text]).toEqual([404, nobodys.text]);
    const order = await send({ product_ids: [ids.cheese] }, bob.token);
    const noOrder = await send({ order_id: 999_999 }, bob.token);
    expect([order.status, order.text]).toEqual([404, noOrder.text]);
    expect((await get('/return-orders', bob.token)).body.data).toEqual({ total: 0, returnOrders: [] });
    expect((await shop.get(`/return-order-details/${id}`)).status).toBe(401);
  });
});

describe('the shop’s decision on a return', () => {
  test('approves and refunds it, and records every step', async () => {
    const { id } = (await send()).body.data.returnOrder;
    expect(await decide(id, 'approved')).toEqual([`Return ${id}: Pending -> Approved`]);
    await decide(id, 'refunded');
    const details = (await get(`/return-order-details/${id}`)).body.data.returnOrders;
    expect(details).toMatchObject({ status: 'Refunded', payment_status: 'Paid', reject_note: null });
    expect(details.history.map(({ status }: { status: string }) => status)).toEqual([
      'Pending',
      'Approved',
      'Refunded',
    ]);
  });

  test('cancels it with a reason that the shopper reads', async () => {
    const { id } = (await send()).body.data.returnOrder;
    await expect(decide(id, 'cancelled')).rejects.toThrow('Say why');
    await decide(id, 'Cancelled', '--note', 'The bottles were opened.');
    const { returnOrders } = (await get('/return-orders')).body.data;
    expect(returnOrders[0]).toMatchObject({ status: 'Cancelled', reject_note: 'The bottles were opened.' });
  });

  test('takes no step that the chart does not have', async () => {
    const { id } = (await send()).body.data.returnOrder;
    await expect(decide(id, 'refunded')).rejects.toThrow(
      `Return ${id} is Pending; from there it cannot become Refunded.`,
    );
    await expect(decide(id, 'pending')).rejects.toThrow('There is no decision "pending"');
    await expect(decide(999_999, 'approved')).rejects.toThrow('There is no return 999999.');
    await decide(id, 'mismatch');
    await expect(decide(id, 'damaged')).rejects.toThrow('is Mismatch');
  });

  test('starts from a list of the open requests', async () => {
    const { id, order_id } = (await send()).body.data.returnOrder;
    const [newest] = (await commandOf(['return', 'list'])?.(shop.database.db)) ?? [];
    for (const part of [String(id), 'Pending', '14.53', order_id, 'Two bottles were broken.'])
      expect(newest).toContain(part);
  });
});
