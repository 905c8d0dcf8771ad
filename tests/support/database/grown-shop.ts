/**
 * A shop that has grown, on connections that avoid reading whole tables: a table that is read whole nevertheless has no
 * index for that query, whatever its size.
 */
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { type Database, openDatabase } from '#server/db/pool.ts';
import { loadDemoShop } from '#server/seed/load.ts';
import { growShop, type Size } from '#tools/growth/fill.ts';
import { type Filling, testDatabase } from './database.ts';
import { nodesOf, plansOf } from './query-plans.ts';

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

export type GrownShop = {
  /** Its database. */
  avoiding: Database;
  app: FastifyInstance;
  /** Lets the caches of the app expire. */
  forward: () => void;
  /** How many steps the statements of `work` took, and the most rows that one of them looked at. */
  readingOf: (work: () => Promise<unknown>) => Promise<{ steps: number; most: number }>;
  close: () => Promise<void>;
};

export async function openGrownShop(): Promise<GrownShop> {
  const database = await testDatabase({ filling: grown });
  const url = `${database.url}?options=${encodeURIComponent('-c enable_seqscan=off')}`;
  const avoiding = await openDatabase({ url, poolSize: 2 });
  const config = readConfig({ LARDER_LIMITS: 'off', LOG_LEVEL: 'silent', API_ONLY: '1' });
  let ahead = 0;
  const clock = () => new Date(Date.now() + ahead);
  const app = await buildApp({ config, db: avoiding.db, pool: avoiding.pool, clock });
  return {
    avoiding,
    app,
    forward: () => {
      ahead += 60_000;
    },
    readingOf: async (work) => {
      const nodes = (await plansOf(avoiding.pool, work)).flatMap(nodesOf);
      const rows = nodes.map(
        (node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
      );
      return { steps: nodes.length, most: Math.max(0, ...rows) };
    },
    close: async () => {
      await app.close();
      await avoiding.close();
      await database.close();
    },
  };
}
