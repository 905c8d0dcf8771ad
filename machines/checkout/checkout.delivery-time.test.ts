import { describe, expect, test } from 'vitest';
import { aQuote } from '#tests/models/cart.ts';
import { anOrder, home } from '#tests/models/checkout.ts';
import { settled } from '#tests/support/charts/settled.ts';
import { startCheckout, work } from '#tests/support/charts/start-checkout.ts';
import { holdRemainderMs } from '../constants.ts';
import { selectDestination } from './checkout.selectors.ts';
import type { Purchase } from './checkout.types.ts';

const from = '2026-11-24T09:00:00.000000Z';
const slots = [{ from, until: from.replace('09', '11'), orders_until: from.replace('09', '08'), is_full: false }];

const quoted = async (isRequired = false, purchase: Purchase = 'cart') => {
  const shop = { shop_id: 3, is_required: isRequired, chosen: null, held_until: null, slots };
  const checkout = startCheckout(undefined, {}, { time_zone: 'UTC', shops: [shop] });
  checkout.send({ type: 'checkout.enter', shopIds: [3], shopperId: 7, purchase });
  await checkout.respond('quoteCheckout', aQuote(12.5));
  checkout.send({ type: 'payment.choose', method: 'cash' });
  await settled();
  return checkout;
};

const choose = async (checkout: Awaited<ReturnType<typeof quoted>>) => {
  checkout.send({ type: 'delivery.choose', shopId: 3, from });
  await settled();
};

test('An order carries the chosen time, and without a choice the body is as ever', async () => {
  const soon = await quoted();
  soon.send({ type: 'order.place' });
  expect(soon.requested('placeOrder')[0]).not.toHaveProperty('delivery_slots');
  const timed = await quoted();
  await choose(timed);
  timed.send({ type: 'order.place' });
  expect(timed.requested('placeOrder')).toMatchObject([{ delivery_slots: [{ shop_id: 3, from }] }]);
});

test('Where the shop needs a time, nothing is ordered before one is chosen', async () => {
  const checkout = await quoted(true);
  checkout.send({ type: 'order.place' });
  expect(checkout.requested('placeOrder')).toEqual([]);
  expect(checkout.notices()).toContainEqual({ kind: 'error', text: { key: 'Please choose a delivery time' } });
  await choose(checkout);
  checkout.send({ type: 'order.place' });
  expect(checkout.requested('placeOrder')).toHaveLength(1);
});

test('A time that is gone is fetched again with the others, and what was typed stays', async () => {
  const checkout = await quoted();
  await choose(checkout);
  checkout.send({ type: 'note.type', note: 'Ring twice' });
  checkout.send({ type: 'order.place' });
  expect(checkout.timeLists()).toBe(1);
  const message = 'Dairy can no longer deliver then.';
  await checkout.refuse('placeOrder', { kind: 'refused', status: 409, message, data: aQuote(12.5) });
  expect(checkout.facts()).toMatchObject({ stage: 'quoted', note: 'Ring twice', payment: 'cash' });
  expect(checkout.timeLists()).toBe(2);
  expect(checkout.notices()).toContainEqual({ kind: 'error', text: { message } });
});

describe('the place and the time of the header', () => {
  const destination = (checkout: Awaited<ReturnType<typeof quoted>>) => selectDestination(checkout.snapshot());
  const held = [{ from, until: slots[0]?.until, time_zone: 'UTC' }];

  test('are those of the open checkout, and the time outlives it as long as its place is held', async () => {
    const checkout = await quoted();
    expect(destination(checkout)).toMatchObject({ address: { id: 5 }, times: [] });
    await choose(checkout);
    expect(destination(checkout).times).toEqual(held);
    checkout.send({ type: 'checkout.leave' });
    expect(destination(checkout)).toEqual({ address: undefined, times: held });
    checkout.pass(holdRemainderMs - 1);
    expect(destination(checkout).times).toEqual(held);
    checkout.pass(1);
    expect(destination(checkout).times).toEqual([]);
  });

  test('are nothing after an order, a direct purchase or the end of the session', async () => {
    const ordered = await quoted();
    await choose(ordered);
    ordered.send({ type: 'order.place' });
    await ordered.respond('placeOrder', anOrder);
    ordered.send({ type: 'checkout.leave' });
    expect(destination(ordered).times).toEqual([]);
    const direct = await quoted(false, 'buyNow');
    await choose(direct);
    expect(destination(direct).times).toEqual(held);
    direct.send({ type: 'checkout.leave' });
    expect(destination(direct).times).toEqual([]);
    const ended = await quoted();
    await choose(ended);
    ended.send({ type: 'session.ended' });
    expect(destination(ended).times).toEqual([]);
  });

  test('follow an address that is added, and the list of addresses is refreshed', async () => {
    const checkout = startCheckout([home]);
    checkout.send({ type: 'checkout.enter', shopIds: [3], shopperId: 7 });
    await settled();
    checkout.send({ type: 'address.new' });
    expect(checkout.emitted('addresses.changed')).toEqual([]);
    checkout.send({ type: 'address.save' });
    await settled();
    expect(destination(checkout).address).toEqual(work);
    expect(checkout.emitted('addresses.changed')).toHaveLength(1);
  });

  test('begin anew with the next checkout', async () => {
    const checkout = await quoted();
    await choose(checkout);
    checkout.send({ type: 'checkout.leave' });
    checkout.send({ type: 'checkout.enter', shopIds: [4], shopperId: 7 });
    expect(destination(checkout).times).toEqual([]);
  });
});
