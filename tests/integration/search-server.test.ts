/** The search server as a second engine: its answers beside those of PostgreSQL, which answers when it cannot. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mostBehindMs } from '#server/search-server/state.ts';
import { statementsOf } from '#tests/support/database/query-plans.ts';
import { type SearchedShop, startSearchedShop } from '#tests/support/server/searched-shop.ts';

let corner: SearchedShop;

beforeAll(async () => {
  corner = await startSearchedShop();
  await corner.buildIndex();
}, 120_000);

afterAll(() => corner.close());
beforeEach(() => corner.later());
afterEach(() => corner.calm());

/** Both engines are asked through the shop's own API: the server first, then PostgreSQL while the server is away. */
describe('the search server', () => {
  const byBoth = async <Result>(work: () => Promise<Result>): Promise<[server: Result, postgres: Result]> => {
    let server: Result | undefined;
    expect(
      await corner.searches(async () => {
        server = await work();
      }),
    ).toBeGreaterThan(0);
    corner.search.refuses = 503;
    corner.later();
    const postgres = await work();
    corner.search.refuses = undefined;
    corner.later();
    return [server as Result, postgres];
  };

  test.each([
    ...['milk', 'apple', 'bread', 'whole milk', 'organic', 'tomatto', 'choclate', 'eggplant', 'zucchini', 'chees'].map(
      (text) => [text, 'en'],
    ),
    ...['gluten free', 'gluten free bread', 'egg free pasta', 'milk without lactose', 'free range eggs'].map((text) => [
      text,
      'en',
    ]),
    ...['halal', 'vegan', 'vegetarian', 'milk free', 'nut free', 'halal without milk'].map((text) => [text, 'en']),
    ...['حليب', 'تفاح', 'بندورة', 'نباتي صرف', 'خالٍ من الفول السوداني'].map((text) => [text, 'ar']),
    ...['شیر', 'وگان', 'بدون تخم‌مرغ', 'سیب', 'سیب زمینی', 'گوجه‌فرنگی'].map((text) => [text, 'ir']),
  ])('finds for "%s" (%s) as many as PostgreSQL, and the same first kind', async (text = '', locale) => {
    const query = `search=${encodeURIComponent(text)}&page=1`;
    const [server, postgres] = await byBoth(() => corner.list(query, locale));
    expect(server.total).toBe(postgres.total);
    const first = postgres.products.slice(0, 3).map(({ id }) => id);
    expect(server.products.map(({ id }) => id)).toEqual(expect.arrayContaining(first.slice(0, 1)));
  });

  test.each(['low_to_high', 'high_to_low', 'top_selling', 'popular_product', 'newest'])(
    'sorts as PostgreSQL does: %s, on the first page and on the second',
    async (sort) => {
      for (const page of [1, 2]) {
        const query = `search=milk&sort_type=${sort}&page=${page}`;
        const [server, postgres] = await byBoth(() => corner.list(query));
        expect(server.products.map(({ id }) => id)).toEqual(postgres.products.map(({ id }) => id));
        expect(server.total).toBe(postgres.total);
      }
    },
  );

  test.each([
    'category_id=2',
    'shop_id=2',
    'brand_id=2',
    'rating=4',
    'min_price=2&max_price=4',
    'size_id=1',
    'category_id=99999',
  ])('filters as PostgreSQL does: %s', async (filter) => {
    const [server, postgres] = await byBoth(() => corner.list(`search=organic&sort_type=low_to_high&${filter}&page=1`));
    expect(server).toEqual(postgres);
  });

  test('puts the products of a running sale where their price in the sale belongs', async () => {
    const { rows } = await corner.sql(`select p.id from listings l join products p on p.id = l.product_id
      join search_documents d on d.product_id = p.id where d.words @@ 'milk'::tsquery order by l.price desc limit 1`);
    const id = rows[0]?.id as number;
    await corner.sql(`with sale as (
        insert into flash_sales (slug, name, description, picture, starts_at, ends_at)
        select 'test-sale', name, description, picture, now() - interval '1 day', now() + interval '30 days' from flash_sales limit 1
        returning id)
      insert into flash_sale_items (flash_sale_id, product_id, packaging_id, price, quantity)
      select sale.id, l.product_id, l.packaging_id, 1, 5 from sale, listings l where l.product_id = ${id}`);
    const [server, postgres] = await byBoth(() => corner.list('search=milk&sort_type=low_to_high&page=1'));
    expect(server).toEqual(postgres);
    expect(server.products[0]?.id).toBe(id);
    const [cheap, same] = await byBoth(() => corner.list('search=milk&max_price=0.5&page=1'));
    expect(cheap.products.map((product) => product.id)).toEqual([id]);
    expect(cheap).toEqual(same);
  });

  test('suggests the same products', async () => {
    const suggest = async () =>
      (await corner.shop.get('/products/suggestions?query=choclate')).body.data.map(({ id }: { id: number }) => id);
    const [server, postgres] = await byBoth(suggest);
    expect(new Set(server)).toEqual(new Set(postgres));
  });
});

describe('a shopping list', () => {
  /** Found by names, by corrected words, in the long texts, by names that resemble it, not at all. */
  const list = ['2 whole milk', 'eggs', 'choclate', 'refrigerate', 'fresh purple bananas', 'qzxwv', 'حليب'];
  let token: string;

  beforeAll(async () => {
    token = (await corner.shop.shopper()).token;
  });

  // The search server of the tests is slower than a real one, and what is counted is not milliseconds.
  beforeEach(() => {
    corner.pace.requestMs = 60_000;
  });

  type MatchedLine = { line: number; status: string };
  const match = async (lines: string[], more: object = {}) =>
    (await corner.shop.post('/smart-order/match', { lines, ...more }, { token })).body.data.lines as MatchedLine[];

  test('finds what each of its lines finds alone, and as much as PostgreSQL', async () => {
    const together = await match([...list, 'gluten free']);
    for (const [at, text] of list.entries()) {
      const [alone] = await match([text]);
      expect({ ...together[at], line: 0 }).toEqual(alone);
    }
    corner.search.refuses = 503;
    corner.later();
    const byPostgres = await match([...list, 'gluten free']);
    expect(together.map(({ status }) => status)).toEqual(byPostgres.map(({ status }) => status));
  });

  test.each([
    ['the whole shop', {}, 3],
    ['one vendor', { shop_id: 2 }, 6],
  ])('takes few requests and queries within %s, however many its lines are', async (_what, within, most) => {
    const many = ['', 'fresh', 'small', 'red'].flatMap((kind) => list.map((text) => `${kind} ${text}`));
    const statements = await statementsOf(corner.shop.database.pool, async () =>
      expect(await corner.searches(() => match(many, within))).toBeLessThanOrEqual(most),
    );
    // The session, the state of the index; the words, other names, corrections, folded names, categories; cards and packs.
    expect(statements.length).toBeLessThanOrEqual(12);
  });

  test('is matched by PostgreSQL when one of its searches fails', async () => {
    const byServer = await match(list);
    corner.search.refusesLast = true;
    expect(await corner.searches(() => match(list))).toBe(1);
    expect(await corner.searches(async () => expect(await match(list)).toHaveLength(byServer.length))).toBe(0);
  });
});

describe('PostgreSQL answers', () => {
  const answered = () => corner.searchFor('milk');

  test('while the server refuses, and asks it again after a rest', async () => {
    corner.search.refuses = 429;
    expect(await corner.searches(answered)).toBe(1);
    expect(await corner.searches(() => corner.searchFor('bread'))).toBe(0);
    corner.search.refuses = undefined;
    corner.later();
    expect(await corner.searches(() => corner.searchFor('bread'))).toBe(1);
  });

  test.each([
    ['never answers', { drips: false, begin: () => new Promise<never>(() => undefined) }],
    ['sends an answer byte by byte that never ends', { drips: true, begin: async () => undefined }],
  ])('without waiting for the end when the server %s', async (_what, { drips, begin }) => {
    const requests: string[] = [];
    const before = (line: string) => {
      requests.push(line);
      return begin();
    };
    Object.assign(corner.search, { drips, before });
    expect(await answered()).not.toEqual([]);
    // The failure is remembered, so nobody waits for the server again.
    expect(await corner.searchFor('bread')).not.toEqual([]);
    expect(requests).toEqual([expect.stringMatching(/search$/)]);
  });

  test('while the index is too far behind', async () => {
    await corner.sql('update listings set sold = sold + 1 where product_id = 9');
    await corner.sql(`update search_changes set since = now() - $1 * interval '1 ms'`, [mostBehindMs + 1_000]);
    expect(await corner.searches(answered)).toBe(0);
    expect((await (await fetch(`${corner.shop.url}/readyz`)).json()).search).toBe('behind');
    await corner.updateIndex();
    corner.later();
    expect(await corner.searches(answered)).toBe(1);
    expect((await (await fetch(`${corner.shop.url}/readyz`)).json()).search).toBe('ready');
  });

  test('for a page that the server does not reach', async () => {
    expect(await corner.searches(() => corner.list('search=milk&page=900'))).toBe(0);
  });

  test('with a line in the log that repeats no word of the shopper', async () => {
    corner.search.refuses = 500;
    await corner.searchFor('marzipan');
    const lines = corner.shop.log.filter((line) => line.includes('the search server failed'));
    expect(lines.at(-1)).toContain('circuit_breaking_exception');
    expect(lines.join()).not.toContain('marzipan');
  });
});
