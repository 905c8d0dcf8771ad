/** With `API_URL`: what reaches the back end of a call, a file or a page. */
import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type StubBackEnd, startBackEnd, startProxy } from '#tests/support/server/stub-back-end.ts';

let answer: RequestListener;
let backEnd: StubBackEnd;
let proxy: Awaited<ReturnType<typeof startProxy>>;
let url: string;

beforeAll(async () => {
  backEnd = await startBackEnd((request, response) => answer(request, response), '/base/');
  proxy = await startProxy(backEnd.url, { timeoutMs: 300 });
  url = proxy.url;
});

beforeEach(() => {
  backEnd.reached.length = 0;
  answer = (_request, response) => response.setHeader('content-type', 'application/json').end('{"message":"OK"}');
});

afterAll(async () => {
  await proxy.app.close();
  await backEnd.close();
});

const ours = { 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json' };
const send = (path: string, init: RequestInit = {}) =>
  fetch(url + path, { redirect: 'manual', ...init, headers: { ...ours, ...init.headers } });

describe('a request to the back end', () => {
  test('carries the tokens and cookies of the shopper, and the marks of a call', async () => {
    const carried = {
      authorization: 'Bearer 1|abc',
      cookie: 'session=a1; XSRF-TOKEN=t%3D',
      'x-xsrf-token': 't=',
      'x-guest-token': 'guest-7',
      'accept-language': 'ar',
      'idempotency-key': 'k1',
      'user-agent': 'A browser',
    };
    await send('/api/carts', { headers: carried });
    expect(backEnd.reached[0]).toMatchObject({ method: 'GET', target: '/base/api/carts', headers: carried });
  });

  test('names the shopper and the shop, whatever the request says of them', async () => {
    await send('/api/carts', {
      headers: { 'X-Forwarded-For': '203.0.113.9', 'X-Forwarded-Host': 'elsewhere.example', Forwarded: 'for=1.2.3.4' },
    });
    const [{ headers } = { headers: {} }] = backEnd.reached;
    expect(headers).toMatchObject({
      host: backEnd.url.host,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': new URL(url).host,
      'x-forwarded-proto': 'http',
    });
    expect(headers).not.toHaveProperty('forwarded');
  });

  test('has neither the headers of this connection nor any that nobody has named', async () => {
    await send('/api/carts', {
      headers: { 'Proxy-Authorization': 'Basic x', 'X-Secret': '1', 'Sec-Fetch-Site': 'none' },
    });
    const names = Object.keys(backEnd.reached[0]?.headers ?? {});
    for (const name of ['proxy-authorization', 'x-secret', 'sec-fetch-site', 'te', 'upgrade']) {
      expect(names).not.toContain(name);
    }
  });

  test('says which page has sent it', async () => {
    const headers = { Origin: url, Referer: `${url}/order/31` };
    await send('/payment/31/pay', { method: 'POST', body: 'a=1', headers });
    await send('/paytabs/31/callback', { method: 'POST', body: 'a=1', headers: { Origin: 'https://pay.example' } });
    const [own, foreign] = backEnd.reached;
    expect(own?.headers).toMatchObject({ origin: url, referer: `${url}/order/31` });
    expect(foreign?.headers.origin).toBe('https://pay.example');
  });

  test('has the body byte for byte, with its boundary', async () => {
    const form = new FormData();
    form.set('name', 'Sample');
    form.set('profile_photo', new Blob([new Uint8Array(300_000).fill(255)], { type: 'image/png' }), 'photo.png');
    expect((await send('/api/update-profile', { method: 'POST', body: form })).status).toBe(200);
    const { headers, body } = backEnd.reached[0] ?? { headers: {}, body: Buffer.alloc(0) };
    const boundary = /boundary=(.+)$/.exec(String(headers['content-type']))?.[1] ?? 'none';
    expect(body.subarray(2, 2 + boundary.length).toString()).toBe(boundary);
    expect(body.includes(Buffer.alloc(300_000, 255))).toBe(true);
    expect(headers['content-length']).toBe(String(body.length));
  });

  test('is refused with 413 when its body is larger than any photo may be', async () => {
    const response = await send('/api/update-profile', {
      method: 'POST',
      body: Buffer.alloc(12 * 1024 * 1024 + 1),
      headers: { 'Content-Type': 'application/octet-stream' },
    });
    expect(response.status).toBe(413);
    expect(backEnd.reached).toEqual([]);
  });

  test('reaches an alias of a call', async () => {
    await send('/api/v1/place-order', { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } });
    expect(backEnd.reached[0]).toMatchObject({ method: 'POST', target: '/base/api/v1/place-order' });
  });
});
