/** Tokens for a new password: one per account, used once. */
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { sessions, users } from '#server/db/schema/identity.ts';
import { passwordResets as resets } from '#server/db/schema/one-time-codes.ts';

export async function upsertReset(tx: Db, reset: typeof resets.$inferInsert): Promise<void> {
  const { tokenHash, expiresAt } = reset;
  await tx.insert(resets).values(reset).onConflictDoUpdate({ target: resets.userId, set: { tokenHash, expiresAt } });
}

/** The owner of the token, as long as it is valid. */
export async function userOfReset(db: Db, tokenHash: Buffer, now: Date) {
  const [found] = await db
    .select({ user: users })
    .from(resets)
    .innerJoin(users, eq(users.id, resets.userId))
    .where(and(eq(resets.tokenHash, tokenHash), gt(resets.expiresAt, now)));
  return found?.user;
}

/**
 * Uses the token up: sets the password and ends every session. False: another request was faster, or the token has
 * expired.
 */
export async function applyReset(
  tx: Db,
  { tokenHash, passwordHash, now }: { tokenHash: Buffer; passwordHash: string; now: Date },
): Promise<boolean> {
  const [used] = await tx
    .delete(resets)
    .where(and(eq(resets.tokenHash, tokenHash), gt(resets.expiresAt, now)))
    .returning({ userId: resets.userId });
  if (!used) return false;
  await tx.update(users).set({ passwordHash }).where(eq(users.id, used.userId));
  await tx.delete(sessions).where(eq(sessions.userId, used.userId));
  return true;
}

export const purgeResets = (db: Db, now: Date) => db.delete(resets).where(lt(resets.expiresAt, now));
