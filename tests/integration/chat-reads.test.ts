/**
 * What either side of a chat has read: the shopper learns it by an empty push event, the seller with the messages.
 *
 * @spec R111
 */
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { addSeller, addTrade, type Seller } from '#tests/support/data/sellers.ts';
import type { Shopper } from '#tests/support/data/shoppers.ts';
import type { TestServer } from '#tests/support/server/server.ts';
import { connect, hangUpAll, isSubscribed, startChattyShop, timeout } from '#tests/support/services/realtime.ts';

let shop: TestServer;
let ann: Shopper;
let eve: Shopper;
let seller: Seller;
let other: Seller;

beforeAll(async () => {
  const { shop: opened, shoppers } = await startChattyShop();
  shop = opened;
  [ann, eve] = shoppers;
  seller = await addSeller(shop.database.db);
  other = await addSeller(shop.database.db);
  for (const { id } of [ann, eve]) await addTrade(shop.database.db, seller, id);
});
afterEach(hangUpAll);
afterAll(() => shop.close());

const write = ({ token }: Shopper, message: string) =>
  shop.post('/send-message', { shop_id: seller.shopId, message }, { token });
const ofShopper = async ({ token }: Shopper) =>
  (await shop.get(`/get-message?shop_id=${seller.shopId}`, { token })).body.data.data;
const desk = (reader: Seller, { id }: Shopper, query = '') =>
  shop.get(`/seller/conversations/${id}${query}`, { token: reader.token });
const isRead = async (shopper: Shopper) => (await ofShopper(shopper))[0].is_seen;

test('A seller who opens a conversation has read it, and the page of its shopper is told so once', async () => {
  await write(ann, 'Is it fresh?');
  const own = connect(shop.url, ann);
  const foreign = connect(shop.url, eve);
  await isSubscribed(own);
  await isSubscribed(foreign);
  expect(await isRead(ann)).toBe(false);
  const { body } = await desk(seller, ann);
  expect(body.data.messages[0]).toMatchObject({ text: 'Is it fresh?', is_own: false, is_seen: false });
  await vi.waitFor(() => expect(own.seen).toEqual([{}]), timeout);
  expect(await isRead(ann)).toBe(true);
  await desk(seller, ann);
  await write(ann, 'Or not?');
  await desk(seller, ann);
  await vi.waitFor(() => expect(own.seen).toEqual([{}, {}]), timeout);
  expect([foreign.seen, own.heard]).toEqual([[], []]);
});

test('An older page marks nothing, and neither does the list of conversations', async () => {
  await write(eve, 'Hello?');
  const [newest] = await ofShopper(eve);
  await desk(seller, eve, `?before_id=${newest.id}`);
  await shop.get('/seller/conversations', { token: seller.token });
  expect(await isRead(eve)).toBe(false);
});

test('The seller of another shop reads nothing and marks nothing', async () => {
  await write(eve, 'Anybody?');
  expect((await desk(other, eve)).status).toBe(404);
  expect(await isRead(eve)).toBe(false);
});

test('A seller sees whether the shopper has read the reply', async () => {
  await shop.post(`/seller/conversations/${ann.id}`, { message: 'It is.' }, { token: seller.token });
  const own = async () => (await desk(seller, ann)).body.data.messages[0];
  expect(await own()).toMatchObject({ is_own: true, is_seen: false });
  await ofShopper(ann);
  expect(await own()).toMatchObject({ is_own: true, is_seen: true });
});

test('Readings and messages at the same time: each is stored, and the last reading has read all', async () => {
  const writing = Array.from({ length: 8 }, (_, at) => write(ann, `Question ${at}`));
  const reading = Array.from({ length: 8 }, () => desk(seller, ann));
  const statuses = (await Promise.all([...writing, ...reading])).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  await desk(seller, ann);
  const rows = await ofShopper(ann);
  expect(
    rows.filter(({ type }: { type: string }) => type === 'user').every(({ is_seen }: { is_seen: boolean }) => is_seen),
  ).toBe(true);
});
