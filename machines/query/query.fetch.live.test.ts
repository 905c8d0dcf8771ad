import { describe, expect, test } from 'vitest';
import { createClient } from '#api/client.ts';
import contract from '#api/generated/openapi.json' with { type: 'json' };
import { changed } from '#tests/support/contract/broken-responses.ts';
import { operationOf } from '#tools/replay/contract.ts';
import { sampleResponse } from '#tools/states/sample.ts';
import { fetchQuery, queryNames } from './query.fetch.live.ts';
import type { Query, ReportQuery } from './query.types.ts';
import { isPersonal } from './query.types.ts';

const publicQueries: Query[] = [
  { operation: 'getHome', params: {} },
  { operation: 'listProducts', params: {} },
  { operation: 'getProduct', params: { product_id: 1 } },
  { operation: 'listPackagings', params: { product_id: 1 } },
  { operation: 'listCategories', params: {} },
  { operation: 'listSubCategories', params: { category_id: 1 } },
  { operation: 'listShops', params: {} },
  { operation: 'listTopShops', params: {} },
  { operation: 'getShop', params: { shop: 1 } },
  { operation: 'listShopCategories', params: { shop_id: 1 } },
  { operation: 'listShopPopularProducts', params: { product_id: 1 } },
  { operation: 'listReviews', params: { product_id: 1 } },
  { operation: 'listRecentlyViewed', params: {} },
  { operation: 'listUsuals', params: {} },
  { operation: 'listCountries', params: {} },
  { operation: 'listBanners', params: {} },
  { operation: 'getContact', params: {} },
  { operation: 'listBlogs', params: {} },
  { operation: 'getBlog', params: { slug: 'fresh' } },
  { operation: 'getFlashSale', params: { id: 1 } },
];

/** The response to this query, of a back end whose data is passed through `change`. */
const fetchFrom = async (
  query: Query,
  change: (data: unknown) => unknown = (data) => data,
  logged: Parameters<ReportQuery>[0][] = [],
  report: ReportQuery = (entry) => void logged.push(entry),
) => {
  const client = createClient({
    baseUrl: 'http://shop.test/api',
    fetch: async (input) => {
      const { method, url } = input as Request;
      const operation = operationOf(method, new URL(url).pathname)?.operation.id ?? '';
      const body = sampleResponse(operation, { items: 3 }) as { data: unknown };
      return Response.json({ ...body, data: change(body.data) });
    },
    locale: () => 'en',
    token: () => undefined,
  });
  const data = await fetchQuery(client, query, new AbortController().signal, report);
  return { data, logged };
};

describe('a valid response', () => {
  test.each(publicQueries.map((query) => [query.operation, query] as const))(
    'to %s is passed on unchanged',
    async (_, query) => {
      const { data: sent } = sampleResponse(query.operation, { items: 3 }) as { data: unknown };
      const { data, logged } = await fetchFrom(query);
      expect(data).toEqual(sent);
      expect(JSON.stringify(data)).toBe(JSON.stringify(sent));
      expect(logged).toEqual([]);
    },
  );

  test('keeps fields of a later version', async () => {
    const { data } = await fetchFrom({ operation: 'getShop', params: { shop: 1 } }, (sent) =>
      changed(sent, { path: ['shop', 'latitude'], to: 12.5 }),
    );
    expect(data).toMatchObject({ shop: { latitude: 12.5 } });
  });
});

describe('an invalid row', () => {
  const shops: Query = { operation: 'listShops', params: {} };

  test('is left out, and logged by its position only', async () => {
    const { data, logged } = await fetchFrom(shops, (sent) =>
      changed(sent, { path: ['shops', 1, 'name'], to: { secret: 'x' } }),
    );
    expect(data).toMatchObject({ total: 3, shops: [{ id: 1 }, { id: 3 }] });
    expect(logged).toEqual([{ operation: 'listShops', dropped: ['shops.1.name'] }]);
  });

  test('is logged once, however many there are and however often the list is read', async () => {
    const logged: Parameters<ReportQuery>[0][] = [];
    const report: ReportQuery = (entry) => void logged.push(entry);
    const nameless = (sent: unknown) =>
      [0, 2].reduce((response, row) => changed(response, { path: ['shops', row, 'name'], to: null }), sent);
    for (let time = 0; time < 2; time += 1) await fetchFrom(shops, nameless, logged, report);
    expect(logged).toEqual([{ operation: 'listShops', dropped: ['shops.0.name'] }]);
  });

  test('costs a page of unknown length no other row', async () => {
    const { data } = await fetchFrom(shops, (sent) => changed(sent, { path: ['total'], to: 'many' }));
    expect(data).toMatchObject({ total: 3 });
  });

  test('fails a query that returns nothing else', async () => {
    const query: Query = { operation: 'getShop', params: { shop: 1 } };
    const requested = fetchFrom(query, (sent) => changed(sent, { path: ['shop', 'id'], to: null }));
    await expect(requested).rejects.toMatchObject({ kind: 'invalidResponse' });
  });
});

test('Numbers, texts and booleans of neighbouring types are converted', async () => {
  const { data } = await fetchFrom({ operation: 'listProducts', params: {} }, (sent) =>
    [
      { path: ['products', 0, 'rating'], to: '4.5' },
      { path: ['products', 0, 'total_sold'], to: 1204 },
      { path: ['products', 0, 'is_favorite'], to: 1 },
      { path: ['products', 0, 'id'], to: '41' },
      { path: ['products', 0, 'price'], to: '12.0' },
    ].reduce<unknown>(changed, sent),
  );
  expect((data as { products: unknown[] }).products[0]).toMatchObject({
    rating: 4.5,
    total_sold: '1204',
    is_favorite: true,
    id: '41',
    price: 12,
  });
});

type Operation = { operationId: string; security?: unknown };

test('A query is personal exactly where the contract wants a session', () => {
  const operations = Object.values(contract.paths).flatMap((path) => Object.values(path) as Operation[]);
  const sessions = new Map(operations.map(({ operationId, security }) => [operationId, JSON.stringify(security)]));
  const personal = queryNames.filter((operation) => isPersonal({ operation }));
  expect(personal).toEqual(queryNames.filter((name) => sessions.get(name) === '[{"bearer":[]}]'));
  expect(personal).toContain('listLists');
});
