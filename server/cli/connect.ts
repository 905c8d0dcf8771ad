/** Connects to the shop's database: that of DATABASE_URL, or the embedded one, whether the shop runs or not. */
import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { type Database, openDatabase } from '#server/db/pool.ts';
import { loadLanguages } from '#server/i18n/languages.ts';

export const withDatabase = <Result>(work: (database: Database) => Promise<Result>): Promise<Result> =>
  withAddress((url) => openAndWork(url, work));

/** Without migrating it or opening a pool: what a backup is restored into has to be empty. */
export async function withAddress<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const config = readConfig(process.env);
  // Not through a pooler: a command may take minutes, and a migration holds a lock of its session.
  const given = config.databaseDirectUrl ?? config.databaseUrl;
  if (given) return work(given);
  const postgres = await startEmbeddedPostgres(join(config.dataDir, 'postgres'));
  try {
    return await work(await postgres.url('larder'));
  } finally {
    // A server that was already running belongs to the running shop.
    if (!postgres.adopted) await postgres.stop();
  }
}

async function openAndWork<Result>(url: string, work: (database: Database) => Promise<Result>): Promise<Result> {
  await migrateDatabase(url);
  const database = await openDatabase({ url, poolSize: 2, isPatient: true });
  try {
    await loadLanguages(database.db);
    return await work(database);
  } finally {
    await database.close();
  }
}
