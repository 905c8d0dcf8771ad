/**
 * Delivery times: what shops offer, the place that a shopper holds, and the place of an order.
 *
 * @spec R100, R101
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cancelOrder } from '#server/cli/orders.ts';
import { printedOrder } from '#server/db/queries/documents.ts';
import { documentFacts } from '#server/documents/facts.ts';
import { purge } from '#server/retention.ts';
import { addSeller, type Seller } from '#tests/support/data/sellers.ts';
import type { Shopper } from '#tests/support/data/shoppers.ts';
import { ids } from '#tests/support/shops/cart-shop.ts';
import { bread, milk, type RaceShop, startRaceShop, statuses } from '#tests/support/shops/crowd-shop.ts';

type Slot = { from: string; until: string; orders_until: string; is_full: boolean };
type Offer = { time_zone: string; shops: { shop_id: number; chosen: string | null; slots: Slot[] }[] };

const week = [1, 2, 3, 4, 5, 6, 7];
const slotsOf = (capacity: number) =>
  week.map((weekday) => ({ weekday, from: '09:00', until: '11:00', capacity, cutoff_minutes: 60 }));
const timesOf = (capacity: number, more: object = {}) => ({
  ...{ days: 7, is_required: false, closed_days: [] as string[], slots: slotsOf(capacity) },
  ...more,
});

let race: RaceShop;
let seller: Seller;
let ann: Shopper;
let ben: Shopper;

beforeAll(async () => {
  race = await startRaceShop();
  await race.setStock(ids.milkLitre, 100_000);
  await race.setStock(ids.breadLoaf, 100_000);
  const { db, pool } = race.shop.database;
  seller = await addSeller(db);
  await pool.query('update partner_applications set shop_id = $1 where user_id = $2', [ids.dairy, seller.id]);
});

afterAll(() => race.shop.close());

const setTimes = (times: object | null, locale = 'en') =>
  race.shop.post('/seller/shop', { delivery_times: times }, { token: seller.token, locale });

beforeEach(async () => {
  await race.shop.database.pool.query('delete from delivery_holds');
  await race.shop.database.pool.query("update orders set status = 'Cancelled' where status = 'Pending'");
  expect((await setTimes(timesOf(1))).status).toBe(200);
  [ann, ben] = (await race.buyers(2)) as [Shopper, Shopper];
  await race.fillCarts([ann, ben], [milk]);
});

const offerTo = async (buyer: Shopper): Promise<Offer> =>
  (await race.get(buyer, `/delivery-slots?shop_ids=${ids.dairy},${ids.bakery}`)).body.data;
const slotsFor = async (buyer: Shopper) => (await offerTo(buyer)).shops[0]?.slots ?? [];
/** Some days ahead, so that no cut-off passes meanwhile. */
const lastSlot = async (buyer: Shopper) => (await slotsFor(buyer)).at(-1) as Slot;
const hold = (buyer: Shopper, from: string | null) =>
  race.post(buyer, '/delivery-slots', { slots: [{ shop_id: ids.dairy, from }] });
const order = (buyer: Shopper, from: string, more: object = {}) =>
  race.place(buyer, [ids.dairy], { body: { delivery_slots: [{ shop_id: ids.dairy, from }], ...more } });
const ordersAt = (from: string) =>
  race.value(`select count(*) as value from orders where delivery_from = '${from}' and status <> 'Cancelled'`);

describe('the list', () => {
  test('has the times of the next days in the time zone of the shop, and no shop without times', async () => {
    await race.shop.database.pool.query(
      `insert into settings (key, value) values ('timeZone', '"America/New_York"')
       on conflict (key) do update set value = excluded.value`,
    );
    const { time_zone: zone, shops } = await offerTo(ann);
    await race.shop.database.pool.query("delete from settings where key = 'timeZone'");
    expect(zone).toBe('America/New_York');
    expect(shops.map((shop) => shop.shop_id)).toEqual([ids.dairy]);
    const hours = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone });
    const slots = shops[0]?.slots ?? [];
    expect(slots.length).toBeGreaterThanOrEqual(6);
    for (const { from, until, orders_until: last } of slots)
      expect([last, from, until].map((moment) => hours.format(new Date(moment)))).toEqual(['08:00', '09:00', '11:00']);
  });

  test('leaves out closed days, and times whose orders have ended', async () => {
    const { from, orders_until: last } = (await slotsFor(ann))[0] as Slot;
    await setTimes(timesOf(1, { closed_days: [from.slice(0, 10)] }));
    expect((await slotsFor(ann)).map((slot) => slot.from)).not.toContain(from);
    await setTimes(timesOf(1));
    expect(Date.parse(last)).toBeGreaterThan(Date.now());
  });

  test('needs ids, and an account', async () => {
    expect((await race.get(ann, '/delivery-slots?shop_ids=a')).status).toBe(422);
    expect((await race.shop.get(`/delivery-slots?shop_ids=${ids.dairy}`)).status).toBe(401);
  });
});

describe('a place that is held', () => {
  test('is full for others and free for who has it, until it ends by itself', async () => {
    const { from } = await lastSlot(ann);
    expect((await hold(ann, from)).body.data.shops[0].chosen).toBe(from);
    expect((await lastSlot(ann)).is_full).toBe(false);
    expect((await lastSlot(ben)).is_full).toBe(true);
    const refused = await hold(ben, from);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toMatch(/^Dairy can no longer deliver on \w+day \d+ \w+, 09:00–11:00/);
    expect((await order(ben, from)).status).toBe(409);
    await race.shop.database.pool.query("update delivery_holds set held_until = now() - interval '1 second'");
    expect((await hold(ben, from)).status).toBe(200);
    expect((await order(ann, from)).status).toBe(409);
  });

  test('goes back when another time, or none, is chosen, and there is one a shop', async () => {
    const [first, second] = (await slotsFor(ann)).slice(-2) as [Slot, Slot];
    await hold(ann, first.from);
    await hold(ann, second.from);
    expect((await slotsFor(ben)).slice(-2).map((slot) => slot.is_full)).toEqual([false, true]);
    await hold(ann, null);
    expect((await lastSlot(ben)).is_full).toBe(false);
  });

  test('is taken once under a key, and refused with one that is no key', async () => {
    const wish = { slots: [{ shop_id: ids.dairy, from: (await lastSlot(ann)).from }] };
    const takeUnder = (key: string) =>
      race.shop.post('/delivery-slots', wish, { token: ann.token, headers: { 'Idempotency-Key': key } });
    const key = crypto.randomUUID();
    expect([(await takeUnder(key)).status, (await takeUnder(key)).status]).toEqual([200, 200]);
    expect((await takeUnder('short')).body.errors).toHaveProperty('idempotency-key');
  });

  test('is removed by the job once it has ended', async () => {
    await hold(ann, (await lastSlot(ann)).from);
    await race.shop.database.pool.query("update delivery_holds set held_until = now() - interval '1 second'");
    const { db } = race.shop.database;
    await purge({ db, clock: () => new Date(), config: { uploadsDir: race.shop.uploadsDir } as never });
    expect(await race.value('select count(*) as value from delivery_holds')).toBe(0);
  });

  test('is refused for a moment that is no time, and for a shop without times', async () => {
    expect((await hold(ann, '2001-01-01T09:00:00Z')).status).toBe(409);
    const other = { slots: [{ shop_id: ids.bakery, from: (await lastSlot(ann)).from }] };
    expect((await race.post(ann, '/delivery-slots', other)).status).toBe(422);
    const twice = { slots: [1, 2].map(() => ({ shop_id: ids.dairy, from: null })) };
    expect((await race.post(ann, '/delivery-slots', twice)).body.errors).toHaveProperty('delivery_slots');
  });
});

describe('an order', () => {
  test('has its time in the details, the list, the mail, the invoice and the desk of the shop', async () => {
    const { from, until } = await lastSlot(ann);
    await hold(ann, from);
    const placed = await order(ann, from);
    expect(placed.status).toBe(200);
    const [{ id, order_code: code }] = placed.body.data.orders;
    const time = { from, until, time_zone: 'UTC' };
    expect((await race.get(ann, `/order-details?order_id=${id}`)).body.data.order.delivery_time).toEqual(time);
    expect((await race.get(ann, '/orders')).body.data.orders[0].delivery_time).toEqual(time);
    const path = `/seller/orders/${encodeURIComponent(code)}`;
    expect((await race.shop.get(path, { token: seller.token })).body.data.order.delivery_time).toEqual(time);
    expect(await race.value(`select count(*) as value from delivery_holds where user_id = ${ann.id}`)).toBe(0);
    const mailed = 'select body from outbox where subject like $1';
    const { rows } = await race.shop.database.pool.query(mailed, [`%${code}%`]);
    expect(rows[0].body).toContain('09:00–11:00');
    const printed = await printedOrder(race.shop.database.db, id);
    const details = printed && documentFacts(printed, 'invoice', 'en').details;
    expect(details?.map(({ name }) => name)).toContain('Delivery time');
  });

  test('without a time goes as soon as possible, unless the shop needs one', async () => {
    expect((await race.place(ann, [ids.dairy])).status).toBe(200);
    await setTimes(timesOf(1, { is_required: true }));
    const refused = await race.place(ben, [ids.dairy]);
    expect(refused.status).toBe(422);
    expect(refused.body.message).toBe('Dairy delivers at fixed times. Please choose one.');
  });

  test('is refused after the cut-off, even with a held place, and nothing is ordered', async () => {
    const { from } = await lastSlot(ann);
    await hold(ann, from);
    const slots = slotsOf(1).map((slot) => ({ ...slot, cutoff_minutes: 10_080 }));
    await setTimes(timesOf(1, { slots }));
    const refused = await order(ann, from);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('Dairy');
    expect(refused.body.data.checkout_items).toHaveLength(1);
    expect(await ordersAt(from)).toBe(0);
  });

  test('that is cancelled gives its place back', async () => {
    const { from } = await lastSlot(ann);
    const [{ order_code: code }] = (await order(ann, from)).body.data.orders;
    expect((await order(ben, from)).status).toBe(409);
    await cancelOrder(race.shop.database.db, code);
    expect((await order(ben, from)).status).toBe(200);
  });

  test('of two shops has a time for each', async () => {
    await race.fillCarts([ann], [bread]);
    const { from } = await lastSlot(ann);
    const body = { delivery_slots: [{ shop_id: ids.dairy, from }] };
    const { orders } = (await race.place(ann, [ids.dairy, ids.bakery], { body })).body.data;
    expect(orders).toHaveLength(2);
    expect(
      await race.value("select count(*) as value from orders where delivery_from is null and status = 'Pending'"),
    ).toBe(1);
  });
});

test('Of forty buyers for the last place one orders', async () => {
  const crowd = await race.buyers(40);
  await race.fillCarts(crowd, [milk]);
  const { from } = await lastSlot(ann);
  const responses = await Promise.all(crowd.map((buyer) => order(buyer, from)));
  expect(statuses(responses)).toEqual({ 200: 1, 409: 39 });
  expect(await ordersAt(from)).toBe(1);
});

test('Of forty shoppers one holds the last place', async () => {
  const crowd = await race.buyers(40);
  const { from } = await lastSlot(ann);
  const responses = await Promise.all(crowd.map((buyer) => hold(buyer, from)));
  expect(statuses(responses)).toEqual({ 200: 1, 409: 39 });
});

describe('a seller', () => {
  test('reads the times as they were set, and takes them away', async () => {
    const read = () => race.shop.get('/seller/shop', { token: seller.token });
    expect((await read()).body.data.shop.delivery_times).toEqual(timesOf(1));
    await setTimes(null);
    expect((await read()).body.data.shop).not.toHaveProperty('delivery_times');
    expect((await offerTo(ann)).shops).toEqual([]);
  });

  test('cannot close on a day that is in no calendar', async () => {
    for (const day of ['0000-01-01', '2026-02-30']) {
      const refused = await setTimes(timesOf(1, { closed_days: [day] }));
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['closed_days']]);
    }
  });

  test('cannot set times that overlap, or that end before they begin', async () => {
    const slot = { weekday: 1, from: '09:00', until: '11:00', capacity: 1, cutoff_minutes: 0 };
    for (const other of [
      { ...slot, from: '10:00' },
      { ...slot, from: '20:00', until: '19:00' },
    ]) {
      const refused = await setTimes(timesOf(1, { slots: [slot, other] }));
      expect(refused.status).toBe(422);
      expect(refused.body.errors).toHaveProperty('delivery_times');
    }
  });
});
