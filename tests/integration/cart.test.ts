/** The cart over HTTP: lines, limits, prices and the quote. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Cart } from '#api/types/cart.ts';
import { addShoppers, type Shopper } from '#tests/support/data/shoppers.ts';
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
const add = (body: object) => post('/cart/store', body);
const cart = async (query = '') => (await shop.get(`/carts${query}`, { token: ann.token, locale: 'en' })).body.data;
const linesOf = (data: Pick<Cart, 'cart_items'>) => data.cart_items.flatMap(({ products }) => products);
const setPackaging = (id: number, change: string) =>
  shop.database.pool.query(`update packagings set ${change} where id = ${id}`);

describe('the lines of the cart', () => {
  test('are one per packaging, and adding again raises the quantity', async () => {
    await add({ product_id: ids.milk });
    await add({ product_id: ids.milk, packaging_id: null, quantity: 2 });
    await add({ product_id: ids.milk, packaging_id: ids.milkCrate });
    const { body } = await add({ product_id: ids.bread, packaging_id: ids.breadHalf });
    expect(body.data.total).toBe(3);
    expect(linesOf(body.data).map(({ packaging_id, quantity }) => [packaging_id, quantity])).toEqual([
      [ids.milkLitre, 3],
      [ids.milkCrate, 1],
      [ids.breadHalf, 1],
    ]);
    expect(body.data.cart_items.map(({ shop_id }: { shop_id: number }) => shop_id)).toEqual([ids.dairy, ids.bakery]);
  });

  test('raise the cart’s version with every change', async () => {
    const before = (await cart()).cart_version;
    await add({ product_id: ids.milk });
    await post('/cart/increment', { product_id: ids.milk });
    await post('/cart/quantity', { product_id: ids.milk, quantity: 7 });
    await post('/cart/delete', { product_id: ids.milk });
    expect((await cart()).cart_version).toBe(before + 4);
  });

  test('are removed at the last decrement, with the message that the client compares', async () => {
    await add({ product_id: ids.milk, quantity: 2 });
    const arabic = { token: ann.token, locale: 'ar' };
    const first = await shop.post('/cart/decrement', { product_id: ids.milk }, arabic);
    const second = await shop.post('/cart/decrement', { product_id: ids.milk }, arabic);
    expect([first.body.message, second.body.message]).toEqual([
      'product quantity decreased',
      'product removed from cart',
    ]);
    expect(second.body.data).toMatchObject({ total: 0, cart_items: [] });
  });

  test('cannot be changed when they do not exist', async () => {
    for (const path of ['/cart/increment', '/cart/decrement', '/cart/delete']) {
      expect((await post(path, { product_id: ids.milk })).status).toBe(422);
    }
    expect((await post('/cart/quantity', { product_id: ids.milk, quantity: 2 })).status).toBe(422);
  });

  test('need a product and one of its own packagings', async () => {
    const foreign = await add({ product_id: ids.bread, packaging_id: ids.milkLitre });
    expect([foreign.status, Object.keys(foreign.body.errors)]).toEqual([422, ['packaging_id']]);
    expect(Object.keys((await add({ product_id: 999 })).body.errors)).toEqual(['product_id']);
  });

  test.each([0, -1, 1.5, 1000, '2'])('refuse the quantity %s', async (quantity) => {
    await add({ product_id: ids.milk });
    expect((await add({ product_id: ids.milk, quantity })).status).toBe(422);
    expect((await post('/cart/quantity', { product_id: ids.milk, quantity })).status).toBe(422);
    expect(linesOf(await cart())[0]?.quantity).toBe(1);
  });

  test('can be seen and changed by their owner only', async () => {
    await add({ product_id: ids.milk });
    const [bob] = await addShoppers(shop.database.db, 1);
    expect((await shop.get('/carts', { token: bob?.token })).body.data.total).toBe(0);
    expect((await shop.get('/carts')).status).toBe(401);
  });
});

describe('the stock', () => {
  test('limits the quantity, with a message', async () => {
    const tooMany = await add({ product_id: ids.milk, packaging_id: ids.milkCrate, quantity: 21 });
    expect([tooMany.status, tooMany.body]).toEqual([422, { message: 'Only 20 left in stock.' }]);
    await add({ product_id: ids.milk, packaging_id: ids.milkCrate, quantity: 20 });
    const key = { product_id: ids.milk, packaging_id: ids.milkCrate };
    expect((await post('/cart/increment', key)).status).toBe(422);
    expect(linesOf(await cart())[0]?.quantity).toBe(20);
  });

  test('becomes 0 on a line that ran out, and the line stays', async () => {
    await add({ product_id: ids.cheese, quantity: 2 });
    await setPackaging(ids.cheeseSlice, 'stock = 0');
    expect(linesOf(await cart())[0]).toMatchObject({ quantity: 2, stock: 0 });
    const again = await add({ product_id: ids.cheese });
    expect(again.body.message).toBe('This product is out of stock.');
  });
});

describe('the prices of the cart', () => {
  test('come from the shop; a different price in the request only adds a note', async () => {
    const { body } = await add({ product_id: ids.milk, unit_price: 0.01 });
    expect(linesOf(body.data)[0]?.unit_price).toBe(1.29);
    expect(body.data.info).toBe('The price of this product has changed.');
    expect((await add({ product_id: ids.milk, unit_price: 0 })).body.data.info).toBeNull();
    expect((await add({ product_id: ids.milk, unit_price: 1.29 })).body.data.info).toBeNull();
  });

  test('are shown beside the old ones after a change', async () => {
    await add({ product_id: ids.cheese });
    expect(linesOf(await cart())[0]?.previous_price).toBeNull();
    await setPackaging(ids.cheeseSlice, 'price = 350');
    expect(linesOf(await cart())[0]).toMatchObject({ unit_price: 3.5, previous_price: 3.33 });
  });

  test('are the same in the cart and in the checkout (R46)', async () => {
    await add({ product_id: ids.milk, packaging_id: ids.milkCrate });
    await add({ product_id: ids.cheese });
    for (const { unit_price = 0, discount_price, price } of linesOf(await cart())) {
      const cartRule = unit_price > 0 ? unit_price : discount_price || price;
      expect(discount_price > 0 ? discount_price : price).toBe(cartRule);
    }
  });
});

describe('a product that is no longer sold', () => {
  test('leaves the cart with one note', async () => {
    await add({ product_id: ids.milk });
    await add({ product_id: ids.bread });
    await shop.database.pool.query(`update products set is_active = false where id = ${ids.bread}`);
    const first = await cart();
    expect(first).toMatchObject({ total: 1, info: expect.stringContaining('no longer available') });
    expect((await cart()).info).toBeNull();
    await shop.database.pool.query(`update products set is_active = true where id = ${ids.bread}`);
  });
});

describe('buying now', () => {
  test('holds one product at a time, apart from the cart', async () => {
    await add({ product_id: ids.milk, quantity: 3 });
    const before = await cart();
    await add({ product_id: ids.bread, is_buy_now: true, quantity: 4 });
    const { body } = await add({ product_id: ids.cheese, is_buy_now: true, quantity: 2 });
    expect(linesOf(body.data).map(({ id, quantity }) => [id, quantity])).toEqual([[ids.cheese, 2]]);
    expect(await cart('?is_buy_now=1')).toEqual(body.data);
    expect((await cart()).cart_items).toEqual(before.cart_items);
  });
});

describe('the quote', () => {
  test('is empty without a shop', async () => {
    await add({ product_id: ids.milk });
    for (const body of [{}, { shop_ids: [] }, { shop_ids: null }]) {
      const { data } = (await post('/cart/checkout', body)).body;
      expect(data).toMatchObject({ apply_coupon: false, checkout_items: [] });
      expect(data.checkout).toMatchObject({ total_amount: 0, payable_amount: 0, all_vat_taxes: [] });
    }
  });

  test('adds delivery by bracket and every tax of each shop', async () => {
    await add({ product_id: ids.milk, quantity: 3 });
    await add({ product_id: ids.cheese, quantity: 1 });
    await add({ product_id: ids.bread, quantity: 2 });
    const quote = async (shop_ids: number[]) => (await post('/cart/checkout', { shop_ids })).body.data.checkout;
    // 3 x 1.29 + 3.33 = 7.20; four pieces cost 2.50 to bring; 5 % are 0.36 and 1.25 % are 0.09.
    expect(await quote([ids.dairy])).toMatchObject({
      total_amount: 7.2,
      delivery_charge: 2.5,
      order_tax_amount: 0.45,
      payable_amount: 10.15,
    });
    // 2 x 2.75 = 5.50, delivery 1.50; 5 % are 0.275, rounded up, and 1.25 % are 0.07.
    expect(await quote([ids.dairy, ids.bakery])).toMatchObject({
      total_amount: 12.7,
      delivery_charge: 4,
      order_tax_amount: 0.8,
      payable_amount: 17.5,
      deliveries: [
        { shop_id: ids.dairy, amount: 2.5 },
        { shop_id: ids.bakery, amount: 1.5 },
      ],
    });
  });

  test('says when a voucher was not applied', async () => {
    await add({ product_id: ids.milk });
    const { body } = await post('/cart/checkout', { shop_ids: [ids.dairy], coupon_code: 'NOPE' });
    expect(body).toMatchObject({ message: expect.any(String), data: { apply_coupon: false } });
  });
});

describe('a repeated addition', () => {
  test('counts once under the same key', async () => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const once = () => shop.post('/cart/store', { product_id: ids.milk, quantity: 2 }, { token: ann.token, headers });
    await once();
    await once();
    expect(linesOf(await cart())[0]?.quantity).toBe(2);
  });
});
