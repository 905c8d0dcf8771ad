/**
 * Names in scripts without spaces between words, and in scripts whose vowels are marks: a word is found wherever it stands.
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

const names = [
  ['zh', '有機全脂牛奶'],
  ['zh', '牛奶糖'],
  ['zh', '有機雞蛋'],
  ['ja', '北海道バター 200g'],
  ['ja', 'ピーナッツバター'],
  ['ko', '유기농우유'],
  ['th', 'นมสดรสจืด'],
  ['th', 'ผักกาดขาว'],
  ['hi', 'ताज़ा दूध'],
  ['hi', 'दही'],
] as const;

beforeAll(async () => {
  database = await testDatabase({ filling: demoFilling });
  for (const [at, [language, name]] of names.entries())
    await database.pool.query(
      `with added as (
        insert into products (slug, code, shop_id, category_id, name, short_description, description, picture)
        values ($1, $1, 1, 1, jsonb_build_object('en', 'Sample', $2::text, $3::text), '{}', '{}', 'picture') returning id
      )
      insert into packagings (product_id, label, amount, measure, price) select id, '{}', 1, 'piece', 100 from added`,
      [`script-${at}`, language, name],
    );
});

afterAll(() => database.close());

/** The names of what is found, in their own language. */
const search = async (text: string) => {
  const { ids } = await findProducts(
    database.db,
    { search: text },
    { paging: { offset: 0, limit: 50 }, now: new Date() },
  );
  const { rows } = await database.pool.query<{ name: string }>(
    `select (select value from jsonb_each_text(name) where key not in ('en', 'ar', 'ir')) as name
    from unnest($1::int[]) with ordinality as found (id, place) join products using (id) order by place`,
    [ids],
  );
  return rows.map(({ name }) => name);
};

describe('a word of a name', () => {
  test.each([
    ['牛奶', ['有機全脂牛奶', '牛奶糖']],
    ['全脂', ['有機全脂牛奶']],
    ['全脂牛奶', ['有機全脂牛奶']],
    ['有機', ['有機全脂牛奶', '有機雞蛋']],
    ['蛋', ['有機雞蛋']],
    ['有機 牛奶', ['有機全脂牛奶']],
    ['バター', ['北海道バター 200g', 'ピーナッツバター']],
    ['北海道', ['北海道バター 200g']],
    ['우유', ['유기농우유']],
    ['유기농', ['유기농우유']],
    ['รสจืด', ['นมสดรสจืด']],
    ['กาด', ['ผักกาดขาว']],
    ['दूध', ['ताज़ा दूध']],
    ['दही', ['दही']],
  ])('%s is found wherever it stands', async (text, found) => {
    expect((await search(text)).toSorted()).toEqual(found.toSorted());
  });

  test('is not found where only its letters stand', async () => {
    expect(await search('奶牛')).toEqual([]);
    expect(await search('ดส')).toEqual([]);
  });
});

test('A word is suggested before it is complete', async () => {
  const suggested = await findSuggestions(database.db, '全脂牛', 8, new Date());
  expect(suggested).toHaveLength(1);
});

test('A shop is found by a word inside its name', async () => {
  await database.pool.query(`update shops set name = name || '{"en": "台北鮮果行"}' where id = 1`);
  expect(await findPlaces(database.db, '鮮果', 5)).toMatchObject([{ kind: 'shop', id: 1 }]);
});
