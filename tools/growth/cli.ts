/** `npm run bench -- growth`: the shop at several sizes. Figures are shown and drawn, and never fail the run. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDatabase, onServer } from '#server/db/embedded/databases.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/pool.ts';
import { inRoot } from '#server/root.ts';
import { loadDemoShop } from '#server/seed/load.ts';
import { readOptions, refuse } from '../../scripts/lib/options.mjs';
import { drawGrowth, type Measured } from './draw.ts';
import { growShop, sizeFor } from './fill.ts';
import { measureShop } from './measure.ts';

const usualSizes = '1000,10000,100000';

const help = `
npm run bench -- growth [options]

Measures the queries of shops of several sizes. With the usual sizes it draws docs/growth.svg anew.

  --sizes <a,b>      numbers of products (${usualSizes})
  --runs <number>    how often (3)
  --seed <number>    which goods are made (1)
  --keep             uses databases of an earlier run again, and keeps them`;
const { values } = readOptions(help, {
  sizes: { type: 'string', default: usualSizes },
  runs: { type: 'string', default: '3' },
  seed: { type: 'string', default: '1' },
  keep: { type: 'boolean', default: false },
});
const sizes = values.sizes.split(',').map(Number);
const [runs, seed] = [Number(values.runs), Number(values.seed)];
if (![...sizes, runs].every((number) => Number.isInteger(number) && number > 0) || !Number.isInteger(seed))
  refuse('--sizes, --runs and --seed are whole numbers');

const load = () => loadavg()[0]?.toFixed(1) ?? '?';

async function fill(url: string, products: number): Promise<void> {
  await migrateDatabase(url);
  const database = await openDatabase({ url, poolSize: 1 });
  const isNew = await loadDemoShop(database.db, { clock: () => new Date() }).finally(database.close);
  if (isNew) await growShop(url, sizeFor(products), { seed, log: (line) => console.log(`  ${line}`) });
}

async function measureSize(server: string, products: number): Promise<Measured> {
  const name = `larder_growth_${products}`;
  if (!values.keep) await onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`));
  const url = await ensureDatabase(server, name);
  console.log(`${products} products, load ${load()}`);
  await fill(url, products);
  const figures = await measureShop(url, runs);
  for (const { kind, p50, p95, p99, cpu, slowest } of figures)
    console.log(
      `  ${kind}: p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}, p99 ${p99.toFixed(1)} ms, ${cpu.toFixed(1)} ms of CPU; most: ${slowest}`,
    );
  if (!values.keep) await onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`));
  return { products, figures };
}

async function run(server: string): Promise<void> {
  const before = load();
  const measured: Measured[] = [];
  for (const products of sizes) measured.push(await measureSize(server, products));
  const loads = `load ${before} to ${load()}`;
  const result = { date: new Date().toISOString(), cpus: cpus().length, loads, runs: values.runs, measured };
  mkdirSync(inRoot('test-results'), { recursive: true });
  writeFileSync(inRoot('test-results', 'growth.json'), `${JSON.stringify(result, undefined, 2)}\n`);
  const caption = `mean processor time of server and database; caches empty, ${cpus().length} processors, ${loads}`;
  const drawing = values.sizes === usualSizes ? ['docs', 'growth.svg'] : ['test-results', 'growth.svg'];
  writeFileSync(inRoot(...drawing), drawGrowth(measured, caption));
  console.log(`${drawing.join('/')} is drawn; ${loads}.`);
}

const given = process.env.TEST_DATABASE_URL;
if (given) await run(given);
else {
  const folder = mkdtempSync(join(tmpdir(), 'larder-growth-'));
  const postgres = await startEmbeddedPostgres(folder);
  try {
    await run(await postgres.url('postgres'));
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
