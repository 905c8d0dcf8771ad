/**
 * Products with sizes and colours over HTTP: what is offered, what the cart takes, what an order keeps.
 *
 * @spec R72
 */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Cart } from '#api/types/cart.ts';
import { orderTimeline } from '#machines/lifecycles/order.machine.ts';
import { moveOrder } from '#server/db/queries/order-steps.ts';
import { addShoppers, type Shopper } from '#tests/support/data/shoppers.ts';
import { inQuietTransaction } from '#tests/support/database/recorded-commits.ts';
import type { SharedServer } from '#tests/support/server/server.ts';
import { sharedServer } from '#tests/support/server/shared-server.ts';
import { ids } from '#tests/support/shops/cart-shop.ts';
import { options } from '#tests/support/shops/options-shop.ts';
import { text } from '#tests/support/texts/texts.ts';

let shop: SharedServer;
let ann: Shopper;

beforeAll(async () => {
  shop = await sharedServer('options');
});

beforeEach(async () => {
  const [made] = await addShoppers(shop.database.db, 1);
  if (made) ann = made;
});

const { apron, pan, small, large, red, green, unused } = options;

const post = (path: string, body: unknown, locale = 'en') => shop.post(path, body, { token: ann.token, locale });
const get = (path: string, locale = 'en') => shop.get(path, { token: ann.token, locale });
const add = (body: object, locale?: string) => post('/cart/store', body, locale);
const linesOf = (data: Pick<Cart, 'cart_items'>) => data.cart_items.flatMap(({ products }) => products);
const largeGreen = { product_id: apron, size: large, color: green };
const smallRed = { product_id: apron, size: small, color: red };

const largeInEnglish = { id: large, name: 'Large', price: 1.2 };
const greenInEnglish = { id: green, name: 'Green', price: 0.1, color_code: '#00aa00' };

describe('a product with sizes and colours', () => {
  test('is shown with them, their surcharges and a stock for each combination', async () => {
    const { product } = (await get(`/product-details?product_id=${apron}`)).body.data;
    expect(product).toMatchObject({ price: 12, discount_price: 10.1, quantity: 24, packagings: [], unit: null });
    expect(product).not.toHaveProperty('packaging_id');
    expect(product.sizes).toEqual([{ id: small, name: 'Small', price: 0 }, largeInEnglish]);
    expect(product.colors).toEqual([{ id: red, name: 'Red', price: 0, color_code: '#aa0000' }, greenInEnglish]);
    expect(product.option_stocks).toEqual([
      { size_id: small, color_id: red, stock: 10 },
      { size_id: large, color_id: red, stock: 10 },
      { size_id: large, color_id: green, stock: 4 },
    ]);
    expect((await get(`/packagings?product_id=${apron}`)).body.data.packagings).toEqual([]);
  });

  test('is found by a size and by a colour, in the language of the shopper', async () => {
    const namesFor = async (query: string) =>
      (await get(`/products?${query}`)).body.data.products.map(({ name }: { name: string }) => name).sort();
    expect(await namesFor(`size_id=${large}`)).toEqual(['Apron', 'Pan']);
    expect(await namesFor(`size_id=${large}&color_id=${green}`)).toEqual(['Apron']);
    expect(await namesFor(`size_id=${unused}`)).toEqual([]);
    const { filters, total } = (await get(`/products?color_id=${red}`, 'ar')).body.data;
    expect(total).toBe(1);
    // What no product has is not offered.
    expect(filters.sizes.map(({ name }: { name: string }) => name)).toEqual(['صغير', 'كبير']);
    expect(filters.colors).toEqual([
      { id: red, name: 'أحمر', price: 0, color_code: '#aa0000', count: 1 },
      { id: green, name: 'أخضر', price: 0, color_code: '#00aa00', count: 1 },
    ]);
  });
});

describe('the cart', () => {
  test('has a line for each combination, at the price of its options', async () => {
    await add(smallRed);
    const { body } = await add({ ...largeGreen, quantity: 2, unit_price: 11.4 });
    expect(body.data.info).toBeNull();
    const [first, second] = linesOf(body.data);
    expect(first).toMatchObject({ price: 12, unit_price: 10.1, quantity: 1, packaging_id: null, unit: null });
    expect(second).toMatchObject({ id: apron, price: 13.3, discount_price: 11.4, unit_price: 11.4, quantity: 2 });
    expect([second?.size, second?.color]).toEqual([largeInEnglish, greenInEnglish]);
  });

  test('changes the line of these options alone', async () => {
    await add(smallRed);
    await add(largeGreen);
    await post('/cart/increment', largeGreen);
    await post('/cart/quantity', { ...smallRed, quantity: 7 });
    const { body } = await post('/cart/delete', largeGreen);
    expect(linesOf(body.data).map(({ size, quantity }) => [size?.id, quantity])).toEqual([[small, 7]]);
  });

  test('takes a call without options for the only line of the product', async () => {
    await add(largeGreen);
    const { body } = await post('/cart/increment', { product_id: apron });
    expect(linesOf(body.data)[0]?.quantity).toBe(2);
    await add(smallRed);
    expect((await post('/cart/increment', { product_id: apron })).status).toBe(422);
  });

  test('needs no choice where there is only one size', async () => {
    const { body } = await add({ product_id: pan });
    expect(linesOf(body.data)[0]?.size).toMatchObject({ id: large, name: 'Large' });
  });

  test.each([
    ['no size', { product_id: apron, color: red }, 'Choose a size'],
    ['no colour', { product_id: apron, size: small }, 'Choose a colour'],
    ['a size of other products', { ...smallRed, size: unused }, 'The selected size is invalid.'],
    [
      'a combination that is not made',
      { ...smallRed, color: green },
      'This product isn’t sold in this size and colour.',
    ],
    ['a pack beside options', { ...smallRed, packaging_id: 6 }, 'Choose either a pack or a size and colour.'],
    ['options of what has none', { product_id: ids.milk, size: small }, 'The selected size is invalid.'],
    ['more than there are', { ...largeGreen, quantity: 5 }, 'Only 4 left in stock.'],
  ])('refuses %s, in three languages', async (_, body, message) => {
    const [english, arabic, persian] = await Promise.all(['en', 'ar', 'ir'].map((locale) => add(body, locale)));
    expect([english?.status, english?.body.message]).toEqual([422, message]);
    expect(new Set([english, arabic, persian].map((response) => response?.body.message)).size).toBe(3);
  });

  test('refuses in words what costs more than an order can, and a list leaves it out', async () => {
    const { pool } = shop.database;
    const setPrices = (prices: string) => pool.query(`update packagings set ${prices} where product_id = ${apron}`);
    await setPrices('price = 2147483600, discount_price = null');
    const refusal = await add(largeGreen);
    const { rows } = await pool.query(`select id from packagings where product_id = ${apron} and color_id = ${green}`);
    const item = { line: 1, product_id: apron, packaging_id: rows[0].id, quantity: 1 };
    const list = await post('/smart-order/add', { items: [item] });
    await setPrices('price = 1200, discount_price = 1010');
    expect([refusal.status, refusal.body.message]).toEqual([422, text('This order is too large.')]);
    expect(list.body.data?.report).toMatchObject([{ status: 'refused' }]);
  });
});

const order = async (lines: object[], isBuyNow = false): Promise<number> => {
  for (const line of lines) await add({ ...line, is_buy_now: isBuyNow });
  const wish = { shop_ids: [ids.dairy], address_id: ann.addressId, payment_method: 'cash', is_buy_now: isBuyNow };
  return (await post('/place-order', wish)).body.data.orders[0].id;
};
const productsOf = async (id: number, locale?: string) =>
  (await get(`/order-details?order_id=${id}`, locale)).body.data.order.products;
const deliver = async (id: number) => {
  for (const to of orderTimeline().slice(1))
    await inQuietTransaction(shop.database.db, (tx) => moveOrder(tx, id, to, 'shop'));
};
const stockOf = async (size: number, color: number) =>
  (await shop.database.pool.query(`select stock from packagings where size_id = ${size} and color_id = ${color}`))
    .rows[0].stock;

describe('an order', () => {
  test('is quoted and charged at the prices of the options, and takes their stock', async () => {
    await add({ ...largeGreen, quantity: 2 });
    const { checkout, checkout_items } = (await post('/cart/checkout', { shop_ids: [ids.dairy] })).body.data;
    expect(checkout.total_amount).toBe(22.8);
    expect(linesOf({ cart_items: checkout_items })[0]).toMatchObject({ size: { id: large }, color: { id: green } });
    const before = await stockOf(large, green);
    const id = await order([]);
    expect((await get(`/order-details?order_id=${id}`)).body.data.order.total_amount).toBe(22.8);
    expect(await stockOf(large, green)).toBe(before - 2);
    await post('/orders/cancel', { order_id: id });
    expect(await stockOf(large, green)).toBe(before);
  });

  test('keeps the names of that day, in each language', async () => {
    const id = await order([smallRed]);
    await shop.database.pool.query(
      `update colors set name = '{"en": "Crimson", "ar": "-", "ir": "-"}' where id = ${red}`,
    );
    const inEnglish = (await productsOf(id))[0];
    const inPersian = (await productsOf(id, 'ir'))[0];
    await shop.database.pool.query(
      `update colors set name = '{"en": "Red", "ar": "أحمر", "ir": "قرمز"}' where id = ${red}`,
    );
    expect(inEnglish).toMatchObject({ size: 'Small', color: 'Red', unit: null });
    expect(inPersian).toMatchObject({ size: 'کوچک', color: 'قرمز' });
  });

  test('has one line for each combination, is placed again with the same, and returned with them', async () => {
    const id = await order([smallRed, largeGreen]);
    await deliver(id);
    const again = (await post('/place-order/again', { order_id: id, payment_method: 'cash' })).body.data.order;
    const chosen = (await productsOf(again.id)).map(({ size, color }: { size: string; color: string }) => [
      size,
      color,
    ]);
    expect(chosen).toEqual([
      ['Small', 'Red'],
      ['Large', 'Green'],
    ]);
    const wish = { order_id: id, product_ids: [apron], reason: 'Too wide.', return_address: '12 Orchard Lane' };
    const bank = { bank_account_number: 'GB33BUKB20201555555555', bank_name: 'Harvest Bank' };
    expect((await post('/return-order', { ...wish, ...bank })).status).toBe(200);
    const [{ id: number }] = (await get('/return-orders')).body.data.returnOrders;
    const { return_order_products } = (await get(`/return-order-details/${number}`, 'ar')).body.data.returnOrders;
    expect(return_order_products).toMatchObject([
      { size: 'صغير', color: 'أحمر', unit: null },
      { size: 'كبير', color: 'أخضر', price: 11.4 },
    ]);
  });

  test('of a single purchase has its options too', async () => {
    await add(smallRed);
    const id = await order([largeGreen], true);
    expect(await productsOf(id)).toMatchObject([{ size: 'Large', color: 'Green', price: 13.3, discount_price: 11.4 }]);
    expect(linesOf((await get('/carts')).body.data)).toHaveLength(1);
  });

  test('names a combination that is sold out when it cannot be placed again', async () => {
    const id = await order([largeGreen]);
    await deliver(id);
    await shop.database.pool.query(`update packagings set stock = 0 where size_id = ${large} and color_id = ${green}`);
    const { status, body } = await post('/place-order/again', { order_id: id, payment_method: 'cash' });
    await shop.database.pool.query(`update packagings set stock = 4 where size_id = ${large} and color_id = ${green}`);
    expect([status, body.data.missing]).toMatchObject([
      422,
      [{ id: apron, unit: 'Large · Green', reason: 'sold_out' }],
    ]);
  });
});

describe('the database', () => {
  const refused = (statement: string) => expect(shop.database.pool.query(statement)).rejects.toThrow();

  test('refuses a packaging that names no option of a product with options, and one of a product without', async () => {
    const values = (product: number, size: string, place: number) =>
      `insert into packagings (product_id, label, amount, measure, price, position, size_id)
       values (${product}, '{}', 1, 'piece', 100, ${place}, ${size})`;
    await refused(values(apron, 'null', 9));
    await refused(values(ids.milk, '1', 9));
    await refused(`insert into product_sizes (product_id, size_id) values (${ids.milk}, 1)`);
  });

  test('keeps one price for all combinations of a product', async () => {
    await shop.database.pool.query(`update packagings set price = 1500 where product_id = ${pan} and position = 0`);
    await shop.database.pool.query(`update packagings set price = 1250 where product_id = ${apron} and position = 0`);
    await shop.database.pool.query(`update packagings set price = 999 where product_id = ${apron} and position = 2`);
    const { rows } = await shop.database.pool.query(
      `select distinct price from packagings where product_id = ${apron}`,
    );
    await shop.database.pool.query(`update packagings set price = 1200 where product_id = ${apron} and position = 0`);
    expect(rows).toEqual([{ price: 1250 }]);
  });

  test('refuses a sale of a product with options', async () => {
    const [sale] = (
      await shop.database.pool.query(`insert into flash_sales (slug, name, description, picture, starts_at, ends_at)
      values ('sale', '{}', '{}', 'sale', now() + interval '1 day', now() + interval '2 days') returning id`)
    ).rows;
    await refused(`insert into flash_sale_items (flash_sale_id, product_id, packaging_id, price, quantity)
      select ${sale.id}, product_id, id, 100, 10 from packagings where product_id = ${apron} limit 1`);
  });
});
