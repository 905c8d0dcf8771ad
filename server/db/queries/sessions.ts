/** Sessions: looked up by every call with a token, opened by the sign-in, ended by the log-out. */
import { and, desc, eq, gt, inArray, lt, notInArray, or } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { sessions, users } from '#server/db/schema/identity.ts';
import { idleMs } from '#server/domain/token.ts';

const idleSince = (now: Date): Date => new Date(now.getTime() - idleMs);

/** A session ends at its time, or when nobody has used it for a while. */
export const isValidAt = (now: Date) => and(gt(sessions.expiresAt, now), gt(sessions.lastUsedAt, idleSince(now)));

const mayEnter = and(eq(users.isActive, true), eq(users.role, 'customer'));

/** Only of shoppers: staff and blocked accounts have no session here. */
export async function findSession(db: Db, tokenHash: Buffer, now: Date) {
  const [found] = await db
    .select({ id: sessions.id, userId: sessions.userId, lastUsedAt: sessions.lastUsedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), isValidAt(now), mayEnter));
  return found;
}

/** Those of `ids` that still let their shopper in. */
export async function sessionsAlive(db: Db, ids: number[], now: Date): Promise<Set<number>> {
  const isAlive = and(inArray(sessions.id, ids), isValidAt(now), mayEnter);
  const found = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(isAlive);
  return new Set(found.map(({ id }) => id));
}

export async function touchSession(db: Db, id: number, now: Date): Promise<void> {
  await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, id));
}

export type NewSession = {
  userId: number;
  tokenHash: Buffer;
  createdAt: Date;
  expiresAt: Date;
  userAgent: string | null;
};

/** Opens a session; the oldest beyond `keep` are ended. */
export async function openSession(db: Db, session: NewSession, keep: number): Promise<void> {
  await db.insert(sessions).values({ ...session, lastUsedAt: session.createdAt });
  const newest = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, session.userId))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(keep);
  await db.delete(sessions).where(and(eq(sessions.userId, session.userId), notInArray(sessions.id, newest)));
}

export async function endSession(db: Db, id: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

/** False: this shopper has no such session. */
export async function endOwnSession(db: Db, userId: number, id: number): Promise<boolean> {
  const { rowCount } = await db.delete(sessions).where(and(eq(sessions.id, id), eq(sessions.userId, userId)));
  return Boolean(rowCount);
}

export async function endSessions(db: Db, userId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

/** The valid ones, the last used first. */
export const liveSessions = (db: Db, userId: number, now: Date) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isValidAt(now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));

/** Expired sessions. */
export async function purgeSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(or(lt(sessions.expiresAt, now), lt(sessions.lastUsedAt, idleSince(now))));
}
