/** The catalogue over HTTP: lists, filters, sorts, pages and languages, on the demo shop. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locales } from '#locales/locales.ts';
import { demoFilling } from '#tests/support/database/demo-database.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';

type Listed = { id: number; price: number; discount_price: number; rating: number; name: string };

let shop: TestServer;

const data = async (path: string, locale = 'en') => (await shop.get(path, { locale })).body.data;
const paid = ({ discount_price, price }: Listed) => discount_price || price;
const column = async (query: string) => (await shop.database.pool.query(query)).rows.map((row) => row.value);

const address = {
  name: 'Robin Field',
  phone: '2025550199',
  address_type: 'home',
  address_line: '7 Lantern Row',
  area: 'Old Harbour',
  postal_code: '10002',
};

/** One order for each list of products. */
const orderedBy = async (token: string, ...baskets: number[][]) => {
  await shop.post('/address/store', address, { token });
  const { body } = await shop.get('/addresses', { token });
  for (const basket of baskets) {
    for (const id of basket) await shop.post('/cart/store', { product_id: id, quantity: 1 }, { token });
    const cart = (await shop.get('/carts', { token })).body.data.cart_items;
    const shops = cart.map(({ shop_id }: { shop_id: number }) => shop_id);
    const wish = { shop_ids: shops, address_id: body.data.addresses[0].id, payment_method: 'cash' };
    const placed = await shop.post('/place-order', wish, { token });
    expect(placed.status, placed.body.message).toBe(200);
  }
};

beforeAll(async () => {
  shop = await startTestServer({ filling: demoFilling });
});

afterAll(() => shop.close());

describe('the home page', () => {
  test('has every list, and pages only the list "Just for you"', async () => {
    const first = await data('/home?page=1&per_page=12');
    const second = await data('/home?page=2&per_page=12');
    expect(first.popular_products).toHaveLength(6);
    expect(first.shops).toHaveLength(8);
    expect(first.banners.length).toBeGreaterThan(0);
    expect(first.running_flash_sale.products.length).toBeGreaterThan(0);
    expect(first.just_for_you.products).toHaveLength(12);
    expect(second.popular_products).toEqual(first.popular_products);
    const ids = [...first.just_for_you.products, ...second.just_for_you.products].map(({ id }: Listed) => id);
    expect(new Set(ids).size).toBe(24);
  });

  test('shows the price of the running sale', async () => {
    const { running_flash_sale: sale } = await data('/home');
    const prices = await column(`select price / 100.0 as value from flash_sale_items i join flash_sales s
      on s.id = i.flash_sale_id where s.id = ${sale.id} order by i.position limit ${sale.products.length}`);
    expect(sale.products.map(paid)).toEqual(prices.map(Number));
  });
});

describe('the product list', () => {
  test('has no overlaps between pages and counts all products', async () => {
    const first = await data('/products?page=1&per_page=12');
    const second = await data('/products?page=2&per_page=12');
    const [count] = await column('select count(*)::int as value from products where is_active');
    expect(first.total).toBe(count);
    expect(new Set([...first.products, ...second.products].map(({ id }: Listed) => id)).size).toBe(24);
    expect((await data('/products?page=9999&per_page=12')).products).toEqual([]);
  });

  test.each([
    ['high_to_low', paid, -1],
    ['low_to_high', paid, 1],
    ['top_selling', ({ total_sold }: Listed & { total_sold: string }) => Number(total_sold.replaceAll(',', '')), -1],
  ] as const)('sorts by %s', async (sort, keyOf, direction) => {
    const { products } = await data(`/products?page=1&per_page=100&sort_type=${sort}`);
    const keys = products.map(keyOf);
    expect(keys).toEqual([...keys].sort((a, b) => (a - b) * direction));
  });

  test('filters by the price that is really paid, limits included', async () => {
    const { products, total } = await data('/products?min_price=2&max_price=3.5&page=1&per_page=100');
    expect(total).toBeGreaterThan(0);
    expect(products.every((product: Listed) => paid(product) >= 2 && paid(product) <= 3.5)).toBe(true);
    expect((await data('/products?max_price=21474836.47&page=1&per_page=5')).products).toHaveLength(5);
  });

  test('accepts a category by id and by slug, with both parameter names', async () => {
    const { categories } = await data('/categories');
    const [{ id, slug, sub_categories }] = categories;
    const [sub] = sub_categories;
    const byId = await data(`/products?category_id=${id}&page=1&per_page=5`);
    expect(await data(`/products?category_slug=${slug}&page=1&per_page=5`)).toEqual(byId);
    expect(await data(`/category-products?category_slug=${id}&page=1&per_page=5`)).toEqual(byId);
    const bySub = await data(`/products?sub_category_slug=${sub.slug}&page=1&per_page=5`);
    expect(bySub.total).toBeGreaterThan(0);
    expect(await data(`/products?sub_category_id=${sub.id}&page=1&per_page=5`)).toEqual(bySub);
    expect((await data('/products?category_slug=no-such-thing')).total).toBe(0);
  });

  test('filters by shop, brand and stars', async () => {
    const [brandId] = await column('select brand_id as value from products where brand_id is not null limit 1');
    const ofBrand = await data(`/products?brand_id=${brandId}&page=1&per_page=100`);
    expect(new Set(ofBrand.products.map(({ brand }: { brand: string }) => brand)).size).toBe(1);
    const ofShop = await data('/products?shop_id=2&page=1&per_page=100');
    expect(ofShop.products.every(({ shop: { id } }: { shop: { id: number } }) => id === 2)).toBe(true);
    const good = await data('/products?rating=4&page=1&per_page=100');
    expect(good.total).toBeGreaterThan(0);
    expect(good.products.every(({ rating }: Listed) => rating >= 4 && rating < 5)).toBe(true);
  });

  test('filters by several brands at once, each product once, and counts the products of each', async () => {
    const { filters } = await data('/products?page=1&per_page=1');
    const [one, other] = filters.brands as { id: number; name: string; count: number }[];
    if (!one || !other) throw new Error('The demo shop has two brands.');
    const found = await data(
      `/products?brand_id=${one.id}&brand_ids=${one.id},${other.id},${one.id}&page=1&per_page=100`,
    );
    expect(found.total).toBe(one.count + other.count);
    expect(new Set(found.products.map(({ brand }: { brand: string }) => brand))).toEqual(
      new Set([one.name, other.name]),
    );
    expect((await data(`/products?brand_id=${one.id}`)).total).toBe(one.count);
    const dear = await data(`/products?brand_ids=${one.id},${other.id}&sort_type=high_to_low&page=1&per_page=100`);
    expect(dear.products.map(paid)).toEqual(found.products.map(paid).toSorted((a: number, b: number) => b - a));
  });

  test('filters by several sizes and several colours: any of a kind, both kinds together', async () => {
    const { filters } = await data('/products?page=1&per_page=1');
    const idsOf = (options: { id: number }[]) => options.map(({ id }) => id).join(',');
    const sizes = await data(`/products?size_ids=${idsOf(filters.sizes)}&page=1&per_page=100`);
    const both = await data(
      `/products?size_ids=${idsOf(filters.sizes)}&color_ids=${idsOf(filters.colors)}&page=1&per_page=100`,
    );
    const withOptions = "select product_id as value from listings where size_ids <> '{}'";
    expect(sizes.total).toBe((await column(withOptions)).length);
    expect(both.total).toBe((await column(`${withOptions} and color_ids <> '{}'`)).length);
  });

  test.each(['1', '1,', ',2', '1,x', '1;2', '1,2'.repeat(90)])('refuses "%s" as several brands', async (brands) => {
    expect((await shop.get(`/products?brand_ids=${encodeURIComponent(brands)}`)).status).toBe(422);
  });

  test('describes the whole catalogue in its filters', async () => {
    const { filters } = await data('/products?search=zzzzzz');
    const all = (await data('/products')).products.map(paid);
    expect(filters.min_price).toBe(Math.floor(Math.min(...all)));
    expect(filters.max_price).toBe(Math.ceil(Math.max(...all)));
    expect(filters.brands.length).toBeGreaterThan(5);
  });

  test('names the 200 brands with the most goods, and the chosen ones', async () => {
    await shop.database.pool.query(`insert into brands (slug, name)
      select 'many-' || n, jsonb_build_object('en', 'Many ' || n, 'ar', 'كثير ' || n, 'ir', 'بسیار ' || n)
      from generate_series(1, 250) n`);
    await shop.database.pool.query(`insert into brand_counts (brand_id, listed)
      select id, 10000 + id from brands where slug like 'many-%'`);
    const [rare] = await column('select brand_id as value from products where brand_id is not null limit 1');
    const brandsOf = async (query: string) => (await data(`/products?per_page=1&page=1${query}`)).filters.brands;
    shop.forward(60_000);
    const most = await brandsOf('');
    expect(most).toHaveLength(200);
    expect(most.every(({ name }: { name: string }) => name.startsWith('Many'))).toBe(true);
    const withChosen = await brandsOf(`&brand_ids=${rare},${most[0].id}`);
    expect(withChosen).toHaveLength(201);
    expect(withChosen.find(({ id }: { id: number }) => id === rare)).toMatchObject({ name: expect.any(String) });
    expect(await brandsOf(`&brand_id=${rare}`)).toHaveLength(201);
    await shop.database.pool.query(`delete from brands where slug like 'many-%'`);
  });

  test('finds nothing digital, and nothing in a size or a colour that there is not', async () => {
    for (const query of ['color_id=99999', 'size_id=99999', 'is_digital=1']) {
      expect((await data(`/products?${query}`)).total).toBe(0);
    }
    expect((await data('/products?is_digital=0')).total).toBeGreaterThan(0);
  });
});

describe('the languages of the catalogue', () => {
  test('have their own names, and an unknown language gets English', async () => {
    const names = await Promise.all(
      [...locales, 'xx'].map(async (locale) => (await data('/product-details?product_id=1', locale)).product.name),
    );
    const [en, ar, ir, other] = names;
    expect(new Set([en, ar, ir]).size).toBe(3);
    expect(other).toBe(en);
  });
});

describe('the product page', () => {
  test('has its packagings, the default one first, and stable related products', async () => {
    const first = await data('/product-details?product_id=1');
    expect(first.product.packagings[0].id).toBe(first.product.packaging_id);
    expect(first.product.packagings[0].price).toBe(first.product.price);
    expect((await data('/packagings?product_id=1')).packagings).toEqual(first.product.packagings);
    expect(first.related_products.some(({ id }: Listed) => id === 1)).toBe(false);
    shop.forward(60_000);
    expect((await data('/product-details?product_id=1')).related_products).toEqual(first.related_products);
  });

  test('is stored in the recently viewed products of a signed-in shopper, the latest first', async () => {
    const { token } = await shop.shopper();
    for (const id of [3, 1, 2, 3]) {
      shop.forward(1_000);
      await shop.get(`/product-details?product_id=${id}`, { token });
    }
    const { body } = await shop.get('/recently-views', { token });
    expect(body.data.products.map(({ id }: Listed) => id)).toEqual([3, 2, 1]);
    expect((await shop.get('/recently-views')).status).toBe(401);
  });

  test('is among the usual products of a shopper who ordered it at least twice, the most frequent first', async () => {
    const { token } = await shop.shopper();
    expect((await shop.get('/usual-products', { token })).body.data.products).toEqual([]);
    await orderedBy(token, [1, 2, 4], [2, 1], [2], [5]);
    const { body } = await shop.get('/usual-products', { token });
    expect(body.data.products.map(({ id }: Listed) => id)).toEqual([2, 1]);
    expect((await shop.get('/usual-products')).status).toBe(401);
  });

  test('is refused for an unknown product', async () => {
    for (const path of ['/product-details', '/packagings', '/shops/popular-products']) {
      const { status, body } = await shop.get(`${path}?product_id=99999`);
      expect([status, Object.keys(body.errors)]).toEqual([422, ['product_id']]);
    }
  });
});

describe('the shops', () => {
  test('have cards, pages and a list of the best rated', async () => {
    const { total, shops } = await data('/shops?page=1&per_page=4');
    expect(shops).toHaveLength(4);
    expect(total).toBe((await data('/shops')).shops.length);
    const ratings = (await data('/shops/top')).shops.map(({ rating }: Listed) => rating);
    expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
    expect((await shop.get('/shops/9999')).status).toBe(404);
    expect((await data('/shops/1')).shop.total_products).toBe((await data('/products?shop_id=1')).total);
    expect((await data('/shop-categories?shop_id=1')).total).toBe((await data('/shops/1')).shop.total_categories);
  });

  test('have star shares that sum up to a hundred per cent', async () => {
    const { average_rating_percentage: summary, total, reviews } = await data('/reviews?shop_id=1&page=1&per_page=5');
    expect(reviews).toHaveLength(5);
    expect(summary.total_review).toBe(total);
    const shares = Object.values(summary.percentages as Record<string, number>);
    expect(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 100)).toBeLessThan(0.5);
    expect((await shop.get('/reviews?product_id=99999')).status).toBe(422);
  });
});
