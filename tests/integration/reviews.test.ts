/**
 * Reviews over HTTP: who may write one, that it counts once, and that product and shop show it.
 *
 * @spec R65
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deliver } from '#tests/support/data/delivered.ts';
import { addShoppers, type Shopper } from '#tests/support/data/shoppers.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { cartFilling, ids } from '#tests/support/shops/cart-shop.ts';
import { text } from '#tests/support/texts/texts.ts';

let shop: TestServer;
let ann: Shopper;

beforeAll(async () => {
  shop = await startTestServer({ filling: cartFilling });
});

afterAll(() => shop.close());

beforeEach(async () => {
  await shop.database.pool.query('delete from reviews');
  await shop.database.pool.query('update packagings set stock = 50');
  ann = (await addShoppers(shop.database.db, 1))[0] as Shopper;
});

const placed = async (buyer: Shopper, productId = ids.milk): Promise<number> => {
  await shop.post('/cart/store', { product_id: productId }, { token: buyer.token });
  const body = { shop_ids: [ids.dairy], address_id: buyer.addressId, payment_method: 'cash' };
  return (await shop.post('/place-order', body, { token: buyer.token })).body.data.orders[0].id;
};

const delivered = async (buyer: Shopper, productId = ids.milk): Promise<number> => {
  const id = await placed(buyer, productId);
  await deliver(shop.database.db, id);
  return id;
};

const review = (orderId: number, more: object = {}, token = ann.token) =>
  shop.post(
    '/product-review',
    { product_id: ids.milk, order_id: orderId, rating: 4, description: ' Fresh. ', ...more },
    { token, locale: 'en' },
  );
const listOf = async (subject: string) => (await shop.get(`/reviews?${subject}`)).body.data;

describe('a review', () => {
  test('is shown with its author, and counts for product, shop and order', async () => {
    // Asked before, so that a response is kept that must not be given again.
    const before = await shop.get(`/product-details?product_id=${ids.milk}`);
    expect(before.body.data.product.rating).toBe(0);
    expect(before.body.data.product.shop).toMatchObject({ rating: 5, total_reviews: '0' });
    const orderId = await delivered(ann);
    const { status, body } = await review(orderId);
    expect([status, body.message]).toEqual([200, text('Review added successfully')]);
    expect(body.data.review).toMatchObject({
      customer_name: expect.stringContaining('Buyer'),
      rating: 4,
      description: 'Fresh.',
    });
    for (const subject of [`product_id=${ids.milk}`, `shop_id=${ids.dairy}`]) {
      const list = await listOf(subject);
      expect(list).toMatchObject({ total: 1, reviews: [body.data.review] });
      expect(list.average_rating_percentage).toMatchObject({ rating: 4, percentages: { '4': 100, '5': 0 } });
    }
    const { product } = (await shop.get(`/product-details?product_id=${ids.milk}`)).body.data;
    expect([product.rating, product.total_reviews]).toEqual([4, '1']);
    expect(product.shop).toMatchObject({ rating: 4, total_reviews: '1' });
    const added = await shop.post('/cart/store', { product_id: ids.milk }, { token: ann.token });
    expect(added.body.data.cart_items[0]).toMatchObject({ shop_rating: 4, shop_total_reviews: '1' });
    expect((await shop.get(`/shops/${ids.dairy}`)).body.data.shop).toMatchObject({ rating: 4, total_reviews: 1 });
    const { order } = (await shop.get(`/order-details?order_id=${orderId}`, { token: ann.token })).body.data;
    expect(order.products[0].rating).toBe(4);
  });

  test('stays as it was first written, even when ten are sent at once', async () => {
    const orderId = await delivered(ann);
    const responses = await Promise.all([1, 2, 3, 4, 5, 1, 2, 3, 4, 5].map((rating) => review(orderId, { rating })));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(responses.map(({ body }) => body.data.review.id)).size).toBe(1);
    const texts = responses.map(({ body }) => body.message);
    expect(texts.filter((message) => message === text('Review added successfully'))).toHaveLength(1);
    expect(texts.filter((message) => message === text('You have reviewed this product already.'))).toHaveLength(9);
    expect((await listOf(`product_id=${ids.milk}`)).total).toBe(1);
  });

  test('can be written again for another order, and the average follows', async () => {
    await review(await delivered(ann), { rating: 5 });
    await review(await delivered(ann), { rating: 2 });
    expect((await listOf(`product_id=${ids.milk}`)).average_rating_percentage).toMatchObject({
      rating: 3.5,
      total_review: 2,
      percentages: { '2': 50, '5': 50 },
    });
  });

  test('is counted by its stars, whatever becomes of it', async () => {
    const { pool } = shop.database;
    const differences = async () => {
      const { rows } = await pool.query(`
        select 'product ' || p.id as of, p.stars, d.stars as counted from products p cross join lateral (
          select array(select (select count(*)::int from reviews r where r.product_id = p.id and r.rating = n and r.is_active)
            from generate_series(1, 5) n) as stars) d where p.stars <> d.stars
        union all
        select 'shop ' || s.id, s.stars, d.stars from shops s cross join lateral (
          select array(select (select count(*)::int from reviews r join products p on p.id = r.product_id
            where p.shop_id = s.id and r.rating = n and r.is_active) from generate_series(1, 5) n) as stars) d
        where s.stars <> d.stars`);
      return rows;
    };
    const several = `insert into reviews (product_id, author_name, rating, description)
      select ${ids.milk}, 'Ann', 1 + n % 5, 'Text' from generate_series(1, 13) n returning id`;
    const written = (await pool.query<{ id: number }>(several)).rows.map(({ id }) => id);
    const [first, second, third] = written;
    for (const change of [
      `update reviews set is_active = false where id = ${first}`,
      `update reviews set rating = 6 - rating where id in (${second}, ${third})`,
      `update reviews set is_active = not is_active, rating = 5 where id in (${first}, ${second})`,
      `delete from reviews where id in (${second}, ${third})`,
    ]) {
      await pool.query(change);
      expect(await differences(), change).toEqual([]);
    }
    const list = await listOf(`shop_id=${ids.dairy}`);
    expect(list.reviews.map((each: { id: number }) => each.id)).toContain(written.at(-1));
    await pool.query('delete from reviews where id = any ($1)', [written]);
    expect(await differences()).toEqual([]);
  });

  test('repeats the first response for a repeated request', async () => {
    const orderId = await delivered(ann);
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const send = () =>
      shop.post(
        '/product-review',
        { product_id: ids.milk, order_id: orderId, rating: 3, description: 'Good' },
        { token: ann.token, headers },
      );
    const [first, second] = [await send(), await send()];
    expect(second.text).toBe(first.text);
  });
});

describe('a review is refused', () => {
  test('before the order was delivered', async () => {
    const response = await review(await placed(ann));
    expect([response.status, response.body]).toEqual([
      422,
      { message: text('Only a delivered order can be reviewed.') },
    ]);
  });

  test('for a product that was not in the order', async () => {
    const orderId = await delivered(ann);
    for (const product_id of [ids.cheese, 9999])
      expect((await review(orderId, { product_id })).body).toEqual({
        message: text('The product is not in this order.'),
      });
    expect((await listOf(`shop_id=${ids.dairy}`)).total).toBe(0);
  });

  test('for somebody else’s order, with the response for an unknown one', async () => {
    const [bob] = await addShoppers(shop.database.db, 1);
    const orderId = await delivered(ann);
    const [foreign, unknown] = [await review(orderId, {}, bob?.token), await review(999_999, {}, bob?.token)];
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
    expect((await listOf(`product_id=${ids.milk}`)).total).toBe(0);
  });

  test.each([
    ['no stars', { rating: 0 }, 'rating'],
    ['six stars', { rating: 6 }, 'rating'],
    ['no words', { description: ' ' }, 'description'],
  ])('with %s', async (_what, more, field) => {
    const { status, body } = await review(await delivered(ann), more);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });
});
