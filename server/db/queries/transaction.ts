/** Runs work in a transaction, repeats it when the database asks for it, and then runs its effects. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type Effects, noEffects, notifyProcesses, runEffects, type TransactionalDb } from '#server/db/after-commit.ts';
import { unavailable } from '#server/domain/refusal.ts';

type DrizzleTx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/** Only `inTransaction` creates one. A query that changes what others see queues on `effects` (`after-commit.ts`). */
export type Tx = DrizzleTx & { readonly effects: Effects };

/**
 * Fewer than the pool has connections: buyers who queue for the last piece must not block everybody else. The others
 * wait here, without a connection.
 */
const mostAtOnce = 8;
const mostWaiting = 2_000;
/** In a rush somebody leaves every few milliseconds; a lock that another program holds lets nobody out. */
const longestStandstillMs = 2_000;

type Waiting = { enter(): void; refuse(error: Error): void };
type Gate = { inside: number; waiting: Waiting[]; standstill?: NodeJS.Timeout };
const gates = new WeakMap<object, Gate>();

function gateOf(db: object): Gate {
  const known = gates.get(db) ?? { inside: 0, waiting: [] };
  gates.set(db, known);
  return known;
}

/** Refuses those who wait if nobody leaves in time. Each caller who leaves, and the first who waits, starts the time. */
function watchStandstill(gate: Gate): void {
  clearTimeout(gate.standstill);
  if (gate.waiting.length === 0) return;
  gate.standstill = setTimeout(() => {
    for (const { refuse } of gate.waiting.splice(0)) refuse(unavailable());
  }, longestStandstillMs);
}

function waitAt(gate: Gate): Promise<void> {
  return new Promise((enter, refuse) => {
    gate.waiting.push({ enter, refuse });
    if (gate.waiting.length === 1) watchStandstill(gate);
  });
}

async function throughGate<Result>(gate: Gate, work: () => Promise<Result>): Promise<Result> {
  if (gate.waiting.length >= mostWaiting) throw unavailable();
  if (gate.inside >= mostAtOnce) await waitAt(gate);
  else gate.inside += 1;
  try {
    return await work();
  } finally {
    const next = gate.waiting.shift();
    // The slot is handed over directly, so that a later caller cannot take it.
    if (next) next.enter();
    else gate.inside -= 1;
    watchStandstill(gate);
  }
}

/** serialization_failure and deadlock_detected: the work is correct and only conflicted with another transaction. */
const worthRepeating = ['40001', '40P01'];
const mostTries = 5;

const codeOf = (error: unknown): unknown =>
  error instanceof Error ? ((error as { code?: unknown }).code ?? codeOf(error.cause)) : undefined;

const pause = (tries: number) => new Promise((resolve) => setTimeout(resolve, 2 ** tries * 5 * (0.5 + Math.random())));

async function repeatedly<Result>(work: () => Promise<Result>, tries = 1): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (tries >= mostTries || !worthRepeating.includes(String(codeOf(error)))) throw error;
  }
  await pause(tries);
  return repeatedly(work, tries + 1);
}

type Work<Result> = (tx: Tx) => Promise<Result>;

type Committed<Result> = { result: Result; effects: Effects };

/**
 * One attempt. Drizzle's own `db.transaction` would never release the client when `begin` fails, and hides the first
 * error behind that of the `rollback`. A client returns to the pool only if it is known to be outside a transaction.
 */
async function attempt<Result>(db: TransactionalDb, work: Work<Result>): Promise<Committed<Result>> {
  const { $client: pool, afterCommit } = db;
  const client = await pool.connect();
  let isClean = false;
  let reason: { error: unknown } | undefined;
  // The effects of this attempt alone: those of a rolled-back attempt never run.
  const effects = noEffects();
  try {
    const result = await drizzle({ client }).transaction(async (tx) => {
      try {
        const result = await work(Object.assign(tx, { effects }));
        await notifyProcesses(tx, effects, afterCommit.origin);
        return result;
      } catch (error) {
        reason = { error };
        throw error;
      }
    });
    isClean = true;
    return { result, effects };
  } catch (error) {
    // Without an error it was `begin` or `commit` that failed.
    const isOver = client.getTransactionStatus() === 'I';
    isClean = reason !== undefined && isOver;
    // A connection that is lost during `commit` leaves open whether others see the change.
    if (!reason && !isOver) afterCommit.invalidateCache(effects.outdated);
    throw reason ? reason.error : error;
  } finally {
    client.release(!isClean);
  }
}

const committed = <Result>(db: TransactionalDb, work: Work<Result>): Promise<Committed<Result>> =>
  repeatedly(() => attempt(db, work));

async function finish<Result>(db: TransactionalDb, { result, effects }: Committed<Result>): Promise<Result> {
  await runEffects(effects, db.afterCommit);
  return result;
}

/** For short work that holds no stock: it does not wait behind buyers at the gate. */
export const inUngatedTransaction = async <Result>(db: TransactionalDb, work: Work<Result>): Promise<Result> =>
  finish(db, await committed(db, work));

/**
 * `work` may run several times, so it must have no effect outside the database; `effects` is the place for those. They
 * run once, after the slot at the gate is free again.
 */
export const inTransaction = async <Result>(db: TransactionalDb, work: Work<Result>): Promise<Result> =>
  finish(db, await throughGate(gateOf(db.$client), () => committed(db, work)));
