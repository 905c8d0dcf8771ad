import { expect, test } from 'vitest';
import { createClient } from './client.ts';
import { suggestProducts } from './operations/catalogue.ts';

const milk = { id: 1, name: 'Milk', price: 1.5, thumbnail: '/milk.webp', category: 'Dairy' };

const suggested = (data: unknown) => {
  const fetch = async () => Response.json({ data });
  const client = createClient({ baseUrl: 'http://shop.test/api', fetch, locale: () => 'en', token: () => undefined });
  return suggestProducts(client, { query: 'milk' });
};

test('The suggestions read a price that was sent as text', async () => {
  expect(await suggested([{ ...milk, price: '4.5' }])).toEqual([{ ...milk, price: 4.5 }]);
});

test.each([[''], ['cheap'], [null], [{}]])('The suggestions show a price of %j as 0', async (price) => {
  expect(await suggested([{ ...milk, price }])).toEqual([{ ...milk, price: 0 }]);
});

test('The suggestions leave out malformed rows', async () => {
  expect(await suggested([null, milk, { ...milk, id: null }, 'milk'])).toEqual([milk]);
});
