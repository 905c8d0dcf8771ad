import { expect, test } from 'vitest';
import { createClient } from '#api/client.ts';
import { suggestOrFind } from './suggestions.live.ts';

const milk = { id: 3, name: 'Milk', price: 1.5, thumbnail: '/milk.webp', category: 'Dairy' };
const place = { price: 0, thumbnail: '/place.webp', category: null };

const suggested = async (data: unknown[]) => {
  const requested: string[] = [];
  const fetch = async (request: RequestInfo | URL) => {
    requested.push(new URL((request as Request).url).search);
    return Response.json({ data });
  };
  const client = createClient({ baseUrl: 'http://shop.test/api', fetch, locale: () => 'en', token: () => undefined });
  const found = await suggestOrFind(client, { query: 'milk', limit: 8 }, new AbortController().signal);
  return { requested, found };
};

test('The places are asked for, and a product stays as it was sent', async () => {
  const { requested, found } = await suggested([milk]);

  expect(requested).toEqual(['?query=milk&limit=8&places=1']);
  expect(found).toEqual([milk]);
  expect(found[0]).not.toHaveProperty('kind');
});

test.each([
  [
    { kind: 'shop', id: 3 },
    { id: 'shop:3', kind: 'shop', route: { to: 'shop', id: 3 } },
  ],
  [
    { kind: 'brand', id: 3 },
    { id: 'brand:3', kind: 'brand', route: { to: 'products', brand: 3 } },
  ],
  [
    { kind: 'category', id: 3, category_slug: 'dairy' },
    { id: 'category:3', kind: 'category', route: { to: 'category', slug: 'dairy' } },
  ],
  [
    { kind: 'sub_category', id: 3, category_slug: 'dairy', sub_category_slug: 'milk' },
    { id: 'sub_category:3', kind: 'category', route: { to: 'products', category: 'dairy', subCategory: 'milk' } },
  ],
])('A place gets an id of its own and the page that it leads to: %j', async (sent, shown) => {
  const { found } = await suggested([milk, { ...place, name: 'Milk & More', ...sent }]);

  expect(found[1]).toEqual({ name: 'Milk & More', thumbnail: '/place.webp', ...shown });
});

test.each([
  [{ kind: 'category', id: 3 }],
  [{ kind: 'sub_category', id: 3, category_slug: 'dairy' }],
  [{ kind: 'planet', id: 3 }],
])('A place to which no page leads is left out: %j', async (sent) => {
  const { found } = await suggested([milk, { ...place, name: 'Milk & More', ...sent }]);

  expect(found).toEqual([milk]);
});
