/** The errors of PostgreSQL, including those that the server retried. */
import type { Pool, PoolClient } from 'pg';

type Wire = { connection: { on(name: 'errorMessage', listener: (message: { code?: string }) => void): void } };

/** The codes of all errors on connections that are open or will be opened. */
export function watchDatabaseErrors(pool: Pool): string[] {
  const codes: string[] = [];
  const known = new WeakSet<PoolClient>();
  pool.on('acquire', (client: PoolClient) => {
    if (known.has(client)) return;
    known.add(client);
    (client as unknown as Wire).connection.on('errorMessage', ({ code = '' }) => codes.push(code));
  });
  return codes;
}
