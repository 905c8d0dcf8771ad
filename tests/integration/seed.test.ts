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

  test('writes numbers with the digits of one script in every language', () => {
    expect(JSON.stringify(demoShop()).match(/[\u0660-\u0669\u06f0-\u06f9]+/g)).toBeNull();
  });

  test('has a running sale and delivered orders', async () => {
    const running = `flash_sales where starts_at <= '${demoNow.toISOString()}' and ends_at > '${demoNow.toISOString()}'`;
    expect(await count(running)).toBeGreaterThan(0);
    expect(await count(`orders where status = 'Delivered' and payment_status = 'Paid'`)).toBe(3);
    expect(await count('order_history')).toBe(18);
  });

  test('gives every product a default packaging', async () => {
    const without = sql`select id from products p where not exists (
      select from packagings where product_id = p.id and position = 0)`;
    expect((await database.db.execute(without)).rows).toEqual([]);
  });
});
