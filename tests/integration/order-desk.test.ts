/** Who packs and brings an order reads where it goes and when: the operator by a command, the seller by a call. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listOrders, showOrder } from '#server/cli/orders.ts';
import { addSeller, addTrade, type Seller } from '#tests/support/data/sellers.ts';
import { demoFilling } from '#tests/support/database/demo-database.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';

let shop: TestServer;
let seller: Seller;
let code: string;

const ordered = `update orders set
  address = address || '{"name": "Robin", "flatNo": "4B", "addressLine": "7 Lantern Row", "addressLine2": "Second court",
    "area": "Old Harbour", "postCode": "10002", "latitude": 33.3, "longitude": 44.4}',
  delivery_from = '2026-12-05T07:00:00Z', delivery_until = '2026-12-05T09:00:00Z', delivery_zone = 'Asia/Baghdad'
  where user_id = $1`;
const place = '4B, 7 Lantern Row, Second court, Old Harbour, 10002';

beforeAll(async () => {
  shop = await startTestServer({ filling: demoFilling });
  seller = await addSeller(shop.database.db);
  const shopper = await shop.shopper();
  ({ code } = await addTrade(shop.database.db, seller, shopper.id));
  await shop.database.pool.query(ordered, [shopper.id]);
});

afterAll(() => shop.close());

test('The operator reads the whole place, its position, and the time in the zone of the shop', async () => {
  const { lines } = await showOrder(shop.database.db, code);
  expect(lines[1]).toMatch(new RegExp(`^To Robin, .*, ${place}$`));
  expect(lines.slice(2, 4)).toEqual([
    'At 33.3, 44.4',
    expect.stringMatching(/^For .*, 10:00.12:00 \(Asia\/Baghdad\)$/),
  ]);
  expect(lines.at(-1)).toContain(' UTC ');
  const list = await listOrders(shop.database.db, {});
  expect(list.lines.find((line) => line.includes(code))).toMatch(/ UTC .* {2}for .*, 10:00.12:00$/);
});

test('The seller gets them by the calls', async () => {
  const time = { from: '2026-12-05T07:00:00.000000Z', until: '2026-12-05T09:00:00.000000Z', time_zone: 'Asia/Baghdad' };
  const { body } = await shop.get(`/seller/orders/${code}`, { token: seller.token });
  expect(body.data.order).toMatchObject({ address: place, position: { latitude: 33.3, longitude: 44.4 } });
  const list = await shop.get('/seller/orders', { token: seller.token });
  expect(list.body.data.orders).toEqual([expect.objectContaining({ delivery_time: time })]);
});
