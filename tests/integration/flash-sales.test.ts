/**
 * Flash sales over HTTP: what they show, and what a cart and an order cost while one runs and after it.
 *
 * @spec R37, R38
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addShoppers, type Shopper } from '#tests/support/data/shoppers.ts';
import type { Filling } from '#tests/support/database/database.ts';
import { demoFilling } from '#tests/support/database/demo-database.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';

type Offered = { id: number; packaging_id: number; price: number; discount_price: number; shop: { id: number } };

const minute = 60_000;
let shop: TestServer;
let ann: Shopper;
/** How far the shop's clock is ahead of ours, in milliseconds. */
let ahead = 0;

/** Sales that are shorter than a session, so that their end can be seen by one shopper. */
const shortSales: Filling = {
  name: 'shortSales',
  fill: async (database) => {
    await demoFilling.fill(database);
    await database.pool.query(`update flash_sales set
      starts_at = case id when 1 then now() - interval '1 minute' else now() + interval '90 minutes' end,
      ends_at = case id when 1 then now() + interval '60 minutes' else now() + interval '120 minutes' end`);
  },
};

beforeAll(async () => {
  shop = await startTestServer({ filling: shortSales });
  const [made] = await addShoppers(shop.database.db, 1);
  if (made) ann = made;
});
afterAll(() => shop.close());

const forward = (milliseconds: number) => {
  ahead += milliseconds;
  shop.forward(milliseconds);
};
const data = async (path: string, locale = 'en') => (await shop.get(path, { locale })).body.data;
const column = async (query: string) => (await shop.database.pool.query(query)).rows.map((row) => row.value);
const post = async (path: string, body: unknown) => shop.post(path, body, { token: ann.token, locale: 'en' });
const paid = ({ price, discount_price }: Offered) => discount_price || price;
const salePrices = () =>
  column('select price / 100.0 as value from flash_sale_items where flash_sale_id = 1 order by position');

describe('the running sale', () => {
  test('is listed with the next sale, without products', async () => {
    const { running_flash_sale: running, incoming_flash_sale: incoming } = await data('/flash-sales', 'ar');
    expect(running).toMatchObject({ id: 1, name: 'ساعات السوق', products: null });
    expect(incoming).toMatchObject({ id: 2, name: 'أسبوع المؤونة', products: null });
    expect(running.end_date).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  });

  test('has its products at sale prices, page by page', async () => {
    const [first, second] = [
      await data('/flash-sale/1/details'),
      await data('/flash-sale/1/details?page=2&per_page=5'),
    ];
    expect(first.products).toHaveLength(Math.min(first.total_products, 18));
    expect(first.products.map(paid)).toEqual((await salePrices()).slice(0, 18).map(Number));
    expect(second.products.map(({ id }: Offered) => id)).toEqual(
      first.products.slice(5, 10).map(({ id }: Offered) => id),
    );
  });

  test('can be filtered by one of its categories', async () => {
    const { categories, total_products: total } = await data('/flash-sale/1/details', 'ir');
    const counts = await Promise.all(
      categories.map(
        async ({ id }: { id: number }) => (await data(`/flash-sale/1/details?category_id=${id}`)).total_products,
      ),
    );
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(counts.reduce((sum: number, count: number) => sum + count, 0)).toBe(total);
  });

  test('lists sold-out products last, at their usual price', async () => {
    const before = (await data('/flash-sale/1/details')).products[0] as Offered;
    await shop.database.pool.query(
      'update flash_sale_items set sold = quantity where position = 0 and flash_sale_id = 1',
    );
    forward(11_000);
    const { products } = await data('/flash-sale/1/details?page=1&per_page=100');
    expect(products.at(-1).id).toBe(before.id);
    expect(paid(products.at(-1))).toBeGreaterThan(paid(before));
    await shop.database.pool.query('update flash_sale_items set sold = 0 where position = 0 and flash_sale_id = 1');
    forward(11_000);
  });

  test('is not found once it was withdrawn', async () => {
    await shop.database.pool.query('update flash_sales set is_active = false where id = 2');
    expect((await shop.get('/flash-sale/2/details')).status).toBe(404);
    await shop.database.pool.query('update flash_sales set is_active = true where id = 2');
  });
});

describe('the price of a sale', () => {
  let offered: Offered;
  const quoted = async () =>
    (await post('/cart/checkout', { shop_ids: [offered.shop.id] })).body.data.checkout.total_amount;
  const inCart = async () => {
    const cart = (await shop.get('/carts', { token: ann.token })).body.data;
    return cart.cart_items[0].products[0];
  };
  const place = () =>
    post('/place-order', { shop_ids: [offered.shop.id], address_id: ann.addressId, payment_method: 'cash' });
  const charged = async () =>
    (await column('select unit_price / 100.0 as value from order_lines order by id desc limit 1')).map(Number);
  const soldInSale = async () =>
    (await column(`select sold as value from flash_sale_items where packaging_id = ${offered.packaging_id}`))[0];
  const add = () => post('/cart/store', { product_id: offered.id, packaging_id: offered.packaging_id });

  test('counts in the cart, the quote and the order while the sale runs', async () => {
    offered = (await data('/flash-sale/1/details')).products[0];
    await add();
    expect((await inCart()).discount_price).toBe(offered.discount_price);
    expect(await quoted()).toBe(offered.discount_price);
    expect((await place()).status).toBe(200);
    expect(await charged()).toEqual([offered.discount_price]);
    expect(await soldInSale()).toBe(1);
  });

  test('gives way to the usual price after the end, even for a line that was added before', async () => {
    await add();
    await data('/home');
    await data('/flash-sale/1/details');
    forward(60 * minute);
    const after = (await data('/flash-sale/1/details')).products.find(({ id }: Offered) => id === offered.id);
    expect(paid(after)).toBeGreaterThan(offered.discount_price);
    expect(await quoted()).toBe(paid(after));
    expect((await place()).status).toBe(200);
    expect(await charged()).toEqual([paid(after)]);
    expect(await soldInSale()).toBe(1);
  });

  test('is not guaranteed by a quote: an order after the end is refused', async () => {
    await add();
    const { status } = await post('/place-order', {
      shop_ids: [offered.shop.id],
      address_id: ann.addressId,
      payment_method: 'cash',
      payable_amount: offered.discount_price,
    });
    expect(status).toBe(409);
  });
});

describe('the moment at which prices change', () => {
  test('ends the life of cached responses, however fresh they are', async () => {
    const running = async () => (await data('/flash-sales')).running_flash_sale?.id;
    const { start_date: start } = (await data('/flash-sales')).incoming_flash_sale;
    forward(Date.parse(`${start.replace(' ', 'T')}Z`) - Date.now() - ahead - 5000);
    expect(await running()).toBeUndefined();
    // Sooner than a response gets old.
    forward(6000);
    expect(await running()).toBe(2);
  });
});
