/** What triggers keep beside the catalogue, compared with the same computed anew from the products themselves. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findProducts } from '#server/search/product-lists.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts';
import { demoFilling } from '#tests/support/database/demo-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase({ filling: demoFilling, poolSize: 12 });
});

afterAll(() => database.close());

const rowsOf = async (query: string) => (await database.pool.query<Record<string, unknown>>(query)).rows;

const plainListings = `
  select p.id as product_id, p.shop_id, p.category_id, p.sub_category_id, p.brand_id, k.id as packaging_id,
    coalesce(k.discount_price, k.price) as price, p.rating, p.review_count, p.sold, p.created_at,
    array(select size_id from product_sizes where product_id = p.id order by 1) as size_ids,
    array(select color_id from product_colors where product_id = p.id order by 1) as color_ids
  from products p join shops s on s.id = p.shop_id join packagings k on k.product_id = p.id and k.position = 0
  where p.is_active and s.is_active`;

const keptListings = `
  select product_id, shop_id, category_id, sub_category_id, brand_id, packaging_id, price, rating, review_count, sold,
    created_at, size_ids, color_ids from listings`;

const differencesOf = (one: string, other: string) =>
  rowsOf(`((${one}) except (${other})) union all ((${other}) except (${one}))`);

async function expectExact(): Promise<void> {
  expect(await differencesOf(plainListings, keptListings)).toEqual([]);
  const counted = `select shop_id, category_id, coalesce(sub_category_id, 0), count(*)::int from listings group by 1, 2, 3`;
  expect(await differencesOf(counted, 'select * from listing_counts where listed <> 0')).toEqual([]);
  const ofBrands = 'select brand_id, count(*)::int from listings where brand_id is not null group by 1';
  expect(await differencesOf(ofBrands, 'select * from brand_counts where listed <> 0')).toEqual([]);
  for (const kind of ['size', 'color']) {
    const ofOptions = `select unnest(${kind}_ids), count(*)::int from listings group by 1`;
    expect(await differencesOf(ofOptions, `select * from ${kind}_counts where listed <> 0`), kind).toEqual([]);
  }
}

/** Each leaves something that the next one meets. */
const changes: [what: string, statement: string][] = [
  ['nothing has changed', 'select 1'],
  ['orders were placed', 'update products set sold = sold + 3 where id % 7 = 0'],
  [
    'reviews were written',
    `insert into reviews (product_id, author_name, rating, description) select id, 'Ann', 2, 'Text' from products where id < 9`,
  ],
  ['sizes were taken away', 'delete from packagings where size_id = 6; delete from product_sizes where size_id = 6'],
  [
    'a colour was added',
    'insert into product_colors select distinct product_id, 5 from product_colors on conflict do nothing',
  ],
  ['prices were changed', 'update packagings set price = price + 100 where product_id % 5 = 0'],
  ['discounts ended', 'update packagings set discount_price = null'],
  ['stock was sold', 'update packagings set stock = 0 where id % 2 = 0'],
  ['products were withdrawn', 'update products set is_active = false where id % 11 = 0'],
  ['some of them came back', 'update products set is_active = true where id % 22 = 0'],
  [
    'products moved to another category',
    'update products set category_id = 2, sub_category_id = null where id % 13 = 0',
  ],
  ['products moved to another vendor and brand', 'update products set shop_id = 1, brand_id = 2 where id % 17 = 0'],
  ['products lost their brand', 'update products set brand_id = null where id % 19 = 0'],
  ['a vendor was closed', 'update shops set is_active = false where id = 2'],
  ['prices of a closed vendor were changed', 'update packagings set price = price + 1'],
  ['the vendor came back', 'update shops set is_active = true where id = 2'],
  ['another packaging became the default', 'update packagings set position = position + 100 where product_id % 23 = 0'],
  [
    'and then the first one again',
    'update packagings set position = position - 100 where product_id % 23 = 0 and position >= 100',
  ],
  [
    'packagings were deleted',
    `delete from packagings k where product_id in (3, 4) and not exists
    (select from flash_sale_items f where f.packaging_id = k.id)`,
  ],
  [
    'a product was added',
    `with added as (
      insert into products (slug, code, shop_id, category_id, name, short_description, description, picture)
      select 'new', 'N-1', shop_id, category_id, name, short_description, description, picture from products where id = 1
      returning id
    ) select 1 from added`,
  ],
  [
    'and got a packaging',
    `insert into packagings (product_id, label, amount, measure, price)
      select id, '{}', 1, 'piece', 150 from products where slug = 'new'`,
  ],
  ['it was deleted', `delete from products where slug = 'new'`],
];

describe('the listings and their counters', () => {
  test.each(changes)('are exact after %s', async (_what, statement) => {
    await database.pool.query(statement);
    await expectExact();
  });

  test('are exact after writers at the same time changed the same products', async () => {
    const writesOf = (at: number) => [
      `update packagings set price = price + ${at + 1} where position = 0 and product_id between 20 and 60`,
      `update products set is_active = ${at % 2 === 0} where id = ${30 + at}`,
      `update products set sold = sold + 1 where id = ${40 + at}`,
      `update products set category_id = ${(at % 5) + 1}, sub_category_id = null where id = ${50 + at}`,
    ];
    const codes: string[] = [];
    // One connection for each writer: a statement that waits for a connection would say nothing about the counters.
    const writeAll = async (at: number) => {
      for (const statement of writesOf(at)) {
        await database.pool.query(statement).catch(({ code, message }) => codes.push(code ?? message));
      }
    };
    await Promise.all(Array.from({ length: 12 }, (_, at) => writeAll(at)));
    // The server repeats what PostgreSQL ended because of a dead lock.
    expect(codes.filter((code) => code !== '40P01')).toEqual([]);
    await expectExact();
  });
});

describe('a list', () => {
  const price = `coalesce((
      select min(item.price) from flash_sale_items item join flash_sales sale on sale.id = item.flash_sale_id
      where item.packaging_id = k.id and item.sold < item.quantity and sale.is_active and sale.starts_at <= now()
        and sale.ends_at > now()
    ), k.discount_price, k.price)`;
  const plain = (condition: string, order: string) => `
    select p.id from products p join shops s on s.id = p.shop_id and s.is_active
    join packagings k on k.product_id = p.id and k.position = 0
    where p.is_active and ${condition} order by ${order}`;

  const orders = {
    high_to_low: `${price} desc, p.id`,
    low_to_high: `${price}, p.id`,
    top_selling: 'p.sold desc, p.id',
    popular_product: 'p.rating * ln(1 + p.review_count) desc, p.sold desc, p.id',
    newest: 'p.created_at desc, p.id',
    default: 'p.id',
  };
  const filters = [
    [{}, 'true'],
    [{ shopId: 1 }, 'p.shop_id = 1'],
    [{ categoryId: 2 }, 'p.category_id = 2'],
    [{ shopId: 1, categoryId: 2 }, 'p.shop_id = 1 and p.category_id = 2'],
    [{ brandId: 2 }, 'p.brand_id = 2'],
    [{ category: '3' }, 'p.category_id = 3'],
    [{ category: 'no-such' }, 'false'],
    [{ categoryId: 2, category: '3' }, 'false'],
    [{ rating: 4 }, 'p.rating >= 4 and p.rating < 5'],
    [{ minPrice: 300, maxPrice: 700 }, `${price} between 300 and 700`],
    [{ maxPrice: 500, shopId: 1 }, `${price} <= 500 and p.shop_id = 1`],
  ] as const;

  test.each(Object.entries(orders))(
    'in the order %s has what the plain query has, in every filter',
    async (sortType, order) => {
      // The sales of the demo begin when it is loaded.
      const now = new Date();
      const whole = { paging: { offset: 0, limit: 500 }, now };
      for (const [filter, condition] of filters) {
        const ids = (await rowsOf(plain(condition, order))).map((row) => row.id);
        const what = JSON.stringify(filter);
        expect(await findProducts(database.db, filter, { ...whole, sortType }), what).toEqual({
          ids,
          total: ids.length,
        });
        const second = { paging: { offset: 7, limit: 5 }, now, sortType };
        expect((await findProducts(database.db, filter, second)).ids, what).toEqual(ids.slice(7, 12));
      }
    },
  );
});
