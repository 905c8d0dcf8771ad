/** Migrates the database to the newest schema; several servers may call it at the same time. */

import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { inRoot } from '#server/root.ts';
import { reasonOf, StartError } from '#server/start-error.ts';
import { adviceFor } from './pool.ts';
import { writeThings } from './search-things.ts';

/** Any number that no other user of the same database takes for its advisory locks. */
const migrationLock = 727_274;

const ownFolder = inRoot('server', 'db', 'migrations');

let newest: number | undefined;

/** When the newest migration of this version was made, in milliseconds; the database stores it with each that it runs. */
export function newestMigration(): number {
  newest ??= Math.max(...readMigrationFiles({ migrationsFolder: ownFolder }).map(({ folderMillis }) => folderMillis));
  return newest;
}

/**
 * All pending migrations run in one transaction: an interrupted run leaves the old schema or the new one.
 * It has its own connection, because a migration may take longer than a request may wait.
 */
export async function migrateDatabase(url: string, folder = ownFolder): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'larder migrations',
    // A pooler refuses settings of a connection: behind it the lock would stay with a connection of others.
    idle_in_transaction_session_timeout: 3_600_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const db = drizzle({ client });
    await migrate(db, { migrationsFolder: folder });
    if (folder === ownFolder) await writeThings(db);
  } catch (error) {
    const cause = innermost(error);
    throw new StartError(`The database could not be brought up to date: ${reasonOf(cause)}.${adviceFor(cause)}`, {
      cause: error,
    });
  } finally {
    // The lock ends with the connection.
    await client.end();
  }
}

function innermost(error: unknown): unknown {
  return error instanceof Error && error.cause ? innermost(error.cause) : error;
}
