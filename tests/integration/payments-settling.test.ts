/**
 * What can go wrong between order and money: lost notices, wrong amounts, two windows, orders that are cancelled.
 *
 * @spec R60, R61, R128
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
import { text } from '#tests/support/texts/texts.ts';

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

describe('a payment', () => {
  test('is settled without its notice, by the first read of its state', async () => {
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
  ])('with another %s than expected pays no order and is reported to the operator', async (_what, change) => {
    const placed = await placeOnline(shop, ann);
    const page = await visit(placed.url);
    await shop.database.pool.query(
      `update sandbox_sessions set ${change} where client_reference = '${placed.paymentId}'`,
    );
    expect((await press(page, 'pay')).path).toMatch(/\/payment\/cancel$/);
    expect(await paymentOf(placed)).toMatchObject({
      status: 'failed',
      error: text('Another amount was paid than the order costs.'),
    });
    expect(await orderOf(firstOf(placed))).toMatchObject({ payment_status: 'Pending' });
    expect(shop.log.some((line) => line.includes('another amount'))).toBe(true);
  });

  test('uses the same session again after a crash between the gateway’s response and the shop’s own record', async () => {
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

  test('has one session when ten windows open it at once', async () => {
    const placed = await placeOnline(shop, ann);
    const pages = await Promise.all(Array.from({ length: 10 }, () => visit(placed.url)));
    expect(new Set(pages.map(({ path }) => path)).size).toBe(1);
  });
});

describe('an order', () => {
  test('is paid later with the open payment, and not once it is paid or cancelled', async () => {
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

  test('is told to its shop once the money is there; one that is taken back before that is not told', async () => {
    await shop.database.pool.query('delete from outbox');
    const subjects = async () =>
      (await rows(`select subject from outbox where recipient = 'dairy@larder.test' order by id`)).map(
        ({ subject }) => String(subject).split('#')[0],
      );
    const takeBack = (id: number) => shop.post('/orders/cancel', { order_id: id }, { token: ann.token });
    const dropped = await placeOnline(shop, ann, [ids.dairy]);
    expect((await takeBack(firstOf(dropped))).status).toBe(200);
    const placed = await placeOnline(shop, ann, [ids.dairy]);
    expect(await subjects()).toEqual([]);
    await press(await visit(placed.url), 'pay');
    await expect.poll(subjects).toEqual(['New order ']);
    expect((await takeBack(firstOf(placed))).status).toBe(200);
    expect(await subjects()).toEqual(['New order ', 'Order ']);
  });

  test('is paid once when two windows of two payments pay at the same moment', async () => {
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

  test('is not charged when it was cancelled meanwhile', async () => {
    const placed = await placeOnline(shop, ann, [ids.dairy]);
    const page = await visit(placed.url);
    await cancel(firstOf(placed));
    await shop.app.reconcilePayments();
    expect((await press(page, 'pay')).path).toMatch(/\/payment\/cancel$/);
    expect(await sessionOf(placed)).toMatchObject({ status: 'expired' });
    expect(await paymentOf(placed)).toMatchObject({ status: 'cancelled' });
  });

  test('leads to no gateway when it was cancelled before the address is opened', async () => {
    const placed = await placeOnline(shop, ann, [ids.dairy]);
    await cancel(firstOf(placed));
    expect((await visit(placed.url)).path).toMatch(/\/payment\/cancel$/);
    expect(await sessionOf(placed)).toBeUndefined();
  });

  test('is refunded once, and alone, when it was paid after its cancellation', async () => {
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

  test('counts as refunded where the gateway has given all of it back already', async () => {
    const placed = await placeOnline(shop, ann, [ids.dairy]);
    await press(await visit(placed.url), 'pay');
    await shop.database.pool.query(
      `update sandbox_sessions set refunds = jsonb_build_object('by hand', amount) where client_reference = '${placed.paymentId}'`,
    );
    await cancel(firstOf(placed));
    await shop.app.reconcilePayments();
    expect(await rows(`select state from payment_shares where payment_id = ${placed.paymentId}`)).toEqual([
      { state: 'returned' },
    ]);
    expect(Object.keys((await sessionOf(placed)).refunds)).toEqual(['by hand']);
  });

  test('is refunded although twenty other refunds are refused by the gateway each time', async () => {
    const other = await placeOnline(shop, ann, [ids.dairy]);
    const placed = await placeOnline(shop, ann, [ids.dairy]);
    await shop.database.pool.query(`
      with refused as (
        insert into payments (key, user_id, gateway, status, amount, currency, language, reference)
        select 'refused-' || n, user_id, gateway, 'paid', amount, currency, language, 'unknown-' || n
        from payments, generate_series(1, 20) n where id = ${other.paymentId} returning id
      )
      insert into payment_shares (payment_id, order_id, amount, state)
      select id, ${firstOf(other)}, 100, 'owed' from refused`);
    await press(await visit(placed.url), 'pay');
    await cancel(firstOf(placed));
    const state = async () =>
      (await rows(`select state from payment_shares where payment_id = ${placed.paymentId}`))[0].state;
    for (let run = 0; run < 20 && (await state()) !== 'returned'; run += 1) await shop.app.reconcilePayments();
    expect(await state()).toBe('returned');
    await shop.database.pool.query(`delete from payments where key like 'refused-%'`);
  });

  const makeDayOld = (...orders: number[]) =>
    shop.database.pool.query(
      `update orders set placed_at = placed_at - interval '${payWithinMs} milliseconds' where id in (${orders})`,
    );

  test('stays after a day if it was paid in time and nobody has heard of it', async () => {
    const placed = await placeOnline(shop, ann);
    await visit(placed.url);
    await shop.database.pool.query(
      `update sandbox_sessions set status = 'complete' where client_reference = '${placed.paymentId}'`,
    );
    await makeDayOld(...placed.orderIds);
    await shop.app.reconcilePayments();
    for (const id of placed.orderIds)
      expect(await orderOf(id)).toMatchObject({ order_status: 'Pending', payment_status: 'Paid' });
    expect((await sessionOf(placed)).refunds).toEqual({});
  });

  test('stays after a day until its gateway has said that nobody paid', async () => {
    const placed = await placeOnline(shop, ann, [ids.dairy]);
    await visit(placed.url);
    const { id: reference } = await sessionOf(placed);
    const setReference = (text: string) =>
      shop.database.pool.query(`update payments set reference = '${text}' where id = ${placed.paymentId}`);
    await makeDayOld(firstOf(placed));
    await setReference('unknown');
    await shop.app.reconcilePayments();
    expect(await orderOf(firstOf(placed))).toMatchObject({ order_status: 'Pending' });
    await setReference(reference);
    await shop.app.reconcilePayments();
    expect(await orderOf(firstOf(placed))).toMatchObject({ order_status: 'Cancelled' });
    expect(await sessionOf(placed)).toMatchObject({ status: 'expired' });
  });

  test('is cancelled after a day without payment and returns its goods, except with cash', async () => {
    const placed = await placeOnline(shop, ann, [ids.dairy]);
    await shop.post('/cart/store', { product_id: ids.milk }, { token: ann.token });
    const cash = { shop_ids: [ids.dairy], address_id: ann.addressId, payment_method: 'cash' };
    const { body } = await shop.post('/place-order', cash, { token: ann.token });
    const id = body.data.orders[0].id as number;
    const stock = `select stock from packagings where id = ${ids.milkLitre}`;
    const [before] = await rows(stock);
    await makeDayOld(firstOf(placed), id);
    await shop.app.reconcilePayments();
    expect(await orderOf(firstOf(placed))).toMatchObject({ order_status: 'Cancelled' });
    expect(await orderOf(id)).toMatchObject({ order_status: 'Pending' });
    expect(await rows(stock)).toEqual([{ stock: before.stock + 1 }]);
  });
});
