/** Passkeys: listed and removed by their owner, found by the id that the authenticator gives. */
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { users } from '#server/db/schema/identity.ts';
import { passkeys } from '#server/db/schema/passkeys.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** The last used first. */
export const passkeysOf = (db: Db, userId: number): Promise<PasskeyRow[]> =>
  db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(sql`${passkeys.lastUsedAt} desc nulls last`, desc(passkeys.id));

/** Undefined: this passkey is known already. */
export async function insertPasskey(db: Db, row: typeof passkeys.$inferInsert): Promise<PasskeyRow | undefined> {
  const [added] = await db.insert(passkeys).values(row).onConflictDoNothing().returning();
  return added;
}

/** The passkey with its owner. */
export async function passkeyWithOwner(db: Db, credentialId: string) {
  const [found] = await db
    .select({ passkey: passkeys, user: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credentialId));
  return found;
}

/** False: it was removed meanwhile. */
export async function recordUse(db: Db, id: number, counter: number, now: Date): Promise<boolean> {
  const { rowCount } = await db.update(passkeys).set({ counter, lastUsedAt: now }).where(eq(passkeys.id, id));
  return Boolean(rowCount);
}

/** False: this shopper has no such passkey. */
export async function removeOwnPasskey(db: Db, userId: number, id: number): Promise<boolean> {
  const { rowCount } = await db.delete(passkeys).where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)));
  return Boolean(rowCount);
}
