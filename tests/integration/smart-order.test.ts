/** Shopping by a list, on the demo shop: what the lines find, and what becomes of them in the cart. */
import { beforeAll, describe, expect, test } from 'vitest';
import { statementsOf } from '#tests/support/database/query-plans.ts';
import type { SharedServer } from '#tests/support/server/server.ts';
import { sharedServer } from '#tests/support/server/shared-server.ts';

let shop: SharedServer;
let token: string;

beforeAll(async () => {
  shop = await sharedServer('demo');
  token = (await shop.shopper()).token;
});

const match = async (lines: string[], more: object = {}, locale = 'en') =>
  (await shop.post('/smart-order/match', { lines, ...more }, { token, locale })).body.data.lines;
const add = (items: object[], options: object = {}) => shop.post('/smart-order/add', { items }, { token, ...options });
const names = (line: { product: Named | null; alternatives: Named[] }) =>
  [line.product, ...line.alternatives].map((found) => found?.product.name);
type Named = { product: { name: string } };

const packOf = async (slug: string, stock: number) => {
  const { rows } = await shop.database.pool.query(
    `update packagings set stock = $2 where id in (
      select packagings.id from packagings join products on products.id = product_id where slug = $1 and position = 0
    ) returning id as packaging_id, product_id`,
    [slug, stock],
  );
  return rows[0] as { packaging_id: number; product_id: number };
};
const fresh = async () => {
  token = (await shop.shopper()).token;
};

describe('a shopping list', () => {
  test('gets a response line by line, in its order', async () => {
    const lines = await match(['2 kg tomatoes', 'free-range eggs', 'qzxwv', '2 x basmati rice 1 kg']);
    expect(lines.map(({ line, text }: { line: number; text: string }) => [line, text])).toEqual([
      [0, '2 kg tomatoes'],
      [1, 'free-range eggs'],
      [2, 'qzxwv'],
      [3, '2 x basmati rice 1 kg'],
    ]);
    expect(lines[0].status).toBe('ambiguous');
    expect(names(lines[0])[0]).toMatch(/Tomatoes$/);
    expect(names(lines[1])[0]).toBe('Free-Range Eggs');
    expect(lines[1].status).toBe('matched');
    expect(lines[2]).toMatchObject({ status: 'unmatched', product: null, alternatives: [], quantity: 1 });
    expect(names(lines[3])[0]).toBe('Basmati Rice');
  });

  test('is matched where a letter was cut in half on its way', async () => {
    const [cut] = await match(['vine tomatoes \ud83c']);
    expect(names(cut)[0]).toBe('Vine Tomatoes');
    expect((await match(['\ud800']))[0]).toMatchObject({ status: 'unmatched', product: null });
  });

  test('is matched in Arabic and Persian, whatever the language of the page', async () => {
    const [arabic, persian] = await match(['٢ كيلو طماطم عنقودية', '۱ کیلو گوجه‌فرنگی خوشه‌ای']);
    expect(names(arabic)[0]).toBe('Vine Tomatoes');
    expect(names(persian)[0]).toBe('Vine Tomatoes');
    const [inArabic] = await match(['vine tomatoes'], {}, 'ar');
    expect(names(inArabic)[0]).toBe('طماطم عنقودية');
  });

  test('distinguishes a product from its ingredients', async () => {
    const [milk] = await match(['milk']);
    const [arabic] = await match(['حليب'], {}, 'ar');
    expect(names(milk)[0]).toMatch(/Milk$/);
    expect(names(milk)[0]).not.toBe('Milk Chocolate');
    expect(names(arabic)[0]).toMatch(/^حليب/);
  });

  test('gets the packaging and quantity that make up the amount', async () => {
    const [one, two] = await match(['1 kg vine tomatoes', '3 kg vine tomatoes']);
    const { rows } = await shop.database.pool.query('select id, amount from packagings');
    const amountOf = new Map(rows.map(({ id, amount }) => [id, Number(amount)]));
    for (const [line, grams] of [
      [one, 1000],
      [two, 3000],
    ] as const) {
      const { packaging, quantity } = line.product;
      expect((amountOf.get(packaging.id) ?? 0) * quantity).toBeGreaterThanOrEqual(grams);
      expect(line.quantity).toBe(quantity);
    }
  });

  test('stays within a named shop, and stores nothing', async () => {
    const [everywhere] = await match(['milk']);
    const { id } = everywhere.product.product.shop;
    const [inside] = await match(['milk'], { shop_id: id });
    const shops = [inside.product, ...inside.alternatives].map(({ product }) => product.shop.id);
    expect(new Set(shops)).toEqual(new Set([id]));
    expect((await shop.get('/carts', { token })).body.data.total).toBe(0);
  });

  test('cannot inject SQL or search operators', async () => {
    const [line] = await match(["'); drop table products; -- & | ! :*"]);
    expect(line.status).toBeDefined();
    expect((await match(['milk']))[0].product).not.toBeNull();
  });
});

describe('a list of a hundred lines', () => {
  const goods = ['milk', 'apples', 'bread', 'rice', 'eggs', 'butter', 'tomatoes', 'onions', 'olive oil', 'chocolate'];
  const kinds = ['fresh', 'organic', 'small', 'large', 'red', 'green', 'sweet', 'whole', 'plain', 'best'];
  const hundred = kinds.flatMap((kind) => goods.map((name) => `2 x ${kind} ${name}`));

  const statementsFor = (lines: string[]) =>
    statementsOf(shop.database.pool, async () => expect(await match(lines)).toHaveLength(lines.length));

  test('takes few queries, and ten lines take no fewer', async () => {
    await match(['milk']);
    const ofHundred = await statementsFor(hundred);
    const ofTen = await statementsFor(hundred.slice(0, 10));
    // The session; the words, their corrections; at most a count and two pages for each of three stages; cards and packs.
    expect(ofHundred.length).toBeLessThanOrEqual(14);
    expect(Math.abs(ofHundred.length - ofTen.length)).toBeLessThanOrEqual(4);
  });

  test('finds what each line finds alone', async () => {
    const together = await match(hundred);
    for (const [at, text] of hundred.entries()) {
      if (at % 9 > 0) continue;
      const [alone] = await match([text]);
      expect({ ...together[at], line: 0 }).toEqual(alone);
    }
  });

  test('is looked for once where lines are the same', async () => {
    const [first, second] = await match(['milk', '3 x milk']);
    expect([first.line, second.line]).toEqual([0, 1]);
    expect(second.product.product).toEqual(first.product.product);
    expect(second.quantity).toBe(3 * first.quantity);
  });
});

describe('adding a shopping list to the cart', () => {
  test('adds each product up to its stock, and the report gives the reason for the rest', async () => {
    await fresh();
    const plenty = await packOf('vine-tomatoes', 50);
    const scarce = await packOf('free-range-eggs', 3);
    const none = await packOf('basmati-rice', 0);
    const { body } = await add([
      { line: 0, ...plenty, quantity: 2 },
      { line: 1, ...scarce, quantity: 5 },
      { line: 2, ...none, quantity: 1 },
      { line: 3, product_id: 2_147_483_647, quantity: 1 },
    ]);
    expect(body.message).toBe('2 of 4 products added');
    expect(body.data.report).toMatchObject([
      { line: 0, status: 'added', quantity: 2, message: null },
      { line: 1, status: 'partly', quantity: 3, message: 'Only 3 left in stock.' },
      { line: 2, status: 'refused', quantity: 0, message: 'This product is out of stock.' },
      { line: 3, status: 'refused', quantity: 0, message: 'This product is no longer available.' },
    ]);
    expect(body.data.total).toBe(2);
    const again = await add([{ line: 0, ...plenty, quantity: 3 }]);
    const quantities = again.body.data.cart_items.flatMap(({ products }: { products: { quantity: number }[] }) =>
      products.map(({ quantity }) => quantity),
    );
    expect(quantities.sort()).toEqual([3, 5]);
  });

  test('uses the server’s prices, with messages in the shopper’s language, once per key', async () => {
    await fresh();
    const plenty = await packOf('vine-tomatoes', 50);
    const headers = { 'Idempotency-Key': '7d8f4f0e-6f5e-4a53-90a7-2d9b4c1f7a11' };
    const items = [{ line: 0, ...plenty, quantity: 2, unit_price: 0.01 }];
    const first = await add(items, { headers, locale: 'ar' });
    const second = await add(items, { headers, locale: 'ar' });
    expect(second.body.data).toEqual(first.body.data);
    expect(first.body.message).toMatch(/[\u0600-\u06ff]/);
    const { rows } = await shop.database.pool.query(
      'select quantity, price_when_added from cart_lines where packaging_id = $1 order by id desc limit 1',
      [plenty.packaging_id],
    );
    expect(rows[0].quantity).toBe(2);
    expect(rows[0].price_when_added).toBeGreaterThan(1);
  });

  test('leaves the cart unchanged when nothing is available', async () => {
    await fresh();
    const before = (await shop.get('/carts', { token })).body.data.cart_version;
    const { body } = await add([{ line: 0, ...(await packOf('basmati-rice', 0)), quantity: 1 }]);
    expect(body.data).toMatchObject({ total: 0, cart_version: before });
  });
});
