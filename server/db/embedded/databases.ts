/** Databases on a server on which the shop may create them. */
import pg from 'pg';

/** The URL of `database` on the server of `url`; the database is created if it is missing. */
export async function ensureDatabase(url: string, database: string): Promise<string> {
  await onServer(url, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (rowCount) return;
    await client.query(`create database ${client.escapeIdentifier(database)}`).catch(unlessItExists);
  });
  return addressOf(url, database);
}

export async function onServer<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export function addressOf(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${encodeURIComponent(database)}`;
  return address.href;
}

/** Two processes may create the same database at once: one of them gets 42P04, or 23505 a moment earlier. */
function unlessItExists(error: unknown): void {
  const { code } = error as { code?: string };
  if (code !== '42P04' && code !== '23505') throw error;
}
