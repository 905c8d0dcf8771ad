/** What a shopper does with an order. */
import { orderTimeline } from '#machines/lifecycles/order.machine.ts';
import type { OperationId } from '#server/contract.types.ts';
import { moveOrder } from '#server/db/queries/order-steps.ts';
import { inQuietTransaction } from '#tests/support/database/recorded-commits.ts';
import { type Case, cases } from './cases.ts';
import { holdKey, releaseKey } from './held-key.ts';
import { placed } from './placing.ts';
import { newVisit, type Visit } from './shop.ts';

const own = async (visit: Visit) => ({ body: { order_id: (await placed(visit)).query.order_id } });

const arrived = async (visit: Visit) => {
  const change = await own(visit);
  for (const to of orderTimeline().slice(1)) {
    await inQuietTransaction(visit.shop.database.db, (tx) => moveOrder(tx, change.body.order_id, to, 'shop'));
  }
  return change;
};

const alike = (call: OperationId): Case[] => [
  { call, status: 404, when: 'to somebody else’s order', given: async () => own(await newVisit()) },
  {
    call,
    status: 409,
    when: 'while a request with the same key is worked on',
    given: async (visit) => ({ ...(await (call === 'orderAgain' ? arrived : own)(visit)), ...(await holdKey(visit)) }),
    after: releaseKey,
  },
  { call, status: 422, when: 'without a number', change: { body: { order_id: undefined } }, fields: ['order_id'] },
];

const rows: Case[] = [
  { call: 'cancelOrder', status: 200, when: 'to a pending order', given: own },
  { call: 'cancelOrder', status: 422, when: 'to one that has arrived', given: arrived, fields: [] },
  ...alike('cancelOrder'),
  { call: 'orderAgain', status: 200, when: 'to one that has arrived', given: arrived },
  { call: 'orderAgain', status: 422, when: 'to one that is still pending', given: own, fields: [] },
  ...alike('orderAgain'),
];

cases('order actions', rows);
