/**
 * Settings, message catalogues, countries, banners and the wishlist, on the demo shop.
 *
 * @spec R2
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settings } from '#server/db/schema/settings.ts';
import { demoAccount } from '#server/domain/demo-account.ts';
import { demoShop } from '#server/seed/demo-shop.ts';
import { demoFilling } from '#tests/support/database/demo-database.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';

let shop: TestServer;

beforeAll(async () => {
  shop = await startTestServer({ filling: demoFilling });
});

afterAll(() => shop.close());

test('The settings are those of the tables, in the language of the request', async () => {
  const { body } = await shop.get('/master', { locale: 'ar' });
  const set = demoShop().settings;
  expect(body.data).toMatchObject({
    app_name: set.appName,
    app_locale: 'ar',
    app_environment: 'local',
    currency: { name: 'USD', symbol: '$', rate: 1, position: set.currencyPosition },
    phone_min_length: set.phoneMinLength,
    phone_max_length: set.phoneMaxLength,
  });
  expect(body.data.languages.map(({ name }: { name: string }) => name)).toEqual(['en', 'ar', 'ir']);
  expect(Object.keys(body.data.theme_colors)).toHaveLength(12);
  expect(body.data.menus.length).toBeGreaterThan(2);
  expect(body.data.footers[0].items.length).toBeGreaterThan(0);
  const english = (await shop.get('/master', { locale: 'en' })).body.data;
  expect(english.menus[0].name).not.toBe(body.data.menus[0].name);
});

test.each([
  [undefined, 'en'],
  ['ir', 'ir'],
  ['fa-IR,fa;q=0.9,en;q=0.8', 'ir'],
  ['de-DE,de', 'en'],
  ['x'.repeat(500), 'en'],
])('Accept-Language %s selects %s', async (requested, locale) => {
  const { body } = await shop.get('/master', requested === undefined ? {} : { locale: requested });
  expect(body.data.app_locale).toBe(locale);
});

test('The demo account is shown on this machine only', async () => {
  expect((await shop.get('/master')).body.data.demo_account).toEqual(demoAccount);
  for (const env of [{ APP_ENVIRONMENT: 'production' }, { HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://shop.example' }]) {
    const elsewhere = await startTestServer({ filling: demoFilling, env: { LARDER_LIMITS: 'on', ...env } });
    expect((await elsewhere.get('/master')).body.data.demo_account).toBeNull();
    expect((await elsewhere.post('/login', demoAccount)).status).toBe(400);
    await elsewhere.close();
  }
});

test('A message catalogue is the file, overridden by the owner’s texts', async () => {
  await shop.database.db.insert(settings).values({ key: 'phrases', value: { ar: { 'Shopping Cart': 'السلة' } } });
  const { status, body } = await shop.get('/lang/ar');
  expect(status).toBe(200);
  expect(body['Shopping Cart']).toBe('السلة');
  expect((await shop.get('/lang/de')).body).toEqual({ error: 'Language file not found' });
  expect((await shop.get('/lang/de')).status).toBe(404);
  expect((await shop.get('/lang/..%2f..%2fpackage')).status).toBe(422);
});

test('Countries have dialling codes in digits, and banners have pictures', async () => {
  const { countries } = (await shop.get('/countries')).body.data;
  expect(countries.length).toBeGreaterThan(50);
  for (const { phone_code: code } of countries) expect(code).toMatch(/^\d+$/);
  const { banners } = (await shop.get('/banners', { locale: 'ir' })).body.data;
  expect(banners.length).toBeGreaterThan(1);
});

test('A product is added to the wishlist and removed from it', async () => {
  const { token } = await shop.shopper();
  const other = await shop.shopper();
  const products = (await shop.get('/products?page=1&per_page=3')).body.data.products;
  const [first, second] = products.map(({ id }: { id: number }) => id);
  const toggle = (id: number) => shop.post('/favorite-add-or-remove', { product_id: id }, { token });

  expect((await toggle(first)).body.data.product).toMatchObject({ id: first, is_favorite: true });
  shop.forward(1000);
  expect((await toggle(second)).body).toMatchObject({ message: 'Added to your wishlist' });
  const wished = (await shop.get('/favorite-products', { token })).body.data;
  expect(wished.total).toBe(2);
  expect(wished.products.map(({ id }: { id: number }) => id)).toEqual([second, first]);
  expect(wished.products.every((product: { is_favorite: boolean }) => product.is_favorite)).toBe(true);
  expect((await shop.get('/favorite-products', { token: other.token })).body.data).toEqual({ total: 0, products: [] });

  const seen = (await shop.get('/products?page=1&per_page=3', { token })).body.data.products;
  expect(seen.find(({ id }: { id: number }) => id === first).is_favorite).toBe(true);
  const public_ = (await shop.get('/products?page=1&per_page=3')).body.data.products;
  expect(public_.find(({ id }: { id: number }) => id === first).is_favorite).toBe(false);

  expect((await toggle(first)).body.data.product.is_favorite).toBe(false);
  expect((await toggle(2_000_000_000)).status).toBe(422);
  expect((await shop.post('/favorite-add-or-remove', {}, { token })).body.errors).toEqual({
    product_id: ['The product field is required.'],
  });
  expect((await shop.post('/favorite-add-or-remove', { product_id: first })).status).toBe(401);
  expect((await shop.get('/favorite-products')).status).toBe(401);
});
