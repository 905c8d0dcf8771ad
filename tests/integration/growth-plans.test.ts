/** What is read every day has an index for every table that grows, and sorts nothing on disk. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/db/pool.ts';
import { fewListed, salePrices } from '#server/db/queries/listed.ts';
import { erasePersonalData } from '#server/db/queries/personal-data.ts';
import { ordersOfShop, returnsOfShop } from '#server/db/queries/shop-desk.ts';
import { productRanges, productsInRange } from '#server/db/queries/sitemap.ts';
import { purge } from '#server/retention.ts';
import { type GrownShop, openGrownShop } from '#tests/support/database/grown-shop.ts';
import { nodesOf, type PlanNode, plansOf } from '#tests/support/database/query-plans.ts';
import { heavyToken } from '#tools/growth/fill.ts';
import { dailyVisits, kinds } from '#tools/growth/visits.ts';

/** Of these a shop has more each day; categories, settings and vendors stay few. */
const growing = [
  ...['products', 'packagings', 'listings', 'search_documents', 'search_words', 'search_heads'],
  ...['search_places', 'cart_lines', 'sessions'],
  ...['users', 'orders', 'order_lines', 'conversations', 'messages', 'reviews', 'favourites', 'recently_viewed'],
];

let grownShop: GrownShop;
let avoiding: Database;
let app: FastifyInstance;

beforeAll(async () => {
  grownShop = await openGrownShop();
  avoiding = grownShop.avoiding;
  app = grownShop.app;
});

afterAll(() => grownShop.close());

/** The most rows that any node of this kind took from below it. */
const mostTaken = (nodes: readonly PlanNode[], kind: RegExp) =>
  Math.max(
    0,
    ...nodes
      .filter((node) => kind.test(node['Node Type']))
      .flatMap((node) => (node.Plans ?? []).map((each) => each['Actual Rows'] * each['Actual Loops'])),
  );

const nodesOfCall = async (url: string, headers = {}) => {
  grownShop.forward();
  const call = () => app.inject({ url, headers: { 'x-requested-with': 'XMLHttpRequest', ...headers } });
  return (await plansOf(avoiding.pool, call)).flatMap(nodesOf);
};

describe('while a sale runs', () => {
  beforeAll(async () => {
    expect((await salePrices(avoiding.db, new Date())).length).toBeGreaterThan(0);
  });

  test.each(['low_to_high', 'high_to_low', 'newest'])(
    'a list in the order %s, and the bounds of prices, sort no more than they show',
    async (sort) => {
      const path = `/api/products?min_price=1&max_price=900&sort_type=${sort}&page=1&per_page=12`;
      // The sale itself is sorted, and the brands of the filter are.
      expect(mostTaken(await nodesOfCall(path), /Sort/)).toBeLessThan(200);
    },
  );
});

test('a list of a vendor with few goods reads no others, even if its goods are the last ones of the list', async () => {
  const { rows } = await avoiding.pool.query<{ shop: number; goods: number }>(
    `select shop_id as shop, sum(listed)::int as goods from listing_counts group by 1 having sum(listed) > 60 order by 2 limit 1`,
  );
  const { shop = 0, goods = 0 } = rows[0] ?? {};
  await avoiding.pool.query(`update products set created_at = '2000-01-01' where shop_id = $1`, [shop]);
  const nodes = await nodesOfCall(`/api/products?shop_id=${shop}&sort_type=newest&page=1&per_page=12`);
  const readInVain = nodes.map((node) => (node['Rows Removed by Filter'] ?? 0) * node['Actual Loops']);
  expect([goods > 60, Math.max(...readInVain)]).toEqual([true, 0]);
});

test('a late page of rated goods gathers them, and an early one reads the list in its order', async () => {
  expect(await fewListed(avoiding.db, { rating: 4 }, 12)).toBeUndefined();
  expect(await fewListed(avoiding.db, { rating: 4 }, 6_000)).toBeDefined();
});

test('the sitemap finds its files by a step each, and a file reads no products of another', async () => {
  const taken = async (work: () => Promise<unknown>) =>
    (await plansOf(avoiding.pool, work))
      .flatMap(nodesOf)
      .filter((node) => node['Relation Name'] === 'listings')
      // PostgreSQL rounds the rows of a loop.
      .reduce((sum, node) => sum + Math.round(node['Actual Rows'] * node['Actual Loops']), 0);
  const ranges = await productRanges(avoiding.db, 100);
  const ids = await Promise.all(ranges.map((place) => productsInRange(avoiding.db, place, 100)));
  const { rows } = await avoiding.pool.query('select product_id as id from listings order by 1');
  expect([ranges.length > 10, ids.flat()]).toEqual([true, rows.map(({ id }) => id)]);
  expect(await taken(() => productRanges(avoiding.db, 100))).toBe(ranges.length);
  expect(await taken(() => productsInRange(avoiding.db, 3, 100))).toBe(ids[ranges.indexOf(3)]?.length);
});

test.each(['product_id=400', 'shop_id=6', ''])('a page of reviews reads no other review: %s', async (subject) => {
  const { rows } = await avoiding.pool.query<{ id: number }>(
    'select product_id as id from reviews order by id limit 1',
  );
  const nodes = await nodesOfCall(`/api/reviews?${subject.replace('400', String(rows[0]?.id))}&page=1&per_page=5`);
  const read = nodes.filter((node) => node['Relation Name'] === 'reviews');
  expect(read.length).toBeGreaterThan(0);
  for (const node of read) {
    expect(node['Actual Rows'] * node['Actual Loops'] + (node['Rows Removed by Filter'] ?? 0)).toBeLessThanOrEqual(5);
  }
});

test('the orders of each status are counted without reading them', async () => {
  const headers = { authorization: `Bearer ${heavyToken}` };
  const nodes = await nodesOfCall('/api/orders?order_status=Delivered&page=2&per_page=12', headers);
  const counting = nodes.filter((node) => node['Index Name'] === 'orders_of_status');
  expect(counting.map((node) => node['Node Type'])).toContain('Index Only Scan');
});

test('what nobody can use any more is found without reading the rest', async () => {
  const tidied = { db: avoiding.db, clock: () => new Date(), config: readConfig({}) };
  const nodes = (await plansOf(avoiding.pool, () => purge(tidied))).flatMap(nodesOf);
  const whole = nodes.filter((node) => node['Node Type'] === 'Seq Scan');
  expect([nodes.length > 20, whole.map((node) => node['Relation Name'])]).toEqual([true, []]);
});

test('the data of one account are erased without reading those of others', async () => {
  const erased = { id: 400, email: 'ann@larder.test', phone: '501234567' };
  const nodes = (await plansOf(avoiding.pool, () => erasePersonalData(avoiding.db as never, erased))).flatMap(nodesOf);
  const whole = nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name']);
  // Proofs last for an hour, so that there are few.
  expect([nodes.length > 40, whole.filter((name) => name !== 'partner_proofs')]).toEqual([true, []]);
});

test('a seller reads the orders in one status, and the returns, without those of others', async () => {
  const { rows } = await avoiding.pool.query<{ id: number }>('select max(shop_id) as id from orders');
  const seller = rows[0]?.id ?? 0;
  await avoiding.pool.query(
    `insert into returns (order_id, user_id, shop_id, amount, reason, address, account_number)
      select id, user_id, shop_id, 0, 'Broken', '1 Road', '1' from orders
      where shop_id <> $1 or id in (select id from orders where shop_id = $1 order by id limit 3) order by shop_id = $1 desc`,
    [seller],
  );
  await avoiding.pool.query('analyze returns');
  for (const work of [
    () => ordersOfShop(avoiding.db, seller, { status: 'Cancelled', limit: 12 }),
    () => returnsOfShop(avoiding.db, seller, { limit: 12 }),
  ]) {
    const nodes = (await plansOf(avoiding.pool, work)).flatMap(nodesOf);
    const [list] = nodes.filter((node) => /_of_shop/.test(node['Index Name'] ?? ''));
    expect(list?.['Actual Rows']).toBeLessThanOrEqual(12);
    expect(nodes.filter((node) => node['Rows Removed by Filter'] || node['Rows Removed by Join Filter'])).toEqual([]);
  }
});

describe('the plans of daily queries', () => {
  test.each(kinds)('read no growing table whole and sort nothing on disk: %s', async (kind) => {
    for (const { name, work } of dailyVisits(app, avoiding).filter((visit) => visit.kind === kind)) {
      // Each visit meets an empty cache.
      grownShop.forward();
      const nodes = (await plansOf(avoiding.pool, work)).flatMap(nodesOf);
      expect(nodes.length, name).toBeGreaterThan(0);
      const whole = nodes.filter(
        (node) => /Seq Scan/.test(node['Node Type']) && growing.includes(node['Relation Name'] ?? ''),
      );
      expect(
        whole.map((node) => node['Relation Name']),
        name,
      ).toEqual([]);
      expect(
        nodes.filter((node) => node['Sort Space Type'] === 'Disk'),
        name,
      ).toEqual([]);
    }
  });
});
