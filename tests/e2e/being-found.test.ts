/** What search engines and other sites read of a page: its addresses, its words, its structured data. */
import { describe, expect, test } from 'vitest';
import type { BlogResponse } from '#api/types/blogs.ts';
import { htmlLang, locales } from '#locales/locales.ts';
import type { Product } from '#machines/query/contract.types.ts';
import { openDatabase } from '#server/db/pool.ts';
import { pages } from '#src/routes/pages.ts';
import { type PageName, patterns } from '#src/routes/paths.ts';
import { openPage } from '../support/browser/browser.ts';
import { browser, openShop, shop } from '../support/browser/open-shop.ts';
import { readSource } from '../support/browser/page-source.ts';
import { startShopProcess } from '../support/server/shop-process.ts';

openShop();

const sourceOf = (path: string, headers = {}) => readSource(shop.url + path, headers);
const dataOf = async (path: string): Promise<unknown> => {
  const response = await fetch(`${shop.url}/api${path}`);
  return ((await response.json()) as { data: unknown }).data;
};

const shown = [
  '/',
  '/shops',
  '/shops/2',
  '/products',
  '/products/3/details',
  '/categories',
  '/categories/fruit',
].concat(['/most-popular', '/best-deal', '/support', '/contact-us', '/help', '/professional-registration']);
const namedPages = (audience: 'everyone' | 'user') =>
  Object.entries(patterns)
    .filter(([name, path]) => !path.includes(':') && pages[name as PageName].audience === audience)
    .map(([, path]) => path);

describe('a public page', () => {
  test.each(shown)('%s has one address, one for each language, and words of its own', async (path) => {
    const here = shop.url + path;
    const source = await sourceOf(`${path}?utm_source=letter`);
    expect(source.status).toBe(200);
    expect(source.canonical).toBe(here);
    expect(source.alternates).toEqual({
      en: here,
      ar: `${here}?locale=ar`,
      fa: `${here}?locale=ir`,
      'x-default': here,
    });
    expect(source.meta.get('robots')).toBeUndefined();
    expect(source.meta.get('description')?.length).toBeGreaterThan(10);
    expect(source.meta.get('og:url')).toBe(here);
    expect(source.meta.get('og:description')).toBe(source.meta.get('description'));
    const picture = await fetch(source.meta.get('og:image') ?? '');
    expect(picture.status).toBe(200);
    // What makes a card of the link often reads no WebP.
    expect(picture.headers.get('content-type')).toMatch(/^image\/(jpeg|png)$/);
  });

  test('has a title and a description of its own', async () => {
    const sources = await Promise.all(shown.map((path) => sourceOf(path)));
    const of = (read: (source: (typeof sources)[number]) => string | undefined) => new Set(sources.map(read)).size;
    expect(of(({ title }) => title)).toBe(shown.length);
    expect(of(({ meta }) => meta.get('description'))).toBe(shown.length);
  });

  test.each(locales)('is in the language that its address names, whatever was chosen before: %s', async (locale) => {
    for (const path of ['/shops?page=1', '/products/3/details']) {
      const english = await sourceOf(path);
      const address = english.alternates[htmlLang(locale)] ?? '';
      const source = await readSource(address, { Cookie: 'larder_view=ar%7C%7Cdark' });
      // The default language needs no name, so that there a choice counts.
      const spoken = locale === 'en' ? 'ar' : locale;
      expect(source.lang, address).toBe(htmlLang(spoken));
      expect(source.alternates).toEqual(english.alternates);
      expect(source.canonical).toBe(english.alternates[htmlLang(spoken)]);
    }
  });

  test('of a category has its slug in the address, also when opened by its number', async () => {
    const source = await sourceOf('/categories/1');
    expect(source.canonical).toBe(`${shop.url}/categories/fruit`);
    expect(source.title).toBe('Fruit - Larder');
  });

  test('of a longer list is one page for each of its pages', async () => {
    const source = await sourceOf('/products?page=2&page_size=7');
    expect(source.canonical).toBe(`${shop.url}/products?page=2`);
    expect(source.alternates.ar).toBe(`${shop.url}/products?page=2&locale=ar`);
  });

  test('has the operator’s host in its address, whatever the request names', async () => {
    const elsewhere = await startShopProcess(shop.databaseUrl, {
      PUBLIC_URL: 'https://shop.example',
      APP_ENVIRONMENT: 'local',
    });
    const source = await readSource(`${elsewhere.url}/shops`);
    const robots = await (await fetch(`${elsewhere.url}/robots.txt`)).text();
    await elsewhere.stop();
    expect(source.canonical).toBe('https://shop.example/shops');
    expect(robots).toContain('Sitemap: https://shop.example/sitemap.xml');
  });
});

describe('is closed to search engines', () => {
  const unlisted = async (path: string, status = 200) => {
    const source = await sourceOf(path);
    expect(source, path).toMatchObject({ status, canonical: undefined, alternates: {}, linkedData: [] });
    expect(source.meta.get('robots'), path).toBe('noindex, follow');
  };

  test('the pages of one shopper', async () => {
    for (const path of [...namedPages('user'), '/login']) await unlisted(path);
  });

  test.each([
    '/products?q=milk',
    '/products?sort=newest',
    '/products?size=4',
    '/products?free=milk',
    '/categories/fruit?min=2',
    '/shops/1?tab=reviews',
  ])('a search or a filtered list: %s', (path) => unlisted(path));

  test.each(['/nothing/here', '/products/999999/details', '/shops/999999', '/categories/no-such-aisle'])(
    'a missing page: %s',
    (path) => unlisted(path, 404),
  );
});

describe('structured data', () => {
  test('of a product has the facts of the shop', async () => {
    const { product } = (await dataOf('/product-details?product_id=3')) as { product: Product };
    const { total } = (await dataOf('/reviews?product_id=3')) as { total: number };
    const { linkedData } = await sourceOf('/products/3/details', { Cookie: 'larder_view=en%7CEUR%7C' });
    const found = linkedData.find((facts) => facts['@type'] === 'Product');
    expect(found).toMatchObject({
      name: product.name,
      url: `${shop.url}/products/3/details`,
      offers: {
        price: (product.discount_price || product.price).toFixed(2),
        priceCurrency: 'USD',
        availability: `https://schema.org/${product.quantity === 0 ? 'OutOfStock' : 'InStock'}`,
        seller: { name: product.shop.name },
      },
    });
    expect(found?.aggregateRating).toEqual(
      total > 0 ? { '@type': 'AggregateRating', ratingValue: product.rating, reviewCount: total } : undefined,
    );
  });

  test.each([
    ['/products/3/details', 3],
    ['/categories/fruit', 3],
    ['/shops/2', 3],
  ])('leads to %s from the home page', async (path, count) => {
    const { linkedData } = await sourceOf(path);
    const list = linkedData.find((facts) => facts['@type'] === 'BreadcrumbList');
    const items = list?.itemListElement as { position: number; name: string; item?: string }[];
    expect(items.map(({ position }) => position)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
    expect(items[0]).toMatchObject({ name: 'Home', item: `${shop.url}/` });
    for (const { item } of items.slice(0, -1)) expect((await fetch(item ?? '')).status).toBe(200);
  });

  test('of a post of the journal names the author and the date', async () => {
    const { blogs } = (await dataOf('/blogs')) as { blogs: { slug: string; title: string; post_by: object }[] };
    const [post] = blogs;
    const { linkedData, meta } = await sourceOf(`/blog/${post?.slug}`);
    expect(meta.get('og:type')).toBe('article');
    expect(linkedData.find((facts) => facts['@type'] === 'BlogPosting')).toMatchObject({
      headline: post?.title,
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      author: post?.post_by && { name: (post.post_by as { name: string }).name },
    });
  });

  test('of a post that cooks something lists the ingredients', async () => {
    const { blogs } = (await dataOf('/blogs')) as { blogs: { slug: string }[] };
    const posts = await Promise.all(blogs.map(({ slug }) => dataOf(`/blog/${slug}/details`) as Promise<BlogResponse>));
    const { blog, recipe } = posts.find((post) => post.recipe) ?? {};
    const { linkedData } = await sourceOf(`/blog/${blog?.slug}`);
    const facts = linkedData.find((each) => each['@type'] === 'Recipe');
    expect(facts).toMatchObject({ name: blog?.title, recipeYield: String(recipe?.servings) });
    const ingredients = recipe?.ingredients.map(({ text }) => expect.stringContaining(text));
    expect(facts?.recipeIngredient).toEqual(ingredients);
  });

  test('of the home page names the owner of the shop', async () => {
    const { linkedData } = await sourceOf('/');
    expect(linkedData).toMatchObject([
      { '@type': 'Organization', name: 'Larder', url: `${shop.url}/` },
      { '@type': 'WebSite', name: 'Larder' },
    ]);
  });

  test('stays data, whatever the name of a product', async () => {
    const name = '</script><script>alert(1)</script><!-- "&" \u2028';
    const { pool, close } = await openDatabase({ url: shop.databaseUrl, poolSize: 1 });
    await pool.query(`update products set name = jsonb_set(name, '{en}', to_jsonb($1::text)) where id = 9`, [name]);
    await close();
    const { page, context, complaints } = await openPage(browser);
    page.on('dialog', (dialog) => complaints.push(dialog.message()));
    const response = await page.goto(`${shop.url}/products/9/details`, { waitUntil: 'networkidle' });
    const source = await sourceOf('/products/9/details');
    expect(response?.status()).toBe(200);
    expect(complaints).toEqual([]);
    await context.close();
    expect(source.title).toBe(`${name} - Larder`);
    expect(source.linkedData.find((facts) => facts['@type'] === 'Product')?.name).toBe(name);
  });
});

describe('a visitor who opens an address with a language', () => {
  test('gets that language for good, and an address without it', async () => {
    const { page, context, complaints } = await openPage(browser);
    await page.goto(`${shop.url}/products?page=2&locale=ar`);
    await page.waitForURL(`${shop.url}/products?page=2`);
    expect(await page.locator('html').getAttribute('lang')).toBe('ar');
    await page.waitForFunction(() => document.cookie.includes('larder_view=ar'));
    await page.goto(`${shop.url}/shops`);
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('drops the canonical link of the first page on the next page', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(shop.url, { waitUntil: 'networkidle' });
    expect(await page.locator('link[rel=canonical]').count()).toBe(1);
    await page.getByRole('link', { name: 'Shops', exact: true }).first().click();
    await page.waitForURL('**/shops');
    await expect.poll(() => page.locator('link[rel=canonical]').count()).toBe(0);
    await context.close();
  });
});
