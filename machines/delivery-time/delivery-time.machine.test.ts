import { describe, expect, test } from 'vitest';
import type { Failure } from '#api/types/failure.ts';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { holdRenewalMs, requestTimeoutMs } from '../constants.ts';
import { deliveryOf, lacksTime, shownDayOf } from './delivery-time.logic.ts';
import { deliveryTimeMachine } from './delivery-time.machine.ts';
import { selectDeliveryTime } from './delivery-time.selectors.ts';
import type { DeliveryOffer, DeliveryShop } from './delivery-time.types.ts';

const morning = '2026-11-24T09:00:00.000000Z';
const evening = '2026-11-24T22:00:00.000000Z';
const slot = (from: string, isFull = false) => ({
  from,
  until: from.replace('09:00', '11:00').replace('22:00', '23:00'),
  orders_until: from,
  is_full: isFull,
});

const aShop = (some: Partial<DeliveryShop> = {}): DeliveryShop => ({
  shop_id: 3,
  is_required: false,
  chosen: null,
  held_until: null,
  slots: [slot(morning), slot(evening)],
  ...some,
});

const anOffer = (...shops: DeliveryShop[]): DeliveryOffer => ({ time_zone: 'Europe/Paris', shops });

const conflict: Failure = { kind: 'refused', status: 409, message: 'Dairy can no longer deliver.' };
const unauthorized: Failure = { kind: 'unauthorized', status: 401 };
const silent: Failure = { kind: 'network' };

const begin = () => {
  const flow = startHeld(deliveryTimeMachine, undefined, ['listDeliverySlots', 'holdDeliverySlots']);
  const facts = () => selectDeliveryTime(flow.snapshot());
  return { ...flow, facts };
};

const loading = () => {
  const flow = begin();
  flow.send({ type: 'delivery.load', shopIds: [3] });
  return flow;
};

const offered = async (shop = aShop()) => {
  const flow = loading();
  await flow.respond('listDeliverySlots', anOffer(shop));
  return flow;
};

const holding = async () => {
  const flow = await offered();
  flow.send({ type: 'delivery.choose', shopId: 3, from: morning });
  return flow;
};

const held = async () => {
  const flow = await holding();
  await flow.respond('holdDeliverySlots', anOffer(aShop({ chosen: morning })));
  return flow;
};

describe('loading', () => {
  test('offers the times of the shops', async () => {
    const { facts } = await offered();
    expect(facts().stage).toBe('choosing');
    expect(facts().offer?.shops).toHaveLength(1);
  });

  test('is absent where no shop offers times, where the back end has none, and without shops', async () => {
    const none = loading();
    await none.respond('listDeliverySlots', anOffer());
    expect(none.facts().stage).toBe('absent');
    const other = loading();
    await other.refuse('listDeliverySlots', { kind: 'notOffered', status: 404 });
    expect(other.facts().stage).toBe('absent');
    const flow = await offered();
    flow.send({ type: 'delivery.load', shopIds: [] });
    expect(flow.facts()).toMatchObject({ stage: 'absent', offer: undefined });
  });

  test('fails with a retry, also if no response comes', async () => {
    const flow = loading();
    await flow.refuse('listDeliverySlots', silent);
    expect(flow.facts()).toMatchObject({ stage: 'failed', failure: silent });
    flow.send({ type: 'delivery.retry' });
    expect(flow.facts()).toMatchObject({ stage: 'loading', failure: undefined });
    flow.pass(requestTimeoutMs);
    expect(flow.facts()).toMatchObject({ stage: 'failed', failure: { kind: 'timeout' } });
  });

  test('ends with the session', async () => {
    const flow = loading();
    await flow.refuse('listDeliverySlots', unauthorized);
    expect(flow.facts().stage).toBe('expired');
  });

  test('takes what the server holds as chosen, and drops a choice that is gone', async () => {
    const flow = await offered(aShop({ chosen: evening }));
    expect(flow.facts().choices).toEqual([{ shop_id: 3, from: evening }]);
    flow.send({ type: 'delivery.load', shopIds: [3] });
    await flow.respond('listDeliverySlots', anOffer(aShop({ slots: [slot(morning), slot(evening, true)] })));
    expect(flow.facts().choices).toEqual([]);
  });
});

describe('a choice', () => {
  test('holds a place at once, and is in the order', async () => {
    const flow = await holding();
    expect(flow.requested('holdDeliverySlots')).toEqual([{ slots: [{ shop_id: 3, from: morning }] }]);
    await flow.respond('holdDeliverySlots', anOffer(aShop({ chosen: morning })));
    expect(flow.facts().stage).toBe('choosing');
    expect(deliveryOf(flow.facts())).toEqual({ delivery_slots: [{ shop_id: 3, from: morning }] });
  });

  test('that is made while another is in flight replaces it', async () => {
    const flow = await holding();
    flow.send({ type: 'delivery.choose', shopId: 3, from: null });
    expect(flow.facts().choices).toEqual([{ shop_id: 3, from: null }]);
    expect(deliveryOf(flow.facts())).toEqual({});
  });

  test('that is made while the times are fetched again is held, and so is one after a failure', async () => {
    const flow = await offered();
    flow.send({ type: 'delivery.load', shopIds: [3] });
    flow.send({ type: 'delivery.choose', shopId: 3, from: evening });
    expect(flow.facts()).toMatchObject({ stage: 'holding', choices: [{ shop_id: 3, from: evening }] });
    await flow.refuse('holdDeliverySlots', silent);
    flow.send({ type: 'delivery.choose', shopId: 3, from: morning });
    expect(flow.facts()).toMatchObject({ stage: 'holding', failure: undefined });
    expect(flow.requested('holdDeliverySlots').at(-1)).toEqual({ slots: [{ shop_id: 3, from: morning }] });
  });

  test('of one shop leaves the times of the others in sight, and a shop that left the checkout has none', async () => {
    const flow = begin();
    flow.send({ type: 'delivery.load', shopIds: [3, 4] });
    await flow.respond('listDeliverySlots', anOffer(aShop(), aShop({ shop_id: 4, chosen: evening })));
    flow.send({ type: 'delivery.choose', shopId: 4, from: null });
    const bothShops = [
      { shop_id: 3, from: null },
      { shop_id: 4, from: null },
    ];
    expect(flow.requested('holdDeliverySlots')).toEqual([{ slots: bothShops }]);
    flow.send({ type: 'delivery.load', shopIds: [3] });
    await flow.respond('listDeliverySlots', anOffer(aShop()));
    flow.send({ type: 'delivery.choose', shopId: 3, from: morning });
    expect(flow.requested('holdDeliverySlots').at(-1)).toEqual({ slots: [{ shop_id: 3, from: morning }] });
  });

  test('of “as soon as possible” stays, also where the server still holds the time before', async () => {
    const flow = await offered(aShop({ chosen: morning }));
    flow.send({ type: 'delivery.choose', shopId: 3, from: null });
    await flow.refuse('holdDeliverySlots', silent);
    flow.send({ type: 'delivery.retry' });
    await flow.respond('listDeliverySlots', anOffer(aShop({ chosen: morning })));
    expect(flow.facts().choices).toEqual([{ shop_id: 3, from: null }]);
    expect(deliveryOf(flow.facts())).toEqual({});
  });

  test('that somebody else took is dropped, and says why beside the next times', async () => {
    const flow = await holding();
    await flow.refuse('holdDeliverySlots', conflict);
    expect(flow.facts()).toMatchObject({ stage: 'loading', failure: conflict });
    await flow.respond('listDeliverySlots', anOffer(aShop({ slots: [slot(morning, true), slot(evening)] })));
    expect(flow.facts()).toMatchObject({ stage: 'choosing', choices: [], failure: conflict });
    flow.send({ type: 'delivery.choose', shopId: 3, from: evening });
    expect(flow.facts().failure).toBeUndefined();
  });

  test('that fails keeps what was chosen', async () => {
    const flow = await holding();
    await flow.refuse('holdDeliverySlots', silent);
    expect(flow.facts()).toMatchObject({ stage: 'failed', choices: [{ shop_id: 3, from: morning }] });
    const slow = await holding();
    slow.pass(requestTimeoutMs);
    expect(slow.facts().stage).toBe('failed');
    const dead = await holding();
    await dead.refuse('holdDeliverySlots', unauthorized);
    expect(dead.facts().stage).toBe('expired');
  });
});

describe('a place', () => {
  test('is renewed before it ends', async () => {
    const flow = await held();
    flow.pass(holdRenewalMs);
    expect(flow.snapshot().value).toBe('renewing');
    expect(flow.facts().stage).toBe('choosing');
    await flow.respond('holdDeliverySlots', anOffer(aShop({ chosen: morning })));
    expect(flow.snapshot().value).toBe('choosing');
  });

  test('stays chosen if the renewal gets no response, and another can be chosen meanwhile', async () => {
    const flow = await held();
    flow.pass(holdRenewalMs);
    await flow.refuse('holdDeliverySlots', silent);
    expect(flow.facts()).toMatchObject({ stage: 'choosing', choices: [{ shop_id: 3, from: morning }] });
    flow.pass(holdRenewalMs);
    flow.pass(requestTimeoutMs);
    expect(flow.snapshot().value).toBe('choosing');
    flow.pass(holdRenewalMs);
    flow.send({ type: 'delivery.choose', shopId: 3, from: evening });
    expect(flow.facts().stage).toBe('holding');
  });

  test('that cannot be renewed is gone', async () => {
    const flow = await held();
    flow.pass(holdRenewalMs);
    await flow.refuse('holdDeliverySlots', conflict);
    expect(flow.facts()).toMatchObject({ stage: 'loading', failure: conflict });
    const dead = await held();
    dead.pass(holdRenewalMs);
    await dead.refuse('holdDeliverySlots', unauthorized);
    expect(dead.facts().stage).toBe('expired');
  });

  test('is not renewed where none is held', async () => {
    const flow = await offered();
    flow.pass(holdRenewalMs);
    expect(flow.snapshot().value).toBe('choosing');
  });
});

test('The times of a day are those of the time zone of the shop', async () => {
  const flow = await offered();
  const shop = aShop();
  const late = '2026-11-25';
  // 22:00 in UTC is 23:00 of the same day in Paris; 23:00 is the next day.
  flow.send({ type: 'delivery.showDay', shopId: 3, day: late });
  expect(shownDayOf(shop, flow.facts())?.slots).toHaveLength(2);
  const next = aShop({ slots: [slot(morning), slot('2026-11-24T23:00:00.000000Z')] });
  expect(shownDayOf(next, flow.facts())).toMatchObject({ day: late });
});

test('The day of the chosen time is shown, else the first with a free place', () => {
  const tomorrow = '2026-11-25T09:00:00.000000Z';
  const shop = aShop({ slots: [slot(morning, true), slot(tomorrow)] });
  const offer = anOffer(shop);
  expect(shownDayOf(shop, { days: [], choices: [], offer })?.day).toBe('2026-11-25');
  const choices = [{ shop_id: 3, from: morning }];
  expect(shownDayOf(shop, { days: [], choices, offer })?.day).toBe('2026-11-24');
});

test('A shop that needs a time lacks one until it is chosen', () => {
  const offer = anOffer(aShop({ is_required: true }));
  expect(lacksTime({ offer, choices: [] })).toBe(true);
  expect(lacksTime({ offer, choices: [{ shop_id: 3, from: morning }] })).toBe(false);
  expect(lacksTime({ offer: anOffer(aShop()), choices: [] })).toBe(false);
});
