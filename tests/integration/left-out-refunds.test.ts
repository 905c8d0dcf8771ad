/**
 * Money for lines that were left out goes back by itself, once, whenever it was paid.
 *
 * @spec R60, R106
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hasUnsettledBusiness } from '#server/db/queries/personal-data.ts';
import type { Seller } from '#tests/support/data/sellers.ts';
import type { Shopper } from '#tests/support/data/shoppers.ts';
import type { TestServer } from '#tests/support/server/server.ts';
import { restock } from '#tests/support/shops/cart-shop.ts';
import {
  newShopper,
  type Placed,
  paymentHarness,
  press,
  pressAndStay,
  startPaymentShop,
  visit,
} from '#tests/support/shops/payment-shop.ts';
import { dairyShopper, type Quantities, sellerDesk, sellerOf } from '#tests/support/shops/seller-desk.ts';

let shop: TestServer;
let ann: Shopper;
let seller: Seller;

beforeAll(async () => {
  shop = await startPaymentShop();
  seller = await sellerOf(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await restock(shop.database.db);
  ann = await newShopper(shop);
});

const { rows, paymentOf, payLater, sessionOf } = paymentHarness(
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
const cents = (amount: number) => Math.round(amount * 100);

type Online = Placed & { id: number; code: string };

async function placeOnline(quantities: Quantities): Promise<Online> {
  await fill(quantities);
  const { body } = await post('/place-order', wish({ payment_method: 'stripe' }));
  const { order_payment_url: url, orders } = body.data;
  const [{ id, order_code: code, amount }] = orders;
  return { url, id, code, amount, orderIds: [id], paymentId: Number(/\/order\/(\d+)\//.exec(url)?.[1]) };
}

async function placePaid(quantities: Quantities): Promise<Online> {
  const placed = await placeOnline(quantities);
  await press(await visit(placed.url), 'pay');
  return placed;
}

const leaveOut = async ({ code }: Online, option: string, quantity: number) =>
  desk.deliver(code, (await desk.lineOf(code, option)).id, { quantity });

/** In cents, each refund at the gateway. */
const refundsOf = async (placed: Online): Promise<number[]> =>
  Object.values(((await sessionOf(placed))?.refunds ?? {}) as Record<string, number>);

const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

describe('a paid order', () => {
  test('gets the difference back, once, however often the job runs', async () => {
    const placed = await placePaid({ litre: 3, cheese: 1 });
    await leaveOut(placed, '1 l', 1);
    const order = await detailsOf(placed.id);
    const difference = cents(placed.amount) - cents(order.payable_amount);
    expect(order.refund).toEqual({ amount: difference / 100, is_sent: false });
    for (const _run of [1, 2, 3]) await shop.app.reconcilePayments();
    expect(await refundsOf(placed)).toEqual([difference]);
    expect((await detailsOf(placed.id)).refund).toEqual({ amount: difference / 100, is_sent: true });
    const subjects = (await mails()).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('refund'))).toHaveLength(1);
  });

  test('is refunded once by jobs that run at once', async () => {
    const placed = await placePaid({ litre: 3, cheese: 1 });
    await Promise.all([leaveOut(placed, '1 l', 2), leaveOut(placed, '200 g', 0)]);
    await Promise.all([1, 2, 3].map(() => shop.app.reconcilePayments()));
    const order = await detailsOf(placed.id);
    expect(sumOf(await refundsOf(placed))).toBe(cents(placed.amount) - cents(order.payable_amount));
    expect((await mails()).filter(({ subject }) => subject.includes('refund'))).toHaveLength(2);
  });

  test('gets the same refund again after a crash between the gateway and the own record', async () => {
    const placed = await placePaid({ litre: 3, cheese: 1 });
    await leaveOut(placed, '1 l', 1);
    await shop.app.reconcilePayments();
    const before = await refundsOf(placed);
    await shop.database.pool.query(`update partial_refunds set state = 'owed' where order_id = $1`, [placed.id]);
    await shop.app.reconcilePayments();
    expect(await refundsOf(placed)).toEqual(before);
  });

  test('gets the rest back when it is cancelled, and never more than was paid', async () => {
    for (const first of ['the job', 'the cancellation']) {
      const placed = await placePaid({ litre: 3, cheese: 1 });
      await leaveOut(placed, '1 l', 1);
      if (first === 'the job') await shop.app.reconcilePayments();
      await post('/orders/cancel', { order_id: placed.id });
      for (const _run of [1, 2]) await shop.app.reconcilePayments();
      const back = await refundsOf(placed);
      expect(back).toHaveLength(2);
      expect(sumOf(back)).toBe(cents(placed.amount));
    }
  });

  test('gets all back when nothing of it can be delivered', async () => {
    const placed = await placePaid({ litre: 2 });
    await leaveOut(placed, '1 l', 0);
    for (const _run of [1, 2]) await shop.app.reconcilePayments();
    expect(await refundsOf(placed)).toEqual([cents(placed.amount)]);
    expect((await detailsOf(placed.id)).order_status).toBe('Cancelled');
  });

  test('gets back what is left out and cancelled at once', async () => {
    const placed = await placePaid({ litre: 3, cheese: 1 });
    await Promise.all([leaveOut(placed, '1 l', 1), post('/orders/cancel', { order_id: placed.id })]);
    for (const _run of [1, 2]) await shop.app.reconcilePayments();
    expect(sumOf(await refundsOf(placed))).toBe(cents(placed.amount));
  });
});

describe('an order that is still to be paid', () => {
  test('closes the window with the old amount, and a new one has the new amount', async () => {
    const placed = await placeOnline({ litre: 3, cheese: 1 });
    await visit(placed.url);
    await leaveOut(placed, '1 l', 1);
    expect((await visit(placed.url)).path).toMatch(/\/payment\/cancel$/);
    expect(await sessionOf(placed)).toMatchObject({ status: 'expired' });
    const { payable_amount: payable } = await detailsOf(placed.id);
    const again = (await payLater(placed.id)).body.data.order_payment_url;
    await press(await visit(again), 'pay');
    const paid = await rows(`select amount from payment_shares where order_id = ${placed.id} and state = 'paid'`);
    expect(paid).toEqual([{ amount: cents(payable) }]);
    expect(await detailsOf(placed.id)).not.toHaveProperty('refund');
  });

  test('is closed by the job too', async () => {
    const placed = await placeOnline({ litre: 3, cheese: 1 });
    await visit(placed.url);
    await leaveOut(placed, '1 l', 1);
    await shop.app.reconcilePayments();
    expect(await paymentOf(placed)).toMatchObject({ status: 'cancelled' });
  });

  test('gets the difference back if somebody pays the old amount meanwhile', async () => {
    const placed = await placeOnline({ litre: 3, cheese: 1 });
    const page = await visit(placed.url);
    await leaveOut(placed, '1 l', 1);
    await pressAndStay(page, 'pay');
    for (const _run of [1, 2]) await shop.app.reconcilePayments();
    const order = await detailsOf(placed.id);
    expect(order.payment_status).toBe('Paid');
    expect(await refundsOf(placed)).toEqual([cents(placed.amount) - cents(order.payable_amount)]);
  });

  test('is paid and left out at once without a cent too much', async () => {
    for (let round = 0; round < 4; round += 1) {
      const placed = await placeOnline({ litre: 3, cheese: 1 });
      const page = await visit(placed.url);
      await Promise.all([leaveOut(placed, '1 l', 1), pressAndStay(page, 'pay')]);
      for (const _run of [1, 2]) await shop.app.reconcilePayments();
      const { payable_amount: payable } = await detailsOf(placed.id);
      expect(cents(placed.amount) - sumOf(await refundsOf(placed))).toBe(cents(payable));
    }
  });
});

test('An account is not deleted while a refund of it is on its way', async () => {
  const placed = await placePaid({ litre: 2, cheese: 1 });
  await leaveOut(placed, '1 l', 1);
  for (const status of ['Confirm', 'Processing', 'Pickup', 'On The Way', 'Delivered'])
    await desk.step(placed.code, status);
  expect(await hasUnsettledBusiness(shop.database.db, ann.id)).toBe(true);
  await shop.app.reconcilePayments();
  expect(await hasUnsettledBusiness(shop.database.db, ann.id)).toBe(false);
});
