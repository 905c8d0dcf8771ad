/** The whole cluster of one machine. */
import { mkdirSync } from 'node:fs';
import type { Pool } from 'pg';
import { newPool } from '#server/db/pool.ts';
import { Place, type Running, until } from './place.ts';
import { database, type Postgres, startPostgres } from './postgres.ts';
import { findPrograms } from './programs.ts';
import { type Proxies, startProxies } from './proxies.ts';

export type Cluster = {
  url: string;
  shops: Running[];
  postgres: Postgres;
  pgbouncer: Running;
  /** To whichever node is the primary. */
  pool: Pool;
  /** All processes serve, and PostgreSQL is whole. */
  untilWhole(): Promise<void>;
  stop(): Promise<void>;
};

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(({ ok }) => ok);

async function startShops(place: Place, postgres: Postgres, proxies: Proxies): Promise<Running[]> {
  mkdirSync(place.in('uploads'), { recursive: true });
  const shops: Running[] = [];
  for (const [at, port] of proxies.shopPorts.entries()) {
    // Each process reads from a standby of its own, as far as there are some.
    const standby = postgres.nodes[1 + (at % 2)];
    const name = `shop_${at + 1}`;
    shops.push(
      place.run({
        name,
        line: [process.execPath, '--import', 'tsx', 'server/main.ts'],
        env: {
          NODE_ENV: 'development',
          PORT: String(port),
          PUBLIC_URL: proxies.url,
          TRUST_PROXY: 'loopback',
          DATABASE_URL: proxies.pooledUrl,
          DATABASE_DIRECT_URL: proxies.directUrl,
          DATABASE_REPLICA_URL: `postgresql://larder@127.0.0.1:${standby?.port}/${database}`,
          DATA_DIR: place.in(name),
          UPLOADS_DIR: place.in('uploads'),
          PAYMENT_SANDBOX: 'on',
          LARDER_LIMITS: 'off',
          API_ONLY: '1',
        },
      }),
    );
    // The first one makes the tables and the demo shop.
    await until(`The start of ${name}`, () => isReady(port));
  }
  return shops;
}

async function open(place: Place): Promise<Omit<Cluster, 'stop'>> {
  const programs = await findPrograms();
  const postgres = await startPostgres(place, programs.postgres);
  console.log(`PostgreSQL: ${postgres.nodes.map(({ name, port }) => `${name} on port ${port}`).join(', ')}`);
  const proxies = await startProxies(place, postgres, programs.proxies);
  const shops = await startShops(place, postgres, proxies);
  const pool = newPool({ connectionString: proxies.directUrl, max: 3 }, () => undefined);
  return {
    url: proxies.url,
    shops,
    postgres,
    pgbouncer: proxies.pgbouncer,
    pool,
    async untilWhole() {
      await until('A whole PostgreSQL', postgres.isWhole);
      for (const port of proxies.shopPorts) await until('The return of a process', () => isReady(port));
    },
  };
}

export async function startCluster(): Promise<Cluster> {
  const place = new Place();
  try {
    const cluster = await open(place);
    return {
      ...cluster,
      async stop() {
        await cluster.pool.end();
        await place.remove();
      },
    };
  } catch (error) {
    console.error(`The logs are in ${place.folder}`);
    await place.endAll();
    throw error;
  }
}
