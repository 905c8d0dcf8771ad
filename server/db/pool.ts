/** Opens the database: one pool of connections, and drizzle on top of it. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { reasonOf, StartError } from './start-error.ts';

/** Drizzle, whether on the pool or inside a transaction: what a query function takes. */
export type Db = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'selectDistinctOn' | 'insert' | 'update' | 'delete'
> &
  Pick<NodePgDatabase, 'execute' | '$with' | 'with' | '$count' | 'transaction'>;

export type Database = {
  pool: pg.Pool;
  db: NodePgDatabase;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  url: string;
  poolSize?: number;
  /** Called when an idle connection dies; the pool replaces it by itself. */
  onLostConnection?: (error: Error) => void;
};

/** Waiting longer than this for a free connection, or for one statement, is a failure. */
const patience = { connectionTimeoutMillis: 2_000, statement_timeout: 10_000, query_timeout: 12_000 };

/** Connects once, so that a wrong address is told now and in words; a StartError says which. */
export async function openDatabase({ url, poolSize = 20, onLostConnection }: DatabaseOptions): Promise<Database> {
  checkAddress(url);
  const pool = new pg.Pool({
    ...patience,
    connectionString: url,
    max: poolSize,
    idleTimeoutMillis: 30_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
    application_name: 'larder',
  });
  // Without a listener the loss of an idle connection would end the process.
  pool.on('error', (error) => onLostConnection?.(error));
  try {
    await checkServer(pool);
  } catch (error) {
    await pool.end();
    throw error instanceof StartError ? error : new StartError(unreachable(url, error), { cause: error });
  }
  return { pool, db: drizzle({ client: pool }), close: closeOnce(pool) };
}

function closeOnce(pool: pg.Pool) {
  let closing: Promise<void> | undefined;
  return () => {
    closing ??= pool.end();
    return closing;
  };
}

function checkAddress(url: string): void {
  const protocol = URL.canParse(url) ? new URL(url).protocol : '';
  if (protocol === 'postgres:' || protocol === 'postgresql:') return;
  throw new StartError('DATABASE_URL must look like postgres://user:password@host:5432/database.');
}

async function checkServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  );
  const version = rows[0]?.version ?? 0;
  if (version >= 140_000) return;
  throw new StartError(`The database is PostgreSQL ${Math.floor(version / 10_000)}; the shop needs 14 or newer.`);
}

function unreachable(url: string, error: unknown): string {
  const { host, pathname } = new URL(url);
  return `The database ${pathname.slice(1) || 'postgres'} at ${host || 'localhost'} cannot be used: ${reasonOf(error)}.`;
}
