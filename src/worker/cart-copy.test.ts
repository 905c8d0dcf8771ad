/**
 * What the copy of the cart is after a change.
 *
 * @spec R115
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startWorker } from '#tests/support/worker/start-worker.ts';

const mine = { token: 'Bearer 1' };

const change = { ...mine, method: 'POST' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('The copy of the cart has the last changes of its account, after one call for all of them', async () => {
  let pieces = 0;
  const worker = startWorker((path) => new Response(path === '/api/carts' ? `${pieces} pieces` : path));
  await worker.fetchOf('/api/carts', mine);
  pieces = 2;
  const changes = [worker.fetchOf('/api/cart/store', change), worker.fetchOf('/api/cart/increment', change)];
  await vi.runAllTimersAsync();
  expect((await Promise.all(changes)).map((response) => response?.ok)).toEqual([true, true]);
  expect(worker.requested).toEqual(['/api/carts', '/api/cart/store', '/api/cart/increment', '/api/carts']);
  worker.network.isAway = true;
  expect(await worker.textOf('/api/carts', mine)).toBe('2 pieces');
});

test('A change that was refused or lost leaves the copy of the cart', async () => {
  const worker = startWorker();
  await worker.fetchOf('/api/carts', mine);
  worker.network.respond = () => new Response('', { status: 409 });
  expect((await worker.fetchOf('/api/cart/store', change))?.status).toBe(409);
  worker.network.isAway = true;
  await expect(worker.fetchOf('/api/cart/store', change)).rejects.toThrow('Failed to fetch');
  expect(await worker.textOf('/api/carts', mine)).toBe('/api/carts');
  expect(worker.requested).toEqual(['/api/carts', '/api/cart/store']);
});
