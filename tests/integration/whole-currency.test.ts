/**
 * A shop in yen: what is quoted, ordered, mailed, printed, charged and refunded is one amount, without parts of a yen.
 *
 * @spec R62
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { commandOf } from '#server/cli/commands.ts';
import { readAmounts } from '#tests/support/data/documents.ts';
import type { Seller } from '#tests/support/data/sellers.ts';
import type { Shopper } from '#tests/support/data/shoppers.ts';
import { addVoucher } from '#tests/support/data/vouchers.ts';
import type { TestServer } from '#tests/support/server/server.ts';
import { ids } from '#tests/support/shops/cart-shop.ts';
import { newShopper, paymentHarness, press, startPaymentShop, visit } from '#tests/support/shops/payment-shop.ts';
import { dairyShopper, sellerDesk, sellerOf } from '#tests/support/shops/seller-desk.ts';
import { text } from '#tests/support/texts/texts.ts';

let shop: TestServer;
let ann: Shopper;
let seller: Seller;

beforeAll(async () => {
  shop = await startPaymentShop();
  seller = await sellerOf(shop);
  const { pool } = shop.database;
  await pool.query(`insert into currencies (name, symbol, rate_from_default, is_default) values ('JPY', '¥', 1, true)`);
  // A litre of milk is 129 yen, its delivery 400.
  await pool.query('update packagings set price = price * 100, discount_price = discount_price * 100');
  await pool.query('update delivery_charges set charge = charge * 100');
});
afterAll(() => shop.close());
beforeEach(async () => {
  ann = await newShopper(shop);
});

const { sessionOf } = paymentHarness(
  () => shop,
  () => ann,
);
const desk = sellerDesk(
  () => shop,
  () => seller,
);
const { post, fill, wish, detailsOf, mails } = dairyShopper(
  () => shop,
  () => ann,
);

/** Three litres: 387 of goods, 400 of delivery, 19 and 5 of taxes that are 19.35 and 4.84, 58 off by a voucher of 15 %. */
async function placePaid() {
  const voucher = await addVoucher(shop.database.db, { discount: 15 });
  await fill({ litre: 3 });
  const code = { coupon_code: voucher.code };
  const { checkout } = (await post('/cart/checkout', { shop_ids: [ids.dairy], ...code })).body.data;
  const { body } = await post('/place-order', wish({ payment_method: 'stripe', ...code }));
  const { order_payment_url: url, orders } = body.data;
  const [{ id, order_code, amount }] = orders;
  const placed = { paymentId: Number(/\/order\/(\d+)\//.exec(url)?.[1]) };
  const ending = await press(await visit(url), 'pay');
  return { id, code: order_code as string, amount, checkout, placed, ending };
}

describe('a shop in a currency without decimals', () => {
  test('quotes, orders, mails, prints and charges one amount', async () => {
    const { id, amount, checkout, placed, ending } = await placePaid();
    expect(checkout).toMatchObject({ coupon_discount: 58, order_tax_amount: 24, payable_amount: 753 });
    expect(checkout.all_vat_taxes.map((tax: { amount: number }) => tax.amount)).toEqual([19, 5]);
    const order = await detailsOf(id);
    expect([amount, order.payable_amount, (await sessionOf(placed))?.amount]).toEqual([753, 753, 753]);
    expect(ending.text).toContain('753.00 JPY');
    expect(order.payment_status).toBe('Paid');
    expect((await mails())[0]?.body).toContain('753.00¥');
    expect((await readAmounts(order.payment_receipt_url, 'en')).at(-1)).toBe('753.00');
  });

  test('gives back whole amounts, and says the same in the mails', async () => {
    const { id, code, placed } = await placePaid();
    await desk.deliver(code, (await desk.lineOf(code, '1 l')).id, { quantity: 2 });
    expect(await detailsOf(id)).toMatchObject({ payable_amount: 635, coupon_discount: 39, refund: { amount: 118 } });
    await shop.app.reconcilePayments();
    await post('/orders/cancel', { order_id: id });
    await shop.app.reconcilePayments();
    const refunded: number[] = Object.values((await sessionOf(placed))?.refunds);
    expect(refunded.toSorted((a, b) => a - b)).toEqual([118, 635]);
    const refunds = (await mails()).filter(({ subject }) => subject.includes('refund'));
    expect(refunds.map(({ body }) => /[\d.]+¥/.exec(body)?.[0])).toEqual(['118.00¥', '635.00¥']);
  });

  test('takes off whole amounts in a preview of a voucher', async () => {
    const { code: coupon_code } = await addVoucher(shop.database.db, { discount: 15 });
    const products = [{ id: ids.milk, quantity: 3, shop_id: ids.dairy }];
    const { body } = await post('/apply-voucher', { coupon_code, products });
    expect(body.data).toEqual({ total_order_amount: 387, total_discount_amount: 58 });
  });
});

describe('amounts with a part of a yen', () => {
  const run = (...words: string[]) => commandOf(words)?.(shop.database.db);
  const noParts = 'JPY has no parts';

  test.each([
    ['a price', ['price', 'set', 'C-Milk', '129.50']],
    ['a discount', ['price', 'set', 'C-Milk', '129', '--discount', '99.5']],
    ['a charge for delivery', ['shop', 'delivery', 'dairy', '1-5=3.90']],
    ['a minimum', ['shop', 'minimum', 'dairy', '15.50']],
    ['a price from which delivery is free', ['shop', 'free-delivery', 'dairy', '40.5']],
    ['a discount of a voucher', ['voucher', 'create', 'PART', '5.50', '--shop', 'dairy']],
    ['the minimum of a voucher', ['voucher', 'create', 'PART', '5', '--shop', 'dairy', '--minimum', '10.5']],
    ['the maximum of a voucher', ['voucher', 'create', 'PART', '5%', '--shop', 'dairy', '--maximum', '10.5']],
  ])('are refused by the commands: %s', async (_, words) => {
    await expect(async () => run(...words)).rejects.toThrow(noParts);
  });

  test('are refused in a flash sale', async () => {
    await run('sale', 'create', 'Night', '2030-01-01 10:00', '2030-01-02 10:00');
    await expect(async () => run('sale', 'add', 'night', 'C-Milk', '99.50', '5')).rejects.toThrow(noParts);
    expect((await run('sale', 'add', 'night', 'C-Milk', '99.00', '5'))?.[0]).toContain('5 at 99.00');
  });

  test('are refused in a file of goods, with their columns', async () => {
    const path = join(shop.uploadsDir, 'goods.csv');
    writeFileSync(
      path,
      'sku,shop,category,name,price,discount_price,stock,size,size_surcharge\nA1,Dairy,Food,Hat,4.5,3.5,1,S,0.5\nA2,Dairy,Food,Cap,450,,1,,\n',
    );
    const refusal = await Promise.resolve(run('import', 'products', path)).catch((error: Error) => error.message);
    for (const column of ['price', 'discount_price', 'size_surcharge'])
      expect(refusal).toContain(`line 2, ${column}: the currency of the shop has no parts`);
    expect(refusal).not.toContain('line 3');
  });

  test('are refused to a seller, under their fields', async () => {
    const send = (path: string, body: object) => shop.post(path, body, { token: seller.token, locale: 'en' });
    const message = text('The currency of the shop has no parts. Write a whole amount.');
    const price = await send('/seller/products', { sku: 'C-Milk', price: 129.5 });
    expect([price.status, price.body.errors]).toEqual([422, { price: [message] }]);
    const discount = await send('/seller/products', { sku: 'C-Milk', price: 129, discount_price: 99.5 });
    expect([discount.status, discount.body.errors]).toEqual([422, { discount_price: [message] }]);
    const delivery = await send('/seller/shop', { delivery: [{ min_quantity: 1, max_quantity: 5, charge: 3.9 }] });
    expect([delivery.status, delivery.body.errors]).toEqual([422, { delivery: [message] }]);
    const { body } = await shop.get('/seller/products?search=C-Milk', { token: seller.token });
    expect(body.data.products[0]).toMatchObject({ price: 129, discount_price: null });
  });
});
