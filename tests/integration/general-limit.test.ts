/** The general limit: what counts against it, and how a page and a call are refused beyond it. */

import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp, buildProxyApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { settings } from '#server/db/schema/settings.ts';
import { generalLimit } from '#server/http/limits.ts';
import { translate } from '#server/i18n/translate.ts';
import { poolToNowhere } from '#tests/contract/breaking-pool.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';

const nameOfShop = 'Corner Dairy';

let shop: TestServer;

beforeAll(async () => {
  shop = await startTestServer({ env: { LARDER_LIMITS: 'on', TRUST_PROXY: 'loopback', LOG_LEVEL: 'silent' } });
  await shop.database.db.insert(settings).values({ key: 'appName', value: nameOfShop });
});
afterAll(() => shop.close());

const from = (address: string, headers: Record<string, string> = {}) => ({ 'X-Forwarded-For': address, ...headers });

const send = (path: string, headers: Record<string, string>, init: RequestInit = {}) =>
  fetch(shop.url + path, { redirect: 'manual', ...init, headers });

async function inBatches(count: number, path: string, address: string): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (let at = 0; at < count; at += 20) {
    const batch = Array.from({ length: Math.min(20, count - at) }, async () => {
      const response = await send(path, from(address));
      await response.arrayBuffer();
      return response.status;
    });
    for (const status of await Promise.all(batch)) statuses.add(status);
  }
  return statuses;
}

/** Uses up everything that an address may ask for in a minute. */
const exhaust = (address: string) => inBatches(generalLimit.points, '/api/countries', address);

describe('the general limit', () => {
  const free = [
    '/livez',
    '/readyz',
    '/version',
    '/payment/window.js',
    '/pictures/acacia-honey-160.webp',
    '/uploads/none.webp',
  ];

  test.each(free)('does not count requests for %s', async (path) => {
    const address = `10.2.0.${free.indexOf(path)}`;
    expect(await inBatches(generalLimit.points + 20, path, address)).not.toContain(429);
    expect((await send('/api/countries', from(address))).status).toBe(200);
  });

  test('still lets health checks and pictures through once it is reached', async () => {
    await exhaust('10.2.1.1');
    for (const path of ['/livez', '/readyz', '/version', '/pictures/acacia-honey-160.webp']) {
      expect((await send(path, from('10.2.1.1'))).status, path).not.toBe(429);
    }
    expect((await send('/api/countries', from('10.2.1.1'))).status).toBe(429);
  });
});

describe('a page beyond the general limit', () => {
  const address = '10.2.2.1';
  beforeAll(() => exhaust(address));

  const languages = [
    ['en', 'lang="en" dir="ltr"'],
    ['ar', 'lang="ar" dir="rtl"'],
    ['ir', 'lang="fa" dir="rtl"'],
  ] as const;

  test.each(languages)('is a page in %s with a button to try again', async (locale, root) => {
    const button = translate(locale, 'Try again');
    const response = await send('/products?page=2', from(address, { Cookie: `larder_view=${locale}|USD|dark` }));
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
    const text = await response.text();
    expect(text).toContain(root);
    expect(text).toContain(`<bdi>${nameOfShop}</bdi>`);
    expect(text).toContain('data-scheme="dark"');
    expect(text).toMatch(new RegExp(`<form method="get">[^]*<button class="main">${button}</button>`));
    expect(text).toContain('<input type="hidden" name="page" value="2">');
  });

  test('takes its language from the address, then from the browser, when none was chosen', async () => {
    const inAddress = await send('/shops?locale=ar', from(address, { 'Accept-Language': 'fa' }));
    expect(await inAddress.text()).toContain('lang="ar"');
    const inBrowser = await send('/', from(address, { 'Accept-Language': 'fa-IR,fa;q=0.9' }));
    expect(await inBrowser.text()).toContain('lang="fa"');
  });

  test('shows nothing of the address as markup', async () => {
    const hostile = `"><script>alert(1)</script><b x='`;
    const query = new URLSearchParams({ search: hostile, [hostile]: '1' });
    const text = await (await send(`/products?${query}`, from(address))).text();
    expect(text).not.toContain('<script>');
    expect(text).not.toContain("<b x='");
    expect(text).toContain('&quot;&gt;&lt;script&gt;');
    const beside = await (await send('//elsewhere.example/x?a=1', from(address))).text();
    expect(beside).not.toContain('elsewhere.example');
  });

  test.each(['/', '/products/7/milk', '/order/1/payment?key=x', '/payment/1/callback-success?key=x', '/auth/popup'])(
    'is HTML at %s',
    async (path) => {
      const response = await send(path, from(address));
      expect([response.status, response.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await response.text()).toContain('Try again');
    },
  );

  test.each(['/api/countries', '/api/none', '/%61pi/countries'])('is JSON at %s', async (path) => {
    const response = await send(path, from(address, { Accept: 'text/html' }));
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.json()).toEqual({ message: 'Too many attempts. Please wait a moment.' });
  });

  test('does not concern another address', async () => {
    expect((await send('/api/countries', from('10.2.2.2'))).status).toBe(200);
  });
});

test('The limit counts the addresses of one IPv6 network as one', async () => {
  for (let at = 0; at < generalLimit.points; at += 20) {
    const batch = Array.from({ length: 20 }, (_, more) =>
      send('/api/countries', from(`2001:db8:1:1::${(at + more).toString(16)}`)),
    );
    await Promise.all(batch);
  }
  expect((await send('/api/countries', from('2001:db8:1:1:ffff::1'))).status).toBe(429);
  expect((await send('/api/countries', from('2001:db8:1:2::1'))).status).toBe(200);
});

test('A call with a limit of its own counts the networks of one IPv6 site as five', async () => {
  let requested = 0;
  const statusFrom = async (address: string) => {
    requested += 1;
    // Another number each time: what comes from the cache costs nothing and is not counted.
    const response = await send(`/api/seller/check-user-status?phone=${2025550000 + requested}`, from(address));
    await response.arrayBuffer();
    return response.status;
  };
  for (const network of [7, 0, 1, 2, 3]) {
    for (let at = 0; at < 20; at += 1) expect(await statusFrom(`2001:db8:7:${network}::${at}`)).not.toBe(429);
    expect(await statusFrom(`2001:db8:7:${network}:ffff::`)).toBe(429);
  }
  expect(await statusFrom('2001:db8:7:8::1')).toBe(429);
  expect(await statusFrom('2001:db8:8:1::1')).not.toBe(429);
  for (let at = 0; at < 20; at += 1) await statusFrom('10.2.3.1');
  expect(await statusFrom('::ffff:10.2.3.1')).toBe(429);
});

test('Without a database the workers of a server share the limit out', async () => {
  const nowhere = 'http://127.0.0.1:1';
  const config = readConfig({ LOG_LEVEL: 'silent', API_URL: nowhere, WORKERS: '3' });
  const proxy = await buildProxyApp({ config }, new URL(nowhere));
  const ask = async () => (await proxy.inject('/nothing/here.txt')).statusCode;
  for (let at = 0; at < generalLimit.points / 3; at += 1) expect(await ask()).not.toBe(429);
  expect(await ask()).toBe(429);
  await proxy.close();
});

test('While the database is away, the limit still counts', async () => {
  const pool = poolToNowhere();
  const config = readConfig({ LARDER_LIMITS: 'on', LOG_LEVEL: 'silent', API_ONLY: '1' });
  const alone = await buildApp({ config, db: drizzle({ client: pool }), pool });
  const statuses: number[] = [];
  for (let at = 0; at <= generalLimit.points; at += 1) statuses.push((await alone.inject('/nothing')).statusCode);
  expect(statuses.slice(0, -1)).not.toContain(429);
  expect(statuses.at(-1)).toBe(429);
  await alone.close();
  await pool.end();
});

test('A shop with a foreign back end has the same limit', async () => {
  const nowhere = 'http://127.0.0.1:1';
  const config = readConfig({ LOG_LEVEL: 'silent', API_URL: nowhere });
  const proxy = await buildProxyApp({ config }, new URL(nowhere));
  for (let at = 0; at < generalLimit.points; at += 1) await proxy.inject('/nothing/here.txt');
  expect((await proxy.inject('/livez')).statusCode).toBe(200);
  expect((await proxy.inject('/payment/window.js')).statusCode).toBe(200);
  const page = await proxy.inject('/');
  expect([page.statusCode, page.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
  const call = await proxy.inject('/api/countries');
  expect([call.statusCode, call.headers['content-type']]).toEqual([429, 'application/json; charset=utf-8']);
  await proxy.close();
});
