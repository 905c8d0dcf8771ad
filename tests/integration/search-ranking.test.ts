/** The short cuts of a search change nothing: the same products, in the same order, as when every product is looked at. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchWords } from '#server/domain/shopping-list.ts';
import { findProducts } from '#server/search/product-lists.ts';
import { findMatches } from '#server/search/smart-order.ts';
import { findSuggestions } from '#server/search/suggestions.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts';
import { demoFilling } from '#tests/support/database/demo-database.ts';
import {
  plainMatches,
  plainSearch,
  plainSuggestions,
  preparePlainSearch,
} from '#tests/support/database/plain-search.ts';

let database: TestDatabase;
let texts: string[];

const chosen = [
  ...['milk', 'apple', 'bread', 'organic', 'whole milk', 'milk whole', 'red apple organic', 'fresh organic whole milk'],
  ...['a', 'mi', 'brea', 'cherry tom', 'tomatto', 'choclate', 'bananna', 'yoghrt', 'chese', 'applle', 'no such thing'],
  ...[
    'حليب',
    'تفاح',
    'خبز',
    'حليب كامل',
    'ح',
    'تفااح',
    'شیر',
    'سیب',
    'سیب زمینی',
    'سیب\u200cزمینی',
    'نان',
    'ش',
    'شیرر',
  ],
  ...['!!!', 'ـ', '%', '_', '\\', '50%', 'a_b', '(milk)', "o'clock", 'Milk & Honey', 'ŉ', 'ß'],
];

/** Words of names, whole, cut off and with a letter missing. */
async function wordsOfTheShop(): Promise<string[]> {
  const { rows } = await database.pool.query<{ word: string }>(`
    select distinct word from products, jsonb_each_text(name), regexp_split_to_table(value, ' ') word order by word`);
  return rows.flatMap(({ word }, at) => {
    if (at % 12 === 0) return [word];
    if (at % 12 === 4) return [word.slice(0, 3)];
    return at % 12 === 8 && word.length > 4 ? [word.slice(0, 2) + word.slice(3)] : [];
  });
}

beforeAll(async () => {
  database = await testDatabase({ filling: demoFilling });
  await preparePlainSearch(database);
  const { rows } = await database.pool.query<{ code: string }>('select code from products order by id limit 1');
  texts = [...chosen, ...(await wordsOfTheShop()), ...rows.map(({ code }) => code)];
});

afterAll(() => database.close());

const now = new Date();
const page = (offset: number, limit = 12) => ({ paging: { offset, limit }, now });

describe('the quick search', () => {
  test('lists what the plain search lists, whole and in pages', async () => {
    for (const search of texts) {
      const plain = await plainSearch(database, search);
      const total = plain.length;
      expect(await findProducts(database.db, { search }, page(0, 500)), search).toEqual({ ids: plain, total });
      for (const offset of [0, 12, 36, 600]) {
        const ids = plain.slice(offset, offset + 12);
        expect(await findProducts(database.db, { search }, page(offset)), search).toEqual({ ids, total });
      }
    }
  });

  test('keeps its order within a filter', async () => {
    const { rows } = await database.pool.query<{ id: number }>('select id from products where shop_id = 2');
    const ofShop = new Set(rows.map(({ id }) => id));
    for (const search of texts) {
      const ids = (await plainSearch(database, search)).filter((id) => ofShop.has(id));
      const expected = { ids: ids.slice(0, 12), total: ids.length };
      expect(await findProducts(database.db, { search, shopId: 2 }, page(0)), search).toEqual(expected);
    }
  });

  test('lists the same products in a chosen order', async () => {
    const { rows } = await database.pool.query<{ id: number }>('select id from products order by sold desc, id');
    for (const search of texts) {
      const found = new Set(await plainSearch(database, search));
      const ids = rows.map(({ id }) => id).filter((id) => found.has(id));
      const list = await findProducts(database.db, { search }, { ...page(0), sortType: 'top_selling' });
      expect(list, search).toEqual({ ids: ids.slice(0, 12), total: ids.length });
    }
  });

  test('suggests what the plain search suggests', async () => {
    for (const text of texts) {
      const plain = (await plainSuggestions(database, text)).slice(0, 8);
      const suggested = await findSuggestions(database.db, text, 8, now);
      expect(
        suggested.map(({ id }) => id),
        text,
      ).toEqual(plain);
    }
  });

  test('matches the lines of a shopping list as the plain search does', async () => {
    const lines = texts.map((words) => ({ words, looked: searchWords(words) }));
    const within = { shopId: null, limit: 6 };
    const together = await findMatches(database.db, lines, within);
    for (const [at, line] of lines.entries()) {
      const plain = (await plainMatches(database, line.looked, line.words)).slice(0, 6);
      expect(await findMatches(database.db, [line], within), line.words).toEqual([plain]);
      expect(together[at], `${line.words}, among the others`).toEqual(plain);
    }
  });
});
