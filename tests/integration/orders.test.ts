/** Orders over HTTP: what is placed, what is refused, and who sees it. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { moveOrder } from '#server/db/queries/order-steps.ts';
import { addShoppers, type Shopper } from '#tests/support/data/shoppers.ts';
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

const post = (path: string, body: unknown) => shop.post(path, body, { token: ann.token, locale: 'en' });
const get = (path: string, token = ann.token) => shop.get(path, { token, locale: 'en' });
const add = (body: object) => post('/cart/store', body);
const place = (more: object = {}) =>
  post('/place-order', { shop_ids: [ids.dairy], address_id: ann.addressId, payment_method: 'cash', ...more });
const value = async (query: string) => (await shop.database.pool.query(query)).rows[0]?.value;
const stockOf = (id: number) => value(`select stock as value from packagings where id = ${id}`);

describe('placing an order', () => {
  test('makes one order per shop, takes the stock and leaves the lines of other shops', async () => {
    await add({ product_id: ids.milk, quantity: 2 });
    await add({ product_id: ids.cheese });
    await add({ product_id: ids.bread });
    const stock = await stockOf(ids.milkLitre);
    const quote = (await post('/cart/checkout', { shop_ids: [ids.dairy] })).body.data;
    const { body } = await place({
      payable_amount: quote.checkout.payable_amount,
      cart_version: quote.cart_version,
      note: '  Please ring  ',
    });
    expect(body.data.order_payment_url).toBeNull();
    expect(body.data.orders).toEqual([
      {
        id: expect.any(Number),
        order_code: expect.stringMatching(/^#LD\d{6}$/),
        shop_id: ids.dairy,
        amount: quote.checkout.payable_amount,
      },
    ]);
    expect(await stockOf(ids.milkLitre)).toBe(stock - 2);
    const left = (await get('/carts')).body.data;
    expect(left.cart_items.map(({ shop_id }: { shop_id: number }) => shop_id)).toEqual([ids.bakery]);
    const { order } = (await get(`/order-details?order_id=${body.data.orders[0].id}`)).body.data;
    expect(order).toMatchObject({
      order_status: 'Pending',
      payment_method: 'Cash Payment',
      payment_status: 'Pending',
      total_amount: quote.checkout.total_amount,
      delivery_charge: quote.checkout.delivery_charge,
      tax_amount: quote.checkout.order_tax_amount,
      payable_amount: quote.checkout.payable_amount,
      quantity: 3,
      note: 'Please ring',
      is_returnable: false,
      history: [{ status: 'Pending', at: order.created_at }],
    });
    expect(order.all_vat_taxes).toHaveLength(2);
    expect(order.address.address_line).toBe('1 Road');
  });

  test('refuses a total that differs from the checkout', async () => {
    await add({ product_id: ids.milk });
    const { cart_version: version } = (await get('/carts')).body.data;
    const quote = (await post('/cart/checkout', { shop_ids: [ids.dairy] })).body.data;
    const refused = await place({ payable_amount: 0.01 });
    expect([refused.status, refused.body.data]).toEqual([409, quote]);
    expect((await place({ cart_version: version + 1 })).status).toBe(409);
    expect((await place({ shop_ids: [ids.dairy, ids.bakery] })).status).toBe(409);
    expect((await place({ shop_ids: [ids.bakery] })).status).toBe(422);
    expect((await place({ shop_ids: [] })).status).toBe(422);
    expect((await get('/carts')).body.data.total).toBe(1);
    expect(await value(`select count(*)::int as value from orders where user_id = ${ann.id}`)).toBe(0);
  });

  test.each(['bitcoin', 'stripe', 'online', ''])(
    'never turns the payment method "%s" into cash',
    async (payment_method) => {
      await add({ product_id: ids.milk });
      const { status, body } = await place({ payment_method });
      expect([status, Object.keys(body.errors)]).toEqual([422, ['payment_method']]);
    },
  );

  test('delivers to the shopper’s own addresses only', async () => {
    await add({ product_id: ids.milk });
    const [bob] = await addShoppers(shop.database.db, 1);
    const { status, body } = await place({ address_id: bob?.addressId });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['address_id']]);
  });

  test('says how many pieces are left of what is short, and takes no stock', async () => {
    await add({ product_id: ids.milk });
    await add({ product_id: ids.cheese, quantity: 5 });
    const milk = await stockOf(ids.milkLitre);
    await shop.database.pool.query(`update packagings set stock = 3 where id = ${ids.cheeseSlice}`);
    const { status, body } = await place();
    expect([status, body.message]).toEqual([409, 'Cheese: only 3 left in stock.']);
    expect(await stockOf(ids.milkLitre)).toBe(milk);
  });

  test('leaves out what was sold out when the shopper saw the total, and keeps it in the cart', async () => {
    await add({ product_id: ids.milk });
    await add({ product_id: ids.cheese, quantity: 5 });
    const whole = (await post('/cart/checkout', { shop_ids: [ids.dairy] })).body.data.checkout;
    await shop.database.pool.query(`update packagings set stock = 0 where id = ${ids.cheeseSlice}`);
    const quote = (await post('/cart/checkout', { shop_ids: [ids.dairy] })).body.data;
    expect(quote.checkout.total_amount).toBe(1.29);
    expect(quote.checkout_items[0].products).toHaveLength(2);
    const early = await place({ payable_amount: whole.payable_amount });
    expect([early.status, early.body.data]).toEqual([409, quote]);
    expect((await place()).body.message).toBe('Cheese: only 0 left in stock.');
    const { status, body } = await place({ payable_amount: quote.checkout.payable_amount });
    expect([status, body.data.orders[0].amount]).toEqual([200, quote.checkout.payable_amount]);
    const left = (await get('/carts')).body.data.cart_items[0].products;
    expect(left.map(({ id }: { id: number }) => id)).toEqual([ids.cheese]);
  });

  test('refuses an order of which everything is sold out', async () => {
    await add({ product_id: ids.cheese });
    await shop.database.pool.query(`update packagings set stock = 0 where id = ${ids.cheeseSlice}`);
    const { status, body } = await place({ payable_amount: 0 });
    expect([status, body.message]).toEqual([409, 'Cheese: only 0 left in stock.']);
  });

  test('needs a verified account where the owner requires one', async () => {
    await add({ product_id: ids.milk });
    const setting = `insert into settings values ('orderPlaceAccountVerify', 'true')`;
    await shop.database.pool.query(setting);
    expect((await place()).status).toBe(422);
    await shop.database.pool.query(`update users set email_verified = true where id = ${ann.id}`);
    expect((await place()).status).toBe(200);
    await shop.database.pool.query(`delete from settings where key = 'orderPlaceAccountVerify'`);
  });

  test('leaves the cart alone when buying now', async () => {
    await add({ product_id: ids.milk, quantity: 2 });
    await add({ product_id: ids.cheese, is_buy_now: true });
    expect((await place({ is_buy_now: true })).status).toBe(200);
    const left = (await get('/carts')).body.data;
    expect(left.cart_items[0].products.map(({ id }: { id: number }) => id)).toEqual([ids.milk]);
    expect((await get('/carts?is_buy_now=1')).body.data.total).toBe(0);
  });
});

describe('the orders of a shopper', () => {
  const placed = async (productId: number, shopId: number) => {
    await add({ product_id: productId });
    return (await place({ shop_ids: [shopId] })).body.data.orders[0].id as number;
  };

  test('are counted, filtered and paged, the newest first', async () => {
    const first = await placed(ids.milk, ids.dairy);
    const second = await placed(ids.bread, ids.bakery);
    await inQuietTransaction(shop.database.db, (tx) => moveOrder(tx, first, 'Confirm', 'shop'));
    const { data } = (await get('/orders')).body;
    expect(data.orders.map(({ id }: { id: number }) => id)).toEqual([second, first]);
    expect(data.status_wise_orders).toMatchObject({ all: 2, pending: 1, confirm: 1, delivered: 0 });
    const confirmed = (await get('/orders?order_status=Confirm')).body.data;
    expect([confirmed.total, confirmed.orders[0].id]).toEqual([1, first]);
    const page = (await get('/orders?page=2&per_page=1')).body.data;
    expect([page.total, page.orders.length, page.orders[0].id]).toEqual([2, 1, first]);
    expect((await get('/orders?order_status=digital')).body.data).toMatchObject({ total: 0, orders: [] });
  });

  test('are hidden from everybody else', async () => {
    const id = await placed(ids.milk, ids.dairy);
    const [bob] = await addShoppers(shop.database.db, 1);
    expect((await get(`/order-details?order_id=${id}`, bob?.token)).status).toBe(404);
    expect((await get('/orders', bob?.token)).body.data.total).toBe(0);
    expect((await get('/order-details?order_id=999999')).status).toBe(404);
  });

  test('can be returned for three days after they were placed, once delivered', async () => {
    const id = await placed(ids.milk, ids.dairy);
    const move = (to: Parameters<typeof moveOrder>[2]) =>
      inQuietTransaction(shop.database.db, (tx) => moveOrder(tx, id, to, 'shop'));
    expect(await move('Delivered')).toBe(false);
    for (const to of ['Confirm', 'Processing', 'Pickup', 'On The Way', 'Delivered'] as const) {
      expect(await move(to)).toBe(true);
    }
    const { order } = (await get(`/order-details?order_id=${id}`)).body.data;
    expect(order).toMatchObject({ payment_status: 'Paid', is_returnable: true, return_order_within_days: 3 });
    expect(order.products[0].is_returned).toBe(true);
    expect(order.history.map(({ status }: { status: string }) => status)).toHaveLength(6);
  });

  test('return their stock when the shop cancels them', async () => {
    const before = await stockOf(ids.milkLitre);
    const id = await placed(ids.milk, ids.dairy);
    expect(await stockOf(ids.milkLitre)).toBe(before - 1);
    await inQuietTransaction(shop.database.db, (tx) => moveOrder(tx, id, 'Cancelled', 'customer'));
    expect(await stockOf(ids.milkLitre)).toBe(before);
  });
});
