/** Search and suggestions in a shop of 10,000 products: how often PostgreSQL looks at a row, whatever the time it takes. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPlaces } from '#server/search/places.ts';
import { type Ranking, type Reading, rankedPage } from '#server/search/ranked.ts';
import { findMatches } from '#server/search/smart-order.ts';
import { triesOf } from '#server/search/stages.ts';
import { ownTerms, termValues } from '#server/search/terms.ts';
import { readWords } from '#server/search/words.ts';
import { largeCatalogue, largeCatalogueSize } from '#tests/support/database/large-catalogue.ts';
import {
  blocksRead,
  nodesOf,
  plansOf,
  rowsHandled,
  statementsOf,
  wholeScans,
} from '#tests/support/database/query-plans.ts';
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

describe('words that very many products have', () => {
  const pageOf = async (text: string, reading: Reading, more: Partial<Ranking['search']>) => {
    const { db } = shop.database;
    const [words] = await readWords(db, [text]);
    const [tried] = words ? triesOf(words) : [];
    if (!words || !tried) throw new Error(`Nothing is searched for by "${text}".`);
    const terms = ownTerms(termValues({ words, query: tried.query, known: tried.known ?? 0 }));
    const search = { filter: {}, sales: [], sort: undefined, paging: { limit: 40, offset: 0 }, ...more };
    const readsTexts = words.without?.others !== undefined;
    const ranking = { terms, stage: tried.way(terms), search, isWithout: readsTexts, readsTexts, hasName: false };
    return (await db.execute(rankedPage(ranking, reading))).rows[0];
  };

  test.each([
    ['milk', {}],
    ['milk', { paging: { limit: 12, offset: 36 } }],
    ['fresh', { sort: 'newest' as const }],
    ['fresh', { sort: 'low_to_high' as const, filter: { shopId: 3, minPrice: 200 } }],
    ['حليب', { filter: { categoryId: 1 } }],
  ])('are the same page from a set and one by one: "%s" %j', async (text, more) => {
    const page = await pageOf(text, 'bySet', more);
    expect(page).toEqual(await pageOf(text, 'byKey', more));
    expect(JSON.stringify(page)).toMatch(/\d{2}/);
  });

  test('read no texts to leave out what contains a thing', async () => {
    const plans = await plansOf(shop.database.pool, () => pageOf('gluten free bread', 'gathered', {}));
    const tables = plans.flatMap(nodesOf).map((node) => node['Relation Name']);
    expect(tables).toContain('search_documents');
    expect(tables).not.toContain('products');
  });

  test.each([
    ['coriander', {}],
    ['organic', { paging: { limit: 12, offset: 36 } }],
    ['organic', { sort: 'newest' as const, filter: { categoryId: 1 } }],
    ['fresh', {}],
  ])('are the same page however they are read, without a thing that has no mark: "%s" %j', async (thing, more) => {
    const page = await pageOf(`fresh without ${thing}`, 'gathered', more);
    for (const reading of ['bySet', 'byKey'] as const)
      expect(await pageOf(`fresh without ${thing}`, reading, more)).toEqual(page);
  });

  test('end after a thousand products whose texts are read', async () => {
    expect(await pageOf('fresh', 'gathered', {})).toMatchObject({ total: expect.toSatisfy((total) => total > 1_000) });
    expect(await pageOf('fresh without coriander', 'gathered', {})).toMatchObject({ total: 1_000 });
    expect(await pageOf('fresh without fresh', 'gathered', {})).toMatchObject({ total: 0, isFound: true });
  });

  test('are looked for as whole words, once', async () => {
    const plans = await plansOf(shop.database.pool, () => expectResponse(listPath('red apple organic'), 'en'));
    const looks = plans.flatMap(nodesOf).filter((node) => node['Index Name'] === 'search_documents_words');
    expect(looks.map((node) => node['Actual Loops']).filter((loops) => loops > 0)).toEqual([1]);
    expect(JSON.stringify(looks)).not.toContain(':*');
  });

  test('are counted if they are the name of one thing, because only single words are known', async () => {
    const [onion, milk] = await readWords(shop.database.db, ['green onions', 'milk']);
    expect([onion?.isOneWord, milk?.isOneWord]).toEqual([false, true]);
  });

  test('are one set, and not one for each product', async () => {
    const plans = await plansOf(shop.database.pool, () => pageOf('milk', 'bySet', {}));
    const sets = plans.flatMap(nodesOf).filter((node) => node['Index Name'] === 'search_documents_words');
    expect(Math.max(...sets.map((node) => node['Actual Loops']))).toBe(1);
  });
});

test('places that resemble the text are found by the index of their names', async () => {
  const { pool, db } = shop.database;
  await pool.query(`insert into search_places (kind, place_id, names)
    select 'brand', 1000000 + n, ' ' || (array['oak hill', 'sea bright', 'blue gate'])[n % 3 + 1] || ' ' || n || ' '
    from generate_series(1, 3000) n`);
  await pool.query('analyze search_places');
  const nodes = (await plansOf(pool, () => findPlaces(db, 'saffran gete', 5))).flatMap(nodesOf);
  const reading = nodes.filter(
    (node) => node['Relation Name'] === 'search_places' || node['Index Name'] === 'search_places_names',
  );
  expect(reading.length).toBeGreaterThan(1);
  expect(reading.map((node) => node['Node Type'])).not.toContain('Seq Scan');
  await pool.query('delete from search_places where place_id > 1000000');
});

describe('the filters of what foods state', () => {
  beforeAll(async () => {
    await shop.database.pool.query(`insert into product_facts (product_id, is_complete, contains, diets)
      select product_id, product_id % 40 = 0, case product_id % 3 when 0 then array['milk'] else '{}'::text[] end,
        case product_id % 50 when 0 then array['vegan'] else '{}'::text[] end from listings`);
    await shop.database.pool.query('analyze product_facts');
  });

  test.each([
    ['of allergens', '/products?free_of=milk,gluten&page=1&per_page=12'],
    ['of a label, by price', '/products?diet=vegan&sort_type=low_to_high&page=1&per_page=12'],
    ['of both, with a search', listPath('milk', 'diet=vegan&free_of=nuts&page=1&per_page=12')],
    ['whose search names a label', listPath('vegan')],
    ['whose search names an allergen', listPath('milk free')],
    ['whose search names both, and words', listPath('vegan apple without nuts')],
  ])('a list %s handles each row a bounded number of times', async (_what, path) => {
    await expectBounded(() => expectResponse(path, 'en'));
  });

  test.each(['vegan', 'nut free'])(
    'are found by the index of words where they are searched for: "%s"',
    async (text) => {
      const plans = await plansOf(shop.database.pool, () => expectResponse(listPath(text), 'en'));
      const indexes = plans.flatMap(nodesOf).map((node) => node['Index Name']);
      expect(indexes).toContain('search_documents_words');
      expect(indexes).not.toContain('product_facts_free_of');
      expect(indexes).not.toContain('product_facts_diets_index');
    },
  );

  test('are read from the index of the allergens', async () => {
    const { rows } = await shop.database.pool.query(
      `explain select product_id from product_facts where free_of @> array['milk'] and free_of <> '{}'`,
    );
    expect(JSON.stringify(rows)).toContain('product_facts_free_of');
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
