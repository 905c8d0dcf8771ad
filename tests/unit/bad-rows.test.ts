/** A bad row is left out, a neighbouring type is read as what it means, and what is missing is not invented. */
import { describe, expect, test } from 'vitest';
import { changed, draw } from '../support/contract/broken-responses.ts';

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

  test('shows a product once that was sent twice, with an id as a text the second time', async () => {
    expect(names(await products(at(['products', 1, 'id'], '1')))).toBe(2);
    expect(names(await products(at(['products', 1, 'id'], 9)))).toBe(3);
  });

  test.each(['diets', 'brands', 'sizes'])('shows one of two values of the filter %s with the same id', async (kind) => {
    const value = { id: 'same', name: 'Only once', count: 1 };
    const markup = await products(at(['filters', kind], [value, value]));
    expect(markup.match(/Only once/g)).toHaveLength(1);
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

describe('a product without a stock', () => {
  const unsaid = (data: unknown) =>
    [
      { path: ['product', 'quantity'], to: undefined },
      { path: ['product', 'packagings', 0, 'stock'], to: null },
      { path: ['product', 'option_stocks'], to: undefined },
      { path: ['product', 'sizes'], to: [] },
      { path: ['product', 'colors'], to: [] },
    ].reduce<unknown>(changed, data);

  test('is neither sold out nor in stock, and can be added', async () => {
    const { markup, linkedData } = await draw('/products/1/details', 'getProduct', unsaid);
    const [purchase = ''] = markup.split('id="similar"');
    for (const said of ['Sold out', 'In stock', 'left<']) expect(purchase.split('<h2')[0]).not.toContain(said);
    expect(markup).toContain('Add to cart');
    expect(JSON.stringify(linkedData)).not.toContain('availability');
  });

  test('is no faded card', async () => {
    const cards = async (to: unknown) => products(at(['products', 1, 'quantity'], to));
    expect((await cards(undefined)).match(/Sold out/g)).toBeNull();
    expect((await cards(0)).match(/Sold out/g)).not.toBeNull();
  });
});

describe('a product', () => {
  test.each([[undefined], [null], [[]]])('with packagings of %j is shown with its one price', async (packagings) => {
    const priced = (data: unknown) =>
      [
        { path: ['product', 'packagings'], to: packagings },
        { path: ['product', 'sizes'], to: [] },
        { path: ['product', 'colors'], to: [] },
        { path: ['product', 'price'], to: 8.75 },
        { path: ['product', 'discount_price'], to: 0 },
      ].reduce<unknown>(changed, data);
    const { markup, status } = await draw('/products/1/details', 'getProduct', priced);
    expect(status).toBe(200);
    expect(markup).toContain('8.75');
    expect(markup).not.toContain('Choose a pack');
    expect(markup).toContain('Add to cart');
  });

  test('with sizes and no packagings shows them, and chooses none', async () => {
    const size = (id: number, price: unknown) => ({ id, name: `Size ${id}`, price });
    const sized = (data: unknown) =>
      [
        { path: ['product', 'packagings'], to: undefined },
        { path: ['product', 'sizes'], to: [size(1, '0.00'), size(2, '1.25'), { id: 3 }] },
        { path: ['product', 'colors'], to: null },
      ].reduce<unknown>(changed, data);
    const { markup, status } = await draw('/products/1/details', 'getProduct', sized);
    expect(status).toBe(200);
    expect(markup.match(/<input[^>]*name="size"[^>]*>/g)).toHaveLength(2);
    expect(markup).not.toMatch(/<input[^>]*name="size"[^>]*checked/);
    expect(markup).toContain('1.25');
    expect(markup).not.toContain('Add to cart');
  });
});

test('A product without a delivery charge does not promise free delivery', async () => {
  const change = (to: unknown) => at(['product', 'shop', 'delivery_charge'], to);
  const markupWith = async (to: unknown) => (await draw('/products/1/details', 'getProduct', change(to))).markup;
  expect(await markupWith(0)).toContain('Free delivery');
  expect(await markupWith(undefined)).not.toContain('Free delivery');
  expect(await markupWith('2.50')).toContain('2.50');
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
