/**
 * The read replica: a standby that answers reads of public rows while it is known to be up to date. Otherwise the primary
 * does. What a process knows comes from positions in the log of the database (`replica-watch.ts`), not from a query for
 * each request.
 */
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { type Db, newPool, replicaSettings } from './pool.ts';
import { ReplicaWatch } from './replica-watch.ts';

export type Replica = {
  /** Reads of rows that everybody sees; of the replica or of the primary, each query anew. */
  db: Db;
  /** Public rows have changed: until the replica has this change, the primary answers. */
  expectChange(): void;
  /** Whether the process hears of what others change; while it does not, the primary answers. */
  listens(isListening: boolean): void;
  /** The state, and counts since the start. `lagSeconds`: the replica is behind by no more; undefined if never seen. */
  readings(): { isUsed: boolean; lagSeconds: number | undefined; byReplica: number; byPrimary: number; failed: number };
  close(): Promise<void>;
};

export type ReplicaOptions = {
  url: string;
  primary: pg.Pool;
  poolSize: number;
  isPooled: boolean;
  warn: (text: string) => void;
};

type Query = (query: unknown, values?: unknown[]) => Promise<unknown>;

/** Opens without connecting: a shop starts and works without its replica. */
export function openReplica({ url, primary, poolSize, isPooled, warn }: ReplicaOptions): Replica {
  const pool = newPool({ ...replicaSettings(isPooled), connectionString: url, max: poolSize }, () => watch.fail());
  const watch = new ReplicaWatch(primary, pool, warn);
  const counts = { byReplica: 0, byPrimary: 0, failed: 0 };
  const queryOf = (of: pg.Pool): Query => of.query.bind(of) as unknown as Query;

  /** A read can be repeated, so whatever goes wrong on the replica, the primary has the last word. */
  const query: Query = async (text, values) => {
    if (watch.isCurrent()) {
      try {
        const result = await queryOf(pool)(text, values);
        counts.byReplica += 1;
        return result;
      } catch {
        counts.failed += 1;
        watch.fail();
      }
    }
    counts.byPrimary += 1;
    return queryOf(primary)(text, values);
  };

  watch.start();
  return {
    // Drizzle asks nothing of a client but this function, as long as there is no transaction.
    db: drizzle({ client: { query } as unknown as pg.Pool }),
    expectChange: () => watch.expectChange(),
    listens: (isListening) => watch.listens(isListening),
    readings: () => ({ isUsed: watch.isCurrent(), lagSeconds: watch.lagSeconds(), ...counts }),
    async close() {
      await watch.stop();
      await pool.end();
    },
  };
}
