/**
 * A shop of another name: what it sends, besides its pages, never says the name that ships.
 *
 * @spec R78
 */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { locales } from '#locales/locales.ts';
import { commandOf } from '#server/cli/commands.ts';
import { accentsOfShop } from '#server/db/queries/settings.ts';
import { mailHtml } from '#server/messages/mail-html.tsx';
import { sampleMails } from '#tests/support/data/sample-mails.ts';
import { demoFilling } from '#tests/support/database/demo-database.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';

let shop: TestServer;

const ownName = 'Corner Dairy';
const shippedName = /larder/i;
const ownColour = '#7a1d46';
/** The green of the shop that ships, light and dark. */
const shippedColour = /#17623a|#6fcf97/i;

beforeAll(async () => {
  shop = await startTestServer({ filling: demoFilling });
  const run = (...words: string[]) => commandOf(words)?.(shop.database.db, { uploadsDir: shop.uploadsDir });
  await run('look', 'set', 'name', ownName);
  await run('look', 'set', 'colour', ownColour);
  await run('look', 'publish');
  await shop.database.pool.query(`update settings set value = '{}' where key = 'phrases'`);
  await vi.waitFor(async () => expect((await shop.get('/master')).body.data.app_name).toBe(ownName), { timeout: 5000 });
});
afterAll(() => shop.close());

test.each([
  '/manifest.webmanifest',
  '/robots.txt',
  '/openapi.json',
  '/openapi-3.0.json',
  '/api/docs',
  '/payment/window.js',
  '/auth/popup',
  '/api/none',
  '/shop/download-invoice/1?language=en',
  '/mail/unsubscribe?token=1',
])('%s does not say it', async (path) => {
  const response = await fetch(shop.url + path);
  expect(await response.text()).not.toMatch(shippedName);
});

test('The manifest, the settings and the calls have the own name', async () => {
  expect(await (await fetch(`${shop.url}/manifest.webmanifest`)).json()).toMatchObject({ name: ownName });
  expect((await (await fetch(`${shop.url}/openapi.json`)).json()).info.title).toBe(ownName);
});

test.each(locales)('The texts in %s do not say it', async (locale) => {
  expect(JSON.stringify((await shop.get(`/lang/${locale}`)).body)).not.toMatch(/Larder/);
});

test('No mail and no text message says it', async () => {
  for (const mail of Object.values(sampleMails('en', 'Sample Shopper', ownName))) {
    const accents = await accentsOfShop(shop.database.db);
    const filled = mailHtml(mail, { origin: 'https://shop.example', code: '1234', unsubscribe: '', accents });
    expect(filled).not.toMatch(shippedName);
    expect(filled).not.toMatch(shippedColour);
    expect(filled).toContain(ownColour);
  }
  const email = 'somebody@shop.example';
  await shop.post('/send-otp', { phone: email, forgot_password: 0 }, { conforming: false });
  const { rows } = await shop.database.pool.query('select * from outbox');
  expect(JSON.stringify(rows)).not.toMatch(shippedName);
});

test.each(['/shop/download-invoice/1?language=en', '/order/1/payment?key=none', '/mail/unsubscribe?token=1'])(
  'The page of a refusal at %s has the own name and colour',
  async (path) => {
    const response = await fetch(shop.url + path);
    const page = await response.text();
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(page).toContain(`light-dark(${ownColour},`);
    expect(page).toContain(`<bdi>${ownName}</bdi>`);
  },
);
