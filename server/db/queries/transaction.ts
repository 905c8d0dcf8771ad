/** Runs work in a transaction, and once more when the database asks for it. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { unavailable } from '#server/http/refusal.ts';

export type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/**
 * Fewer than the pool has connections: buyers who queue for the last piece must not keep everybody else from
 * looking around. The others wait here, where waiting costs nothing.
 */
const mostAtOnce = 8;
const mostWaiting = 2_000;

type Gate = { inside: number; waiting: (() => void)[] };
const gates = new WeakMap<object, Gate>();

function gateOf(db: object): Gate {
  const known = gates.get(db) ?? { inside: 0, waiting: [] };
  gates.set(db, known);
  return known;
}

async function throughGate<Result>(gate: Gate, work: () => Promise<Result>): Promise<Result> {
  if (gate.waiting.length >= mostWaiting) throw unavailable();
  if (gate.inside >= mostAtOnce) await new Promise<void>((resolve) => gate.waiting.push(resolve));
  else gate.inside += 1;
  try {
    return await work();
  } finally {
    const next = gate.waiting.shift();
    // The place is handed over, so nobody who comes later can slip in between.
    if (next) next();
    else gate.inside -= 1;
  }
}

/** serialization_failure and deadlock_detected: nothing is wrong with the work, it only met another. */
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

const poolOf = (db: NodePgDatabase): Pool => (db as NodePgDatabase & { $client: Pool }).$client;

/**
 * One attempt. Drizzle's own `db.transaction` would keep the client for ever when `begin` fails, and hide the first
 * error behind that of the `rollback`. A client returns to the pool only if it is known to be outside a transaction.
 */
async function attempt<Result>(pool: Pool, work: Work<Result>): Promise<Result> {
  const client = await pool.connect();
  let isClean = false;
  let reason: { error: unknown } | undefined;
  try {
    const result = await drizzle({ client }).transaction((tx) =>
      work(tx).catch((error: unknown) => {
        reason = { error };
        throw error;
      }),
    );
    isClean = true;
    return result;
  } catch (error) {
    // Without a reason it was `begin` or `commit` that failed.
    isClean = reason !== undefined && client.getTransactionStatus() === 'I';
    throw reason ? reason.error : error;
  } finally {
    client.release(!isClean);
  }
}

/** For short work that holds no stock: it does not wait for buyers who queue at the gate. */
export const inUngatedTransaction = <Result>(db: NodePgDatabase, work: Work<Result>): Promise<Result> =>
  repeatedly(() => attempt(poolOf(db), work));

/** `work` may run several times, so it must do nothing outside the database that cannot be done twice. */
export const inTransaction = <Result>(db: NodePgDatabase, work: Work<Result>): Promise<Result> =>
  throughGate(gateOf(db), () => inUngatedTransaction(db, work));
