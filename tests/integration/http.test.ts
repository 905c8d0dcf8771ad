/** The edge of the server: headers, refusals, bodies, caching and limits, over HTTP. */
import { request as rawRequest } from 'node:http';
import { connect } from 'node:net';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type SharedServer, startTestServer } from '#tests/support/server/server.ts';
import { sharedServer } from '#tests/support/server/shared-server.ts';
import { text } from '#tests/support/texts/texts.ts';

let shop: SharedServer;

beforeAll(async () => {
  shop = await sharedServer('demo');
});

const ours = { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' };
const send = (path: string, init: RequestInit = {}) => fetch(shop.url + path, { redirect: 'manual', ...init });
const login = (init: RequestInit) => send('/api/login', { method: 'POST', headers: ours, ...init });

/** `fetch` refuses some verbs itself. */
const trace = (path: string) =>
  new Promise<number>((resolve, reject) => {
    const requested = rawRequest(shop.url + path, { method: 'TRACE' }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    requested.on('error', reject).end();
  });

describe('every response', () => {
  test.each([
    ['a success', '/api/master', {}, 200],
    ['an unknown file', '/assets/gone.js', {}, 404],
    ['an unknown call', '/api/none', {}, 404],
    ['a change at an unknown call', '/api/none', { method: 'POST', headers: ours }, 405],
    ['a wrong verb', '/api/master', { method: 'POST', headers: ours }, 405],
    ['no token', '/api/profile', {}, 401],
    ['broken JSON', '/api/login', { method: 'POST', headers: ours, body: '{"phone":' }, 400],
    ['a large body', '/api/login', { method: 'POST', headers: ours, body: `"${'x'.repeat(1_100_000)}"` }, 413],
    ['text', '/api/login', { method: 'POST', headers: { ...ours, 'Content-Type': 'text/plain' }, body: 'x' }, 415],
    ['a broken address', '/%zz', {}, 400],
    ['the state', '/readyz', {}, 200],
  ])('carries the security headers, such as the one to %s', async (_what, path, init, status) => {
    const response = await send(path, init);
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(response.headers.get('permissions-policy')).toContain('camera=()');
    for (const name of ['server', 'x-powered-by', 'strict-transport-security', 'access-control-allow-origin']) {
      expect(response.headers.get(name), name).toBeNull();
    }
    if (status >= 400) {
      expect(await response.json()).toEqual({ message: expect.stringMatching(/^[A-Z].+\.$/) });
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('has HSTS when the shop is public on HTTPS', async () => {
    const secure = await startTestServer({ env: { PUBLIC_URL: 'https://shop.example' } });
    const response = await fetch(`${secure.url}/livez`);
    expect(response.headers.get('strict-transport-security')).toMatch(/max-age=31536000/);
    await secure.close();
  });

  test.each(['https://evil.example', 'null', 'http://127.0.0.1.evil.example'])('has no CORS for %s', async (Origin) => {
    for (const method of ['GET', 'OPTIONS']) {
      const response = await send('/api/master', { method, headers: { Origin } });
      expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});

describe('the server', () => {
  test('answers another method with the allowed ones', async () => {
    expect((await send('/api/login')).headers.get('allow')).toBe('POST');
    expect((await send('/api/master', { method: 'DELETE', headers: ours })).headers.get('allow')).toBe('HEAD, GET');
    expect(await trace('/api/master')).toBe(405);
  });

  test('changes nothing for a call from another site', async () => {
    const body = '{"phone":"a","password":"b"}';
    const json = { 'Content-Type': 'application/json' };
    expect((await login({ body, headers: json })).status).toBe(403);
    // The router decodes the path; so must every hook that reads it before the handler does.
    for (const path of ['/%61pi/login', '/api/%6cogin', '/%61%70%69/login/']) {
      expect((await send(path, { method: 'POST', headers: json, body })).status, path).toBe(403);
    }
    expect((await login({ body, headers: { ...ours, 'Sec-Fetch-Site': 'cross-site' } })).status).toBe(403);
    expect((await login({ body, headers: { ...ours, 'Sec-Fetch-Site': 'same-origin' } })).status).toBe(400);
  });

  test.each([
    ['a body that is missing', '', { phone: expect.any(Array), password: expect.any(Array) }],
    ['a list', '[]', { body: ['The body field must be an object.'] }],
    ['null', 'null', { body: ['The body field must be an object.'] }],
    [
      'empty texts',
      '{"phone":"","password":""}',
      { phone: ['The phone field is required.'], password: expect.any(Array) },
    ],
    [
      'a number',
      '{"phone":5,"password":"x"}',
      { phone: [text('The {field} field must be a string.', { field: 'phone' })] },
    ],
    [
      'a long text',
      `{"phone":"${'1'.repeat(256)}","password":"x"}`,
      { phone: ['The phone field must not be greater than 255 characters.'] },
    ],
  ])('answers %s with errors by field', async (_what, body, errors) => {
    const response = await login({ body });
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toEqual(errors);
  });

  test('refuses deep JSON and drops keys that reach for prototypes', async () => {
    expect((await login({ body: `${'{"a":'.repeat(30)}1${'}'.repeat(30)}` })).status).toBe(400);
    const poisoned =
      '{"__proto__":{"phone":"a","admin":true},"constructor":{"prototype":{"admin":true}},"password":"b"}';
    const response = await login({ body: poisoned });
    expect((await response.json()).errors).toEqual({ phone: ['The phone field is required.'] });
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  test.each([
    ['?page=1&page=2&per_page=3', ['page']],
    ['?page=abc&per_page=0', ['page', 'per_page']],
    ['?per_page=101', ['per_page']],
    ['?min_price=-1&is_digital=2', ['min_price', 'is_digital']],
    [`?search=${'x'.repeat(101)}`, ['search']],
    ['?shop_id[$gt]=1&page=1.5', ['page']],
  ])('refuses the query %s with errors by field', async (query, fields) => {
    const { status, body } = await shop.get(`/products${query}`);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(fields);
  });

  test('treats an empty parameter as missing', async () => {
    expect((await shop.get('/products?search=&shop_id=&page=&per_page=')).status).toBe(200);
  });

  test('logs a failure in full and shows nothing of it in the response', async () => {
    const broken = await startTestServer();
    await broken.database.pool.query('alter table countries rename to gone');
    const response = await broken.get('/countries');
    expect(response.status).toBe(500);
    expect(response.body).toEqual({ message: 'Something went wrong. Please try again.' });
    const id = response.headers.get('x-request-id');
    const line = broken.log.find((each) => each.includes(String(id)) && each.includes('request failed'));
    expect(line).toContain('countries');
    await broken.close();
  });

  test('answers 503 with a Retry-After header when the database is unavailable', async () => {
    const away = await startTestServer();
    const { app, database } = away;
    await database.pool.query('select 1');
    const name = new URL(database.url).pathname.slice(1);
    await shop.database.pool.query(`alter database ${name} with allow_connections false`);
    await shop.database.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    await vi.waitFor(() => expect(database.pool.totalCount).toBe(0));
    const response = await away.get('/countries');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect((await fetch(`${away.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${away.url}/livez`)).status).toBe(200);
    await shop.database.pool.query(`alter database ${name} with allow_connections true`);
    expect((await away.get('/countries')).status).toBe(200);
    expect(app.server.listening).toBe(true);
    await away.close();
  });
});

test('A client that sends headers or a body too slowly is disconnected', () => {
  expect(shop.app.server.headersTimeout).toBe(10_000);
  expect(shop.app.server.requestTimeout).toBe(30_000);
});

test('Bytes that are not HTTP get a bare 400', async () => {
  const { port } = new URL(shop.url);
  const text = await new Promise<string>((resolve) => {
    let got = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write('hello there\r\n\r\n'));
    socket.on('data', (part) => {
      got += String(part);
    });
    socket.on('close', () => resolve(got));
  });
  expect(text).toMatch(/^HTTP\/1\.1 400/);
});
