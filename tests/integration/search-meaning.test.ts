/**
 * What words mean in the search: other names, stems, wrong letters, and what must not be inside.
 *
 * @spec R36
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPlaces } from '#server/search/places.ts';
import { findProducts } from '#server/search/product-lists.ts';
import { findSuggestions } from '#server/search/suggestions.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts';
import { demoFilling } from '#tests/support/database/demo-database.ts';

let database: TestDatabase;

const paging = { offset: 0, limit: 500 };

const same = (text: string) => `jsonb_build_object('en', '${text}', 'ar', '${text}', 'ir', '${text}')`;

/** Goods that the demo shop has not. */
const more: [name: string, description: string][] = [
  ['Gluten-Free Bread', '<p>Made of rice.</p>'],
  ['Aubergine', '<p>Purple.</p>'],
  ['Spring Onion', '<p>Green.</p>'],
  ['Mayonnaise without Egg', '<p>No eggs inside.</p>'],
];

const add = (at: number, name: string, description: string) => `
  with added as (
    insert into products (slug, code, shop_id, category_id, name, short_description, description, picture)
    values ('more-${at}', 'MORE-${at}', 1, 1, ${same(name)}, ${same('')}, ${same(description)}, 'picture') returning id
  )
  insert into packagings (product_id, label, amount, measure, price) select id, '{}', 1, 'piece', 100 from added`;

beforeAll(async () => {
  database = await testDatabase({ filling: demoFilling });
  for (const [at, [name, description]] of more.entries()) await database.pool.query(add(at, name, description));
});

afterAll(() => database.close());

const namesOf = async (ids: readonly number[], language = 'en') => {
  const { rows } = await database.pool.query<{ name: string }>(
    'select name ->> $2 as name from unnest($1::int[]) with ordinality as found (id, place) join products using (id) order by place',
    [ids, language],
  );
  return rows.map(({ name }) => name);
};

const search = async (text: string, language?: string) => {
  const { ids } = await findProducts(database.db, { search: text }, { paging, now: new Date() });
  return namesOf(ids, language);
};

const suggest = async (text: string) => (await findSuggestions(database.db, text, 8, new Date())).map(({ id }) => id);

describe('another name', () => {
  test.each([
    ['eggplant', 'Aubergine'],
    ['eggplants', 'Aubergine'],
    ['scallion', 'Spring Onion'],
    ['scallions', 'Spring Onion'],
    ['green onion', 'Spring Onion'],
    ['zucchini', 'Courgettes'],
    ['zucchinis', 'Courgettes'],
  ])('finds by "%s" what the shop calls %s', async (text, name) => {
    expect((await search(text))[0]).toBe(name);
    expect((await namesOf(await suggest(text)))[0]).toBe(name);
  });

  test('finds the same in either direction', async () => {
    const [first] = await search('aubergine');
    expect(first).toMatch(/aubergine/i);
    expect((await search('eggplant')).includes(first ?? '')).toBe(true);
  });

  test.each([
    ['بندورة', 'طماطم', 'ar'],
    ['گوجه‌فرنگی', 'گوجه', 'ir'],
  ])('is known in Arabic and Persian: "%s" is "%s"', async (text, name, language) => {
    const found = await search(text, language);
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]).toContain(name);
  });
});

describe('a form of a word', () => {
  test.each([
    ['tomatoes', 'tomato'],
    ['berries', 'berry'],
    ['oranges', 'orange'],
  ])('finds the same as another: "%s" and "%s"', async (one, other) => {
    const [first, second] = await Promise.all([search(one), search(other)]);
    expect(first.length).toBeGreaterThan(0);
    expect(new Set(first)).toEqual(new Set(second));
  });

  test('in Arabic goes without the article, in Persian without the plural', async () => {
    expect((await search('الحليب', 'ar'))[0]).toMatch(/^حليب/);
    expect((await search('سیب‌ها', 'ir')).length).toBeGreaterThan(0);
  });
});

describe('what must not be inside', () => {
  const contains = async (text: string, word: RegExp) => {
    const { ids } = await findProducts(database.db, { search: text }, { paging, now: new Date() });
    const { rows } = await database.pool.query<{ texts: string }>(
      `select concat(name, short_description, description) as texts from products where id = any($1)`,
      [ids],
    );
    return rows.filter(({ texts }) => word.test(texts.replaceAll(/gluten-free|without egg|no eggs/gi, '')));
  };

  test.each([
    'gluten free',
    'gluten-free',
    'without gluten',
    'gluten free bread',
    'bread without gluten',
    'بدون گلوتن',
  ])('is not found by "%s", but what promises to be without it is', async (text) => {
    expect(await contains(text, /gluten/i)).toEqual([]);
    expect(await search(text)).toContain('Gluten-Free Bread');
  });

  test.each([
    ['egg free', /\beggs?\b/i],
    ['eggs free', /\beggs?\b/i],
    ['خالٍ من البيض', /\beggs?\b/i],
    ['بدون تخم‌مرغ', /\beggs?\b/i],
    ['بدون تخم مرغ', /\beggs?\b/i],
    ['خالي من الغلوتين', /gluten(?!-free)/i],
  ])('is not among the suggestions for "%s" either', async (text, word) => {
    const { rows } = await database.pool.query<{ texts: string }>(
      `select concat(name, short_description, description) as texts from products where id = any($1)`,
      [await suggest(text)],
    );
    expect(rows.filter(({ texts }) => word.test(texts.replaceAll(/gluten-free|without egg|no eggs/gi, '')))).toEqual(
      [],
    );
    expect(await contains(text, word)).toEqual([]);
  });

  test.each(['egg free', 'egg-free mayonnaise', 'egg free pasta', 'mayonnaise without egg'])(
    'is not found by "%s"',
    async (text) => {
      expect(await contains(text, /\beggs?\b/i)).toEqual([]);
    },
  );

  test('leaves what has other words alone', async () => {
    expect(await search('milk without lactose')).toContain('Lactose-Free Milk');
    expect((await search('pasta egg free')).length).toBeGreaterThan(0);
    // These hens are free, and their eggs are eggs.
    expect((await search('free range eggs')).some((name) => /eggs/i.test(name))).toBe(true);
  });
});

describe('a place', () => {
  const placesOf = async (text: string) =>
    (await findPlaces(database.db, text, 3)).map(({ kind, name }) => `${kind} ${name.en}`);

  test('without goods is not found, and is found from its first product on', async () => {
    await database.pool.query(`insert into brands (slug, name) values ('quillfeather', ${same('Quillfeather')})`);
    expect(await placesOf('quillf')).toEqual([]);
    await database.pool.query(`update products set brand_id = (select id from brands where slug = 'quillfeather')
      where slug = 'more-1'`);
    expect(await placesOf('quillf')).toEqual(['brand Quillfeather']);
  });

  test('is found by its new name only, once it was renamed', async () => {
    await database.pool.query(`update brands set name = ${same('Wrenhollow')} where slug = 'quillfeather'`);
    expect(await placesOf('quillfeather')).toEqual([]);
    expect(await placesOf('wrenhollow')).toEqual(['brand Wrenhollow']);
  });

  test('is not found while its shop is closed', async () => {
    await database.pool.query(`update shops set name = ${same('Zephyr Corner')} where id = 2`);
    expect(await placesOf('zephyr corner')).toEqual(['shop Zephyr Corner']);
    await database.pool.query('update shops set is_active = false where id = 2');
    expect(await placesOf('zephyr corner')).toEqual([]);
    await database.pool.query('update shops set is_active = true where id = 2');
  });

  test.each(['%', '_', "o'", '\\\\', '!!!', 'ـ'])('is not found by signs alone: %s', async (text) => {
    expect(await placesOf(text)).toEqual([]);
  });
});

describe('the vocabulary', () => {
  const kept = `select word, stem, products from search_words where products <> 0`;
  const plain = `select word, search_stem(word), ndoc::int from ts_stat('select words from search_documents')
    where is_search_word(word)`;
  const heads = `select head, category_id, products from search_heads where products <> 0`;
  const plainHeads = `select substr(lexeme, 2), category_id, count(*)::int from search_documents, unnest(words)
    where lexeme like '^%' group by 1, 2`;
  const documents = `select product_id, category_id, en, ar, ir, ir_joined, words, others from search_documents`;

  const changes: [what: string, statement: string][] = [
    ['nothing has changed', 'select 1'],
    ['products were renamed', `update products set name = jsonb_set(name, '{en}', '"Quince Jelly"') where id % 9 = 0`],
    ['a brand was renamed', `update brands set name = ${same('Harrowgate')} where id = 2`],
    ['products changed their category', 'update products set category_id = 2, sub_category_id = null where id % 7 = 0'],
    ['a code was changed', `update products set code = 'X-1' where id = 1`],
    [
      'a description was changed',
      `update products set description = ${same('<p>With wheat.</p>')} where slug = 'more-2'`,
    ],
    [
      'a seller stated an allergen',
      `insert into product_facts (product_id, contains) select id, '{eggs}' from products where slug = 'more-2'`,
    ],
    [
      'a seller stated another',
      `update product_facts set contains = '{}', may_contain = '{nuts}'
        from products where id = product_id and slug = 'more-2'`,
    ],
    ['a seller took it back', `delete from product_facts using products where id = product_id and slug = 'more-2'`],
    ['a product was deleted', `delete from products where slug = 'more-0'`],
  ];

  test.each(changes)('and the documents are exact after %s', async (_what, statement) => {
    await database.pool.query(statement);
    for (const [one, other] of [
      [kept, plain],
      [heads, plainHeads],
      [documents, 'select * from search_sources'],
    ]) {
      const { rows } = await database.pool.query(`((${one}) except (${other})) union all ((${other}) except (${one}))`);
      expect(rows).toEqual([]);
    }
  });
});
