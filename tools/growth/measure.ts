/** Measures one database: how long each visit takes while no response is cached. */
import { readFileSync } from 'node:fs';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { type Database, openDatabase } from '#server/db/pool.ts';
import { dailyVisits, type Kind, kinds } from './visits.ts';

export type Figures = { kind: Kind; p50: number; p95: number; p99: number; cpu: number; slowest: string };

/** Of the sorted values; the nearest rank. */
const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;

/** Milliseconds of processor time of the one connection and of this process; 0 where the system does not say. */
function cpuClock(backend: number): () => number {
  return () => {
    const { user, system } = process.cpuUsage();
    try {
      return (user + system) / 1000 + Number(readFileSync(`/proc/${backend}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
    } catch {
      return 0;
    }
  };
}

type Taken = { name: string; ms: number; cpu: number };

async function visitAll(database: Database, runs: number): Promise<Map<Kind, Taken[]>> {
  let ahead = 0;
  const config = readConfig({ LARDER_LIMITS: 'off', LOG_LEVEL: 'silent', API_ONLY: '1' });
  const app = await buildApp({ config, ...database, clock: () => new Date(Date.now() + ahead) });
  const { rows } = await database.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const cpuNow = cpuClock(rows[0]?.pid ?? 0);
  const taken = new Map<Kind, Taken[]>(kinds.map((kind) => [kind, []]));
  try {
    const visits = dailyVisits(app, database);
    // The first round warms the code and the memory of the database, not the cache of responses.
    for (let run = 0; run <= runs; run += 1)
      for (const { kind, name, work } of visits) {
        ahead += 60_000;
        const [begin, cpu] = [performance.now(), cpuNow()];
        await work();
        if (run > 0) taken.get(kind)?.push({ name, ms: performance.now() - begin, cpu: cpuNow() - cpu });
      }
  } finally {
    await app.close();
  }
  return taken;
}

function figuresOf(kind: Kind, taken: readonly Taken[]): Figures {
  const sorted = taken.map(({ ms }) => ms).sort((one, other) => one - other);
  const slowest = taken.reduce((most, each) => (each.cpu > most.cpu ? each : most));
  const cpu = taken.reduce((sum, each) => sum + each.cpu, 0) / taken.length;
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(sorted, share)) as [number, number, number];
  return { kind, p50, p95, p99, cpu, slowest: `${slowest.name} (${slowest.cpu.toFixed(0)} ms of CPU)` };
}

/** One connection, so that its processor time can be read and nothing runs beside the visit. */
export async function measureShop(url: string, runs: number): Promise<Figures[]> {
  const database = await openDatabase({ url, poolSize: 1 });
  try {
    const taken = await visitAll(database, runs);
    return [...taken].map(([kind, each]) => figuresOf(kind, each));
  } finally {
    await database.close();
  }
}
