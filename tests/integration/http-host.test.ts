/** What a request says about its way: the host that it wants, and the proxies that it came through. */
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { countriesFilling } from '#tests/support/shops/small-shop.ts';

let shop: TestServer;

beforeAll(async () => {
  shop = await startTestServer({ filling: countriesFilling });
});

afterAll(() => shop.close());

/** The first line of the response to these very bytes. */
const statusOf = (lines: readonly string[], { url }: Pick<TestServer, 'url'> = shop) =>
  new Promise<string>((resolve, reject) => {
    let text = '';
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => {
      socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
    });
    socket.setEncoding('utf8').on('data', (part) => {
      text += part;
    });
    socket.on('error', reject).on('close', () => resolve(text.split('\r\n')[0] ?? ''));
  });

const badRequest = 'HTTP/1.1 400 Bad Request';

describe('the Host header', () => {
  const malformed = [
    '',
    ' ',
    'a b',
    'shop.example/evil',
    'user@shop.example',
    'shop.example:99999',
    'shop.example:port',
    'shop.example:80:80',
    'shop.example?x',
    'shop.example#x',
    '[::1',
    '[zz]',
    '::1',
    'sh<op',
    'shop.example, other.example',
    '%',
    '\u0080',
  ];

  test.each(malformed)('of %j is refused with 400', async (host) => {
    for (const path of ['/', '/products', '/api/countries', '/robots.txt', '/app/larder?protocol=7']) {
      expect(await statusOf([`GET ${path} HTTP/1.1`, `Host: ${host}`]), path).toBe(badRequest);
    }
  });

  test('is refused with 400 when there are two', async () => {
    for (const other of ['shop.example', 'evil.example']) {
      const twice = ['GET / HTTP/1.1', 'Host: shop.example', `hOst: ${other}`];
      expect(await statusOf(twice)).toBe(badRequest);
    }
  });

  test.each(['HTTP/1.0', 'HTTP/1.1'])('is refused with 400 when %s lacks it', async (version) => {
    expect(await statusOf([`GET / ${version}`])).toBe(badRequest);
  });

  test('may be missing in a health check of HTTP/1.0', async () => {
    for (const path of ['/livez', '/readyz', '/version']) {
      expect(await statusOf([`GET ${path} HTTP/1.0`]), path).toBe('HTTP/1.1 200 OK');
    }
    expect(await statusOf(['GET /livez HTTP/1.0', 'Host: a b'])).toBe(badRequest);
  });

  test.each(['shop.example', 'SHOP.example:8080', '127.0.0.1', '[::1]:4400', 'xn--mgbh0fb.example', 'a_b.example'])(
    'of %s is accepted',
    async (host) => {
      expect(await statusOf(['GET /api/countries HTTP/1.1', `Host: ${host}`])).toBe('HTTP/1.1 200 OK');
    },
  );

  test('that a trusted proxy forwards is checked, too', async () => {
    const behind = await startTestServer({ filling: countriesFilling, env: { TRUST_PROXY: 'loopback' } });
    const forwarded = (host: string) =>
      statusOf(['GET / HTTP/1.1', 'Host: inside', `X-Forwarded-Host: ${host}`], behind);
    expect(await forwarded('a b')).toBe(badRequest);
    expect(await forwarded('shop.example/evil')).toBe(badRequest);
    expect(await forwarded('shop.example')).not.toBe(badRequest);
    await behind.close();
  });
});

describe('the warning of a proxy that TRUST_PROXY does not name', () => {
  const warnings = ({ log }: TestServer) => log.filter((line) => line.includes('TRUST_PROXY'));

  test('is logged once, at the first forwarded request', async () => {
    const alone = await startTestServer({ filling: countriesFilling });
    await fetch(`${alone.url}/livez`);
    expect(warnings(alone)).toEqual([]);
    for (const client of ['203.0.113.7', '203.0.113.8']) {
      await fetch(`${alone.url}/livez`, { headers: { 'X-Forwarded-For': client } });
    }
    expect(warnings(alone)).toHaveLength(1);
    expect(warnings(alone).join()).not.toContain('203.0.113');
    await alone.close();
  });

  test('depends on the peer', async () => {
    const named = await startTestServer({ filling: countriesFilling, env: { TRUST_PROXY: 'loopback' } });
    await fetch(`${named.url}/livez`, { headers: { 'X-Forwarded-For': '203.0.113.7' } });
    expect(warnings(named)).toEqual([]);
    await named.close();
    const other = await startTestServer({ filling: countriesFilling, env: { TRUST_PROXY: '10.0.0.0/8' } });
    await fetch(`${other.url}/livez`, { headers: { 'X-Forwarded-For': '203.0.113.7' } });
    expect(warnings(other)).toHaveLength(1);
    await other.close();
  });
});
