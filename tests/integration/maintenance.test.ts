/**
 * A shop that its operator has closed for a while: what answers, and what goes on.
 *
 * @spec R84
 */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { commandOf } from '#server/cli/commands.ts';
import { previewToken } from '#server/http/look-preview.ts';
import { shopSecretOf } from '#server/security/shop-secret.ts';
import { demoFilling } from '#tests/support/database/demo-database.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { signatureOf } from '#tests/support/services/payment-notice.ts';
import { textsIn } from '#tests/support/texts/texts.ts';

let shop: TestServer;
const arabic = textsIn('ar');

const run = (...words: string[]) => commandOf(words)?.(shop.database.db, { uploadsDir: shop.uploadsDir });
const page = (path: string, headers: Record<string, string> = {}) => fetch(shop.url + path, { headers });

/** A server hears of the change with its commit. */
const until = (status: number) =>
  vi.waitFor(async () => expect((await shop.get('/master')).status).toBe(status), { timeout: 5000 });

const close = async (...words: string[]) => {
  expect(await run('maintenance', 'on', ...words)).toEqual([expect.stringContaining('The shop is closed.')]);
  await until(503);
};

beforeAll(async () => {
  shop = await startTestServer({ filling: demoFilling });
  await run('look', 'set', 'name', 'Corner Dairy');
  await run('look', 'set', 'colour', '#2b4acb');
  await run('look', 'publish');
  await close('--minutes', '30');
});
afterAll(() => shop.close());

test.each(['/', '/products', '/no/such/page', '/shop/download-invoice/1', '/checkout'])(
  '%s is a page that says so in the look of the shop, and when to come back',
  async (path) => {
    const response = await page(path);
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(29 * 60);
    expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(30 * 60);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    expect(html).toContain('<title>We’ll be back soon - Corner Dairy</title>');
    expect(html).toContain('#2b4acb');
    expect(html).not.toMatch(/larder/i);
  },
);

test.each([
  ['the browser', '/', { 'Accept-Language': 'ar' }],
  ['the address', '/?locale=ar', {}],
  ['the choice of before', '/', { Cookie: 'larder_view=ar|USD|dark' }],
] as const)('The page is in the language of %s', async (_, path, headers) => {
  const html = await (await page(path, headers)).text();
  expect(html).toContain('dir="rtl"');
  expect(html).toContain(arabic('We’ll be back soon'));
});

test('A call is refused in the form of the contract, in the language of the request', async () => {
  const { status, body, headers } = await shop.get('/products', { locale: 'ar' });
  expect(status).toBe(503);
  expect(body).toEqual({
    message: arabic('The shop is closed for maintenance. Please try again in a few minutes.'),
  });
  expect(headers.get('retry-after')).toMatch(/^\d+$/);
  expect((await shop.post('/login', { phone: 'a@b.example', password: 'x' })).status).toBe(503);
});

test.each(['/livez', '/readyz', '/version', '/robots.txt', '/icon.svg', '/payment/window.js'])(
  '%s answers as always',
  async (path) => {
    expect((await page(path)).status).toBe(200);
  },
);

test('The notice of a gateway is read', async () => {
  const session = { id: 'cs_unknown', object: 'checkout.session', client_reference_id: '999' };
  const type = 'checkout.session.expired';
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object: session } });
  const headers = { 'Stripe-Signature': signatureOf(payload) };
  expect((await shop.post('/payments/notices/stripe', payload, { headers })).status).toBe(200);
});

test('A payment that has begun leads to its own page', async () => {
  const response = await page('/order/1/payment/success?key=none');
  expect(response.status).toBe(404);
});

test('Who has the link of a preview sees the shop', async () => {
  const secret = await shopSecretOf({ db: shop.database.db })();
  const headers = { Cookie: `shop_look=${previewToken(secret, new Date())}` };
  expect((await page('/api/products', headers)).status).toBe(200);
});

test('Commands work, and opening it shows the shop at once', async () => {
  expect(await run('maintenance', 'show')).toEqual([expect.stringContaining('for about 30 minutes')]);
  expect(await run('setting', 'set', 'hotline', '202 555 0142')).toEqual(['hotline: 202 555 0142']);
  expect(await run('maintenance', 'off')).toEqual(['The shop is open.']);
  await until(200);
  expect((await shop.get('/master')).body.data.mobile).toBe('202 555 0142');
  expect(await run('maintenance', 'show')).toEqual(['The shop is open.']);
});

test('Who is told nothing of the end comes back within ten minutes, and after it each minute', async () => {
  await close();
  const wait = async () => Number((await shop.get('/products')).headers.get('retry-after'));
  expect(await wait()).toBeLessThanOrEqual(600);
  shop.forward(20 * 60_000);
  expect(await wait()).toBe(60);
  await run('maintenance', 'off');
  await until(200);
});

test.each(['0', '1441', 'soon', '-5'])('%s minutes are refused', async (minutes) => {
  await expect(run('maintenance', 'on', `--minutes=${minutes}`)).rejects.toThrow('whole minutes from 1 to 1440');
});
