/** The demo shop in the database: whole, and once. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoShop } from '#server/seed/demo-shop.ts';
import { loadDemoShop } from '#server/seed/load.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts';

const demoNow = new Date('2026-06-10T12:00:00Z');

describe('loadDemoShop', () => {
  let database: TestDatabase;
  const clock = () => demoNow;
  const count = async (table: string) => {
    const { rows } = await database.pool.query(`select count(*)::int as count from ${table}`);
    return rows[0].count;
  };

  beforeAll(async () => {
    database = await testDatabase();
    const loads = await Promise.all([1, 2, 3].map(() => loadDemoShop(database.db, { clock })));
    expect(loads.filter(Boolean)).toHaveLength(1);
  });

  afterAll(() => database.close());

  test('writes everything that the demo shop needs', async () => {
    const demo = demoShop();
    expect(await count('products')).toBe(demo.products.length);
    expect(await count('packagings')).toBe(demo.products.flatMap(({ packagings }) => packagings).length);
    expect(await count('reviews')).toBe(demo.reviews.length);
    expect(await count('vouchers')).toBe(demo.vouchers.length);
    expect(await count('banners')).toBe(demo.banners.length + demo.ads.length);
    expect(await count('blog_posts')).toBe(demo.blogPosts.length);
    expect(await count('blog_post_tags')).toBe(demo.blogPosts.flatMap(({ tags }) => tags).length);
    const recipes = demo.blogPosts.flatMap(({ recipe }) => recipe ?? []);
    expect(await count('recipes')).toBe(recipes.length);
    expect(await count('recipe_ingredients')).toBe(recipes.flatMap(({ ingredients }) => ingredients).length);
    expect(await count('blog_post_products')).toBe(demo.blogPosts.flatMap(({ products }) => products).length);
  });

  test('writes numbers as each language does: Persian in its own digits, English and Arabic in ASCII', () => {
    const ofOthers = (language: string) => (language === 'ir' ? /[0-9\u0660-\u0669]/ : /[\u0660-\u0669\u06f0-\u06f9]/);
    const mixed: string[] = [];
    JSON.stringify(demoShop(), (name, value) => {
      // Tags have digits, and telephone numbers are dialled as they stand.
      const text = typeof value === 'string' ? value.replaceAll(/<[^>]*>|\+[\d ]+/g, '') : '';
      if (ofOthers(name).test(text)) mixed.push(`${name}: ${text}`);
      return value;
    });
    expect(mixed).toEqual([]);
  });

  test('has a running sale and delivered orders', async () => {
    const running = `flash_sales where starts_at <= '${demoNow.toISOString()}' and ends_at > '${demoNow.toISOString()}'`;
    expect(await count(running)).toBeGreaterThan(0);
    expect(await count(`orders where status = 'Delivered' and payment_status = 'Paid'`)).toBe(5);
    expect(await count('order_history')).toBe(30);
  });

  test('has an order with a refund for what was left out, and one with a replacement', async () => {
    const { rows } = await database.db.execute(sql`
      select o.if_sold_out, o.agreed_payable - o.payable as less, o.payment_method, r.state, r.amount,
        (select sum(missing)::int from order_lines where order_id = o.id) as missing,
        (select sum(quantity)::int from order_lines where order_id = o.id and replaces is not null) as sent
      from orders o left join partial_refunds r on r.order_id = o.id
      where o.if_sold_out is not null order by o.placed_at`);
    const [leftOut, replaced] = rows;
    expect(rows).toHaveLength(2);
    expect(leftOut).toMatchObject({ if_sold_out: 'leave_out', missing: 2, sent: null, state: 'returned' });
    expect(leftOut?.amount).toBe(leftOut?.less);
    expect(Number(leftOut?.less)).toBeGreaterThan(0);
    expect(replaced).toMatchObject({ if_sold_out: 'best_match', missing: 2, sent: 2, payment_method: 'cash' });
    expect(Number(replaced?.less)).toBeGreaterThanOrEqual(0);
  });

  test('gives every product a default packaging', async () => {
    const without = sql`select id from products p where not exists (
      select from packagings where product_id = p.id and position = 0)`;
    expect((await database.db.execute(without)).rows).toEqual([]);
  });
});

describe('a start that was cut off', () => {
  test('leaves a database in which the next one loads the demo shop', async () => {
    const database = await testDatabase();
    // A sequence does not come back with its transaction.
    for (const table of ['shops', 'categories', 'products', 'users', 'orders', 'blog_posts'])
      await database.pool.query(`select nextval(pg_get_serial_sequence('${table}', 'id'))`);
    expect(await loadDemoShop(database.db, { clock: () => demoNow })).toBe(true);
    await database.close();
  });
});

test('A database with the settings of a shop is left alone, even before it has goods', async () => {
  const database = await testDatabase();
  await database.pool.query(`insert into settings values ('hotline', '"202 555 0142"')`);
  expect(await loadDemoShop(database.db, { clock: () => demoNow })).toBe(false);
  await database.close();
});
