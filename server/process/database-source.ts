/**
 * The database of a starting shop: the one that it was given, or its own. `server/main.ts` loads this file ahead of the
 * others: its own PostgreSQL starts while Node reads them.
 */
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/config.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import type { Database } from '#server/db/pool.ts';
import { acquireLock } from '#server/db/process-lock.ts';
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
  const folder = join(config.dataDir, 'postgres');
  const postgres = await startEmbeddedPostgres(folder);
  if (postgres.folder !== folder)
    console.log(`The database is in ${postgres.folder}: its account, nobody, cannot pass the folders above ${folder}.`);
  undo.push(() => postgres.stop());
  return {
    url: await postgres.url(ownDatabase),
    keepRunning({ moveTo: onMoved }, log) {
      const supervision = postgres.keepRunning({ database: ownDatabase, onMoved, log });
      beforeEnd.push(() => supervision.stop());
    },
  };
}
