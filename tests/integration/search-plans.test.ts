/** Search and suggestions in a shop of 10,000 products: how often PostgreSQL looks at a row, whatever the time it takes. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findMatches } from '#server/search/smart-order.ts';
import { largeCatalogue, largeCatalogueSize } from '#tests/support/database/large-catalogue.ts';
import { blocksRead, plansOf, rowsHandled, statementsOf, wholeScans } from '#tests/support/database/query-plans.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';

let shop: TestServer;

beforeAll(async () => {
  shop = await startTestServer({ filling: largeCatalogue });
});

afterAll(() => shop.close());

/** What every product has is a match of all of them: some forty nodes of the plan then handle each product once. */
const mostRows = 50 * largeCatalogueSize;
/** The table with its long texts, read three times. */
const mostBlocks = 3 * 10_000;

const queries: [text: string, locale: string][] = [
  ['milk', 'en'],
  ['apple', 'en'],
  ['bread', 'en'],
  ['fresh milk', 'en'],
  ['red apple organic', 'en'],
  ['fresh organic whole milk', 'en'],
  ['mi', 'en'],
  ['o', 'en'],
  ['tomatto', 'en'],
  ['choclate', 'en'],
  ['nothing is called so', 'en'],
  ['shelf', 'en'],
  ['حليب', 'ar'],
  ['تفاح أحمر', 'ar'],
  ['خبز', 'ar'],
  ['ح', 'ar'],
  ['شوكولاته', 'ar'],
  ['شیر', 'ir'],
  ['سیب قرمز', 'ir'],
  ['نان تازه محلی', 'ir'],
  ['ش', 'ir'],
  ['پرتغال', 'ir'],
];

const listPath = (text: string, more = 'page=1&per_page=12') => `/products?search=${encodeURIComponent(text)}&${more}`;
const suggestionsPath = (text: string) => `/products/suggestions?query=${encodeURIComponent(text)}`;

async function expectBounded(work: () => Promise<unknown>): Promise<void> {
  const plans = await plansOf(shop.database.pool, work);
  expect(plans.length).toBeGreaterThan(0);
  for (const plan of plans) {
    expect(wholeScans(plan)).toBeLessThanOrEqual(1);
    expect(rowsHandled(plan)).toBeLessThan(mostRows);
    expect(blocksRead(plan)).toBeLessThan(mostBlocks);
  }
}

/** Each call meets an empty cache. */
async function expectResponse(path: string, locale: string): Promise<void> {
  shop.forward(60_000);
  expect((await shop.get(path, { locale })).status).toBe(200);
}

describe('among 10,000 products', () => {
  test.each(queries)('a search for "%s" (%s) handles each row a bounded number of times', async (text, locale) => {
    await expectBounded(() => expectResponse(listPath(text), locale));
  });

  test.each(queries)('suggestions for "%s" (%s) handle each row a bounded number of times', async (text, locale) => {
    await expectBounded(() => expectResponse(suggestionsPath(text), locale));
  });

  test.each(queries)(
    'the line "%s" (%s) of a shopping list handles each row a bounded number of times',
    async (text) => {
      const line = { words: text, looked: text };
      await expectBounded(() => findMatches(shop.database.db, [line], { shopId: null, limit: 6 }));
    },
  );

  test.each([
    ['of a later page', listPath('milk', 'page=40&per_page=12')],
    ['without pages', listPath('milk', '')],
    ['of one shop, by price', listPath('milk', 'shop_id=3&sort_type=low_to_high&page=1&per_page=12')],
    ['within a price range', listPath('milk', 'min_price=2&max_price=5&page=1&per_page=12')],
  ])('a search %s handles each row a bounded number of times', async (_what, path) => {
    await expectBounded(() => expectResponse(path, 'en'));
  });
});

describe('the filters of a list', () => {
  const readFilters = (statements: { text: string }[]) =>
    statements.filter(({ text }) => text.includes('brand_counts'));

  test('are computed once for all lists until something changes or they expire', async () => {
    const lists = async () => {
      await Promise.all(['milk', 'bread', 'apple'].map((text) => shop.get(listPath(text))));
      await shop.get('/products?page=2&per_page=12');
    };
    shop.forward(60_000);
    expect(readFilters(await statementsOf(shop.database.pool, lists))).toHaveLength(1);
    shop.forward(60_000);
    expect(readFilters(await statementsOf(shop.database.pool, lists))).toHaveLength(1);
  });
});
