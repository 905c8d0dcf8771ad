/** The journal and the policies over HTTP. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locales } from '#locales/locales.ts';
import { posts } from '#server/seed/data/blog.ts';
import { demoFilling } from '#tests/support/database/demo-database.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';

type Listed = { id: number; slug: string; title: string; total_views: number; category: { id: number } };

let shop: TestServer;

beforeAll(async () => {
  shop = await startTestServer({ filling: demoFilling });
});
afterAll(() => shop.close());

const data = async (path: string, locale = 'en') => (await shop.get(path, { locale })).body.data;
const change = (query: string) => shop.database.pool.query(query);
const slugs = (blogs: Listed[]) => blogs.map(({ slug }) => slug);
const newestFirst = posts.toSorted((a, b) => a.ageDays - b.ageDays).map(({ slug }) => slug);

describe('the list of posts', () => {
  test('has every post once over its pages, the newest first', async () => {
    const pages = [await data('/blogs?page=1&per_page=5'), await data('/blogs?page=2&per_page=5')];
    const last = await data('/blogs?page=3&per_page=5');
    expect(pages.map(({ total }) => total)).toEqual([posts.length, posts.length]);
    expect(slugs([...pages, last].flatMap(({ blogs }) => blogs))).toEqual(newestFirst);
    expect(pages[0].blogs[0]).toMatchObject({ is_new: true, created_at: expect.stringMatching(/^\d\d \w{3}, \d{4}$/) });
    expect(pages[1].blogs.at(-1).is_new).toBe(false);
  });

  test('has the excerpt as plain text', async () => {
    for (const { description } of (await data('/blogs')).blogs) {
      expect(description).not.toMatch(/[<>]|&\w+;/);
      expect(description.length).toBeLessThanOrEqual(203);
    }
  });

  test('can be filtered by category, and lists the categories with posts', async () => {
    const { categories } = await data('/blogs', 'ar');
    expect(categories).toHaveLength(4);
    const { blogs, total } = await data(`/blogs?category_id=${categories[0].id}`);
    expect(blogs).toHaveLength(total);
    expect(new Set(blogs.map(({ category }: Listed) => category.id))).toEqual(new Set([categories[0].id]));
  });

  test.each([
    ['storage', 'en'],
    ['TOMATO', 'en'],
    ['الطماطم', 'ar'],
    ['گوجه', 'ir'],
    // With the other letters of a keyboard.
    ['يخچال', 'ir'],
  ])('finds posts by %s', async (search, locale) => {
    const { blogs } = await data(`/blogs?search=${encodeURIComponent(search)}`, locale);
    expect(slugs(blogs)).toContain('how-to-keep-tomatoes');
    expect(blogs.length).toBeLessThan(posts.length);
  });

  test('hides posts of the future and withdrawn ones', async () => {
    await change(`update blog_posts set published_at = now() + interval '1 day' where slug = 'coffee-on-a-monday'`);
    await change(`update blog_posts set is_active = false where slug = 'the-quiet-cupboard'`);
    shop.forward(11_000);
    const { blogs } = await data('/blogs');
    expect(slugs(blogs)).toEqual(
      newestFirst.filter((slug) => !['coffee-on-a-monday', 'the-quiet-cupboard'].includes(slug)),
    );
    expect((await shop.get('/blog/the-quiet-cupboard/details')).status).toBe(400);
    await change(`update blog_posts set is_active = true, published_at = now() - interval '68 days'
      where slug in ('coffee-on-a-monday', 'the-quiet-cupboard')`);
  });
});

describe('a blog post', () => {
  test('has its text, its tags and links to other posts', async () => {
    const response = await data('/blog/how-to-keep-tomatoes/details', 'ir');
    expect(response.blog).toMatchObject({
      title: 'گوجه را در یخچال نگذارید',
      description: expect.stringMatching(/^<p>.*<\/p><h2>خلاصه<\/h2><ul><li>/),
      post_by: { name: 'گرین لین', profile_photo: expect.stringContaining('/pictures/logo-green-lane') },
      tags: [
        { slug: 'tomatoes', name: 'گوجه' },
        { slug: 'storage', name: 'نگهداری' },
      ],
    });
    for (const list of [response.related_blogs, response.popular_blogs]) {
      expect(list.length).toBeGreaterThan(0);
      expect(slugs(list)).not.toContain('how-to-keep-tomatoes');
    }
    const views = response.popular_blogs.map(({ total_views }: Listed) => total_views);
    expect(views).toEqual(views.toSorted((a: number, b: number) => b - a));
    expect(response.related_products).toHaveLength(5);
  });

  test('lists related posts by shared tags first, then by category', async () => {
    const { related_blogs } = await data('/blog/a-cheese-board-for-six/details');
    expect(related_blogs[0].slug).toBe('a-roast-for-a-small-table');
    expect(related_blogs).toHaveLength(6);
  });

  test('counts one view per reading', async () => {
    const read = async () => (await data('/blog/a-starter-from-2009/details')).blog.total_views;
    const first = await read();
    await read();
    expect(await read()).toBe(first + 2);
  });

  test('is sent without active content, whatever its author wrote', async () => {
    await change(`update blog_posts set description = '{"en": "<p onclick=\\"alert(1)\\">a<script>alert(1)</script></p><a href=\\"javascript:alert(1)\\">b</a>"}'
      where slug = 'coffee-on-a-monday'`);
    const { blog } = await data('/blog/coffee-on-a-monday/details', 'ar');
    expect(blog.description).toBe('<p>a</p><a>b</a>');
  });
});

/** @spec R86 */
describe('the recipe of a post', () => {
  type Ingredient = {
    text: string;
    amount: number | null;
    unit: string | null;
    per_pack: number | null;
    product: { name: string } | null;
  };
  const recipeOf = async (slug: string, locale = 'en') => (await data(`/blog/${slug}/details`, locale)).recipe;
  const byText = (ingredients: Ingredient[], text: string) => ingredients.find((each) => each.text === text);

  test('has its servings, and the ingredients in their order with what the shop sells for them', async () => {
    const { servings, ingredients } = await recipeOf('what-frozen-peas-know');
    expect(servings).toBe(4);
    expect(ingredients.map(({ text }: Ingredient) => text)).toEqual([
      'Frozen peas',
      'Onion',
      'Butter',
      'Fresh mint',
      'Double cream',
      'Water',
      'Salt',
    ]);
    expect(ingredients[0]).toMatchObject({
      amount: 600,
      unit: 'g',
      per_pack: 450,
      product: { name: 'Garden Peas', packaging_id: expect.any(Number), quantity: expect.any(Number) },
    });
  });

  test('counts a pack in what the recipe counts, whatever the shop weighs it in', async () => {
    const { ingredients } = await recipeOf('what-frozen-peas-know');
    expect(byText(ingredients, 'Onion')).toMatchObject({ amount: 1, unit: null });
    expect(byText(ingredients, 'Onion')?.per_pack).toBeCloseTo(500 / 150, 9);
    expect(byText(ingredients, 'Fresh mint')).toMatchObject({ per_pack: 40 });
  });

  test('names what is not sold without a product, and a pinch without an amount', async () => {
    const { ingredients } = await recipeOf('rice-that-does-not-stick');
    expect(byText(ingredients, 'Salt')).toMatchObject({ amount: null, unit: null, product: null, per_pack: null });
    expect(byText(ingredients, 'Water')).toMatchObject({ amount: 450, unit: 'ml', product: null });
  });

  test('is in the language of the request', async () => {
    const { ingredients } = await recipeOf('what-frozen-peas-know', 'ar');
    expect(ingredients[0]).toMatchObject({ text: 'بازلاء مجمدة', unit: 'غ' });
  });

  test.each([
    ['product', `update products set is_active = $1 where slug = 'garden-peas'`],
    ['shop', `update shops set is_active = $1 where slug = 'cold-comfort'`],
  ])('counts the goods of a hidden %s as not sold', async (_, statement) => {
    await shop.database.pool.query(statement, [false]);
    const { ingredients } = await recipeOf('what-frozen-peas-know');
    await shop.database.pool.query(statement, [true]);
    expect(ingredients[0]).toMatchObject({ text: 'Frozen peas', amount: 600, product: null, per_pack: null });
    expect(byText(ingredients, 'Butter')?.product).not.toBeNull();
  });

  test('does not say how much a pack holds that is counted in another measure', async () => {
    await change(`update recipe_ingredients set measure = 'ml' where text ->> 'en' = 'Butter'`);
    const { ingredients } = await recipeOf('what-frozen-peas-know');
    await change(`update recipe_ingredients set measure = 'g' where text ->> 'en' = 'Butter'`);
    expect(byText(ingredients, 'Butter')).toMatchObject({ product: { name: 'Unsalted Butter' }, per_pack: null });
  });

  test('stays when a product is deleted, and goes with its post', async () => {
    const { rows } = await change(`select confdeltype as rule from pg_constraint
      where conrelid in ('recipes'::regclass, 'recipe_ingredients'::regclass) and contype = 'f' order by conname`);
    // Cascade from the post and its recipe, set null from the product.
    expect(rows.map(({ rule }) => rule)).toEqual(['c', 'n', 'c']);
  });

  test('is null for a post that cooks nothing', async () => {
    expect(await recipeOf('the-quiet-cupboard')).toBeNull();
  });
});

describe('the legal pages', () => {
  test.each([
    'about-us',
    'privacy-policy',
    'terms-and-conditions',
    'return-and-refund-policy',
    'shipping-and-delivery-policy',
  ])('include %s in three languages', async (slug) => {
    const pages = await Promise.all(locales.map((locale) => data(`/legal-pages/${slug}`, locale)));
    expect(new Set(pages.map(({ content }) => content.title)).size).toBe(3);
    for (const { content } of pages) expect(content.description).toMatch(/^<p>.*<h2>/);
  });

  test('respond without a title for an unknown page', async () => {
    expect(await data('/legal-pages/no-such-page')).toEqual({ content: { title: null, description: null } });
  });
});
