/** What follows a delivery: returns and reviews. */
import { maxBodyBytes } from '#server/http/json-body.ts';
import { deliver } from '#tests/support/data/delivered.ts';
import { exampleProduct } from '#tests/support/server/shared-server.ts';
import { badPage, type Case, cases } from './cases.ts';
import { holdKey, releaseKey } from './held-key.ts';
import { newVisit, type Visit } from './shop.ts';

const delivered = async ({ call, shop, line, shopId, addressId }: Visit): Promise<number> => {
  await call('addToCart', { body: line });
  const { body } = await call('placeOrder', { body: { shop_ids: [shopId], address_id: addressId } });
  const id: number = body.data.orders[0].id;
  await deliver(shop.database.db, id);
  return id;
};

const wish = async (visit: Visit) => ({
  body: { order_id: await delivered(visit), product_ids: [exampleProduct] },
});

const requested = async (visit: Visit) => {
  const { body } = await visit.call('requestReturn', await wish(visit));
  return { path: { id: body.data.returnOrder.id as number } };
};

const praise = async (visit: Visit) => ({
  body: { order_id: await delivered(visit), product_id: exampleProduct },
});

const rows: Case[] = [
  { call: 'requestReturn', status: 200, when: 'to a delivered order', given: wish },
  {
    call: 'requestReturn',
    status: 404,
    when: 'to somebody else’s order',
    given: async () => wish(await newVisit()),
  },
  {
    call: 'requestReturn',
    status: 409,
    when: 'while a request with the same key is worked on',
    given: async (visit) => ({ ...(await wish(visit)), ...(await holdKey(visit)) }),
    after: releaseKey,
  },
  {
    call: 'requestReturn',
    status: 413,
    when: 'to more than anybody writes',
    change: { body: { reason: 'x'.repeat(maxBodyBytes) } },
  },
  {
    call: 'requestReturn',
    status: 422,
    when: 'to the same product again',
    given: async (visit) => {
      const again = await wish(visit);
      await visit.call('requestReturn', again);
      return again;
    },
    fields: [],
  },
  {
    call: 'requestReturn',
    status: 422,
    when: 'without a reason',
    change: { body: { reason: ' ' } },
    fields: ['reason'],
  },
  {
    call: 'listReturns',
    status: 200,
    when: 'with the shopper’s returns',
    given: async (visit) => void (await requested(visit)),
  },
  badPage('listReturns'),
  { call: 'getReturn', status: 200, when: 'to the own return', given: requested },
  { call: 'getReturn', status: 404, when: 'to somebody else’s return', given: async () => requested(await newVisit()) },
  { call: 'getReturn', status: 422, when: 'to a word', change: { path: { id: 'mine' } }, fields: ['id'] },
  { call: 'addReview', status: 200, when: 'to what was delivered', given: praise },
  { call: 'addReview', status: 404, when: 'to somebody else’s order', given: async () => praise(await newVisit()) },
  {
    call: 'addReview',
    status: 409,
    when: 'while a request with the same key is worked on',
    given: async (visit) => ({ ...(await praise(visit)), ...(await holdKey(visit)) }),
    after: releaseKey,
  },
  {
    call: 'addReview',
    status: 413,
    when: 'to more than anybody writes',
    change: { body: { description: 'x'.repeat(maxBodyBytes) } },
  },
  { call: 'addReview', status: 422, when: 'to six stars', change: { body: { rating: 6 } }, fields: ['rating'] },
];

cases('returns and reviews', rows);
