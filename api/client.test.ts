import { describe, expect, test } from 'vitest';
import { createClient } from './client.ts';
import { ApiError } from './errors.ts';
import * as addresses from './operations/addresses.ts';
import * as cart from './operations/cart.ts';
import * as catalogue from './operations/catalogue.ts';
import * as identity from './operations/identity.ts';
import * as orders from './operations/orders.ts';
import * as settings from './operations/settings.ts';

const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), { ...init, headers: { 'content-type': 'application/json', ...init.headers } });

const clientOf = (response: (request: Request) => Response | Promise<Response>, token?: string) =>
  createClient({
    baseUrl: 'http://shop.test/api',
    fetch: async (input, init) => response(new Request(input, init)),
    locale: () => 'en-GB',
    token: () => token,
    xsrf: () => 'a=b',
  });

const failureOf = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('It did not fail.')),
    (error) => error,
  );

describe('what every call carries', () => {
  const seen = async (token?: string) => {
    const requests: Request[] = [];
    const client = clientOf((request) => {
      requests.push(request);
      return json({ data: { total: 0, addresses: [] } });
    }, token);
    await addresses.listAddresses(client);
    return requests[0]?.headers as Headers;
  };

  test('the marker, one bare locale code, JSON wanted, the anti-forgery echo and the bearer token', async () => {
    expect(Object.fromEntries(await seen('7|secret'))).toMatchObject({
      'x-requested-with': 'XMLHttpRequest',
      'accept-language': 'en',
      accept: 'application/json',
      'x-xsrf-token': 'a=b',
      authorization: 'Bearer 7|secret',
    });
  });

  test('a guest sends no Authorization at all', async () => {
    expect((await seen()).has('authorization')).toBe(false);
  });

  test('an intent carries its idempotency key as a header, not in the body', async () => {
    const client = clientOf(async (request) => {
      expect(request.headers.get('idempotency-key')).toBe('k1');
      expect(await request.json()).not.toHaveProperty('idempotencyKey');
      return json({ data: { order_payment_url: null } });
    });
    const request = { shop_ids: [3], address_id: 5, payment_method: 'cash', idempotencyKey: 'k1' };
    expect((await orders.placeOrder(client, request)).order_payment_url).toBeNull();
  });
});

describe('what can go wrong', () => {
  test.each([
    [400, 'refused'],
    [401, 'unauthorised'],
    [403, 'refused'],
    [404, 'notFound'],
    [409, 'refused'],
    [422, 'refused'],
    [429, 'limited'],
    [500, 'broken'],
    [503, 'broken'],
  ])('%i is %s', async (status, kind) => {
    const client = clientOf(() => json({ message: 'No.' }, { status, headers: { 'retry-after': '7' } }));
    expect(await failureOf(cart.getCart(client))).toMatchObject({ kind, status, retryAfter: 7 });
  });

  test('a refusal keeps the server’s words and the first text of each field', async () => {
    const errors = { phone: ['Too short.', 'No digits.'], 'shop_ids.0': ['Unknown.'], name: [] };
    const client = clientOf(() => json({ message: 'Too short.', errors }, { status: 422 }));
    expect(await failureOf(identity.login(client, { phone: '1', password: 'x' }))).toMatchObject({
      message: 'Too short.',
      fields: { phone: 'Too short.', 'shop_ids.0': 'Unknown.' },
    });
  });

  test('the text of a broken server stays out of sight', async () => {
    const client = clientOf(() => json({ message: 'SQLSTATE[42P01]' }, { status: 500 }));
    expect((await failureOf(cart.getCart(client))).message).toBe('');
  });

  test('no answer is network, a given-up call is aborted', async () => {
    const refused = clientOf(() => Promise.reject(new TypeError('fetch failed')));
    expect(await failureOf(cart.getCart(refused))).toMatchObject({ kind: 'network' });

    const gaveUp = clientOf((request) => Promise.reject(request.signal.reason));
    expect(await failureOf(cart.getCart(gaveUp, {}, AbortSignal.abort()))).toMatchObject({ kind: 'aborted' });
  });

  test('a friendly page instead of JSON is a failure', async () => {
    const page = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
    expect(await failureOf(catalogue.suggestProducts(clientOf(page), { query: 'tea' }))).toBeInstanceOf(ApiError);
    expect(await failureOf(catalogue.listProducts(clientOf(page)))).toMatchObject({ kind: 'notJson' });
  });

  test('JSON without what a flow needs is of the wrong shape', async () => {
    expect(await failureOf(cart.getCart(clientOf(() => json({ data: { total: 1 } }))))).toMatchObject({
      kind: 'invalidResponse',
    });
    expect(
      await failureOf(
        catalogue.getProduct(
          clientOf(() => json({})),
          { product_id: 1 },
        ),
      ),
    ).toMatchObject({
      kind: 'invalidResponse',
    });
  });
});

describe('where back ends differ', () => {
  test('lists that are left out are empty', async () => {
    expect(await addresses.listAddresses(clientOf(() => json({ message: 'ok' })))).toEqual({ total: 0, addresses: [] });
  });

  test('a catalogue is read as JSON whatever its type, and keeps only texts', async () => {
    const client = clientOf(() => new Response('{"Cart":"عربة","n":1}', { headers: { 'content-type': 'text/html' } }));
    expect(await settings.getCatalogue(client, { locale: 'ar' })).toEqual({ Cart: 'عربة' });
  });

  test('logging out does not read what comes back', async () => {
    await expect(identity.logout(clientOf(() => new Response('<html>')))).resolves.toBeUndefined();
  });

  test('a guest token instead of a cart means that a login is required', async () => {
    const client = clientOf(() => json({ data: { access_token: 'guest' } }));
    expect(await failureOf(cart.addToCart(client, { product_id: 1 }))).toMatchObject({ kind: 'unauthorised' });
  });

  test('a token that comes with its scheme is kept bare', async () => {
    const user = { id: 1, name: 'Sam' };
    const client = clientOf(() => json({ data: { user, access: { token: 'Bearer 7|x' } } }));
    expect((await identity.login(client, { phone: 's', password: 'p' })).access.token).toBe('7|x');
  });

  test('an unknown product counts as not found', async () => {
    const client = clientOf(() => json({ message: 'No.', errors: { product_id: ['No.'] } }, { status: 422 }));
    expect(await failureOf(catalogue.getProduct(client, { product_id: 9 }))).toMatchObject({ kind: 'notFound' });
  });
});
