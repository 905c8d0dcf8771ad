/**
 * The marks of a search document: what its product contains, what it is free of, and its labels.
 *
 * @spec R92
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrateDatabase } from '#server/db/migrate.ts';
import { type Allergen, allergenNames, type Diet, dietNames } from '#server/domain/food-facts.ts';
import { findProducts } from '#server/search/product-lists.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts';
import { demoFilling } from '#tests/support/database/demo-database.ts';
import { textsIn } from '#tests/support/texts/texts.ts';

let database: TestDatabase;
let product: number;

const write = (name: string, description: string) =>
  database.pool.query(
    `update products set keywords = '', name = jsonb_build_object('en', $2::text),
      short_description = '{}', description = jsonb_build_object('en', $3::text) where id = $1`,
    [product, name, description],
  );

const marks = async () => {
  const { rows } = await database.pool.query<{ mark: string }>(
    `select word as mark from search_documents cross join unnest(tsvector_to_array(words)) as word
      where product_id = $1 and word like '!%' order by word`,
    [product],
  );
  return rows.map(({ mark }) => mark);
};

const isFound = async (search: string) => {
  const paging = { offset: 0, limit: 500 };
  return (await findProducts(database.db, { search }, { paging, now: new Date() })).ids.includes(product);
};

beforeAll(async () => {
  database = await testDatabase({ filling: demoFilling });
  const { rows } = await database.pool.query<{ id: number }>(
    'select min(id) as id from products where id not in (select product_id from product_facts)',
  );
  product = rows[0]?.id ?? 0;
});

afterAll(() => database.close());

describe('the texts of a product', () => {
  test.each([
    ['Quandong Paste', '<p>With almonds and tahini.</p>', ['!nut', '!sesame']],
    ['Quandong Paste', '<p>Purple.</p>', []],
    ['Quandong Paste', '<p>Enriched with whey.</p>', ['!milk']],
    ['Quandong Paste with Shrimps', '<p>Free from eggs.</p>', ['!crustacean', '!shellfish']],
    ['Egg-free Quandong Paste', '<p>No egg, no milk.</p>', []],
  ])('mark it, unless they promise the opposite: %s %s', async (name, description, expected) => {
    await write(name, description);
    expect(await marks()).toEqual(expected);
    expect(await isFound('quandong paste')).toBe(true);
    expect(await isFound('nut free quandong paste')).toBe(!expected.includes('!nut'));
    expect(await isFound('quandong paste without shrimp')).toBe(!expected.includes('!shellfish'));
  });

  test('of one thing outweigh no promise about another', async () => {
    await write('Quandong Paste', '<p>Gluten free. With eggs.</p>');
    expect(await isFound('gluten free quandong')).toBe(true);
    expect(await isFound('gluten free egg free quandong')).toBe(false);
  });

  test('are read for a thing that has no mark', async () => {
    await write('Quandong Paste', '<p>With coriander.</p>');
    expect(await isFound('quandong without coriander')).toBe(false);
    await write('Quandong Paste', '<p>Without coriander.</p>');
    expect(await isFound('quandong without coriander')).toBe(true);
  });
});

test('what a seller states marks a product, whatever its texts promise', async () => {
  await write('Quandong Paste', '<p>No egg.</p>');
  const change = (statement: string) => database.pool.query(statement, [product]);
  await change(`insert into product_facts (product_id, may_contain) values ($1, '{eggs}')`);
  expect(await marks()).toEqual(['!egg']);
  expect(await isFound('quandong without egg')).toBe(false);
  await change(`update product_facts set contains = '{milk}', may_contain = '{}' where product_id = $1`);
  expect(await marks()).toEqual(['!milk']);
  await change('delete from product_facts where product_id = $1');
  expect(await marks()).toEqual([]);
  expect(await isFound('quandong without egg')).toBe(true);
});

describe('what a seller states is found by its name', () => {
  const found = async (search: string) =>
    (await findProducts(database.db, { search }, { paging: { offset: 0, limit: 1_000 }, now: new Date() })).ids;
  const listed = async (condition: string) => {
    const { rows } = await database.pool.query<{ id: number }>(
      `select product_id as id from product_facts join listings using (product_id) where ${condition}`,
    );
    return rows.map(({ id }) => id);
  };
  const languages = ['en', 'ar', 'ir'] as const;

  test.each(Object.entries(dietNames) as [Diet, (typeof dietNames)[Diet]][])(
    'of the label %s, in three languages',
    async (diet, name) => {
      // A seller may label a food gluten-free and state traces of it.
      const traces = diet === 'gluten-free' ? `and not contains || may_contain @> '{gluten}'` : '';
      const labelled = await listed(`diets @> '{${diet}}' ${traces}`);
      expect(labelled.length).toBeGreaterThan(0);
      for (const language of languages)
        expect(await found(textsIn(language)(name)), language).toEqual(expect.arrayContaining(labelled));
    },
  );

  test.each(Object.entries(allergenNames) as [Allergen, (typeof allergenNames)[Allergen]][])(
    'of the allergen %s that is not inside, in three languages',
    async (allergen, name) => {
      const free = await listed(`free_of @> '{${allergen}}'`);
      expect(free.length).toBeGreaterThan(0);
      const searches = [
        `${name} free`,
        `free of ${name}`,
        `خالٍ من ${textsIn('ar')(name)}`,
        `بدون ${textsIn('ir')(name)}`,
      ];
      for (const search of searches) expect(await found(search), search).toEqual(expect.arrayContaining(free));
      const inside = await listed(`contains || may_contain @> '{${allergen}}'`);
      for (const search of searches)
        expect(
          (await found(search)).filter((id) => inside.includes(id)),
          search,
        ).toEqual([]);
    },
  );

  test('together with other words, and with another name of the thing', async () => {
    await write('Quandong Paste', '<p>Thickened without wheat.</p>');
    const searches = [
      'gluten free quandong',
      'dairy free',
      'halal',
      'dairy free halal',
      'veggie',
      'veggie halal paste',
    ];
    const areFound = async () => Promise.all(searches.map(isFound));
    expect(await areFound()).toEqual([true, false, false, false, false, false]);
    await database.pool.query(
      `insert into product_facts (product_id, is_complete, diets) values ($1, true, '{halal, vegetarian}')`,
      [product],
    );
    expect(await areFound()).toEqual([true, true, true, true, true, true]);
    await database.pool.query(`update product_facts set is_complete = false, diets = '{}' where product_id = $1`, [
      product,
    ]);
    expect(await areFound()).toEqual([true, false, false, false, false, false]);
    await database.pool.query('delete from product_facts where product_id = $1', [product]);
  });

  test('although its texts name what is not inside', async () => {
    await write('Quandong Paste', '<p>Serve with couscous.</p>');
    expect(await isFound('gluten free quandong')).toBe(false);
    await database.pool.query(`insert into product_facts (product_id, diets) values ($1, '{gluten-free}')`, [product]);
    expect([await isFound('gluten free quandong'), await isFound('gluten free')]).toEqual([true, true]);
    await database.pool.query(`update product_facts set may_contain = '{gluten}' where product_id = $1`, [product]);
    expect([await isFound('gluten free quandong'), await isFound('gluten free')]).toEqual([false, false]);
    await database.pool.query('delete from product_facts where product_id = $1', [product]);
  });
});

test('a version of the shop that names the things in another way writes the marks anew', async () => {
  await write('Quandong Paste', '<p>Purple.</p>');
  await database.pool.query(`update search_things set inside = '''purple'':ACD' where thing = 'egg'`);
  await database.pool.query('select refresh_documents(array[$1::int])', [product]);
  expect(await marks()).toEqual(['!egg']);
  await migrateDatabase(database.url);
  expect(await marks()).toEqual([]);
});

test('a product that is renamed while the marks are written anew is found by its new name', async () => {
  const { pool } = database;
  await write('Quandong Paste', '<p>Purple.</p>');
  await pool.query(`update search_things set inside = '''purple'':ACD' where thing = 'egg'`);
  await pool.query('select refresh_documents(array[$1::int])', [product]);
  const seller = await pool.connect();
  await seller.query('begin');
  await seller.query(`update products set name = '{"en": "Lillypilly Jam"}' where id = $1`, [product]);
  const migrated = migrateDatabase(database.url);
  const waiting = `select from pg_stat_activity where datname = current_database() and application_name = 'larder migrations'
    and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1);
  await seller.query('commit');
  seller.release();
  await migrated;
  expect([await isFound('lillypilly'), await isFound('quandong'), await marks()]).toEqual([true, false, []]);
});
