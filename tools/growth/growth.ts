/** Fills shops of several sizes, measures their queries, and draws what they cost. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDatabase, onServer } from '#server/db/embedded/databases.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/pool.ts';
import { inRoot } from '#server/root.ts';
import { loadDemoShop } from '#server/seed/load.ts';
import { drawGrowth, type Measured } from './draw.ts';
import { growShop, sizeFor } from './fill.ts';
import { measureShop } from './measure.ts';

export type Growth = {
  /** Numbers of products. */
  sizes: readonly number[];
  /** How often each query is measured. */
  runs: number;
  /** Which goods are made. */
  seed: number;
  /** Databases of an earlier run are used again, and stay. */
  isKept: boolean;
  /** The sizes are those of `docs/growth.svg`, which is then drawn anew. */
  isUsual: boolean;
};

const load = () => loadavg()[0]?.toFixed(1) ?? '?';

async function fill(url: string, products: number, seed: number): Promise<void> {
  await migrateDatabase(url);
  const database = await openDatabase({ url, poolSize: 1 });
  const isNew = await loadDemoShop(database.db, { clock: () => new Date() }).finally(database.close);
  if (isNew) await growShop(url, sizeFor(products), { seed, log: (line) => console.log(`  ${line}`) });
}

async function measureSize(server: string, products: number, { runs, seed, isKept }: Growth): Promise<Measured> {
  const name = `larder_growth_${products}`;
  if (!isKept) await onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`));
  const url = await ensureDatabase(server, name);
  console.log(`${products} products, load ${load()}`);
  await fill(url, products, seed);
  const figures = await measureShop(url, runs);
  for (const { kind, p50, p95, p99, cpu, slowest } of figures)
    console.log(
      `  ${kind}: p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}, p99 ${p99.toFixed(1)} ms, ${cpu.toFixed(1)} ms of CPU; most: ${slowest}`,
    );
  if (!isKept) await onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`));
  return { products, figures };
}

async function run(server: string, growth: Growth): Promise<void> {
  const before = load();
  const measured: Measured[] = [];
  for (const products of growth.sizes) measured.push(await measureSize(server, products, growth));
  const loads = `load ${before} to ${load()}`;
  const result = { date: new Date().toISOString(), cpus: cpus().length, loads, runs: growth.runs, measured };
  mkdirSync(inRoot('test-results'), { recursive: true });
  writeFileSync(inRoot('test-results', 'growth.json'), `${JSON.stringify(result, undefined, 2)}\n`);
  const caption = `mean processor time of server and database; caches empty, ${cpus().length} processors, ${loads}`;
  const drawing = growth.isUsual ? ['docs', 'growth.svg'] : ['test-results', 'growth.svg'];
  writeFileSync(inRoot(...drawing), drawGrowth(measured, caption));
  console.log(`${drawing.join('/')} is drawn; ${loads}.`);
}

/** Uses the server of TEST_DATABASE_URL, or starts a PostgreSQL of its own. */
export async function measureGrowth(growth: Growth): Promise<void> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return run(given, growth);
  const folder = mkdtempSync(join(tmpdir(), 'larder-growth-'));
  const postgres = await startEmbeddedPostgres(folder);
  try {
    await run(await postgres.url('postgres'), growth);
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
