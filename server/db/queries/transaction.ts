/** Runs work in a transaction, and once more when the database asks for it. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
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

export const inTransaction = <Result>(db: NodePgDatabase, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  throughGate(gateOf(db), () => repeatedly(() => db.transaction(work)));
