/**
 * Whose copies they are, and how many.
 *
 * @spec R115, R116
 */
import { expect, test } from 'vitest';
import { memoryCaches } from '#tests/support/worker/memory-caches.ts';
import { createCopies } from './copies.ts';

const open = () => {
  const { caches, stores } = memoryCaches();
  return { stores, copies: createCopies({ caches, crypto: globalThis.crypto }) };
};

const cart = 'https://shop.example/api/carts';
const textOf = async (response: Response | undefined) => response?.text();

test('A copy of an account is found with its token alone', async () => {
  const { copies } = open();
  await copies.store('account', cart, new Response('mine'), 'Bearer 1', copies.currentEra());
  expect(await textOf(await copies.find('account', cart, 'Bearer 1'))).toBe('mine');
  expect(await copies.find('account', cart, 'Bearer 2')).toBeUndefined();
  expect(await copies.find('account', cart, null)).toBeUndefined();
});

test('The first copy of another account removes those of the account before', async () => {
  const { copies } = open();
  await copies.store('account', cart, new Response('mine'), 'Bearer 1', copies.currentEra());
  await copies.store('account', cart, new Response('yours'), 'Bearer 2', copies.currentEra());
  expect(await copies.find('account', cart, 'Bearer 1')).toBeUndefined();
  expect(await textOf(await copies.find('account', cart, 'Bearer 2'))).toBe('yours');
});

test('A response that was requested before the log-out is not stored after it', async () => {
  const { copies, stores } = open();
  const since = copies.currentEra();
  await copies.clearAccounts();
  await copies.store('account', cart, new Response('late'), 'Bearer 1', since);
  expect([...stores.keys()]).toEqual([]);
});

test.each([
  ['an error', new Response('closed', { status: 503 })],
  ['a page that is not there', new Response('none', { status: 404 })],
  ['what forbids it', new Response('secret', { headers: { 'cache-control': 'private, no-store' } })],
])('%s is not stored', async (_, response) => {
  const { copies, stores } = open();
  await copies.store('page', 'https://shop.example/', response, null, 0);
  expect([...stores.keys()]).toEqual([]);
});

test('An account’s own responses are stored though they forbid it to others, in its own cache', async () => {
  const { copies, stores } = open();
  const mine = new Response('mine', { headers: { 'cache-control': 'no-store' } });
  await copies.store('account', cart, mine, 'Bearer 1', copies.currentEra());
  expect(await textOf(await copies.find('account', cart, 'Bearer 1'))).toBe('mine');
  expect([...stores.keys()].every((name) => /^shop-account-[0-9a-f]{64}$/.test(name))).toBe(true);
});

test('A browser that refuses the storage has no copies, and finding one does not fail', async () => {
  const caches = { has: () => Promise.reject(new DOMException('Blocked.', 'SecurityError')) };
  const copies = createCopies({ caches: caches as unknown as CacheStorage, crypto: globalThis.crypto });
  expect(await copies.find('page', 'https://shop.example/', null)).toBeUndefined();
});

test('The oldest pages make room, and each copy says when it was made', async () => {
  const { copies, stores } = open();
  for (let page = 0; page < 23; page += 1)
    await copies.store('page', `https://shop.example/${page}`, new Response('page'), null, 0);
  const pages = stores.get('shop-page');
  expect(pages?.size).toBe(20);
  expect(pages?.has('https://shop.example/2')).toBe(false);
  expect(pages?.get('https://shop.example/22')?.headers.get('last-modified')).toMatch(/GMT$/);
});

test('A copy is as old as its response, which the browser may have had for long', async () => {
  const { copies } = open();
  const date = 'Mon, 30 Nov 2026 08:00:00 GMT';
  await copies.store('page', 'https://shop.example/', new Response('page', { headers: { date } }), null, 0);
  const copy = await copies.find('page', 'https://shop.example/', null);
  expect(copy?.headers.get('last-modified')).toBe(date);
  // The clock of a sale would run by it.
  expect(copy?.headers.has('date')).toBe(false);
});
