/** With `API_URL`: what of the back end’s answer reaches the browser, and what it sees if there is none. */
import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type StubBackEnd, startBackEnd, startProxy } from '#tests/support/server/stub-back-end.ts';
import { text } from '#tests/support/texts/texts.ts';

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

const json =
  (data: object, headers: Record<string, string | string[]> = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(data));

describe('an answer of the back end', () => {
  test('sets cookies for this shop', async () => {
    const cookies = ['a=1; Path=/base/api; Domain=shop.example; HttpOnly', 'b=2; path=/base', 'c=3; Path=/; Secure'];
    answer = json({}, { 'set-cookie': cookies });
    const response = await send('/api/carts');
    expect(response.headers.getSetCookie()).toEqual(['a=1; Path=/api; HttpOnly', 'b=2; path=/', 'c=3; Path=/; Secure']);
  });

  test('leads to this shop where it leads to the back end, and elsewhere as it says', async () => {
    const places: [string, string][] = [
      ['/base/order/31/payment/success?key=a', `${url}/order/31/payment/success?key=a`],
      [`${backEnd.url.href}order/31/payment/cancel`, `${url}/order/31/payment/cancel`],
      ['https://pay.example/checkout?x=1', 'https://pay.example/checkout?x=1'],
      [`${backEnd.url.origin}/other/order/31`, `${backEnd.url.origin}/other/order/31`],
      [`${backEnd.url.href}/elsewhere.example`, `${url}//elsewhere.example`],
    ];
    for (const [location, expected] of places) {
      answer = (_request, response) => response.writeHead(302, { location }).end();
      const { status, headers } = await send('/order/31/payment');
      expect([status, headers.get('location')]).toEqual([302, expected]);
    }
  });

  test('that redirects is not followed, so no token reaches another origin', async () => {
    const other = await startBackEnd((_request, response) => response.end());
    answer = (_request, response) => response.writeHead(307, { location: other.url.href }).end();
    const response = await send('/api/carts', { headers: { Authorization: 'Bearer 1|abc' } });
    expect([response.status, response.headers.get('location')]).toEqual([307, other.url.href]);
    expect(other.reached).toEqual([]);
    await other.close();
  });

  test('keeps name, caching and range of a file', async () => {
    const headers = {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''a%20b.pdf`,
      'cache-control': 'private, no-store',
      'content-range': 'bytes 0-2/10',
    };
    answer = (_request, response) => response.writeHead(206, headers).end('abc');
    const response = await send('/storage/a%20b.pdf', { headers: { Range: 'bytes=0-2' } });
    expect([response.status, await response.text()]).toEqual([206, 'abc']);
    expect(Object.fromEntries(response.headers)).toMatchObject(headers);
    expect(backEnd.reached[0]).toMatchObject({ target: '/base/storage/a%20b.pdf', headers: { range: 'bytes=0-2' } });
  });

  test('opens this origin to nobody, and speaks for no other service on this host', async () => {
    answer = json(
      {},
      {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'strict-transport-security': 'max-age=1; includeSubDomains; preload',
        'clear-site-data': '"*"',
        server: 'some',
        'x-powered-by': 'some',
        'proxy-authenticate': 'Basic',
      },
    );
    const { headers } = await send('/api/carts');
    for (const name of [
      'access-control-allow-origin',
      'clear-site-data',
      'server',
      'x-powered-by',
      'proxy-authenticate',
    ]) {
      expect(headers.get(name), name).toBeNull();
    }
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('names pictures, documents and payment windows by this shop’s address', async () => {
    const { origin, href } = backEnd.url;
    const data = {
      order_payment_url: `${href}order/31/payment?gateway=stripe`,
      thumbnail: `${href}storage/a.webp`,
      elsewhere: 'https://pictures.example/storage/a.webp',
      site: origin,
      api: `${href}api/carts`,
      text: `See ${href}storage/a.webp`,
    };
    answer = json({ data });
    expect((await (await send('/api/carts')).json()).data).toEqual({
      ...data,
      order_payment_url: `${url}/order/31/payment?gateway=stripe`,
      thumbnail: `${url}/storage/a.webp`,
    });
    const slashed = JSON.stringify({ data: { invoice_url: `${href}shop/download-invoice/7` } }).replaceAll('/', '\\/');
    answer = (_request, response) => response.setHeader('content-type', 'application/json').end(slashed);
    expect((await (await send('/api/carts')).json()).data.invoice_url).toBe(`${url}/shop/download-invoice/7`);
  });

  test('is compressed as the browser asks', async () => {
    answer = json({ data: 'long '.repeat(1000) });
    const response = await send('/api/carts', { headers: { 'Accept-Encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect((await response.json()).data).toHaveLength(5000);
  });

  test('passes on 204 and 304 without a body', async () => {
    for (const status of [204, 304]) {
      answer = (_request, response) => response.writeHead(status, { etag: '"1"' }).end();
      const response = await send('/api/carts');
      expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([status, '', '"1"']);
    }
  });

  test('keeps the policies of its pages, and no page of its own has ours', async () => {
    const policy = "default-src 'self'";
    const page: Record<string, string> = { 'content-type': 'text/html', 'content-security-policy': policy };
    answer = (_request, response) => response.writeHead(200, page).end('<p>Pay</p>');
    expect((await send('/payment/31/pay')).headers.get('content-security-policy')).toBe(policy);
    answer = (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Pay</p>');
    const { headers } = await send('/payment/31/pay');
    expect([headers.get('content-security-policy'), headers.get('cross-origin-opener-policy')]).toEqual([null, null]);
  });

  test('that is a page in place of a file is a missing file', async () => {
    answer = (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>An app</p>');
    for (const path of ['/assets/gone-0f3a.js', '/storage/gone.webp']) {
      const response = await send(path);
      expect([response.status, (await response.json()).message]).toEqual([404, 'Not found.']);
    }
  });
});

describe('a back end that fails', () => {
  test('is 504 with a message when it stays silent', async () => {
    answer = () => undefined;
    const response = await send('/api/carts', { headers: { 'Accept-Language': 'en' } });
    expect(response.status).toBe(504);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await response.json()).toEqual({
      message: text('The shop takes too long to answer. Please try again shortly.'),
    });
  });

  test('is 504 when it begins to answer and then stays silent', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100', 'set-cookie': 'a=1' });
      response.write('{"data":');
    };
    const response = await send('/api/carts');
    expect(response.status).toBe(504);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('is 502 when it hangs up', async () => {
    answer = (request) => request.socket.destroy();
    const response = await send('/api/carts');
    expect([response.status, (await response.json()).message]).toEqual([
      502,
      text('The shop cannot be reached right now. Please try again shortly.'),
    ]);
  });

  test('is asked once for a change, even if it says that it is busy', async () => {
    answer = (_request, response) => response.writeHead(503, { 'retry-after': '0' }).end();
    expect((await send('/api/login', { method: 'POST' })).status).toBe(503);
    expect((await send('/api/carts')).status).toBe(503);
    expect(backEnd.reached).toHaveLength(2);
  });
});
