/**
 * Vouchers over HTTP: offered, collected once, applied by themselves or by code, used and given back.
 *
 * @spec R51, R52, R53
 */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { moveOrder } from '#server/db/queries/order-steps.ts';
import { addShoppers, type Shopper } from '#tests/support/data/shoppers.ts';
import { addVoucher } from '#tests/support/data/vouchers.ts';
import { inQuietTransaction } from '#tests/support/database/recorded-commits.ts';
import type { SharedServer } from '#tests/support/server/server.ts';
import { sharedServer } from '#tests/support/server/shared-server.ts';
import { ids, restock } from '#tests/support/shops/cart-shop.ts';
import { text } from '#tests/support/texts/texts.ts';

let shop: SharedServer;
let ann: Shopper;

beforeAll(async () => {
  shop = await sharedServer('cart');
});

beforeEach(async () => {
  await restock(shop.database.db);
  await shop.database.pool.query('delete from vouchers');
  const [made] = await addShoppers(shop.database.db, 1);
  if (made) ann = made;
});

const post = (path: string, body: unknown, locale = 'en') => shop.post(path, body, { token: ann.token, locale });
const get = (path: string) => shop.get(path, { token: ann.token, locale: 'en' });
const voucher = (more?: Parameters<typeof addVoucher>[1]) => addVoucher(shop.database.db, more);
const collect = ({ id }: { id: number }) => post('/vouchers-collect', { coupon_id: id });
const collected = async (more?: Parameters<typeof addVoucher>[1]) => {
  const made = await voucher(more);
  await collect(made);
  return made;
};
const add = (product_id: number, quantity = 1) => post('/cart/store', { product_id, quantity });
const quote = async (more: object = {}) =>
  (await post('/cart/checkout', { shop_ids: [ids.dairy, ids.bakery], ...more })).body;
const place = (more: object = {}) =>
  post('/place-order', { shop_ids: [ids.dairy], address_id: ann.addressId, payment_method: 'cash', ...more });
const usedOf = async ({ id }: { id: number }) =>
  (await shop.database.pool.query(`select used from vouchers where id = ${id}`)).rows[0]?.used;
const codesOf = (response: { body: { data: { coupons: { code: string; is_collected: boolean }[] } } }) =>
  response.body.data.coupons.map(({ code, is_collected }) => [code, is_collected]);

describe('a shop’s vouchers', () => {
  test('are the running ones, with the collected ones marked', async () => {
    const [mine, open] = [await collected({ code: 'MINE' }), await voucher({ code: 'OPEN', limitTotal: 1 })];
    await voucher({ code: 'OVER', endsAt: new Date() });
    await voucher({ code: 'SOON', startsAt: new Date(Date.now() + 3_600_000) });
    await voucher({ code: 'SPENT', limitTotal: 2, used: 2 });
    await voucher({ code: 'ELSEWHERE', shopId: ids.bakery });
    expect(codesOf(await get(`/get-vouchers?shop_id=${ids.dairy}`))).toEqual([
      ['MINE', true],
      ['OPEN', false],
    ]);
    expect(codesOf(await get(`/get-collected-vouchers?shop_id=${ids.dairy}`))).toEqual([['MINE', true]]);
    expect([mine.code, open.code]).toEqual(['MINE', 'OPEN']);
  });

  test('have amounts as money and dates as the protocol has them', async () => {
    await voucher({ discountType: 'Amount', discount: 250, minOrderAmount: 1_050, limitPerUser: 2 });
    const { coupons } = (await get(`/get-vouchers?shop_id=${ids.dairy}`)).body.data;
    expect(coupons[0]).toMatchObject({ discount: 2.5, min_order_amount: 10.5, max_discount_amount: 0 });
    expect(coupons[0].validity).toMatch(/^\d{2} [A-Z][a-z]+ \d{4} \d{2}:\d{2}$/);
  });
});

describe('collecting a voucher', () => {
  test('happens once, and a repetition is refused', async () => {
    const made = await voucher();
    const first = await collect(made);
    expect(first.body.data.coupon).toMatchObject({ id: made.id, is_collected: true });
    const again = await collect(made);
    expect([again.status, again.body.data, again.body.message]).toEqual([
      409,
      undefined,
      text('Voucher already collected'),
    ]);
  });

  test('is refused before the voucher begins and after it ended', async () => {
    const gone = [{ endsAt: new Date() }, { isActive: false }, { limitTotal: 1, used: 1 }];
    for (const more of gone) expect((await collect(await voucher(more))).status).toBe(409);
    const soon = await collect(await voucher({ startsAt: new Date(Date.now() + 3_600_000) }));
    const unknown = await collect({ id: 999_999 });
    expect([soon.status, soon.text]).toEqual([unknown.status, unknown.text]);
    expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([422, ['coupon_id']]);
  });

  test('repeats its response under the same key', async () => {
    const made = await voucher();
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const once = () => shop.post('/vouchers-collect', { coupon_id: made.id }, { token: ann.token, headers });
    expect((await once()).text).toBe((await once()).text);
  });
});

describe('the quote of a checkout', () => {
  test('applies the first valid collected voucher of each shop', async () => {
    await add(ids.cheese, 3);
    await add(ids.bread, 2);
    await collected({ code: 'BIG', minOrderAmount: 5_000, discount: 50 });
    await collected({ code: 'FIRST' });
    await collected({ code: 'LATER', discount: 30 });
    await collected({ code: 'BREAD', shopId: ids.bakery, discountType: 'Amount', discount: 10_000 });
    const { data, message } = await quote();
    // 10 % of 3 x 3.33, and all of 2 x 2.75.
    expect(data.checkout.coupons).toEqual([
      { shop_id: ids.dairy, code: 'FIRST', amount: 1 },
      { shop_id: ids.bakery, code: 'BREAD', amount: 5.5 },
    ]);
    expect(data.checkout.coupon_discount).toBe(6.5);
    // Goods 15.49, delivery 4.00 + 1.50, taxes 0.50 + 0.12 and 0.28 + 0.07.
    expect(data.checkout.payable_amount).toBe(15.49 + 5.5 + 0.97 - 6.5);
    expect([data.apply_coupon, message]).toEqual([true, 'The totals are up to date.']);
  });

  test('applies a typed code, collected or not, in any spelling', async () => {
    await add(ids.cheese, 3);
    await collected({ code: 'MINE' });
    await voucher({ code: 'HALF', discount: 50, maxDiscountAmount: 300 });
    const { data, message } = await quote({ coupon_code: ' half ' });
    expect([data.apply_coupon, message, data.checkout.coupon_discount]).toEqual([true, 'Voucher applied', 3]);
  });

  test('says why a code does not apply, and keeps the collected voucher', async () => {
    await add(ids.cheese, 3);
    await collected({ code: 'MINE' });
    await voucher({ code: 'BIG', minOrderAmount: 5_000 });
    await voucher({ code: 'OVER', endsAt: new Date() });
    await voucher({ code: 'SPENT', limitTotal: 1, used: 1 });
    await voucher({ code: 'BREAD', shopId: ids.bakery });
    const because = {
      BIG: text('This voucher counts from an order of {amount}.', { amount: '50.00$' }),
      OVER: text('This voucher has ended.'),
      SPENT: 'This voucher has been used up.',
      BREAD: text('There is no voucher with this code here.'),
      NONE: text('There is no voucher with this code here.'),
    };
    for (const [coupon_code, text] of Object.entries(because)) {
      const { data, message } = await quote({ coupon_code });
      expect([coupon_code, data.apply_coupon, message]).toEqual([coupon_code, false, text]);
      expect(data.checkout.coupons).toEqual([{ shop_id: ids.dairy, code: 'MINE', amount: 1 }]);
    }
    expect((await post('/cart/checkout', { coupon_code: 'OVER' }, 'ar')).body.message).toMatch(/قسيمة/);
  });

  test('is never below zero', async () => {
    await add(ids.milk);
    await collected({ discountType: 'Amount', discount: 1_000_000 });
    const { checkout } = (await quote()).data;
    expect(checkout).toMatchObject({ total_amount: 1.29, coupon_discount: 1.29, payable_amount: 4.08 });
  });
});

describe('an order', () => {
  test('has its voucher, counts its use, and returns it when it is cancelled', async () => {
    const made = await collected({ limitPerUser: 1 });
    await add(ids.cheese, 3);
    const { checkout } = (await quote({ shop_ids: [ids.dairy] })).data;
    const { body } = await place({ payable_amount: checkout.payable_amount });
    const [{ id, amount }] = body.data.orders;
    expect([amount, await usedOf(made)]).toEqual([checkout.payable_amount, 1]);
    const { order } = (await get(`/order-details?order_id=${id}`)).body.data;
    expect(order).toMatchObject({ coupon_discount: 1, payable_amount: amount });
    await add(ids.cheese, 3);
    expect((await quote()).data.checkout.coupon_discount).toBe(0);
    await inQuietTransaction(shop.database.db, (tx) => moveOrder(tx, id, 'Cancelled', 'customer'));
    expect(await usedOf(made)).toBe(0);
    expect((await quote()).data.checkout.coupon_discount).toBe(1);
  });

  test('is refused when its code no longer applies, with and without a total', async () => {
    await add(ids.cheese, 3);
    const made = await voucher({ code: 'GOING' });
    const { checkout } = (await quote({ coupon_code: 'GOING' })).data;
    await shop.database.pool.query(`update vouchers set is_active = false where id = ${made.id}`);
    for (const more of [{}, { payable_amount: checkout.payable_amount }]) {
      const { status, body } = await place({ coupon_code: 'GOING', ...more });
      expect([status, body.message]).toEqual([
        409,
        text('The voucher does not count any more. Please check your order again.'),
      ]);
    }
    expect(await usedOf(made)).toBe(0);
  });

  test('does without the code of a shop whose chosen goods are all sold out', async () => {
    await add(ids.cheese);
    await add(ids.bread);
    await voucher({ code: 'BREAD', shopId: ids.bakery });
    await shop.database.pool.query('update packagings set stock = 0 where id = $1', [ids.breadLoaf]);
    const { data, message } = await quote({ coupon_code: 'BREAD' });
    expect([data.apply_coupon, message]).toEqual([false, text('There is no voucher with this code here.')]);
    const shown = { shop_ids: [ids.dairy, ids.bakery], payable_amount: data.checkout.payable_amount };
    const refusal = await place({ coupon_code: 'BREAD', ...shown });
    expect([refusal.status, refusal.body.data.apply_coupon]).toEqual([409, false]);
    expect((await place(shown)).status).toBe(200);
  });

  test('over the largest amount is refused, even where its voucher brings it under that', async () => {
    await shop.database.pool.query('update packagings set price = 1000000000, stock = 50 where id = $1', [
      ids.milkLitre,
    ]);
    await add(ids.milk, 3);
    await voucher({ code: 'HUGE', discountType: 'Percentage', discount: 90 });
    const { status, body } = await place({ coupon_code: 'HUGE' });
    expect([status, body.message]).toEqual([422, text('This order is too large.')]);
  });

  test('of two shops uses the voucher of each', async () => {
    const [dairy, bakery] = [await collected(), await collected({ shopId: ids.bakery })];
    await add(ids.cheese);
    await add(ids.bread);
    const { checkout } = (await quote()).data;
    const placed = await place({ shop_ids: [ids.dairy, ids.bakery], payable_amount: checkout.payable_amount });
    expect([placed.status, await usedOf(dairy), await usedOf(bakery)]).toEqual([200, 1, 1]);
  });
});

describe('the preview of a voucher', () => {
  const products = [{ id: ids.cheese, quantity: 3, shop_id: ids.dairy }];

  test('applies the collected vouchers without a code, and only the code with one', async () => {
    expect((await post('/apply-voucher', { products })).status).toBe(201);
    await collected();
    const own = await post('/apply-voucher', { products });
    expect([own.status, own.body.data]).toEqual([200, { total_order_amount: 9.99, total_discount_amount: 1 }]);
    await voucher({ code: 'HALF', discount: 50 });
    const coded = await post('/coupons/apply', { products, coupon_code: 'half' });
    expect([coded.status, coded.body.data.total_discount_amount]).toEqual([200, 5]);
    const wrong = await post('/coupons/apply', { products, coupon_code: 'NONE' });
    expect([wrong.status, wrong.body.data.total_discount_amount]).toEqual([201, 0]);
  });

  test('trusts neither the shop nor the product in the request', async () => {
    const elsewhere = await post('/apply-voucher', { products: [{ ...products[0], shop_id: ids.bakery }] });
    expect([elsewhere.status, Object.keys(elsewhere.body.errors)]).toEqual([422, ['products.0.shop_id']]);
    const unknown = await post('/coupons/apply', { coupon_code: 'X', products: [{ ...products[0], id: 999_999 }] });
    expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([422, ['products.0.id']]);
  });
});
