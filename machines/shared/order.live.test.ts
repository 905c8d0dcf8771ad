/** @spec R2 */
import { expect, test } from 'vitest';
import { createClient } from '#api/client.ts';
import { ApiError } from '#api/errors.ts';
import { fetchOrder } from './order.live.ts';

const orderOf = (data: unknown) => {
  const client = createClient({
    baseUrl: 'https://shop.test/api',
    locale: () => 'en',
    token: () => undefined,
    fetch: async () => Response.json({ data }),
  });
  return fetchOrder(client, 1, new AbortController().signal);
};

test('An order whose lines cannot be used has none', async () => {
  expect(await orderOf({ order: { id: 1, products: 'none' } })).toMatchObject({ id: 1, products: [] });
});

test('A response without an order is a failure', async () => {
  await expect(orderOf({ order: null })).rejects.toBeInstanceOf(ApiError);
});
