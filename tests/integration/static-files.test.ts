/** The files of the client and the pictures of the goods, as a browser or a cache in front of the shop asks for them. */
import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';

const drawn = '/pictures/acacia-honey-160.webp';

let shop: TestServer;

beforeAll(async () => {
  shop = await startTestServer();
});

afterAll(() => shop.close());

const send = (path: string, init: RequestInit = {}) => fetch(shop.url + path, { redirect: 'manual', ...init });

test.each(['/pictures/*', '/assets/*'])('No request for %s lists a folder, which may hold a million files', (route) => {
  // The wildcard route of @fastify/static does so each time.
  expect(shop.app.hasRoute({ method: 'GET', url: route })).toBe(false);
});

test('A picture is kept for a year, and found again by its tag, in part and without its bytes', async () => {
  const whole = await send(drawn);
  expect(whole.status).toBe(200);
  expect(whole.headers.get('content-type')).toBe('image/webp');
  expect(whole.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const bytes = Buffer.from(await whole.arrayBuffer());
  // `fetch` itself would ask for the bytes again.
  const again = await shop.app.inject({ url: drawn, headers: { 'if-none-match': whole.headers.get('etag') ?? '' } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const part = await send(drawn, { headers: { Range: 'bytes=4-9' } });
  expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, bytes.subarray(4, 10)]);
  const head = await send(drawn, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, `${bytes.length}`, '']);
});

test('A picture that an operator imports is there at once', async () => {
  expect((await send('/pictures/own-pears-160.webp')).status).toBe(404);
  await writeFile(join(shop.uploadsDir, 'pictures', 'own-pears-160.webp'), 'pears');
  const found = await send('/pictures/own-pears-160.webp');
  expect([found.status, await found.text()]).toEqual([200, 'pears']);
});

test('A file of the client comes compressed as the browser accepts it', async () => {
  const name = readdirSync('dist/client/assets')
    .find((file) => file.endsWith('.js.br'))
    ?.slice(0, -3);
  for (const [accepted, encoding] of [
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ] as const) {
    const response = await send(`/assets/${name}`, { headers: { 'Accept-Encoding': accepted } });
    expect([response.status, response.headers.get('content-encoding')]).toEqual([200, encoding]);
    expect(response.headers.get('content-type')).toBe('text/javascript');
    expect(response.headers.get('x-request-id')).toBeNull();
  }
});

test.each([
  '/pictures/no-such.webp',
  '/pictures/',
  '/pictures/.hidden',
  '/pictures/a/b.webp',
  '/pictures/..%2Fpage.ts',
  '/pictures/..%5Cpage.ts',
  '/pictures/a%00.webp',
  '/assets/no-such.js',
  '/assets/..%2Findex.html',
  '/assets/.vite',
])('There is no file at %s', async (path) => {
  const response = await send(path);
  expect([response.status, await response.json()]).toEqual([404, { message: 'Not found.' }]);
});
