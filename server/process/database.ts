/** The database of a starting shop: the one that it was given, or its own; migrated, and filled with the demo. */
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type Config, mayShowDemoAccount } from '#server/config.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { type Database, openDatabase } from '#server/db/pool.ts';
import { acquireLock } from '#server/db/process-lock.ts';
import { hasDemoAccount, hasDemoPeople } from '#server/db/queries/demo.ts';
import { settings } from '#server/db/schema/settings.ts';
import { demoAccount } from '#server/domain/demo-account.ts';
import { writableFolder } from '#server/folders.ts';
import { StartError } from '#server/start-error.ts';
import { beforeEnd, undo } from './undo.ts';

/** The name of the database in the built-in PostgreSQL. */
const ownDatabase = 'larder';

type Moving = Pick<Database, 'moveTo'>;

export type DatabaseSource = {
  url: string;
  /** Starts it again whenever it ends; a database that was given to the shop is for others to look after. */
  keepRunning?: (database: Moving, log: FastifyBaseLogger) => void;
};

function lockFolder(dataDir: string): void {
  writableFolder('DATA_DIR', dataDir);
  const attempt = acquireLock(join(dataDir, 'shop.lock'));
  if ('lock' in attempt) return void undo.push(() => attempt.lock.release());
  throw new StartError(
    `Process ${attempt.heldBy} already runs the shop in ${dataDir}. Stop it, or give this one a DATA_DIR of its own.`,
  );
}

export async function databaseSource(config: Config): Promise<DatabaseSource> {
  // Several servers may share a database that is given to them; the one that comes along belongs to one.
  if (config.databaseUrl) return { url: config.databaseUrl };
  lockFolder(config.dataDir);
  const postgres = await startEmbeddedPostgres(join(config.dataDir, 'postgres'));
  undo.push(() => postgres.stop());
  return {
    url: await postgres.url(ownDatabase),
    keepRunning({ moveTo: onMoved }, log) {
      const supervision = postgres.keepRunning({ database: ownDatabase, onMoved, log });
      beforeEnd.push(() => supervision.stop());
    },
  };
}

/** Once for all workers of a server. */
export async function prepareDatabase(config: Config, { db }: Pick<Database, 'db'>): Promise<void> {
  if (config.demoShop) {
    const { loadDemoShop } = await import('#server/seed/load.ts');
    await loadDemoShop(db, { clock: () => new Date() });
  }
  if (mayShowDemoAccount(config) && (await hasDemoAccount(db)))
    console.log(`Sign in as ${demoAccount.phone} with the password ${demoAccount.password}.`);
  if (config.environment === 'production' && (await hasDemoPeople(db))) {
    console.warn(
      'The demo shopper and the reviews of the demo are in this shop: npm run shop -- demo remove deletes them.',
    );
  }
  if ((await db.$count(settings)) === 0)
    console.warn('This database has no shop yet. Make yours with: npm run shop -- new');
}

/** For a process that serves nobody itself. */
export async function prepareAndClose(config: Config, given: string): Promise<void> {
  const url = config.databaseDirectUrl ?? given;
  await migrateDatabase(url);
  const database = await openDatabase({ url, poolSize: 1 });
  try {
    await prepareDatabase(config, database);
  } finally {
    await database.close();
  }
}
