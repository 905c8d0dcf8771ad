/** Delivery times: listing them, and holding a place. */
import { type Case, cases, good } from './cases.ts';
import type { Visit } from './shop.ts';

const past = '2001-01-01T09:00:00Z';

const offerTimes = async ({ shop, shopId }: Visit) => {
  await shop.database.pool.query('insert into delivery_calendars (shop_id) values ($1) on conflict do nothing', [
    shopId,
  ]);
  await shop.database.pool.query(
    `insert into delivery_slots (shop_id, weekday, starts_at, ends_at, capacity)
     select $1, day, '09:00', '11:00', 1 from generate_series(1, 7) as day on conflict do nothing`,
    [shopId],
  );
};

const offerNone = ({ shop, shopId }: Visit) =>
  shop.database.pool.query('delete from delivery_calendars where shop_id = $1', [shopId]);

const rows: Case[] = [
  good('listDeliverySlots'),
  {
    call: 'listDeliverySlots',
    status: 200,
    when: 'with the times of a shop',
    given: async (visit) => {
      await offerTimes(visit);
      return { query: { shop_ids: String(visit.shopId) } };
    },
    after: offerNone,
  },
  {
    call: 'listDeliverySlots',
    status: 422,
    when: 'to a shop that is no number',
    change: { query: { shop_ids: 'dairy' } },
    fields: ['shop_ids'],
  },
  good('holdDeliverySlots', 'to as soon as possible'),
  {
    call: 'holdDeliverySlots',
    status: 409,
    when: 'to a time whose orders have ended',
    given: async (visit) => {
      await offerTimes(visit);
      return { body: { slots: [{ shop_id: visit.shopId, from: past }] } };
    },
    after: offerNone,
  },
  {
    call: 'holdDeliverySlots',
    status: 422,
    when: 'to a shop without times',
    given: async ({ shopId }) => ({ body: { slots: [{ shop_id: shopId, from: past }] } }),
    fields: ['delivery_slots'],
  },
];

cases('delivery times', rows);
