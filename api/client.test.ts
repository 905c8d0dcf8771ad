import { describe, expect, test } from 'vitest';
import { failureOf } from '#tests/support/contract/failure-of.ts';
import { createClient } from './client.ts';
import { ApiError } from './errors.ts';
import * as addresses from './operations/addresses.ts';
import * as cart from './operations/cart.ts';
import * as catalogue from './operations/catalogue.ts';
import * as flashSales from './operations/flash-sales.ts';
import * as identity from './operations/identity.ts';
import * as orders from './operations/orders.ts';
import * as pages from './operations/pages.ts';
import * as presence from './operations/presence.ts';
import * as settings from './operations/settings.ts';
import * as shops from './operations/shops.ts';

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

describe('every request', () => {
  const seen = async (token?: string) => {
    const requests: Request[] = [];
    const client = clientOf((request) => {
      requests.push(request);
      return json({ data: { total: 0, addresses: [] } });
    }, token);
    await addresses.listAddresses(client);
    return requests[0]?.headers as Headers;
  };

  test('carries the marker, one bare locale code, the JSON type, the XSRF token and the bearer token', async () => {
    expect(Object.fromEntries(await seen('7|secret'))).toMatchObject({
      'x-requested-with': 'XMLHttpRequest',
      'accept-language': 'en',
      accept: 'application/json',
      'x-xsrf-token': 'a=b',
      authorization: 'Bearer 7|secret',
    });
  });

  test('of a guest has no Authorization header', async () => {
    expect((await seen()).has('authorization')).toBe(false);
  });

  test('of an intent carries its idempotency key as a header, not in the body', async () => {
    const client = clientOf(async (request) => {
      expect(request.headers.get('idempotency-key')).toBe('k1');
      expect(await request.json()).not.toHaveProperty('idempotencyKey');
      return json({ data: { order_payment_url: null } });
    });
    const request = { shop_ids: [3], address_id: 5, payment_method: 'cash', idempotencyKey: 'k1' };
    expect((await orders.placeOrder(client, request)).order_payment_url).toBeNull();
  });
});

describe('a failed request', () => {
  test.each([
    [400, 'refused'],
    [401, 'unauthorized'],
    [403, 'refused'],
    [404, 'notFound'],
    [409, 'inProgress'],
    [422, 'refused'],
    [429, 'limited'],
    [500, 'broken'],
    [503, 'broken'],
  ])('with status %i is %s', async (status, kind) => {
    const client = clientOf(() => json({ message: 'No.' }, { status, headers: { 'retry-after': '7' } }));
    expect(await failureOf(cart.getCart(client))).toMatchObject({ kind, status, retryAfter: 7 });
  });

  test('with status 409 is refused, unless the server says when to send the same request again', async () => {
    const client = clientOf(() => json({ message: 'No.' }, { status: 409 }));
    expect(await failureOf(cart.getCart(client))).toMatchObject({ kind: 'refused', status: 409 });
  });

  test('keeps the server’s message and the first text of each field', async () => {
    const errors = { phone: ['Too short.', 'No digits.'], 'shop_ids.0': ['Unknown.'], name: [] };
    const client = clientOf(() => json({ message: 'Too short.', errors }, { status: 422 }));
    expect(await failureOf(identity.login(client, { phone: '1', password: 'x' }))).toMatchObject({
      message: 'Too short.',
      fields: { phone: 'Too short.', 'shop_ids.0': 'Unknown.' },
    });
  });

  test('hides the text of a broken server', async () => {
    const client = clientOf(() => json({ message: 'SQLSTATE[42P01]' }, { status: 500 }));
    expect((await failureOf(cart.getCart(client))).message).toBe('');
  });

  test('has the text of a shop that is closed for a while', async () => {
    const client = clientOf(() => json({ message: 'Back in a few minutes.' }, { status: 503 }));
    expect(await failureOf(cart.getCart(client))).toMatchObject({ kind: 'broken', message: 'Back in a few minutes.' });
  });

  test('is a network failure without a response, and aborted when it was cancelled', async () => {
    const refused = clientOf(() => Promise.reject(new TypeError('fetch failed')));
    expect(await failureOf(cart.getCart(refused))).toMatchObject({ kind: 'network' });

    const gaveUp = clientOf((request) => Promise.reject(request.signal.reason));
    expect(await failureOf(cart.getCart(gaveUp, {}, AbortSignal.abort()))).toMatchObject({ kind: 'aborted' });
  });

  test('is a failure when an HTML page comes in place of JSON', async () => {
    const page = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
    expect(await failureOf(catalogue.suggestProducts(clientOf(page), { query: 'tea' }))).toBeInstanceOf(ApiError);
    expect(await failureOf(catalogue.listProducts(clientOf(page)))).toMatchObject({ kind: 'notJson' });
  });

  test('is invalid when JSON lacks what a flow needs', async () => {
    expect(await failureOf(cart.getCart(clientOf(() => json({ data: { total: 1 } }))))).toMatchObject({
      kind: 'invalidResponse',
    });
    const nameless = clientOf(() => json({ data: { related_products: [] } }));
    expect(await failureOf(catalogue.getProduct(nameless, { product_id: 1 }))).toMatchObject({
      kind: 'invalidResponse',
    });
  });
});

describe('the response of another back end', () => {
  test('gets empty lists for missing ones', async () => {
    expect(await addresses.listAddresses(clientOf(() => json({ message: 'ok' })))).toEqual({ total: 0, addresses: [] });
  });

  test('is read as a catalogue whatever its content type, and only texts stay', async () => {
    const client = clientOf(() => new Response('{"Cart":"عربة","n":1}', { headers: { 'content-type': 'text/html' } }));
    expect(await settings.getCatalogue(client, { locale: 'ar' })).toEqual({ Cart: 'عربة' });
  });

  test('is read as a catalogue in an envelope as well', async () => {
    const client = clientOf(() => json({ message: 'ok', data: { Cart: 'عربة', data: 'بيانات' } }));
    expect(await settings.getCatalogue(client, { locale: 'ar' })).toEqual({ Cart: 'عربة', data: 'بيانات' });
  });

  test('has its own text for a line that was not removed', async () => {
    const texts = { 'error.remove_item_failed': 'Still there', 'An error occurred while removing the item': 'Oh' };
    const phrase = 'An error occurred while removing the item';
    const catalogue = await settings.getCatalogue(
      clientOf(() => json(texts)),
      { locale: 'en' },
    );
    expect(catalogue[phrase]).toBe('Still there');
    expect(
      await settings.getCatalogue(
        clientOf(() => json({ [phrase]: 'Oh' })),
        { locale: 'en' },
      ),
    ).toEqual({
      [phrase]: 'Oh',
    });
  });

  test('is not read after a log-out', async () => {
    await expect(identity.logout(clientOf(() => new Response('<html>')))).resolves.toBeUndefined();
  });

  test('requires a login when it has a guest token in place of a cart', async () => {
    const client = clientOf(() => json({ data: { access_token: 'guest' } }));
    expect(await failureOf(cart.addToCart(client, { product_id: 1 }))).toMatchObject({ kind: 'unauthorized' });
  });

  test('has its token without the scheme', async () => {
    const user = { id: 1, name: 'Sam' };
    const client = clientOf(() => json({ data: { user, access: { token: 'Bearer 7|x' } } }));
    expect((await identity.login(client, { phone: 's', password: 'p' })).access.token).toBe('7|x');
  });

  test('about an unknown product counts as not found', async () => {
    const client = clientOf(() => json({ message: 'No.', errors: { product_id: ['No.'] } }, { status: 422 }));
    expect(await failureOf(catalogue.getProduct(client, { product_id: 9 }))).toMatchObject({ kind: 'notFound' });
  });

  test('about a shop or a sale whose id is none counts as not found', async () => {
    const refusing = (field: string) =>
      clientOf(() => json({ message: 'No.', errors: { [field]: ['No.'] } }, { status: 422 }));
    expect(await failureOf(shops.getShop(refusing('shop'), { shop: 'abc' }))).toMatchObject({ kind: 'notFound' });
    expect(await failureOf(flashSales.getFlashSale(refusing('id'), { id: 'abc' }))).toMatchObject({ kind: 'notFound' });
  });

  test.each([{}, { message: 'ok' }, { data: null }, { data: [] }])(
    'about a product that is not shown (%j) counts as not found',
    async (body) => {
      const call = catalogue.getProduct(
        clientOf(() => json(body)),
        { product_id: 9 },
      );
      expect(await failureOf(call)).toMatchObject({ kind: 'notFound' });
    },
  );

  test.each([
    [
      { title: null, description: '<p>Our terms</p>' },
      { title: '', description: '<p>Our terms</p>' },
    ],
    [{ title: 'Terms' }, { title: 'Terms', description: '' }],
  ])('with the policy page %j shows what it has', async (content, page) => {
    const client = clientOf(() => json({ data: { content } }));
    expect(await pages.getLegalPage(client, { slug: 'terms' })).toEqual(page);
  });

  test('with a policy page that has neither a title nor a text counts as not found', async () => {
    const client = clientOf(() => json({ data: { content: { title: null, description: '' } } }));
    expect(await failureOf(pages.getLegalPage(client, { slug: 'terms' }))).toMatchObject({ kind: 'notFound' });
  });

  test.each([
    ['3', 3],
    [3, 3],
    ['many', 0],
    [-1, 0],
    [null, 0],
    [{}, 0],
  ])('with %j unread messages counts %i, at either depth', async (unread_messages, count) => {
    for (const data of [{ unread_messages }, { data: { unread_messages } }])
      expect(await presence.countUnreadMessages(clientOf(() => json({ data })))).toEqual({ unread_messages: count });
  });
});
