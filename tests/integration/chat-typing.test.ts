/**
 * Who is writing in a chat: the two sides alone hear it, for five seconds, and nothing is stored.
 *
 * @spec R121
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
  await addTrade(shop.database.db, seller, ann.id);
});
afterEach(hangUpAll);
afterAll(() => shop.close());

const bySeller = ({ token }: Seller, { id }: Shopper) =>
  shop.post(`/seller/conversations/${id}/typing`, undefined, { token });
const byShopper = ({ token }: Shopper, { shopId } = seller) =>
  shop.post('/chat-typing', { shop_id: shopId }, { token });
const isTyping = async () => {
  const { body } = await shop.get(`/seller/conversations/${ann.id}`, { token: seller.token });
  return body.data.is_typing;
};

test('The pages of the shopper hear which shop is writing, and those of nobody else', async () => {
  const own = connect(shop.url, ann);
  const foreign = connect(shop.url, eve);
  await isSubscribed(own);
  await isSubscribed(foreign);
  expect((await bySeller(seller, ann)).status).toBe(204);
  await vi.waitFor(() => expect(own.typing).toEqual([{ shop_id: seller.shopId }]), timeout);
  expect([foreign.typing, own.heard, own.seen]).toEqual([[], [], []]);
});

test('The seller sees for five seconds that the shopper is writing, or until the message is there', async () => {
  expect(await isTyping()).toBe(false);
  expect((await byShopper(ann)).status).toBe(204);
  await vi.waitFor(async () => expect(await isTyping()).toBe(true), timeout);
  shop.forward(5_001);
  expect(await isTyping()).toBe(false);
  await byShopper(ann);
  await vi.waitFor(async () => expect(await isTyping()).toBe(true), timeout);
  await shop.post('/send-message', { shop_id: seller.shopId, message: 'Hello' }, { token: ann.token });
  expect(await isTyping()).toBe(false);
});

test('Who is not in a conversation can neither say it nor hear it', async () => {
  const own = connect(shop.url, ann);
  await isSubscribed(own);
  expect((await bySeller(other, ann)).status).toBe(404);
  expect((await byShopper(eve)).status).toBe(404);
  expect((await shop.post('/chat-typing', { shop_id: seller.shopId })).status).toBe(401);
  expect(await isTyping()).toBe(false);
  await bySeller(seller, ann);
  await vi.waitFor(() => expect(own.typing).toHaveLength(1), timeout);
});

test('It is said thirty times a minute at most', async () => {
  const statuses = [];
  for (let count = 0; count < 31; count += 1) statuses.push((await byShopper(eve)).status);
  expect(statuses.at(-1)).toBe(429);
});
