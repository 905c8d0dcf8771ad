/**
 * Effects outside the database. Queries that write queue them on their transaction, and `inTransaction` runs them after
 * the commit: earlier, others would read the old rows, and a rollback must have no effect.
 */
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { JobName } from '#server/domain/job.ts';
import type { PushEvent } from '#server/domain/push-event.ts';
import type { Db } from './pool.ts';

/** The channel of the database on which processes hear that public responses may be out of date. */
export const changedChannel = 'larder_changed';

/** Which public responses a change has outdated: those that show one of these products, or all. */
export type Outdated = ReadonlySet<number> | 'all';

/** A notification holds at most 8,000 bytes; an id has at most ten digits. */
const mostNamed = 500;

/** Each must handle its own failures: the change is committed, and its caller must not see an error. */
export type AfterCommit = {
  /** Names the process in its notifications, so that it can tell them from those of others. */
  readonly origin?: string;
  /** These public responses may be out of date. */
  invalidateCache(outdated: Outdated): void;
  /** The shopper's open pages must refetch. */
  publish(event: PushEvent): Promise<void>;
  /** A server must run this job soon. The transaction has written the work as rows, so a lost call loses nothing. */
  sendJob(name: JobName): void;
  /** So many orders were placed. Only a server with metrics counts them. */
  countOrders?(count: number): void;
};

/** The only database that `inTransaction` accepts, so that every transaction has a place for its effects. */
export type TransactionalDb = NodePgDatabase & { readonly $client: Pool; readonly afterCommit: AfterCommit };

/** The same pool with its own `afterCommit`: two servers in one process each invalidate their own cache. */
export const withAfterCommit = (db: NodePgDatabase, afterCommit: AfterCommit): TransactionalDb => {
  const client = (db as NodePgDatabase & { $client: Pool }).$client;
  return Object.assign(drizzle({ client }), { afterCommit });
};

/** Each runs once, however many queries of the transaction request it. */
export type Effects = { outdated: Outdated; events: Map<string, PushEvent>; jobs: Set<JobName>; orders: number };

type Queueing = { readonly effects: Effects };

export const noEffects = (): Effects => ({ outdated: new Set(), events: new Map(), jobs: new Set(), orders: 0 });

/**
 * The last statement of a transaction, once however much it has changed. PostgreSQL delivers it with the commit: no
 * process hears of a change that was rolled back, and none misses one because its author died after the commit.
 */
export async function notifyProcesses(tx: Pick<Db, 'execute'>, { outdated }: Effects, origin = ''): Promise<void> {
  if (isNothing(outdated)) return;
  const payload = outdated === 'all' ? origin : `${origin} ${[...outdated].join()}`;
  await tx.execute(sql`select pg_notify(${changedChannel}, ${payload})`);
}

/** The payload of a notification on `changedChannel`. */
export function readChange(payload: string): { origin: string; outdated: Outdated } {
  const [origin = '', products = ''] = payload.split(' ');
  return { origin, outdated: products === '' ? 'all' : new Set(products.split(',').map(Number)) };
}

const isNothing = (outdated: Outdated) => outdated !== 'all' && outdated.size === 0;

/** Call it after changing rows of which public responses are made. */
export function invalidateCache({ effects }: Queueing): void {
  effects.outdated = 'all';
}

/** Call it after changing what is in stock, or how much was sold, of these products and nothing else. */
export function invalidateProducts({ effects }: Queueing, ids: readonly number[]): void {
  if (effects.outdated === 'all') return;
  const products = new Set([...effects.outdated, ...ids]);
  effects.outdated = products.size > mostNamed ? 'all' : products;
}

/** Call it after changing something that an open page of this shopper may show. */
export function publish({ effects }: Queueing, event: PushEvent): void {
  effects.events.set(`${event.userId} ${event.event}`, event);
}

/**
 * Call it after writing rows for a job. Inside the transaction the job would lock the queue's one waiting slot, and
 * writers would wait for each other.
 */
export function queueJob({ effects }: Queueing, name: JobName): void {
  effects.jobs.add(name);
}

/** Call it after writing orders. */
export function countOrders({ effects }: Queueing, count: number): void {
  effects.orders += count;
}

export async function runEffects(effects: Effects, afterCommit: AfterCommit): Promise<void> {
  const { outdated, events, jobs, orders } = effects;
  if (!isNothing(outdated)) afterCommit.invalidateCache(outdated);
  for (const name of jobs) afterCommit.sendJob(name);
  if (orders > 0) afterCommit.countOrders?.(orders);
  for (const event of events.values()) await afterCommit.publish(event);
}
