import { describe, expect, test } from 'vitest';
import { createClient } from '#api/client.ts';
import { changed } from '#tests/support/contract/broken-responses.ts';
import { operationOf } from '#tools/replay/contract.ts';
import { sampleAnswer } from '#tools/states/sample.ts';
import { answerOf } from './reading.asks.live.ts';
import type { Read, ReportRead } from './reading.types.ts';

const publicReads: Read[] = [
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
  { operation: 'listCountries', params: {} },
  { operation: 'listBanners', params: {} },
  { operation: 'getContact', params: {} },
  { operation: 'listBlogs', params: {} },
  { operation: 'getBlog', params: { slug: 'fresh' } },
  { operation: 'getFlashSale', params: { id: 1 } },
];

/** The answer to this read, of a back end whose data is passed through `change`. */
const ask = async (read: Read, change: (data: unknown) => unknown = (data) => data) => {
  const noted: Parameters<ReportRead>[0][] = [];
  const client = createClient({
    baseUrl: 'http://shop.test/api',
    fetch: async (input) => {
      const { method, url } = input as Request;
      const operation = operationOf(method, new URL(url).pathname)?.operation.id ?? '';
      const body = sampleAnswer(operation, { items: 3 }) as { data: unknown };
      return Response.json({ ...body, data: change(body.data) });
    },
    locale: () => 'en',
    token: () => undefined,
  });
  const data = await answerOf(client, read, new AbortController().signal, (note) => void noted.push(note));
  return { data, noted };
};

describe('a response that keeps to the contract', () => {
  test.each(publicReads.map((read) => [read.operation, read] as const))(
    'to %s is passed on as it is',
    async (_, read) => {
      const { data: sent } = sampleAnswer(read.operation, { items: 3 }) as { data: unknown };
      const { data, noted } = await ask(read);
      expect(data).toEqual(sent);
      expect(JSON.stringify(data)).toBe(JSON.stringify(sent));
      expect(noted).toEqual([]);
    },
  );

  test('keeps what a later version adds', async () => {
    const { data } = await ask({ operation: 'getShop', params: { shop: 1 } }, (sent) =>
      changed(sent, { path: ['shop', 'latitude'], to: 12.5 }),
    );
    expect(data).toMatchObject({ shop: { latitude: 12.5 } });
  });
});

describe('a row that cannot be used', () => {
  const shops: Read = { operation: 'listShops', params: {} };

  test('is left out, and reported by where it stood and nothing else', async () => {
    const { data, noted } = await ask(shops, (sent) =>
      changed(sent, { path: ['shops', 1, 'name'], to: { secret: 'x' } }),
    );
    expect(data).toMatchObject({ total: 3, shops: [{ id: 1 }, { id: 3 }] });
    expect(noted).toEqual([{ operation: 'listShops', dropped: ['shops.1.name'] }]);
  });

  test('costs a page whose length is not told none of the others', async () => {
    const { data } = await ask(shops, (sent) => changed(sent, { path: ['total'], to: 'many' }));
    expect(data).toMatchObject({ total: 3 });
  });

  test('fails a read that is about nothing else', async () => {
    const read: Read = { operation: 'getShop', params: { shop: 1 } };
    const asked = ask(read, (sent) => changed(sent, { path: ['shop', 'id'], to: null }));
    await expect(asked).rejects.toMatchObject({ kind: 'wrongShape' });
  });
});

test('numbers, texts and switches of neighbouring types are read as what they mean', async () => {
  const { data } = await ask({ operation: 'listProducts', params: {} }, (sent) =>
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
    id: 41,
    price: 12,
  });
});
