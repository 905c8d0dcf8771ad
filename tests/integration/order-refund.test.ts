/**
 * The operator sends back money of an order that stays: goodwill, or one bad melon after the delivery.
 *
 * @spec R126
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { commandOf } from '#server/cli/commands.ts';
import type { Seller } from '#tests/support/data/sellers.ts';
import type { Shopper } from '#tests/support/data/shoppers.ts';
import type { TestServer } from '#tests/support/server/server.ts';
import { restock } from '#tests/support/shops/cart-shop.ts';
import { newShopper, paymentHarness, press, startPaymentShop, visit } from '#tests/support/shops/payment-shop.ts';
import { dairyShopper, sellerDesk, sellerOf } from '#tests/support/shops/seller-desk.ts';

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

const { sessionOf } = paymentHarness(
  () => shop,
  () => ann,
);
const desk = sellerDesk(
  () => shop,
  () => seller,
);
const { post, fill, place, wish, detailsOf, mails } = dairyShopper(
  () => shop,
  () => ann,
);

/** Three litres and a cheese: 7.20 of goods, 2.50 of delivery, 0.45 of taxes. */
async function placePaid() {
  await fill({ litre: 3, cheese: 1 });
  const { body } = await post('/place-order', wish({ payment_method: 'stripe' }));
  const { order_payment_url: url, orders } = body.data;
  await press(await visit(url), 'pay');
  return { id: orders[0].id, code: orders[0].order_code, paymentId: Number(/\/order\/(\d+)\//.exec(url)?.[1]) };
}

type Placed = Awaited<ReturnType<typeof placePaid>>;

const refund = async ({ code }: Pick<Placed, 'code'>, amount: string, ...more: string[]) =>
  commandOf(['order', 'refund', code, amount, ...more])?.(shop.database.db);
/** In cents, the smallest first. */
const refundsOf = async (placed: Placed): Promise<number[]> =>
  Object.values<number>((await sessionOf(placed))?.refunds ?? {}).toSorted((a, b) => a - b);
const melon = ['--note', 'One melon was bad.'];

describe('a refund by the operator', () => {
  test('sends back a part of a delivered order once, and tells the shopper why', async () => {
    const placed = await placePaid();
    for (const status of ['Confirm', 'Processing', 'Pickup', 'On The Way', 'Delivered'])
      await desk.step(placed.code, status);
    expect(await refund(placed, '2.50', ...melon)).toEqual([`${placed.code}: 2.50 goes back`]);
    await expect(refund(placed, '2.50', ...melon)).rejects.toThrow('has this refund already');
    const shown = { amount: 2.5, note: 'One melon was bad.' };
    expect((await detailsOf(placed.id)).part_refunds).toEqual([{ ...shown, is_sent: false }]);
    for (const _run of [1, 2]) await shop.app.reconcilePayments();
    expect(await refundsOf(placed)).toEqual([250]);
    const details = { order_status: 'Delivered', payable_amount: 10.15, part_refunds: [{ ...shown, is_sent: true }] };
    expect(await detailsOf(placed.id)).toMatchObject(details);
    const refunds = (await mails()).filter(({ subject }) => subject.includes('refund'));
    expect(refunds).toHaveLength(1);
    expect(refunds[0]?.body).toContain('2.50$');
    expect(refunds[0]?.body).toContain('The shop writes: One melon was bad.');
  });

  test('is one of two that are sent at once', async () => {
    const placed = await placePaid();
    const both = await Promise.allSettled([refund(placed, '2.50', ...melon), refund(placed, '2.50', ...melon)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('sends back all that is left, and never more than was paid', async () => {
    const placed = await placePaid();
    await refund(placed, '4', ...melon);
    await expect(refund(placed, '6.16', '--note', 'More')).rejects.toThrow('6.15 can go back, and no more');
    expect(await refund(placed, 'all', '--note', 'The rest')).toEqual([`${placed.code}: 6.15 goes back`]);
    await expect(refund(placed, 'all', '--note', 'Again')).rejects.toThrow('nothing to refund');
    await shop.app.reconcilePayments();
    expect(await refundsOf(placed)).toEqual([400, 615]);
  });

  test('takes nothing off what goes back for a line that is left out later, or with the cancellation', async () => {
    const placed = await placePaid();
    await refund(placed, '1', ...melon);
    await desk.deliver(placed.code, (await desk.lineOf(placed.code, '200 g')).id, { quantity: 0 });
    const { payable_amount: payable, refund: shown } = await detailsOf(placed.id);
    expect(shown.amount).toBeCloseTo(10.15 - payable, 2);
    await shop.app.reconcilePayments();
    await post('/orders/cancel', { order_id: placed.id });
    await shop.app.reconcilePayments();
    const all = await refundsOf(placed);
    expect([all.length, all.reduce((sum, amount) => sum + amount, 0)]).toEqual([3, 1015]);
    await expect(refund(placed, '1', '--note', 'More')).rejects.toThrow('nothing to refund');
  });

  test('needs a note, an amount and money that was paid online', async () => {
    const placed = await placePaid();
    await expect(refund(placed, '2')).rejects.toThrow('Say why with --note');
    await expect(refund(placed, '0', ...melon)).rejects.toThrow('A price is an amount');
    await expect(refund({ code: 'LD999999' }, '2', ...melon)).rejects.toThrow('There is no order');
    await expect(refund(await place({ litre: 2 }), '2', ...melon)).rejects.toThrow('nothing was paid online');
    await shop.app.reconcilePayments();
    expect(await refundsOf(placed)).toEqual([]);
  });
});
