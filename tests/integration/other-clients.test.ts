/** Clients of the protocol that are no browser page of this shop: an app on a phone, a script of a partner. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { SharedServer } from '#tests/support/server/server.ts';
import { sharedServer } from '#tests/support/server/shared-server.ts';

let shop: SharedServer;

beforeAll(async () => {
  shop = await sharedServer('demo');
});

type Sent = { token?: string; body?: object; headers?: Record<string, string> };

/** As such a client sends it: no `X-Requested-With`, no cookie, no `Origin`. */
const send = async (method: string, path: string, { token, body, headers }: Sent = {}) => {
  const response = await fetch(`${shop.url}/api${path}`, {
    method,
    headers: {
      Accept: 'application/json',
      ...(body && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
};

const address = {
  name: 'Sample Shopper',
  phone: '2025550123',
  address_line: '1 Sample Street',
  address_type: 'home',
};

describe('a client that is no browser', () => {
  test('writes with its token alone', async () => {
    const { token } = await shop.shopper();
    const { status } = await send('POST', '/address/store', { token, body: address });
    expect(status).toBe(200);
  });

  test('logs out by POST, and its token ends', async () => {
    const { token } = await shop.shopper();
    expect((await send('POST', '/logout', { token })).status).toBe(200);
    expect((await send('GET', '/profile', { token })).status).toBe(401);
  });

  test('orders at /v1/place-order with the rules of /place-order', async () => {
    const { token } = await shop.shopper();
    const nothing = { shop_ids: [1], address_id: 999_999, payment_method: 'cash' };
    const aliased = await send('POST', '/v1/place-order', { token, body: nothing });
    const plain = await send('POST', '/place-order', { token, body: nothing });
    expect(plain.status).toBe(422);
    expect(aliased).toEqual(plain);
  });

  test('gets the allowed methods of an alias when it uses another', async () => {
    const { token } = await shop.shopper();
    expect((await send('DELETE', '/v1/place-order', { token })).status).toBe(405);
  });
});

describe('a page of another site', () => {
  test.each([
    ['with the Origin that every browser sends', { Origin: 'https://other.example' }],
    ['with the mark of a cross-site request', { 'Sec-Fetch-Site': 'cross-site' }],
    ['when it is a form, which accepts a page', { Accept: 'text/html,application/xhtml+xml' }],
  ])('%s', async (_how, headers) => {
    const { token } = await shop.shopper();
    expect((await send('POST', '/address/store', { token, body: address, headers })).status).toBe(403);
  });

  test('is refused without a token, whatever it accepts', async () => {
    expect((await send('POST', '/login', { body: { phone: 'a@larder.test', password: 'x' } })).status).toBe(403);
  });
});

describe('the message of an answer', () => {
  test('is there for whatever an existing client shows, also where nothing changes', async () => {
    const { token } = await shop.shopper();
    const quoted = await send('POST', '/cart/checkout', { token, body: { shop_ids: [] } });
    expect(quoted).toMatchObject({ status: 200, body: { message: 'The totals are up to date.' } });
    const arabic = await send('POST', '/cart/checkout', {
      token,
      body: { shop_ids: [] },
      headers: { 'Accept-Language': 'ar' },
    });
    expect(arabic.body.message).toBe('المجاميع محدَّثة.');
  });
});
