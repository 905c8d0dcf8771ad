/** Opens the database: one pool of connections, and drizzle on top of it. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { reasonOf, StartError } from '#server/start-error.ts';
import { UnnamedClient } from './unnamed-client.ts';

/** Drizzle, on the pool or inside a transaction: the parameter of query functions. Transactions: `inTransaction`. */
export type Db = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'selectDistinctOn' | 'insert' | 'update' | 'delete'
> &
  Pick<NodePgDatabase, 'execute' | '$with' | 'with' | '$count'>;

export type Database = {
  pool: pg.Pool;
  db: NodePgDatabase;
  /** New connections use this URL from now on, because the server was restarted on another port. */
  moveTo(url: string): void;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  url: string;
  poolSize?: number;
  /** No shopper waits for a command: its statements may take minutes. */
  isPatient?: boolean;
  /** The address is that of a pooler such as PgBouncer, which hands out a connection for one transaction. */
  isPooled?: boolean;
  /** Called once for each lost connection, idle or in use; the pool replaces it by itself. */
  onLostConnection?: (error: Error) => void;
};

/** Waiting longer than this for a free connection, or for one statement, is a failure. */
const timeout = { connectionTimeoutMillis: 2_000, statement_timeout: 10_000, query_timeout: 12_000 };

const longTimeout = { ...timeout, statement_timeout: 300_000, query_timeout: 310_000 };

/**
 * PostgreSQL compiles a query whose cost it estimates as high (`jit`). That takes 20 ms for a search and saves nothing,
 * because the shop's queries look up rows by their keys.
 */
const directly = { idle_in_transaction_session_timeout: 15_000, options: '-c jit=off' };

/**
 * A pooler takes no settings of a connection: its own configuration has them. And a statement that was prepared with a
 * name belongs to a connection that the next query may not get.
 */
const behindPooler = {
  connectionTimeoutMillis: timeout.connectionTimeoutMillis,
  query_timeout: timeout.query_timeout,
  Client: UnnamedClient,
};

const settingsOf = ({ isPatient = false, isPooled }: Pick<DatabaseOptions, 'isPatient' | 'isPooled'>): pg.PoolConfig =>
  isPooled ? behindPooler : { ...(isPatient ? longTimeout : timeout), ...directly };

/** Connects once, so that a wrong URL fails at the start with a sentence (StartError). */
export async function openDatabase({
  url,
  poolSize = 20,
  isPatient = false,
  isPooled = false,
  onLostConnection,
}: DatabaseOptions): Promise<Database> {
  checkAddress(url);
  const pool = newPool({ ...settingsOf({ isPatient, isPooled }), connectionString: url, max: poolSize }, (error) =>
    onLostConnection?.(error),
  );
  try {
    await checkServer(pool);
  } catch (error) {
    await pool.end();
    throw error instanceof StartError ? error : new StartError(unreachable(url, error), { cause: error });
  }
  const moveTo = (to: string) => {
    pool.options.connectionString = to;
  };
  return { pool, db: drizzle({ client: pool }), moveTo, close: closeOnce(pool) };
}

/** A replica that stays silent for longer is away, and the primary answers. */
export const replicaSettings = (isPooled: boolean): pg.PoolConfig => ({
  ...settingsOf({ isPooled }),
  connectionTimeoutMillis: 500,
  query_timeout: 2_000,
});

/** Survives lost connections, of which `onLost` is told. */
export function newPool(settings: pg.PoolConfig, onLost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({ idleTimeoutMillis: 30_000, keepAlive: true, application_name: 'larder', ...settings });
  surviveLostConnections(pool, onLost);
  return pool;
}

/**
 * An `error` event without a listener ends the process. The pool listens to idle clients only: a client that a
 * transaction holds needs its own listener.
 */
function surviveLostConnections(pool: pg.Pool, onLost: (error: Error) => void): void {
  pool.on('connect', (client) => {
    // A terminated connection emits two errors, one of the server and one of the socket; one log line is enough.
    client.once('error', (error) => {
      // The embedded PostgreSQL stops right after the pool, and a connection may close later.
      if (!pool.ending) onLost(error);
    });
    client.on('error', () => undefined);
  });
  // Repeats what the idle client has emitted.
  pool.on('error', () => undefined);
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
  const place = `${pathname.slice(1) || 'postgres'} at ${host || 'localhost'}`;
  return `The database ${place} cannot be used: ${reasonOf(error)}.${adviceFor(error)}`;
}

/** PgBouncer's words for a setting that it would have to give to a connection of others. */
export const adviceFor = (error: unknown): string =>
  /unsupported startup parameter/.test(reasonOf(error))
    ? ' It is a pooler: set DATABASE_DIRECT_URL to the address of the database behind it.'
    : '';
