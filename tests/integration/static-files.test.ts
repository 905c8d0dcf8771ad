/** The files of the client and the pictures of the goods, as a browser or a cache in front of the shop asks for them. */
import { readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { registerAssets } from '#server/http/assets.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';

const drawn = '/pictures/acacia-honey-160.webp';
const assets = 'dist/client/assets';

const typeOf: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

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

const encodings = [
  ['br', '.br', 'br'],
  ['gzip', '.gz', 'gzip'],
  ['identity', '', undefined],
] as const;

test.each(encodings)(
  'Every file of the client is sent as a browser accepts it: %s',
  async (accepted, ending, encoding) => {
    const stored = new Set(readdirSync(assets));
    for (const name of [...stored].filter((file) => !/\.(br|gz)$/.test(file))) {
      const { statusCode, headers, rawPayload } = await shop.app.inject({
        url: `/assets/${name}`,
        headers: { 'accept-encoding': accepted },
      });
      const isCompressed = stored.has(name + ending);
      expect([name, statusCode, headers['content-encoding']]).toEqual([name, 200, isCompressed ? encoding : undefined]);
      expect(rawPayload.equals(await readFile(join(assets, isCompressed ? name + ending : name))), name).toBe(true);
      expect([headers['content-type'], headers.vary]).toEqual([typeOf[extname(name)], 'accept-encoding']);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers).not.toHaveProperty('x-request-id');
    }
  },
);

test('A file of the client is read once, and one that has gone is not found', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'larder-assets-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await Promise.all(['read-0a.js', 'gone-0b.js'].map((name) => writeFile(join(folder, name), name)));
  const app = Fastify();
  onTestFinished(() => app.close());
  app.setErrorHandler((error: { status?: number }, _request, reply) => reply.status(error.status ?? 500).send());
  registerAssets(app, folder);
  const statusAndBody = async (name: string) => {
    const { statusCode, body } = await app.inject(`/assets/${name}`);
    return [statusCode, body];
  };

  expect(await statusAndBody('read-0a.js')).toEqual([200, 'read-0a.js']);
  await Promise.all(['read-0a.js', 'gone-0b.js'].map((name) => rm(join(folder, name))));
  expect(await statusAndBody('read-0a.js')).toEqual([200, 'read-0a.js']);
  expect(await statusAndBody('gone-0b.js')).toEqual([404, '']);
  await writeFile(join(folder, 'gone-0b.js'), 'back');
  expect(await statusAndBody('gone-0b.js')).toEqual([200, 'back']);
});

test('The licences of the packages in the scripts are a file of the shop, which a browser checks each time', async () => {
  const licences = await send('/THIRD_PARTY.txt');
  expect(licences.status).toBe(200);
  expect(licences.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(licences.headers.get('cache-control')).toBe('no-cache');
  expect(await licences.text()).toMatch(/^react \d[\s\S]*Copyright \(c\) Meta Platforms/m);
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
  '/assets/a%00.js',
])('There is no file at %s', async (path) => {
  const response = await send(path);
  expect([response.status, await response.json()]).toEqual([404, { message: 'Not found.' }]);
});
