/**
 * What the copy of the cart is after a change.
 *
 * @spec R115
 */
import { expect, test } from 'vitest';
import { startWorker } from '#tests/support/worker/start-worker.ts';

const mine = { token: 'Bearer 1' };

test('The copy of the cart has the last change of its account', async () => {
  let pieces = 0;
  const worker = startWorker((path) => new Response(path === '/api/carts' ? `${pieces} pieces` : path));
  await worker.fetchOf('/api/carts', mine);
  pieces = 1;
  expect(await worker.textOf('/api/cart/store', { ...mine, method: 'POST' })).toBe('/api/cart/store');
  worker.network.isAway = true;
  expect(await worker.textOf('/api/carts', mine)).toBe('1 pieces');
});

test('A change that was refused or lost leaves the copy of the cart', async () => {
  const worker = startWorker();
  await worker.fetchOf('/api/carts', mine);
  worker.network.respond = () => new Response('', { status: 409 });
  expect((await worker.fetchOf('/api/cart/store', { ...mine, method: 'POST' }))?.status).toBe(409);
  worker.network.isAway = true;
  await expect(worker.fetchOf('/api/cart/store', { ...mine, method: 'POST' })).rejects.toThrow('Failed to fetch');
  expect(await worker.textOf('/api/carts', mine)).toBe('/api/carts');
  expect(worker.asked).toEqual(['/api/carts', '/api/cart/store']);
});
