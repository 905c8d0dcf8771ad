/** Photos of goods: those of a return for its owner alone, those of a review for everybody. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deliver } from '#tests/support/data/delivered.ts';
import { jpeg, png, type SampleFile } from '#tests/support/data/sample-files.ts';
import { addShoppers, type Shopper } from '#tests/support/data/shoppers.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { cartFilling, ids } from '#tests/support/shops/cart-shop.ts';

let shop: TestServer;
let ann: Shopper;
let orderId: number;

beforeAll(async () => {
  shop = await startTestServer({ filling: cartFilling });
});

afterAll(() => shop.close());

beforeEach(async () => {
  ann = (await addShoppers(shop.database.db, 1))[0] as Shopper;
  await shop.post('/cart/store', { product_id: ids.milk }, { token: ann.token });
  const placing = { shop_ids: [ids.dairy], address_id: ann.addressId, payment_method: 'cash' };
  orderId = (await shop.post('/place-order', placing, { token: ann.token })).body.data.orders[0].id;
  await deliver(shop.database.db, orderId);
});

const send = (path: string, fields: Record<string, string | number>, files: readonly SampleFile[], headers = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  for (const { name, type, bytes } of files) form.append('photos[]', new File([new Uint8Array(bytes)], name, { type }));
  return shop.post(path, form, { token: ann.token, headers });
};

const requestReturn = (files: SampleFile[], headers = {}) => {
  const account = { return_address: '1 Road', bank_account_number: 'GB33' };
  return send(
    '/return-order',
    { order_id: orderId, 'product_ids[]': ids.milk, reason: 'Torn', ...account },
    files,
    headers,
  );
};

/** The same picture as JPEG, for the cards of links. */
const previewOf = (path: string) => `/previews${path.replace('.webp', '.jpg')}`;

const uploadCount = async () => (await shop.database.pool.query('select from uploads')).rowCount;

describe('the photos of a return', () => {
  test('are stored for the owner, behind links that expire', async () => {
    const { status, body, text } = await requestReturn([await jpeg(), await png()]);
    expect(status, text).toBe(200);
    const path = `/return-order-details/${body.data.returnOrder.id}`;
    const { photos } = (await shop.get(path, { token: ann.token })).body.data.returnOrders;
    expect(photos).toHaveLength(2);
    const shown = await fetch(`${shop.url}${photos[0]}`);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const unsigned = new URL(photos[0], shop.url);
    unsigned.search = '';
    expect((await fetch(unsigned)).status).toBe(404);
    shop.forward(11 * 60_000);
    expect((await fetch(`${shop.url}${photos[0]}`)).status).toBe(404);
    expect((await fetch(shop.url + previewOf(unsigned.pathname))).status).toBe(404);
    expect((await fetch(shop.url + previewOf(unsigned.pathname.replace('files', 'uploads')))).status).toBe(404);
  });

  test('make it another return where they are other pictures of the same name', async () => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const [picture, other] = [await jpeg(), { ...(await png()), name: (await jpeg()).name, type: 'image/jpeg' }];
    const statuses = [];
    for (const photo of [picture, picture, other]) statuses.push((await requestReturn([photo], headers)).status);
    expect(statuses).toEqual([200, 200, 422]);
  });

  test('are at most five, and pictures only', async () => {
    const picture = await png();
    const before = await uploadCount();
    const drawing = { name: 'me.png', type: 'image/png', bytes: Buffer.from('<svg onload="alert(1)"/>') };
    for (const files of [Array.from({ length: 6 }, () => picture), [picture, drawing]]) {
      const { status, body } = await requestReturn(files);
      expect([status, Object.keys(body.errors)]).toEqual([422, ['photos']]);
    }
    expect(await uploadCount()).toBe(before);
    const { order } = (await shop.get(`/order-details?order_id=${orderId}`, { token: ann.token })).body.data;
    expect(order.products[0].is_returned).toBe(true);
  });

  test('are not stored when the return is refused', async () => {
    const before = await uploadCount();
    await shop.database.pool.query(`update orders set placed_at = now() - interval '4 days' where id = ${orderId}`);
    expect((await requestReturn([await png()])).status).toBe(422);
    expect(await uploadCount()).toBe(before);
  });
});

describe('the photos of a review', () => {
  test('are public, without the camera’s metadata', async () => {
    const fields = { product_id: ids.milk, order_id: orderId, rating: 5, description: 'Cold' };
    const { status, text } = await send('/product-review', fields, [await jpeg()]);
    expect(status, text).toBe(200);
    const [shown] = (await shop.get(`/reviews?product_id=${ids.milk}`)).body.data.reviews;
    expect(shown.photos).toEqual([expect.stringMatching(/^\/uploads\/[\w-]{22}\.webp$/)]);
    const photo = await fetch(`${shop.url}${shown.photos[0]}`);
    expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(Buffer.from(await photo.arrayBuffer()).includes('Canary')).toBe(false);
    const preview = await fetch(shop.url + previewOf(shown.photos[0]));
    expect([preview.status, preview.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect([...new Uint8Array(await preview.arrayBuffer()).slice(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  });
});

test.each([
  '/previews/pictures/no-such-picture.jpg',
  '/previews/pictures/..%2Findex.jpg',
  '/previews/uploads/unknown.jpg',
  '/previews/server/main.jpg',
])('There is no preview at %s', async (path) => {
  expect((await fetch(shop.url + path)).status).toBe(404);
});
