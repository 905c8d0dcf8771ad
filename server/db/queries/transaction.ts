/** Runs work in a transaction, and once more when the database asks for it. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

export type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/** serialization_failure and deadlock_detected: nothing is wrong with the work, it only met another. */
const worthRepeating = ['40001', '40P01'];
const mostTries = 5;

const codeOf = (error: unknown): unknown =>
  error instanceof Error ? ((error as { code?: unknown }).code ?? codeOf(error.cause)) : undefined;

const pause = (tries: number) => new Promise((resolve) => setTimeout(resolve, 2 ** tries * 5 * (0.5 + Math.random())));

export async function inTransaction<Result>(
  db: NodePgDatabase,
  work: (tx: Tx) => Promise<Result>,
  tries = 1,
): Promise<Result> {
  try {
    return await db.transaction(work);
  } catch (error) {
    if (tries >= mostTries || !worthRepeating.includes(String(codeOf(error)))) throw error;
  }
  await pause(tries);
  return inTransaction(db, work, tries + 1);
}
