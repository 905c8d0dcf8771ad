/**
 * What sellers state about foods: the filters against plain rules, the page of a product, the search, and the file of
 * goods.
 *
 * @spec R90, R91, R92
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandOf } from '#server/cli/commands.ts';
import { productFacts } from '#server/db/schema/food-facts.ts';
import { allergens, diets, type FoodFacts, freeOf } from '#server/domain/food-facts.ts';
import { findProducts } from '#server/search/product-lists.ts';
import { demoFilling } from '#tests/support/database/demo-database.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';

let shop: TestServer;
let folder: string;

beforeAll(async () => {
  shop = await startTestServer({ filling: demoFilling });
  folder = mkdtempSync(join(tmpdir(), 'larder-facts-'));
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

const idOf = async (slug: string) =>
  (await shop.database.pool.query('select id from products where slug = $1', [slug])).rows[0].id as number;
const detailsOf = async (slug: string, locale = 'en') =>
  (await shop.get(`/product-details?product_id=${await idOf(slug)}`, { locale })).body.data.product;
const total = async (query: string) => (await shop.get(`/products?${query}`)).body.data.total as number;

describe('the page of a product', () => {
  test('has the ingredients, allergens, nutrition and labels that the shop states, in the language of the reader', async () => {
    const croissant = await detailsOf('almond-croissant', 'ar');
    expect(croissant.contains).toEqual(['gluten', 'eggs', 'milk', 'nuts']);
    expect(croissant.may_contain).toEqual(['soybeans']);
    expect(croissant.facts).toMatchObject({ allergens_complete: true, nutrition: { per: '100g', kcal: 410 } });
    expect(croissant.facts.ingredients).toContain('*القمح*');
  });

  test('has what the shop states about a food whose ingredients it does not name', async () => {
    const { rows } = await shop.database.pool.query(
      'select slug, contains, nutrition from product_facts f join products p on p.id = f.product_id' +
        ' where ingredients is null and nutrition is not null order by p.id limit 1',
    );
    const [{ slug, contains, nutrition }] = rows;
    const { facts, ...product } = await detailsOf(slug);
    expect(product.contains).toEqual(contains);
    expect(facts.nutrition).toEqual(nutrition);
    expect(facts).not.toHaveProperty('ingredients');
  });

  test('has no facts where the shop states nothing', async () => {
    expect((await detailsOf('laundry-liquid')).facts).toBeUndefined();
  });
});

describe('the filters', () => {
  test('list labels and allergens with their names and the numbers of products', async () => {
    const { filters } = (await shop.get('/products?per_page=1&page=1', { locale: 'ir' })).body.data;
    const vegan = filters.diets.find(({ id }: { id: string }) => id === 'vegan');
    expect(vegan).toMatchObject({ name: 'وگان', count: await total('diet=vegan') });
    for (const { id, count } of filters.free_of) expect([id, count]).toEqual([id, await total(`free_of=${id}`)]);
  });

  test.each(['diet=tasty', 'free_of=milk,', 'free_of=moon', 'diet=vegan;organic'])('refuse %s', async (query) => {
    expect((await shop.get(`/products?${query}`)).status).toBe(422);
  });

  test('hold together with a search and with one another', async () => {
    const found = (await shop.get('/products?search=chocolate&free_of=gluten&page=1&per_page=50')).body.data.products;
    expect([found.length > 0, found.length < (await total('search=chocolate'))]).toEqual([true, true]);
    expect(
      found.every(
        ({ contains = [], may_contain = [] }: { contains?: string[]; may_contain?: string[] }) =>
          ![...contains, ...may_contain].includes('gluten'),
      ),
    ).toBe(true);
    expect(await total('diet=vegan&free_of=gluten')).toBeLessThan(await total('free_of=gluten'));
  });
});

describe('a search for what is free of something', () => {
  test('leaves out what the shop states to contain it, even if a text promises the opposite', async () => {
    const id = await idOf('porridge-oats');
    await shop.database.pool.query(
      `update products set description = jsonb_set(description, '{en}', '"<p>gluten free</p>"') where id = $1`,
      [id],
    );
    const { products } = (await shop.get('/products?search=gluten%20free&page=1&per_page=50')).body.data;
    expect(products.map((product: { id: number }) => product.id)).not.toContain(id);
  });
});

const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const run = (...words: string[]) => commandOf(words)?.(shop.database.db, { uploadsDir: shop.uploadsDir });
const allFacts = async () =>
  (await shop.database.pool.query('select * from product_facts order by product_id')).rows as unknown[];

const head = 'sku,category,name,price,shop';
const row = 'Z1,Pantry,Oats,2.00,Daily Basket';

describe('a file of goods', () => {
  test('brings back all facts that an export has written', async () => {
    const before = await allFacts();
    expect(before.length).toBeGreaterThan(150);
    const path = join(folder, 'all.csv');
    await run('export', 'products', path);
    await shop.database.pool.query('delete from product_facts');
    await run('import', 'products', path);
    expect(await allFacts()).toEqual(before);
    expect((await run('import', 'products', path))?.[0]).toContain('0 added, 0 changed');
    expect(readFileSync(path, 'utf8')).toContain('allergens_complete');
  });

  test('leaves the facts alone if it has no column of them, and removes them if all are empty', async () => {
    const given = `${head},contains,allergens_complete,diets\n${row},gluten,yes,vegan | vegetarian\n`;
    await run('import', 'products', file('one.csv', given));
    const factsOfOats = async () =>
      (
        await shop.database.pool.query(
          `select contains, is_complete, diets from product_facts join products on id = product_id where code = 'Z1'`,
        )
      ).rows;
    const stated = [{ contains: ['gluten'], is_complete: true, diets: ['vegetarian', 'vegan'] }];
    expect(await factsOfOats()).toEqual(stated);
    await run('import', 'products', file('plain.csv', `${head}\n${row}\n`));
    expect(await factsOfOats()).toEqual(stated);
    await run('import', 'products', file('empty.csv', `${head},contains\n${row},\n`));
    expect(await factsOfOats()).toEqual([]);
  });

  test.each([
    ['an unknown allergen', 'contains', 'moon', '"moon" is unknown'],
    ['an allergen in both lists', 'contains,may_contain', 'milk,milk', '"contains" has milk too'],
    ['a label against an allergen', 'contains,diets', 'milk,vegan', 'it says vegan, and "contains" has milk'],
    ['an amount without what it is for', 'fat', '3', 'it is empty'],
    ['more sugar than carbohydrate', 'nutrition_per,carbohydrate,sugars', '100g,3,4', 'more than "carbohydrate"'],
    ['an amount above the whole', 'nutrition_per,fat', '100g,101', 'no amount up to 100'],
    ['a name in place of a country’s code', 'origin_country', 'Spain', 'no code of a country'],
    ['an asterisk without a partner', 'ingredients', '*oats', 'an asterisk has no partner'],
  ])('is refused with %s', async (_, columns, cells, reason) => {
    const path = file('wrong.csv', `${head},${columns}\n${row},${cells}\n`);
    await expect(run('import', 'products', path)).rejects.toThrow(reason);
  });
});

const some = <Value>(values: readonly Value[]) => fc.subarray([...values]);

const drawnFacts = fc
  .record({ contains: some(allergens), traces: some(allergens), isComplete: fc.boolean(), diets: some(diets) })
  .map(
    ({ traces, ...facts }): Pick<FoodFacts, 'contains' | 'mayContain' | 'isComplete' | 'diets'> => ({
      ...facts,
      mayContain: traces.filter((each) => !facts.contains.includes(each)),
    }),
  );

describe('for facts drawn at random', () => {
  test('the filters find what plain rules find: what is unknown is free of nothing', async () => {
    const { db, pool } = shop.database;
    const listed = (await pool.query('select product_id from listings order by product_id limit 60')).rows.map(
      (each) => each.product_id as number,
    );
    const drawn = fc.tuple(
      fc.array(fc.option(drawnFacts), { minLength: listed.length, maxLength: listed.length }),
      some(allergens),
      some(diets),
    );
    await fc.assert(
      fc.asyncProperty(drawn, async ([facts, free, labels]) => {
        const rows = facts.flatMap((each, at) => (each ? [{ ...each, productId: listed[at] ?? 0 }] : []));
        await pool.query('delete from product_facts');
        if (rows.length > 0) await db.insert(productFacts).values(rows);
        const filter = {
          ...(free.length > 0 && { freeOf: free }),
          ...(labels.length > 0 && { diets: labels }),
        };
        const expected = rows.filter(
          (each) =>
            free.every((one) => freeOf(each).includes(one)) &&
            labels.every((one) => each.diets.includes(one)) &&
            (free.length === 0 ||
              (each.isComplete && !free.some((one) => [...each.contains, ...each.mayContain].includes(one)))),
        );
        const found = await findProducts(db, filter, { paging: { limit: 1_000, offset: 0 }, now: new Date() });
        if (free.length + labels.length > 0) {
          expect(found.ids.toSorted((a, b) => a - b)).toEqual(expected.map(({ productId }) => productId));
          expect(found.total).toBe(expected.length);
        }
      }),
      { numRuns: 60 },
    );
  });
});

/** The last one: it leaves other facts behind. */
test('The numbers beside the filters are those of the listings, whatever becomes of facts and products', async () => {
  const { pool } = shop.database;
  const counted = async () =>
    (await pool.query('select kind, code, listed from fact_counts where listed <> 0 order by kind, code')).rows;
  const found = async () =>
    (
      await pool.query(`select kind, code, count(*)::int as listed from listings join product_facts using (product_id)
        cross join lateral (select 'diet' as kind, unnest(diets) as code union all select 'free_of', unnest(free_of)) codes
        group by kind, code order by kind, code`)
    ).rows;
  const before = await counted();
  expect(before).toEqual(await found());
  const chosen = 'product_id in (select product_id from listings order by product_id limit 40)';
  for (const step of [
    `update product_facts set diets = '{vegan,halal}', contains = '{milk}', may_contain = '{}', is_complete = true where ${chosen}`,
    `update products set is_active = false where id in (select product_id from product_facts order by 1 limit 20)`,
    `update product_facts set diets = '{}' where product_id in (select product_id from product_facts order by 1 limit 30)`,
    `update products set is_active = true`,
    `delete from product_facts where ${chosen}`,
    `insert into product_facts (product_id, diets) select product_id, '{kosher}' from listings
      on conflict (product_id) do update set diets = '{kosher}'`,
  ]) {
    await pool.query(step);
    expect(await counted(), step).toEqual(await found());
  }
  expect(await counted()).not.toEqual(before);
});
