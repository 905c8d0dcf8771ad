/**
 * The order that a text is about: only the shopper's own of that shop, seen by both sides as it stands now.
 *
 * @spec R112
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSeller, addTrade, type Seller, type Trade } from '#tests/support/data/sellers.ts';
import { addShoppers, type Shopper } from '#tests/support/data/shoppers.ts';
import { demoFilling } from '#tests/support/database/demo-database.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';

let shop: TestServer;
let ann: Shopper;
let eve: Shopper;
let seller: Seller;
let other: Seller;
let own: Trade;
let foreign: Trade;
let elsewhere: Trade;

beforeAll(async () => {
  shop = await startTestServer({ filling: demoFilling, env: { DEMO_SHOP: 'off' } });
  const { db } = shop.database;
  [ann, eve] = (await addShoppers(db, 2)) as [Shopper, Shopper];
  seller = await addSeller(db);
  other = await addSeller(db);
  own = await addTrade(db, seller, ann.id);
  foreign = await addTrade(db, seller, eve.id);
  elsewhere = await addTrade(db, other, ann.id);
});
afterAll(() => shop.close());

const send = (orderId: unknown, more: object = {}) =>
  shop.post(
    '/send-message',
    { shop_id: seller.shopId, message: 'Where is it?', order_id: orderId, ...more },
    { token: ann.token },
  );
const stored = async () =>
  (await shop.database.pool.query('select count(*)::int as count from messages where order_id is not null')).rows[0]
    .count;

test('Both sides see the order of a text, as it stands now', async () => {
  const { status, body } = await send(own.orderId);
  expect(status).toBe(200);
  const card = { id: own.orderId, code: `#${own.code.replace('#', '')}`, status: 'Pending', total: expect.any(Number) };
  expect(body.data.data.order).toEqual(card);
  await shop.database.pool.query(`update orders set status = 'Confirm' where id = $1`, [own.orderId]);
  const { data } = (await shop.get(`/get-message?shop_id=${seller.shopId}`, { token: ann.token })).body;
  expect(data.data[0].order).toEqual({ ...card, status: 'Confirm' });
  const desk = await shop.get(`/seller/conversations/${ann.id}`, { token: seller.token });
  expect(desk.body.data.messages[0].order).toEqual({ ...card, status: 'Confirm' });
});

test.each([
  ['of another shopper', () => foreign.orderId],
  ['of another shop', () => elsewhere.orderId],
  ['that there is not', () => 2_147_483_647],
])('An order %s is refused in the same words, and nothing is stored', async (_, orderId) => {
  const before = await stored();
  const { status, body } = await send(orderId());
  expect([status, Object.keys(body.errors)]).toEqual([422, ['order_id']]);
  expect(body).toEqual((await send(2_147_483_646)).body);
  expect(await stored()).toBe(before);
});

test('A text without an order, and one that names none, have no card', async () => {
  for (const none of [undefined, null]) expect((await send(none)).body.data.data.order).toBeNull();
});

test('A repeated text is stored once, with its order', async () => {
  const before = await stored();
  const clientId = crypto.randomUUID();
  await Promise.all([1, 2, 3].map(() => send(own.orderId, { client_id: clientId })));
  expect(await stored()).toBe(before + 1);
});

test('The copy of the own data names the order', async () => {
  const { rows } = await shop.database.pool.query('select order_id from messages where order_id is not null limit 1');
  const text = JSON.stringify((await shop.get('/account-data', { token: ann.token })).body);
  expect(text).toContain(`"order_id":${rows[0].order_id}`);
});
