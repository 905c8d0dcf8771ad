/**
 * What a change brings about outside the database. Queries that write queue it on their transaction, and `inTransaction`
 * runs it after the commit: others would read the old rows before, and a rollback leaves nothing to tell.
 */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { JobName } from '#server/domain/job.ts';
import type { PushEvent } from '#server/domain/push-event.ts';

/** All must handle their own failures: the change is committed, and whoever made it must not be told otherwise. */
export type AfterCommit = {
  /** Public responses may be out of date. */
  invalidateCache(): void;
  /** The open pages of a shopper are to look again. */
  publish(event: PushEvent): Promise<void>;
  /** A server is to do this soon. The transaction has written what there is to do, so nothing is lost with the call. */
  sendJob(name: JobName): void;
};

/** The only database that `inTransaction` takes, so that no transaction is opened without a place for its effects. */
export type TransactionalDb = NodePgDatabase & { readonly $client: Pool; readonly afterCommit: AfterCommit };

/** The same pool with its own `afterCommit`: two servers in one process each invalidate their own cache. */
export const withAfterCommit = (db: NodePgDatabase, afterCommit: AfterCommit): TransactionalDb => {
  const client = (db as NodePgDatabase & { $client: Pool }).$client;
  return Object.assign(drizzle({ client }), { afterCommit });
};

/** Each is run once, however many queries of the transaction ask for it. */
export type Effects = { invalidatesCache: boolean; events: Map<string, PushEvent>; jobs: Set<JobName> };

type Queueing = { readonly effects: Effects };

export const noEffects = (): Effects => ({ invalidatesCache: false, events: new Map(), jobs: new Set() });

/** For whatever changes rows that public responses are made of. */
export function invalidateCache({ effects }: Queueing): void {
  effects.invalidatesCache = true;
}

/** For whatever changes something that an open page of this shopper may show. */
export function publish({ effects }: Queueing, event: PushEvent): void {
  effects.events.set(`${event.userId} ${event.event}`, event);
}

/**
 * For whatever writes rows that a job works through. Inside the transaction the job would lock the queue's one waiting
 * place, and writers would wait for each other.
 */
export function queueJob({ effects }: Queueing, name: JobName): void {
  effects.jobs.add(name);
}

export async function runEffects({ invalidatesCache, events, jobs }: Effects, afterCommit: AfterCommit): Promise<void> {
  if (invalidatesCache) afterCommit.invalidateCache();
  for (const name of jobs) afterCommit.sendJob(name);
  for (const event of events.values()) await afterCommit.publish(event);
}
