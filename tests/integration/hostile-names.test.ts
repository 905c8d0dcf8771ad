/** Names from outside that every object has: they are looked up among the shop's own, and are not found. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locales } from '#locales/locales.ts';
import type { TestServer } from '#tests/support/server/server.ts';
import { newShopper, placeOnline, startPaymentShop, visit } from '#tests/support/shops/payment-shop.ts';

let shop: TestServer;

beforeAll(async () => {
  shop = await startPaymentShop();
});

afterAll(() => shop.close());

const inherited = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty'];

describe.each(inherited)('%s as a language', (name) => {
  test.each([
    ['a refusal', '/profile', 401],
    ['an unknown page', '/nowhere', 404],
    ['settings', '/master', 200],
  ])('gets %s in English', async (_, path, status) => {
    const response = await shop.get(path, { locale: name, conforming: false });
    const english = await shop.get(path, { locale: 'en', conforming: false });
    expect([response.status, response.text]).toEqual([status, english.text]);
  });
});

describe.each(inherited)('%s as a field', (name) => {
  test('is refused in words when it cannot be kept', async () => {
    const body = JSON.stringify({ phone: 'nobody@larder.test', password: 'nine green bottles', [name]: '\u0000' });
    for (const locale of locales) {
      const response = await shop.post('/login', body, { locale, conforming: false });
      // `__proto__` never gets as far as that: it is taken out of the body, and the login is wrong.
      expect(response.status).toBe(name === '__proto__' ? 400 : 422);
      expect(response.text).not.toMatch(/native code|\[object|\{\}/);
    }
  });
});

describe.each(inherited)('%s as an order of products', (name) => {
  test('means the usual order', async () => {
    const usual = await shop.get('/products?page=1&per_page=4');
    const response = await shop.get(`/products?page=1&per_page=4&sort_type=${name}`);
    expect([response.status, response.text]).toEqual([200, usual.text]);
  });
});

describe.each(inherited)("%s as a button of the sandbox's page", (name) => {
  test('leads back to the page', async () => {
    const page = await visit((await placeOnline(shop, await newShopper(shop))).url);
    const after = await visit(page.url, { method: 'POST', body: new URLSearchParams({ do: name }) });
    expect([after.status, after.path]).toEqual([200, page.path]);
  });
});
