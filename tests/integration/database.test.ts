/** What the tables refuse, keep by themselves and find. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/db/pool.ts';
import { cartLines } from '#server/db/schema/cart.ts';
import { brands, products } from '#server/db/schema/catalogue.ts';
import { orderHistory, orders } from '#server/db/schema/orders.ts';
import { reviews } from '#server/db/schema/reviews.ts';
import { shops } from '#server/db/schema/shops.ts';
import { StartError } from '#server/start-error.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts';
import { addOrder, addSampleShop, sample } from './sample-shop.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await addSampleShop(database.db);
});
afterAll(() => database.close());

/** The name of the constraint that refuses the statement. */
async function refusal(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    const cause = (error instanceof Error && error.cause) || error;
    return (cause as { constraint?: string }).constraint ?? String(cause);
  }
}

describe('the database refuses', () => {
  test.each([
    ['negative stock', 'packagings_stock', 'update packagings set stock = stock - 6'],
    ['a price of nothing', 'packagings_price', 'update packagings set price = 0'],
    ['a discount that is none', 'packagings_discount', 'update packagings set discount_price = price'],
    ['an e-mail twice', 'users_email', `insert into users (name, email) values ('B', 'ANN@LARDER.TEST')`],
    ['a phone twice', 'users_phone', `insert into users (name, phone, phone_code) values ('B', '2025550100', '1')`],
    ['an account without contact', 'users_reachable', `insert into users (name) values ('B')`],
    ['a made-up role', 'users_role', `update users set role = 'king'`],
    [
      'six stars',
      'reviews_rating',
      `insert into reviews (product_id, author_name, rating, description) values (1, 'A', 6, 'x')`,
    ],
    [
      'a short token hash',
      'sessions_token_hash',
      `insert into sessions (token_hash, user_id, expires_at) values ('\\x00', 1, now() + interval '1 day')`,
    ],
    [
      'a voucher over 100 %',
      'vouchers_discount',
      `insert into vouchers (shop_id, code, discount_type, discount, starts_at, ends_at) values (1, 'A', 'Percentage', 101, now(), now() + interval '1 day')`,
    ],
    [
      'a voucher that is used more often than it may be',
      'vouchers_limits',
      `insert into vouchers (shop_id, code, discount_type, discount, limit_total, used, starts_at, ends_at) values (1, 'A', 'Amount', 100, 2, 3, now(), now() + interval '1 day')`,
    ],
    [
      'a code twice in a shop, however it is written',
      'vouchers_code',
      `insert into vouchers (shop_id, code, discount_type, discount, starts_at, ends_at) select 1, code, 'Amount', 100, now(), now() + interval '1 day' from unnest(array['Same', 'SAME']) as code`,
    ],
    [
      'a voucher collected twice',
      'collected_vouchers_user_id_voucher_id_pk',
      `with made as (insert into vouchers (shop_id, code, discount_type, discount, starts_at, ends_at) values (1, 'B', 'Amount', 100, now(), now() + interval '1 day') returning id)
        insert into collected_vouchers (user_id, voucher_id) select 1, id from made cross join generate_series(1, 2)`,
    ],
    [
      'a key twice for one shopper',
      'idempotency_keys_user_id_key_pk',
      `insert into idempotency_keys (user_id, key, request_hash) select 1, 'same-key', '\\x00' from generate_series(1, 2)`,
    ],
    [
      'a sale that ends before it begins',
      'flash_sales_period',
      `insert into flash_sales (slug, name, description, picture, starts_at, ends_at) values ('a', '{}', '{}', 'a', now(), now())`,
    ],
    [
      'a banner that leads away',
      'banners_link',
      `insert into banners (slug, kind, title, picture, link) values ('a', 'ad', '{}', 'a', '//other.test')`,
    ],
  ])('%s', async (_, constraint, statement) => {
    expect(await refusal(database.pool.query(statement))).toBe(constraint);
  });

  test.each([
    ['no pieces', 'cart_lines_quantity', { quantity: 0 }],
    ["another product's packaging", 'cart_lines_packaging', { productId: 99 }],
  ])('a cart line with %s', async (_, constraint, change) => {
    const line = { userId: sample.user, productId: sample.product, packagingId: sample.packaging, quantity: 1 };
    const insert = database.db.insert(cartLines).values({ ...line, priceWhenAdded: sample.price, ...change });
    expect(await refusal(insert)).toBe(constraint);
  });

  test.each([
    ['a made-up status', 'orders_status', { status: 'Lost' as 'Pending' }, 2],
    [
      'a voucher that takes off more than the goods cost',
      'orders_coupon',
      { couponDiscount: 700, delivery: 100, payable: 0 },
      2,
    ],
    ['a payable amount that does not add up', 'orders_payable', { payable: 1 }, 2],
    ['a total that is not the sum of its lines', 'orders_sums', {}, 3],
    ['a tax that nothing explains', 'orders_sums', { tax: 10, payable: 610 }, 2],
  ])('an order with %s', async (_, constraint, change, quantity) => {
    expect(await refusal(addOrder(database.db, change, quantity))).toBe(constraint);
    expect(await database.db.select().from(orders)).toEqual([]);
  });
});

describe('the database', () => {
  test('records each status of an order once, in its history', async () => {
    const id = await addOrder(database.db);
    for (const status of ['Confirm', 'Confirm', 'Cancelled'] as const) {
      await database.db.update(orders).set({ status }).where(eq(orders.id, id));
    }
    const history = await database.db
      .select()
      .from(orderHistory)
      .where(eq(orderHistory.orderId, id))
      .orderBy(orderHistory.id);
    expect(history.map(({ status }) => status)).toEqual(['Pending', 'Confirm', 'Cancelled']);
  });

  test('keeps the ratings of product and shop right through parallel reviews and changes', async () => {
    const rating = async () => {
      const [row] = await database.db
        .select({ product: products.rating, shop: shops.rating, count: shops.reviewCount })
        .from(products)
        .innerJoin(shops, eq(shops.id, products.shopId));
      return row;
    };
    expect(await rating()).toEqual({ product: 0, shop: 5, count: 0 });
    const stars = [5, 4, 4, 3, 1];
    await Promise.all(
      stars.map((rating) =>
        database.db.insert(reviews).values({ productId: sample.product, authorName: 'A', rating, description: 'Fine' }),
      ),
    );
    expect(await rating()).toEqual({ product: 3.4, shop: 3.4, count: 5 });
    await database.db.update(reviews).set({ isActive: false }).where(eq(reviews.rating, 1));
    expect(await rating()).toEqual({ product: 4, shop: 4, count: 4 });
    await database.db.delete(reviews);
    expect(await rating()).toEqual({ product: 0, shop: 5, count: 0 });
  });
});

describe('the search columns of the database', () => {
  const matches = sql`search @@ websearch_to_tsquery('simple', fold_text(${sql.placeholder('text')}))`;

  test.each([
    'creme brulee',
    'CRÈME',
    'كعكه محلاة',
    'شيريني تر',
    'شیرینی‌تر',
    'chocolate',
    'vanilla',
    'kettlewood sweet',
    'p-1',
  ])('find the product by "%s"', async (text) => {
    const query = database.db.select({ id: products.id }).from(products).where(matches).prepare('find');
    expect(await query.execute({ text })).toHaveLength(1);
  });

  test('find no markup, and find a brand by its new name', async () => {
    await database.db.update(brands).set({ name: { en: 'Harrow', ar: 'Harrow', ir: 'Harrow' } });
    const query = database.db.select({ id: products.id }).from(products).where(matches).prepare('find');
    expect(await query.execute({ text: 'harrow' })).toHaveLength(1);
    expect(await query.execute({ text: 'kettlewood' })).toHaveLength(0);
    expect(await query.execute({ text: 'hidden' })).toHaveLength(0);
  });

  test('find a name that is typed with a mistake', async () => {
    const typo = await database.db.execute(sql`select id from products where fold_text('brulle') <% folded_name`);
    expect(typo.rows).toHaveLength(1);
  });
});

describe('a database that cannot be opened', () => {
  test.each([
    ['is not an address', 'nonsense', /^DATABASE_URL must look like/],
    [
      'has nobody listening',
      'postgres://a:b@127.0.0.1:1/shop',
      /^The database shop at 127.0.0.1:1 cannot be used: .*ECONNREFUSED/,
    ],
  ])('is reported in one sentence: it %s', async (_, url, sentence) => {
    const opening = openDatabase({ url });
    await expect(opening).rejects.toThrow(StartError);
    await expect(opening).rejects.toThrow(sentence);
  });
});

test('PostgreSQL compiles no query of the shop, whatever the server prefers', async () => {
  const name = new URL(database.url).pathname.slice(1);
  await database.pool.query(`alter database "${name}" set jit = on`);
  const other = await openDatabase({ url: database.url });
  const { rows } = await other.pool.query(`select current_setting('jit') as jit`).finally(other.close);
  expect(rows).toEqual([{ jit: 'off' }]);
});

test('A connection that ends while the pool closes is not reported as lost', async () => {
  const lost: Error[] = [];
  const other = await openDatabase({ url: database.url, onLostConnection: (error) => void lost.push(error) });
  const client = await other.pool.connect();
  const { rows } = await client.query('select pg_backend_pid() as pid');
  const ended = new Promise((resolve) => client.once('end', resolve));
  const closed = other.close();
  await database.pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
  await ended;
  client.release();
  await closed;
  expect(lost).toEqual([]);
});
