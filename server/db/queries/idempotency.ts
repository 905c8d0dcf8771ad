/** The first responses of repeatable requests. */
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { idempotencyKeys } from '#server/db/schema/idempotency.ts';

/** Locked until the end of the transaction; false: another request with the same key is in progress. */
export async function claimKey(tx: Db, userId: number, key: string): Promise<boolean> {
  const { rows } = await tx.execute<{ claimed: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`${userId} ${key}`}, 0)) as claimed`,
  );
  return rows[0]?.claimed ?? false;
}

export async function storedResponse(tx: Db, userId: number, key: string) {
  const [row] = await tx
    .select({ requestHash: idempotencyKeys.requestHash, response: idempotencyKeys.response })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
  return row;
}

type StoredResponse = { userId: number; key: string; requestHash: Buffer; response: unknown; now: Date };

/** In the transaction of the work itself: response and work are committed together or not at all. */
export async function insertResponse(tx: Db, { now, ...row }: StoredResponse): Promise<void> {
  await tx.insert(idempotencyKeys).values({ ...row, status: 200, createdAt: now });
}
