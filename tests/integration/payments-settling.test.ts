/**
 * What can go wrong between order and money: lost notices, wrong amounts, two windows, orders that are cancelled.
 *
 * @spec R60, R61
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { moveOrder } from '#server/db/queries/order-steps.ts';
import { payWithinMs } from '#server/domain/pay-until.ts';
import type { Shopper } from '#tests/support/data/shoppers.ts';
import { inQuietTransaction } from '#tests/support/database/recorded-commits.ts';
import type { TestServer } from '#tests/support/server/server.ts';
import { ids } from '#tests/support/shops/cart-shop.ts';
import {
  firstOf,
  newShopper,
  paymentHarness,
  placeOnline,
  press,
  pressAndStay,
  startPaymentShop,
  visit,
} from '#tests/support/shops/payment-shop.ts';

let shop: TestServer;
let ann: Shopper;

beforeAll(async () => {
  shop = await startPaymentShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  ann = await newShopper(shop);
});

const { get, rows, paymentOf, orderOf, payLater, sessionOf } = paymentHarness(
  () => shop,
  () => ann,
);
const cancel = (id: number) => inQuietTransaction(shop.database.db, (tx) => moveOrder(tx, id, 'Cancelled', 'customer'));

describe('what goes wrong', () => {
  test('a lost notice is made up for, whoever looks first', async () => {
    const lose = `update sandbox_sessions set status = 'complete' where client_reference = `;
    const requested = await placeOnline(shop, ann);
    await visit(requested.url);
    await shop.database.pool.query(`${lose} '${requested.paymentId}'`);
    expect(await paymentOf(requested)).toMatchObject({ status: 'paid' });

    const tended = await placeOnline(shop, ann);
    await visit(tended.url);
    await shop.database.pool.query(`${lose} '${tended.paymentId}'`);
    shop.forward(61_000);
    await shop.app.reconcilePayments();
    expect(await rows(`select status from payments where id = ${tended.paymentId}`)).toEqual([{ status: 'paid' }]);
    expect(await orderOf(firstOf(tended))).toMatchObject({ payment_status: 'Paid' });
  });

  test.each([
    ['amount', 'amount = amount - 1'],
    ['currency', `currency = 'eur'`],
  ])('another %s than was asked for pays no order, and is told to the operator', async (_what, change) => {
    const placed = await placeOnline(shop, ann);
    const page = await visit(placed.url);
    await shop.database.pool.query(
      `update sandbox_sessions set ${change} where client_reference = '${placed.paymentId}'`,
    );
    expect((await press(page, 'pay')).path).toMatch(/\/payment\/cancel$/);
    expect(await paymentOf(placed)).toMatchObject({
      status: 'failed',
      error: 'Another amount was paid than the order costs.',
    });
    expect(await orderOf(firstOf(placed))).toMatchObject({ payment_status: 'Pending' });
    expect(shop.log.some((line) => line.includes('another amount'))).toBe(true);
  });

  test('killed between the gateway’s answer and our own record: the same session is used again', async () => {
    const placed = await placeOnline(shop, ann);
    const page = await visit(placed.url);
    await shop.database.pool.query(`update payments set reference = null where id = ${placed.paymentId}`);
    expect((await visit(placed.url)).path).toBe(page.path);
    await shop.database.pool.query(`update payments set reference = null where id = ${placed.paymentId}`);
    await press(page, 'pay');
    expect(await paymentOf(placed)).toMatchObject({ status: 'paid' });
    expect(await rows(`select id from sandbox_sessions where client_reference = '${placed.paymentId}'`)).toHaveLength(
      1,
    );
  });

  test('a payment opened by ten windows at once is one session', async () => {
    const placed = await placeOnline(shop, ann);
    const pages = await Promise.all(Array.from({ length: 10 }, () => visit(placed.url)));
    expect(new Set(pages.map(({ path }) => path)).size).toBe(1);
  });
});

describe('nothing is paid twice or for nothing', () => {
  test('paying later uses the open payment again, and refuses what is paid or cancelled', async () => {
    const placed = await placeOnline(shop, ann, [ids.dairy]);
    const responses = await Promise.all([payLater(firstOf(placed)), payLater(firstOf(placed))]);
    expect(responses.map(({ body }) => body.data.order_payment_url)).toEqual([placed.url, placed.url]);
    await press(await visit(placed.url), 'pay');
    expect((await payLater(firstOf(placed))).status).toBe(409);
    expect((await visit(placed.url)).path).toMatch(/\/payment\/success$/);

    const dropped = await placeOnline(shop, ann, [ids.dairy]);
    await cancel(firstOf(dropped));
    expect((await payLater(firstOf(dropped))).status).toBe(409);
  });

  test('pays an order once, though two windows of two payments pay at the same moment', async () => {
    const placed = await placeOnline(shop, ann, [ids.dairy]);
    const page = await visit(placed.url);
    // As if the session had been closed only after somebody paid it.
    await shop.database.pool.query(`update payment_shares set state = 'closed' where payment_id = ${placed.paymentId}`);
    const second = await visit((await payLater(firstOf(placed))).body.data.order_payment_url);
    await Promise.all([press(page, 'pay'), press(second, 'pay')]);
    await shop.app.reconcilePayments();
    const states = await rows(`select state from payment_shares where order_id = ${firstOf(placed)} order by state`);
    expect(states).toEqual([{ state: 'paid' }, { state: 'returned' }]);
    const back = await rows(`select sum(value::int)::int as back from sandbox_sessions, jsonb_each_text(refunds)
      where client_reference in (select payment_id::text from payment_shares where order_id = ${firstOf(placed)})`);
    expect(back).toEqual([{ back: Math.round(placed.amount * 100) }]);
  });

  test('an order that was cancelled meanwhile is not charged', async () => {
    const placed = await placeOnline(shop, ann, [ids.dairy]);
    const page = await visit(placed.url);
    await cancel(firstOf(placed));
    await shop.app.reconcilePayments();
    expect((await press(page, 'pay')).path).toMatch(/\/payment\/cancel$/);
    expect(await sessionOf(placed)).toMatchObject({ status: 'expired' });
    expect(await paymentOf(placed)).toMatchObject({ status: 'cancelled' });
  });

  test('an address that is opened after the order was cancelled leads to no gateway', async () => {
    const placed = await placeOnline(shop, ann, [ids.dairy]);
    await cancel(firstOf(placed));
    expect((await visit(placed.url)).path).toMatch(/\/payment\/cancel$/);
    expect(await sessionOf(placed)).toBeUndefined();
  });

  test('what was paid for a cancelled order goes back, for that order alone and once', async () => {
    const placed = await placeOnline(shop, ann);
    const page = await visit(placed.url);
    await cancel(firstOf(placed));
    await pressAndStay(page, 'pay');
    for (const _round of [1, 2]) await shop.app.reconcilePayments();
    const { amount } = (await get('/orders')).body.data.orders.find(({ id }: { id: number }) => id === firstOf(placed));
    expect(Object.values((await sessionOf(placed)).refunds)).toEqual([Math.round(amount * 100)]);
    expect(await orderOf(placed.orderIds[1] ?? 0)).toMatchObject({ payment_status: 'Paid' });

    await cancel(placed.orderIds[1] ?? 0);
    await shop.app.reconcilePayments();
    expect(Object.values((await sessionOf(placed)).refunds)).toHaveLength(2);
  });

  test('an order that nobody pays gives its goods back after a day; a cash order waits', async () => {
    const placed = await placeOnline(shop, ann, [ids.dairy]);
    await shop.post('/cart/store', { product_id: ids.milk }, { token: ann.token });
    const cash = { shop_ids: [ids.dairy], address_id: ann.addressId, payment_method: 'cash' };
    const { body } = await shop.post('/place-order', cash, { token: ann.token });
    const id = body.data.orders[0].id as number;
    const stock = `select stock from packagings where id = ${ids.milkLitre}`;
    const [before] = await rows(stock);
    await shop.database.pool.query(
      `update orders set placed_at = placed_at - interval '${payWithinMs} milliseconds' where id in (${firstOf(placed)}, ${id})`,
    );
    await shop.app.reconcilePayments();
    expect(await orderOf(firstOf(placed))).toMatchObject({ order_status: 'Cancelled' });
    expect(await orderOf(id)).toMatchObject({ order_status: 'Pending' });
    expect(await rows(stock)).toEqual([{ stock: before.stock + 1 }]);
  });
});
