/** A database that records the effects of its transactions after their commit. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type Outdated, type TransactionalDb, withAfterCommit } from '#server/db/after-commit.ts';
import { inTransaction, type Tx } from '#server/db/queries/transaction.ts';
import type { JobName } from '#server/domain/job.ts';
import type { PushEvent } from '#server/domain/push-event.ts';

export type Recording = {
  db: TransactionalDb;
  invalidations: () => number;
  /** What the last invalidation named. */
  outdated: () => Outdated | undefined;
  published: PushEvent[];
  jobs: JobName[];
};

/** `onPublish` runs at each event, so that a test can check what other connections see by then. */
export function recordedCommits(plain: NodePgDatabase, onPublish = async () => {}): Recording {
  const published: PushEvent[] = [];
  const jobs: JobName[] = [];
  let invalidations = 0;
  let outdated: Outdated | undefined;
  const db = withAfterCommit(plain, {
    origin: 'recorded',
    invalidateCache: (named) => {
      outdated = named;
      invalidations += 1;
    },
    publish: async (event) => {
      published.push(event);
      await onPublish();
    },
    sendJob: (name) => void jobs.push(name),
  });
  return { db, invalidations: () => invalidations, outdated: () => outdated, published, jobs };
}

/** For the set-up of a test: its events are not published. */
export const inQuietTransaction = <Result>(db: NodePgDatabase, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  inTransaction(recordedCommits(db).db, work);
