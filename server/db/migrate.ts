/** Brings the database to the newest schema; any number of servers may do it at the same time. */
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { inRoot } from '#server/root.ts';
import { reasonOf, StartError } from '#server/start-error.ts';

/** Any number will do, as long as nobody else who uses the same database takes it. */
const migrationLock = 727_274;

/**
 * All that is missing is done in one transaction: a run that is cut off leaves the old schema or the new one.
 * It has a connection of its own, because a migration may take longer than a shopper would wait.
 */
export async function migrateDatabase(url: string, folder = inRoot('server', 'db', 'migrations')): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'larder migrations' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle({ client }), { migrationsFolder: folder });
  } catch (error) {
    throw new StartError(`The database could not be brought up to date: ${reasonOf(innermost(error))}.`, {
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
