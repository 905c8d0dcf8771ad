/** The kit for developers of back ends tells what the storefront will show. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readArguments } from '#tools/conformance/arguments.ts';
import { checkBackEnd, isBelow, type Row } from '#tools/conformance/conformance.ts';
import { operations } from '#tools/conformance/contract.ts';
import { htmlOf, summaryOf, textOf } from '#tools/conformance/report.ts';
import { reads, unrequested } from '#tools/conformance/requests.ts';
import { goodPassword, type SharedServer } from '../support/server/server.ts';
import { sharedServer } from '../support/server/shared-server.ts';
import { type AlteredResponse, html, json, openAlteredBackEnd } from '../support/services/altered-back-end.ts';

let server: SharedServer;

beforeAll(async () => {
  server = await sharedServer('demo');
});

const options = { locale: 'en', timeoutMs: 15_000 };
const below = (rows: readonly Row[], level: Parameters<typeof isBelow>[0]) =>
  rows.filter((row) => isBelow(level, row)).map(({ operation }) => operation);
const rowOf = (rows: readonly Row[], operation: string) => rows.find((row) => row.operation === operation);

test('Each call that only reads is sent, or says why it is not', () => {
  const known = new Set([...reads.map(({ operation }) => operation), ...Object.keys(unrequested)]);
  const reading = operations.filter(({ method }) => method === 'GET').map(({ id }) => id);
  expect(reading.filter((id) => !known.has(id))).toEqual([]);
});

describe('The reference server', () => {
  test('reaches the strictest level, with an account and with writes that undo themselves', async () => {
    const { email, token } = await server.register();
    const account = { email, password: goodPassword };
    const rows = await checkBackEnd({ ...options, url: new URL(server.url), account, isWriting: true });
    expect(below(rows, 'strict')).toEqual([]);
    expect(rows.filter(({ offer }) => offer === 'offered').length).toBeGreaterThan(40);
    const afterwards = await Promise.all(
      ['/carts', '/addresses', '/favorite-products'].map((path) => server.get(path, { token })),
    );
    expect(afterwards.map(({ body }) => [body.data.total ?? body.data.products.length])).toEqual([[0], [0], [0]]);
  });

  test('gets public requests only without an account', async () => {
    const rows = await checkBackEnd({ ...options, url: new URL(server.url) });
    expect(rowOf(rows, 'getCart')).toMatchObject({
      offer: 'not requested',
      reason: expect.stringContaining('--account'),
    });
    expect(rowOf(rows, 'placeOrder')).toMatchObject({ offer: 'not requested', reason: 'This call writes.' });
  });
});

const altered = (
  { body, ...response }: AlteredResponse,
  change: (data: Record<string, never[]>) => void,
): AlteredResponse => {
  const read = JSON.parse(body);
  change(read.data);
  return { ...response, body: JSON.stringify(read) };
};

const alterations: Record<string, (real: AlteredResponse) => AlteredResponse> = {
  '/home': () => json(404, { message: 'Not found.' }),
  '/products/suggestions': () => html(),
  '/shops': () => json(500, { message: 'Broken.' }),
  '/shops/top': (real) => altered(real, ({ shops }) => delete (shops?.[0] as { rating?: number } | undefined)?.rating),
  '/products': (real) =>
    altered(real, ({ products }) => Object.assign(products?.[0] as unknown as object, { price: 'dear' })),
};

describe('A back end of another maker', () => {
  let rows: Row[];
  let back: Awaited<ReturnType<typeof openAlteredBackEnd>>;

  beforeAll(async () => {
    back = await openAlteredBackEnd(server.url, (path, real) => alterations[path]?.(real) ?? real);
    rows = await checkBackEnd({ ...options, url: new URL(back.url) });
  });
  afterAll(() => back.close());

  test('does not offer what it has not, however it says so', () => {
    expect(rowOf(rows, 'getHome')).toMatchObject({
      offer: 'not offered',
      storefront: 'composes the home page from lists',
    });
    expect(rowOf(rows, 'suggestProducts')).toMatchObject({ offer: 'not offered', status: 200 });
    expect(rowOf(rows, 'listShops')).toMatchObject({ offer: 'failed', status: 500 });
  });

  test('hears which rows the storefront leaves out, and which fields differ from the contract', () => {
    const row = rowOf(rows, 'listProducts');
    expect(row?.storefront).toContain('leaves out 1: products[].price');
    expect(row?.deviations).toEqual([{ field: 'products[].price', problem: 'another type' }]);
    expect(rowOf(rows, 'listTopShops')).toMatchObject({
      storefront: 'shows the top shops of the home page; fills in shops[].rating',
      deviations: [{ field: 'shops[].rating', problem: 'missing' }],
    });
  });

  test('misses a level by what the level requires', () => {
    expect(below(rows, 'offered')).toEqual(['getHome', 'listShops']);
    expect(below(rows, 'fields')).toEqual(['getHome', 'listProducts', 'listShops']);
    expect(below(rows, 'strict')).toEqual(['getHome', 'listProducts', 'suggestProducts', 'listShops', 'listTopShops']);
  });

  test('is reported as text and as a page without scripts', () => {
    const run = { url: 'http://shop.test/<b>', level: 'fields' as const, rows };
    expect(summaryOf(run)).toContain('misses the level "fields" in 3');
    expect(textOf(run)).toMatch(/✗ GET \/home +no +composes the home page from lists/);
    expect(htmlOf(run)).toContain('shop.test/&lt;b&gt;');
    expect(htmlOf(run)).not.toContain('<script');
  });
});

test('A back end that answers 429 is asked again after its pause, and three times at most', async () => {
  const requests = new Map<string, number>();
  const timesOf = (path: string) => requests.get(path) ?? 0;
  const back = await openAlteredBackEnd(server.url, {
    refuse: (_, path) => {
      requests.set(path, timesOf(path) + 1);
      const isLimited = path === '/banners' || (path === '/countries' && timesOf(path) === 1);
      return isLimited ? json(429, { message: 'Too many attempts.' }) : undefined;
    },
  });
  const rows = await checkBackEnd({ ...options, url: new URL(back.url) });
  await back.close();
  expect(rowOf(rows, 'listCountries')).toMatchObject({ offer: 'offered', status: 200, isUsable: true });
  expect(timesOf('/countries')).toBe(2);
  expect(rowOf(rows, 'listBanners')).toMatchObject({ offer: 'refused', status: 429, isUsable: false });
  expect(timesOf('/banners')).toBe(3);
}, 30_000);

test('A refused login is below every level, and the calls of the account are not requested', async () => {
  const account = { email: 'nobody@larder.test', password: 'a wrong phrase' };
  const rows = await checkBackEnd({ ...options, url: new URL(server.url), account });
  expect(rowOf(rows, 'login')).toMatchObject({ offer: 'refused', status: 400 });
  expect(below(rows, 'offered')).toEqual(['login']);
  expect(rowOf(rows, 'getCart')).toMatchObject({ offer: 'not requested', reason: 'The login did not succeed.' });
});

test('A back end that is away fails in every call and ends no run', async () => {
  const rows = await checkBackEnd({ ...options, url: new URL('http://127.0.0.1:9'), timeoutMs: 2000 });
  const requested = rows.filter(({ offer }) => offer !== 'not requested');
  expect(new Set(requested.map(({ offer, reason }) => `${offer}, ${reason}`))).toEqual(
    new Set(['failed, no response came']),
  );
});

describe('The command refuses in one sentence', () => {
  test.each([
    [[], 'Name the shop: --url https://shop.example'],
    [['--url', 'shop'], '"shop" is no address: --url https://shop.example'],
    [['--url', 'http://a', '--level', 'best'], '--level is one of offered, fields, strict, not "best".'],
    [['--url', 'http://a', '--write'], '--write changes things of an account: name it with --account MAIL:PASSWORD.'],
    [['--url', 'http://a', '--account', 'me'], 'An account is an e-mail and a password: --account MAIL:PASSWORD'],
    [['--url', 'http://a', '--timeout', 'x'], '--timeout takes 1 to 600 seconds, not "x".'],
    [['--colour'], "Unknown option '--colour'"],
  ])('%j', (words, sentence) => {
    expect(() => readArguments(words)).toThrow(sentence);
  });
});
