/** A shop with a read replica: a real standby that follows a real primary. */
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { commandOf } from '#server/cli/commands.ts';
import { readConfig } from '#server/config.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { type Database, openDatabase } from '#server/db/pool.ts';
import { openReplica, type Replica } from '#server/db/replica.ts';
import { newMetrics } from '#server/metrics/metrics.ts';
import { addShoppers, type Shopper } from '#tests/support/data/shoppers.ts';
import { type Pair, startPair } from '#tests/support/database/standby.ts';
import { fillCartShop, ids } from '#tests/support/shops/cart-shop.ts';

const list = '/api/products?per_page=50';
const warnings: string[] = [];
const metrics = newMetrics();

let pair: Pair;
let database: Database;
let replica: Replica;
let app: FastifyInstance;
let url: string;

beforeAll(async () => {
  pair = await startPair();
  await migrateDatabase(pair.primaryUrl);
  database = await openDatabase({ url: pair.primaryUrl, poolSize: 5 });
  await fillCartShop(database.db);
  replica = openReplica({
    url: pair.standbyUrl,
    primary: database.pool,
    poolSize: 5,
    isPooled: false,
    warn: (text) => void warnings.push(text),
  });
  const clock = () => new Date(Date.now() + ahead);
  const config = readConfig({ LARDER_LIMITS: 'off', LOG_LEVEL: 'warn', API_ONLY: '1' });
  app = await buildApp({ config, db: database.db, pool: database.pool, replica, metrics, clock });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await app.close();
  await replica.close();
  await database.close();
  await pair.stop();
});

const isUsed = () => expect.poll(() => replica.readings().isUsed, { interval: 10 }).toBe(true);
const isNotUsed = () => expect.poll(() => replica.readings().isUsed, { interval: 10 }).toBe(false);

async function textOf(path: string, token?: string): Promise<string> {
  const response = await fetch(url + path, { headers: token ? { Authorization: `Bearer ${token}` } : {} });
  expect(response.status).toBe(200);
  return response.text();
}

/** How many queries each of them answers meanwhile. */
async function readsOf(work: () => Promise<unknown>) {
  const before = replica.readings();
  await work();
  const after = replica.readings();
  return { replica: after.byReplica - before.byReplica, primary: after.byPrimary - before.byPrimary };
}

const setPrice = (price: string) => commandOf(['price', 'set', 'C-Milk', price])?.(database.db);

const publicPaths = [
  '/api/products',
  '/api/home',
  '/api/categories',
  '/api/products/suggestions?query=milk',
  `/api/product-details?product_id=${ids.milk}`,
  '/api/shops',
  '/api/blogs',
];

/** Later than any response of the cache may be used. */
let ahead = 0;
const freshly = (path: string) => {
  ahead += 11_000;
  return path;
};

describe('a replica that is up to date', () => {
  afterEach(isUsed);

  test('answers every public read', async () => {
    for (const path of publicPaths) {
      // On a busy machine the process may come too late to know that the replica is up to date.
      await expect
        .poll(() => readsOf(() => textOf(freshly(path))), { interval: 10 })
        .toEqual({ replica: expect.toSatisfy((count) => count > 0), primary: 0 });
    }
  });

  test('is shown in the metrics', async () => {
    const bodyOf = async () => (await metrics.text()).body;
    await expect.poll(bodyOf).toMatch(/^larder_replica_in_use 1$/m);
    await expect.poll(bodyOf).toMatch(/^larder_replica_lag_seconds 0(\.\d+)?(e-\d+)?$/m);
    expect(await bodyOf()).toMatch(/^larder_public_reads_total\{server="replica"\} [1-9]/m);
  });
});

describe('a replica that is behind', () => {
  afterEach(isUsed);

  test('is not read after a change, and nothing older is kept', async () => {
    await textOf(list);
    await pair.holdStandby(true);
    try {
      await setPrice('7.31');
      await expect.poll(() => textOf(list), { timeout: 1_000, interval: 10 }).toContain('7.31');
      for (let turn = 0; turn < 5; turn++) expect(await textOf(freshly('/api/products'))).toContain('7.31');
      expect(replica.readings().isUsed).toBe(false);
    } finally {
      await pair.holdStandby(false);
    }
    await isUsed();
    const { replica: byReplica } = await readsOf(async () => {
      expect(await textOf(freshly('/api/products'))).toContain('7.31');
    });
    expect(byReplica).toBeGreaterThan(0);
  });

  test('is given up after a second, even if no change was heard of', async () => {
    await pair.holdStandby(true);
    try {
      await database.pool.query(`update settings set value = value`);
      await isNotUsed();
      expect(await textOf(freshly('/api/products'))).toContain('7.31');
      await expect.poll(() => warnings.at(-1)).toBe('the read replica is behind or away: the primary answers');
    } finally {
      await pair.holdStandby(false);
    }
    await expect.poll(() => warnings.at(-1)).toBe('the read replica answers again');
  });

  test('never hides from shoppers what they have just done', async () => {
    const [ann] = (await addShoppers(database.db, 1)) as [Shopper];
    await isUsed();
    await pair.holdStandby(true);
    try {
      const response = await fetch(`${url}/api/favorite-add-or-remove`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Requested-With': 'XMLHttpRequest',
          Authorization: `Bearer ${ann.token}`,
        },
        body: JSON.stringify({ product_id: ids.milk }),
      });
      expect(response.status).toBe(200);
      const { data } = JSON.parse(await textOf(`/api/product-details?product_id=${ids.milk}`, ann.token));
      expect(data.product.is_favorite).toBe(true);
    } finally {
      await pair.holdStandby(false);
    }
  });
});

describe('the primary answers', () => {
  afterEach(isUsed);

  test('while the process does not hear what others change', async () => {
    replica.listens(false);
    try {
      expect(await readsOf(() => textOf(freshly('/api/products')))).toMatchObject({ replica: 0 });
    } finally {
      replica.listens(true);
    }
  });

  test('while the replica is away, also the request that finds it out', async () => {
    await pair.stopStandby();
    try {
      expect(await textOf(freshly('/api/products'))).toContain('7.31');
      await isNotUsed();
      expect(await textOf(freshly('/api/products'))).toContain('7.31');
      expect((await metrics.text()).body).toMatch(/^larder_replica_lag_seconds Nan$/im);
    } finally {
      await pair.startStandby();
    }
  });

  test('while the connections to the replica are cut in the middle of reads', async () => {
    const reading = Promise.all(Array.from({ length: 6 }, (_, at) => textOf(`/api/products?per_page=${at + 1}`)));
    await pair.stopStandby();
    try {
      await expect(reading).resolves.toHaveLength(6);
    } finally {
      await pair.startStandby();
    }
  });
});

test('a replica that was promoted is one no longer', async () => {
  await pair.promoteStandby();
  await isNotUsed();
  await setPrice('8.42');
  await expect.poll(() => textOf(list), { timeout: 1_000, interval: 10 }).toContain('8.42');
});
