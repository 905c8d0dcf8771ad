/** Reaches the shop's database: the one of DATABASE_URL, or the one that came along, whether the shop runs or not. */
import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { type Database, openDatabase } from '#server/db/pool.ts';

export async function withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const config = readConfig(process.env);
  if (config.databaseUrl) return openAndWork(config.databaseUrl, work);
  const postgres = await startEmbeddedPostgres(join(config.dataDir, 'postgres'));
  try {
    return await openAndWork(await postgres.url('larder'), work);
  } finally {
    // A server that was there before belongs to the shop that runs.
    if (!postgres.adopted) await postgres.stop();
  }
}

async function openAndWork<Result>(url: string, work: (database: Database) => Promise<Result>): Promise<Result> {
  await migrateDatabase(url);
  const database = await openDatabase({ url, poolSize: 2 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
