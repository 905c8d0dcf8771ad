/**
 * What is read every day has an index for every table that grows, and sorts nothing on disk. PostgreSQL is told to avoid
 * reading whole tables, so that a table which is read whole nevertheless has no index for that query, whatever its size.
 */

import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { type Database, openDatabase } from '#server/db/pool.ts';
import { loadDemoShop } from '#server/seed/load.ts';
import { type Filling, type TestDatabase, testDatabase } from '#tests/support/database/database.ts';
import { nodesOf, plansOf } from '#tests/support/database/query-plans.ts';
import { growShop, type Size } from '#tools/growth/fill.ts';
import { dailyVisits, kinds } from '#tools/growth/visits.ts';

const size: Size = {
  products: 1_000,
  packagingsEach: 2,
  shops: 10,
  brands: 40,
  shoppers: 500,
  orders: 3_000,
  conversations: 500,
  messages: 5_000,
  reviews: 500,
};

const grown: Filling = {
  name: 'grown',
  fill: async ({ db, url }) => {
    await loadDemoShop(db, { clock: () => new Date() });
    await growShop(url, size);
  },
};

/** Of these a shop has more each day; categories, settings and vendors stay few. */
const growing = [
  ...['products', 'packagings', 'listings', 'search_documents', 'search_words', 'search_heads'],
  ...['search_places', 'cart_lines', 'sessions'],
  ...['users', 'orders', 'order_lines', 'conversations', 'messages', 'reviews', 'favourites', 'recently_viewed'],
];

let database: TestDatabase;
let avoiding: Database;
let app: FastifyInstance;
let ahead = 0;

beforeAll(async () => {
  database = await testDatabase({ filling: grown });
  const url = `${database.url}?options=${encodeURIComponent('-c enable_seqscan=off')}`;
  avoiding = await openDatabase({ url, poolSize: 2 });
  const config = readConfig({ LARDER_LIMITS: 'off', LOG_LEVEL: 'silent', API_ONLY: '1' });
  app = await buildApp({ config, db: avoiding.db, pool: avoiding.pool, clock: () => new Date(Date.now() + ahead) });
});

afterAll(async () => {
  await app.close();
  await avoiding.close();
  await database.close();
});

describe('the plans of daily queries', () => {
  test.each(kinds)('read no growing table whole and sort nothing on disk: %s', async (kind) => {
    for (const { name, work } of dailyVisits(app, avoiding).filter((visit) => visit.kind === kind)) {
      // Each visit meets an empty cache.
      ahead += 60_000;
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
