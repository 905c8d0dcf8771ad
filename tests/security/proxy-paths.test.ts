/** With `API_URL` only what is public of the back end can be reached, however somebody writes its paths. */
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { operations } from '#server/http/contract.ts';
import { insideAddress } from '#server/http/in-process-fetch.ts';
import { forwardedPaths } from '#server/proxy/forwarded-paths.ts';
import { seed } from '#tests/support/data/random.ts';
import { type StubBackEnd, sendRaw, startBackEnd, startProxy } from '#tests/support/server/stub-back-end.ts';

let backEnd: StubBackEnd;
let proxy: Awaited<ReturnType<typeof startProxy>>;
/** What reached the back end, as it was written on the wire. */
let reached: { method: string; target: string }[] = [];

beforeAll(async () => {
  backEnd = await startBackEnd(({ method = '', url: target = '', headers }, response) => {
    // This server reads the settings itself, for the policy of its own pages.
    if (headers['x-forwarded-for'] !== insideAddress) reached.push({ method, target });
    response.setHeader('content-type', 'application/json').end('{"data":"of the back end"}');
  }, '/base/');
  proxy = await startProxy(backEnd.url);
});

beforeEach(() => {
  reached = [];
});

afterAll(async () => {
  await proxy.app.close();
  await backEnd.close();
});

const send = (...[target, method, headers]: [target: string, method?: string, headers?: Record<string, string>]) =>
  sendRaw(proxy.url, target, method, headers);

function decodedOnce(text: string): string {
  return text.replaceAll(/%([0-9a-f]{2})/gi, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** The path as the most careless of back ends might read it: decoded to the end, with every kind of separator. */
function carelessly(target: string): string {
  let text = target.split('?')[0] ?? '';
  while (decodedOnce(text) !== text) text = decodedOnce(text);
  const segments: string[] = [];
  for (const segment of text
    .replaceAll('\\', '/')
    .replaceAll(/;[^/]*/g, '')
    .split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return `/${segments.join('/')}`;
}

/** As a regular expression: a parameter is one segment, a star is all that follow. */
const publicPaths = forwardedPaths.map(({ methods, pattern }) => ({
  methods,
  pattern: new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+').replace('*', '.+')}/?$`),
}));

const isPublic = ({ method, target }: { method: string; target: string }) =>
  publicPaths.some(
    ({ methods, pattern }) =>
      methods.includes(method === 'HEAD' ? 'GET' : method) && pattern.test(carelessly(target).replace(/^\/base/, '')),
  );

test.each([
  '/api/../dev/inbox',
  '/api/%2e%2e/dev/inbox',
  '/api/%2E./dev/inbox',
  '/api/%252e%252e/dev/inbox',
  '/api/%25252e%25252e/dev/inbox',
  '/api/..%2fdev/inbox',
  '/api/..%2Fdev%2Finbox',
  '/api/..%252fdev%252finbox',
  '/api/..%5cdev%5cinbox',
  '/api\\..\\dev\\inbox',
  '/api/..\\dev/inbox',
  '/api/..;/dev/inbox',
  '/api/;/../dev/inbox',
  '/api/..;a=b/dev/inbox',
  '/api/.//..//dev/inbox',
  '/api//dev/inbox',
  '/api//../dev/inbox',
  '/api/countries/../../dev/inbox',
  '/api/countries/%2e%2e/%2e%2e/dev/inbox',
  '/api/blog/%2e%2e%2f%2e%2e%2fdev%2finbox/details',
  '/api/blog/..%5c..%5cdev%5cinbox/details',
  '/api/blog/%252e%252e%252f%252e%252e%252fdev%252finbox%23/details',
  '/api/blog/../details',
  '/api/blog/..;/details',
  '/api/order-payment/..%2f..%2fdev/inbox',
  '/api/dev/inbox',
  '/api/admin/users',
  '/api/%00../dev/inbox',
  '/api/%c0%ae%c0%ae/dev/inbox',
  '/%61pi/../dev/inbox',
  'http://elsewhere.example/api/../dev/inbox',
  '/storage/../dev/inbox',
  '/storage/%2e%2e/dev/inbox',
  '/storage/%252e%252e/dev/inbox',
  '/storage/..%2fdev%2finbox',
  '/storage/..%5cdev%5cinbox',
  '/storage/a/../../dev/inbox',
  '/storage/a/%2e%2e/%2e%2e/dev/inbox',
  '/storage/..;/dev/inbox',
  '/storage/a;/../../dev/inbox',
  '/storage//dev/inbox',
  '/storage/.env',
  '/storage/a/.git/config',
  '/storage/',
  '/storage/a%00.webp',
  '/order/../admin/login',
  '/order/31/payment/../../../admin',
  '/payment/31/..%2f..%2f..%2fadmin',
  '/shop/download-invoice/..%2f..%2fadmin',
  '/shop/download-invoice/../login',
  '/assets/../.env',
  '/sanctum/csrf-cookie/../../admin',
  '/pictures/%c0%ae%c0%ae/admin.webp',
  '/uploads/\\..\\admin.webp',
])('The proxy answers 404 to %s and calls no back end', async (target) => {
  expect([400, 404]).toContain(await send(target));
  if (!target.includes('%c0')) expect(await send(target)).toBe(404);
  expect(reached).toEqual([]);
});

test('The proxy takes a path with two leading slashes for a page and calls no back end', async () => {
  // The page is there only once the shop is built.
  expect([200, 404]).toContain(await send('//api/../dev/inbox'));
  expect(reached).toEqual([]);
});

test('The proxy takes the host of the back end from the configuration alone', async () => {
  expect(await send('http://elsewhere.example/api/countries?page=1')).toBe(200);
  expect(reached).toEqual([{ method: 'GET', target: '/base/api/countries?page=1' }]);
});

test('The proxy answers 405 to another method and 403 to a call without the shop’s own header', async () => {
  expect(await send('/api/countries', 'DELETE')).toBe(405);
  for (const target of ['/api/login', '/%61pi/login', '/api/payments/notices/../../login']) {
    expect([403, 404], target).toContain(await send(target, 'POST', { 'X-Requested-With': '' }));
  }
  expect(await send('/%61pi/login', 'POST', { 'X-Requested-With': '' })).toBe(403);
  expect(reached).toEqual([]);
});

const pieces = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('..', '.', '...', '') },
  { weight: 2, arbitrary: fc.constantFrom('dev', 'inbox', 'admin', 'api') },
  { weight: 2, arbitrary: fc.constantFrom('countries', 'blog', 'spring', 'details', 'order-payment', '7', 'shops') },
);
const separators = fc.constantFrom('/', '/', '/', '//', '\\', ';/', ';a=b/', '/;', '?', '#', '%');

const hexOf = (character: string) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
const encodings: ((character: string) => string)[] = [
  (character) => character,
  (character) => character,
  (character) => character,
  hexOf,
  (character) => hexOf(character).toUpperCase(),
  (character) => hexOf(character).replace('%', '%25'),
  (character) => hexOf(character).replace('%', '%2525'),
  (character) => hexOf(character).replace('%', '%u00'),
  (character) => (character === '.' ? '%c0%ae' : character),
];

/** A path below `/api/`, or beside it, of which each character is written in one of many ways. */
const targets = fc
  .tuple(
    fc.constantFrom('/api/', '/api/', '/api', '//api/', '/./api/', '/x/../api/', '/storage/', '/order/', '/shop/'),
    fc.array(fc.tuple(pieces, separators), { minLength: 1, maxLength: 7 }),
    fc.infiniteStream(fc.constantFrom(...encodings)),
    fc.constantFrom('', '', '?page=1', '?next=/../dev/inbox'),
  )
  .map(([start, parts, write, query]) => {
    const plain = parts.flat().join('');
    const leading = start.length;
    const written = [...(start + plain)].map((character, at) =>
      at < leading && character === '/' ? character : (write.next().value?.(character) ?? character),
    );
    return written.join('') + query;
  });

test(`No spelling of a path reaches anything that is not public (LARDER_TEST_SEED=${seed})`, async () => {
  const verbs = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'DELETE');
  await fc.assert(
    fc.asyncProperty(targets, verbs, async (target, verb) => {
      reached = [];
      const status = await send(target, verb);
      expect(reached.filter((each) => !isPublic(each))).toEqual([]);
      if (reached.length === 0 && target.startsWith('/api/')) expect([400, 403, 404, 405]).toContain(status);
    }),
    { seed, numRuns: 3_000 },
  );
}, 120_000);

const values = fc
  .array(
    fc.constantFrom('a', 'Z', '7', '-', '_', '.', '%', ' ', 'é', 'خ', '٣', "'", '(', '+', ':', '@', '&', '=', ','),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  .map((characters) => characters.join(''))
  // Two dots at an edge are a step upwards once somebody cuts the path the wrong way; no id and no slug has them.
  .filter((text) => !/^\.+$|^\.\.|\.\.$|%[0-9a-f]{2}/i.test(text));

test(`Every call of the contract is forwarded with its values and its query (LARDER_TEST_SEED=${seed})`, async () => {
  const calls = fc.record({
    operation: fc.constantFrom(...operations),
    value: values,
    query: fc.constantFrom('', '?search=a%2F..%2Fb&page=2', '?next=/../dev/inbox'),
  });
  await fc.assert(
    fc.asyncProperty(calls, async ({ operation: { method, path }, value, query }) => {
      reached = [];
      const target = `/api${path.replaceAll(/\{[^}]+\}/g, encodeURIComponent(value))}${query}`;
      expect(await send(target, method)).toBe(200);
      expect(reached).toEqual([{ method, target: `/base${target}` }]);
    }),
    { seed, numRuns: 500 },
  );
}, 60_000);
