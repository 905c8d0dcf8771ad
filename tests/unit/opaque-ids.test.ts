/** Ids are opaque: pages open by texts, responses carry texts, and requests send them as they came. */
import { describe, expect, test } from 'vitest';
import { render } from '#src/entry-server.tsx';
import { matchPage } from '#src/routes/match-page.ts';
import { productQueryOf } from '#src/routes/product-query.ts';
import { readProductSearch } from '#src/routes/product-search.ts';
import { createBackEnd } from '#tools/states/sampled-back-end.ts';
import { slipIn } from '../support/contract/broken-responses.ts';
import { withTextIds } from '../support/contract/text-ids.ts';

const back = createBackEnd('ready');

/** The page, and the addresses that it requests. */
const drawnWith = async (path: string, change: (body: unknown) => unknown) => {
  const requested: string[] = [];
  const { pathname, search } = new URL(path, 'https://shop.test');
  const drawing = await render({
    origin: 'https://shop.test',
    path: pathname,
    search,
    locale: 'en',
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : String(input));
      requested.push(url.pathname + url.search);
      const response = await back(input, init);
      return Response.json(change(await response.json()), { status: response.status });
    },
  });
  return { drawing, requested };
};

describe('A page whose address has a text for an id', () => {
  test.each([
    ['/products/prod_01H8XGJWBWBAQ4/details', '/api/product-details?product_id=prod_01H8XGJWBWBAQ4'],
    ['/shops/green-lane', '/api/shops/green-lane'],
    ['/shops/green-lane', '/api/products?page=1&per_page=12&shop_id=green-lane'],
    ['/flash-sale/winter-26', '/api/flash-sale/winter-26/details'],
    ['/blogs?category=cat_7', 'category_id=cat_7'],
    ['/products?brand=brand_3', 'brand_id=brand_3'],
    ['/products/41/details', '/api/product-details?product_id=41'],
  ])('%s requests %s', async (path, address) => {
    const { drawing, requested } = await drawnWith(path, withTextIds);
    expect(drawing.status).toBe(200);
    expect(slipIn(drawing)).toBeUndefined();
    expect(requested.filter((each) => each.includes(address))).toHaveLength(1);
  });
});

test.each(['/', '/products', '/shops', '/categories', '/blogs'])(
  '%s shows the same rows with texts for ids',
  async (path) => {
    const [texts, numbers] = [await drawnWith(path, withTextIds), await drawnWith(path, (body) => body)];
    const rows = (markup: string) => markup.match(/<article/g)?.length ?? 0;
    expect(rows(texts.drawing.markup)).toBe(rows(numbers.drawing.markup));
    expect(texts.drawing.markup).not.toContain('NaN');
    const withoutSlug = texts.drawing.markup.match(/href="\/products\/ref-\d+\/details"/g) ?? [];
    expect(withoutSlug.length > 0).toBe(path === '/' || path === '/products');
  },
);

test('A category goes by its slug, by its number, or by its marked id', () => {
  const query = (category: string) => productQueryOf(readProductSearch(new URLSearchParams({ category })));
  expect(query('fruit')).toMatchObject({ category_slug: 'fruit' });
  expect(query('12')).toMatchObject({ category_id: '12' });
  expect(query('id:cat_01H8')).toMatchObject({ category_id: 'cat_01H8' });
  expect(matchPage('/categories/id%3Acat_01H8')).toMatchObject({ params: { slug: 'id:cat_01H8' } });
});
