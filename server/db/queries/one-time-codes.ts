/** One-time codes: written, tried and deleted in one statement each, so that parallel requests gain nothing. */
import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { users } from '#server/db/schema/identity.ts';
import { oneTimeCodes as codes } from '#server/db/schema/one-time-codes.ts';
import { outbox } from '#server/db/schema/outbox.ts';
import { codePolicy } from '#server/domain/one-time-code.ts';
import type { Message } from './outbox.ts';

type CodeRow = typeof codes.$inferSelect;
export type NewCode = Pick<
  CodeRow,
  'recipient' | 'userId' | 'channel' | 'contextHash' | 'codeHash' | 'requestedAt' | 'expiresAt'
>;

/**
 * Replaces the earlier code, and writes its message into the outbox; false: the recipient is locked, or the account
 * was deleted meanwhile. For an unknown contact the statement is the same without a message, so that it takes as long.
 */
export async function writeCode(db: Db, code: NewCode, message: Message, isSent: boolean): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    with written as (
      insert into ${codes} as old
        (recipient, user_id, channel, context_hash, code_hash, asked_at, expires_at)
      select ${code.recipient}::bytea, ${code.userId}::int, ${code.channel}::text, ${code.contextHash}::bytea,
        ${code.codeHash}::bytea, ${code.requestedAt}::timestamptz, ${code.expiresAt}::timestamptz
      where ${code.userId}::int is null
        or exists (select from ${users} where id = ${code.userId} and is_active for key share)
      on conflict (recipient) do update set
        user_id = excluded.user_id, channel = excluded.channel, context_hash = excluded.context_hash,
        code_hash = excluded.code_hash, asked_at = excluded.asked_at, expires_at = excluded.expires_at, tries = 0
      where old.locked_until is null or old.locked_until <= excluded.asked_at
      returning asked_at, expires_at
    ), kept as (
      insert into ${outbox} (channel, recipient, subject, body, mail, secret, created_at, next_try_at, expires_at)
      select ${message.channel}::text, ${message.recipient}::text, ${message.subject}::text, ${message.body}::text,
        ${message.mail ? JSON.stringify(message.mail) : null}::jsonb, ${message.secret}::bytea, asked_at, asked_at, expires_at
      from written where ${isSent}::boolean
    )
    select from written`);
  return rowCount === 1;
}

export type Tried = Pick<CodeRow, 'userId' | 'channel'> & { isRight: boolean; isLocked: boolean };

/**
 * Counts the attempt and compares in the same statement: no comparison without a count. It compares keyed hashes, so
 * that its duration reveals nothing. Undefined: there was no code to try.
 */
export async function tryCode(
  db: Db,
  { contextHash, hashes, now }: { contextHash: Buffer; hashes: Buffer[]; now: Date },
): Promise<Tried | undefined> {
  const isRight = inArray(codes.codeHash, hashes);
  const locks = sql`${codes.failures} + 1 >= ${codePolicy.failuresInARow}`;
  const unless = (right: SQL, wrong: SQL) => sql`case when ${isRight} then ${right} else ${wrong} end`;
  const whenLocking = (then: SQL, otherwise: SQL) =>
    unless(otherwise, sql`case when ${locks} then ${then} else ${otherwise} end`);
  const lockEnd = sql`${now}::timestamptz + ${codePolicy.lockMs / 1000} * interval '1 second' * 2 ^ ${codes.locks}`;
  const [tried] = await db
    .update(codes)
    .set({
      tries: sql`${codes.tries} + 1`,
      codeHash: unless(sql`null`, sql`${codes.codeHash}`),
      failures: unless(sql`0`, sql`case when ${locks} then 0 else ${codes.failures} + 1 end`),
      locks: whenLocking(sql`${codes.locks} + 1`, sql`${codes.locks}`),
      lockedUntil: whenLocking(lockEnd, sql`${codes.lockedUntil}`),
    })
    .where(
      and(
        eq(codes.contextHash, contextHash),
        isNotNull(codes.codeHash),
        lt(codes.tries, codePolicy.tries),
        gt(codes.expiresAt, now),
        or(isNull(codes.lockedUntil), lte(codes.lockedUntil, now)),
      ),
    )
    .returning({
      userId: codes.userId,
      channel: codes.channel,
      isRight: sql<boolean>`${codes.codeHash} is null`,
      isLocked: sql<boolean>`coalesce(${codes.lockedUntil} > ${now}, false)`,
    });
  return tried;
}

/** Found by its recipient or by the browser that requested it; undefined: not locked. */
export async function lockEndOf(
  db: Db,
  column: 'recipient' | 'contextHash',
  value: Buffer,
  now: Date,
): Promise<Date | undefined> {
  const [found] = await db
    .select({ lockedUntil: codes.lockedUntil })
    .from(codes)
    .where(and(sql`${codes[column]} = ${value}`, gt(codes.lockedUntil, now)));
  return found?.lockedUntil ?? undefined;
}

/** Codes are deleted after a day; failures and locks are kept for a year, because the locks count over it. */
export async function purgeCodes(db: Db, dayAgo: Date, yearAgo: Date): Promise<void> {
  const isClean = and(eq(codes.failures, 0), eq(codes.locks, 0));
  await db
    .update(codes)
    .set({ codeHash: null, contextHash: null })
    .where(and(lt(codes.expiresAt, dayAgo), isNotNull(codes.contextHash)));
  const isUnlocked = or(isNull(codes.lockedUntil), lt(codes.lockedUntil, yearAgo));
  await db
    .delete(codes)
    .where(or(and(lt(codes.requestedAt, dayAgo), isClean), and(lt(codes.requestedAt, yearAgo), isUnlocked)));
}
