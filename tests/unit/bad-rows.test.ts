/** One bad row or field never costs the page: the row is left out, a neighbouring type is read as what it means. */
import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changed, changesOf, draw, slipIn } from '../support/contract/broken-responses.ts';

const seed = Number(process.env.LARDER_TEST_SEED) || randomInt(2 ** 31);

const lists = [
  ['/', 'getHome'],
  ['/products', 'listProducts'],
  ['/products?search=milk', 'listProducts'],
  ['/products', 'listCategories'],
  ['/products/1/details', 'getProduct'],
  ['/products/1/details', 'listReviews'],
  ['/shops', 'listShops'],
  ['/shops/1', 'getShop'],
  ['/shops/1', 'listProducts'],
  ['/categories', 'listCategories'],
  ['/categories/1', 'listProducts'],
  ['/flash-sale/1', 'getFlashSale'],
  ['/blogs', 'listBlogs'],
  ['/blog/fresh', 'getBlog'],
  ['/contact-us', 'getContact'],
  ['/privacy-policy', 'getLegalPage'],
] as const;

const names = (markup: string) => [...markup.matchAll(/<article/g)].length;
const products = async (change: (data: unknown) => unknown) => (await draw('/products', 'listProducts', change)).markup;
const at = (path: (string | number)[], to: unknown) => (data: unknown) => changed(data, { path, to });

describe('a list of products', () => {
  test.each([
    ['without its shop', at(['products', 1, 'shop'], null)],
    ['that is null', at(['products', 1], null)],
    ['without a price', at(['products', 1, 'price'], 'free')],
    ['without an id', at(['products', 1, 'id'], undefined)],
  ])('leaves out a product %s and shows the others', async (_, change) => {
    expect(names(await products(change))).toBe(2);
  });

  test('shows a rating of "4.5" as 4.5', async () => {
    const markup = await products(at(['products', 1, 'rating'], '4.5'));
    expect(names(markup)).toBe(3);
    expect(markup).toContain('Rated 4.5 out of 5');
  });

  test('stays on the home page when one row is malformed', async () => {
    const { markup } = await draw('/', 'getHome', at(['popular_products', 0, 'shop'], null));
    expect(names(markup)).toBeGreaterThan(3);
  });
});

describe('a product', () => {
  test.each([[undefined], [null], [[]]])('with packagings of %j is shown with its one price', async (packagings) => {
    const priced = (data: unknown) =>
      [
        { path: ['product', 'packagings'], to: packagings },
        { path: ['product', 'price'], to: 8.75 },
        { path: ['product', 'discount_price'], to: 0 },
      ].reduce<unknown>(changed, data);
    const { markup, status } = await draw('/products/1/details', 'getProduct', priced);
    expect(status).toBe(200);
    expect(markup).toContain('8.75');
    expect(markup).not.toContain('Choose a pack');
  });
});

test('A blog post without a readable date is shown without one', async () => {
  for (const created_at of [undefined, 'soon', '99 Smarch, 2025']) {
    const { status, linkedData } = await draw('/blog/fresh', 'getBlog', at(['blog', 'created_at'], created_at));
    expect(status).toBe(200);
    expect(JSON.stringify(linkedData)).not.toContain('datePublished');
  }
});

test('A blog post with a picture without address is shown', async () => {
  const noPicture = (data: unknown) => changed(data, { path: ['blog', 'picture'], to: null });
  const { status } = await draw('/blog/fresh', 'getBlog', (data) => at(['blog', 'thumbnail'], '//')(noPicture(data)));
  expect(status).toBe(200);
});

describe.each(lists)('%s with one wrong field in %s', (path, operation) => {
  test(`is rendered and shows no null (LARDER_TEST_SEED=${seed})`, async () => {
    const changes = await changesOf(path, operation);
    await fc.assert(
      fc.asyncProperty(changes, async (change) => {
        const drawing = await draw(path, operation, (data) => changed(data, change));
        expect(drawing.markup).toContain('<main');
        expect(drawing.markup).toContain('</header>');
        expect(slipIn(drawing)).toBeUndefined();
      }),
      { seed, numRuns: 40 },
    );
  }, 120_000);
});
