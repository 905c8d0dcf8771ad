/** Public answers from the memory, and the limits on how often anybody may ask. */
import { request as rawRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoFilling } from '#tests/support/database/demo-database.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';

let shop: TestServer;

beforeAll(async () => {
  shop = await startTestServer({ filling: demoFilling });
});

afterAll(() => shop.close());

const send = (path: string, init: RequestInit = {}) => fetch(shop.url + path, { redirect: 'manual', ...init });

describe('public responses', () => {
  test('have an ETag, and are answered with 304 to a client that has them', async () => {
    const first = await send('/api/products?page=1&per_page=4');
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(first.headers.get('vary')).toContain('Accept-Language');
    const tag = first.headers.get('etag') ?? '';
    const again = await send('/api/products?page=1&per_page=4', { headers: { 'If-None-Match': tag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await send('/api/products?page=1&per_page=4', { method: 'HEAD' });
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, tag, '']);
  });

  test('are the same whether computed or cached, and differ by language, query and caller', async () => {
    const path = '/products?page=1&per_page=4&sort_type=newest';
    const first = await shop.get(path);
    expect((await shop.get('/products?invented=1&sort_type=newest&per_page=4&page=1')).text).toBe(first.text);
    expect((await shop.get(path, { locale: 'ar' })).text).not.toBe(first.text);
    expect((await shop.get('/products?page=2&per_page=4&sort_type=newest')).text).not.toBe(first.text);
    const { token } = await shop.shopper();
    const own = await shop.get(path, { token });
    expect(own.headers.get('cache-control')).toBe('no-store');
    expect(own.headers.get('etag')).toBeNull();
    expect((await shop.get(path, { token: 'dead' })).body).toEqual(first.body);
  });

  test('come from the response cache until something changes', async () => {
    const rename = (name: string) =>
      shop.database.pool.query('update settings set value = $1 where key = $2', [JSON.stringify(name), 'appName']);
    const name = async () => (await shop.get('/master')).body.data.app_name;
    shop.forward(11_000);
    expect(await name()).toBe('Larder');
    await rename('Pantry');
    expect(await name()).toBe('Larder');
    shop.forward(11_000);
    expect(await name()).toBe('Pantry');
    await rename('Larder');
  });

  test('are compressed as the client accepts it', async () => {
    const sizes: Record<string, number> = {};
    for (const encoding of ['identity', 'gzip', 'br']) {
      const response = await new Promise<{ length: number; encoding: string | undefined }>((resolve, reject) => {
        rawRequest(`${shop.url}/api/home`, { headers: { 'accept-encoding': encoding } }, (found) => {
          let length = 0;
          found.on('data', (part: Buffer) => {
            length += part.length;
          });
          found.on('end', () => resolve({ length, encoding: found.headers['content-encoding'] }));
        })
          .on('error', reject)
          .end();
      });
      expect(response.encoding).toBe(encoding === 'identity' ? undefined : encoding);
      sizes[encoding] = response.length;
    }
    expect(sizes.br).toBeLessThan((sizes.identity ?? 0) / 4);
    expect(sizes.gzip).toBeLessThan((sizes.identity ?? 0) / 3);
  });
});

describe('the limits', () => {
  test('refuse too many calls, whatever the proxy header claims', async () => {
    const limited = await startTestServer({ env: { LARDER_LIMITS: 'on' } });
    const call = (at: number) =>
      fetch(`${limited.url}/api/countries`, { headers: { 'X-Forwarded-For': `10.0.0.${at % 250}` } });
    const statuses: number[] = [];
    for (let at = 0; at < 620; at += 20) {
      const responses = await Promise.all(Array.from({ length: 20 }, (_, more) => call(at + more)));
      statuses.push(...responses.map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(600);
    const refused = await call(1);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toEqual({ message: 'Too many attempts. Please wait a moment.' });
    await limited.close();
  });

  test('allow three new accounts an hour per address, not counting invalid forms', async () => {
    const limited = await startTestServer({ filling: demoFilling, env: { LARDER_LIMITS: 'on' } });
    for (let at = 0; at < 5; at += 1) expect((await limited.post('/registration', {})).status).toBe(422);
    for (let at = 0; at < 3; at += 1) await limited.register();
    const form = { name: 'Four', email: 'four@larder.test', password: 'nine green bottles', country: 'Germany' };
    const fourth = await limited.post('/registration', form);
    expect(fourth.status).toBe(429);
    expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(3000);
    await limited.close();
  });
});
