/** Messages to shoppers: written together with their cause, claimed for sending, listed for the inbox. */
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, min, sql } from 'drizzle-orm';
import { queueJob } from '#server/db/after-commit.ts';
import type { Db } from '#server/db/pool.ts';
import { outbox } from '#server/db/schema/outbox.ts';
import { type Mail, unfilled } from '#server/domain/mail.ts';
import { mailText } from '#server/domain/mail-text.ts';
import type { Tx } from './transaction.ts';

export type MessageRow = typeof outbox.$inferSelect;
export type Message = Pick<MessageRow, 'channel' | 'recipient' | 'subject' | 'body'> &
  Partial<Pick<MessageRow, 'secret' | 'mail'>>;

/** In the transaction of its cause, so that neither is committed without the other. */
export async function enqueueMessage(tx: Tx, message: Message): Promise<void> {
  queueJob(tx, 'message-delivery');
  await tx.insert(outbox).values(message);
}

/** What the outbox keeps of a mail. */
export const mailColumns = (mail: Mail) => ({ subject: mail.subject, body: mailText(mail, unfilled), mail });

export const enqueueMail = (tx: Tx, recipient: string, mail: Mail): Promise<void> =>
  enqueueMessage(tx, { channel: 'email', recipient, ...mailColumns(mail) });

export async function messageWithId(db: Db, id: number): Promise<MessageRow | undefined> {
  const [found] = await db.select().from(outbox).where(eq(outbox.id, id));
  return found;
}

/** The newest first. */
export const latestMessages = (db: Db, count = 50) => db.select().from(outbox).orderBy(desc(outbox.id)).limit(count);

const isWaiting = and(isNull(outbox.sentAt), isNull(outbox.givenUpAt));

/**
 * Claims the due messages, the oldest first, and counts the attempt. No other server gets them before `until`; if this
 * server dies meanwhile, they are due again then.
 */
export async function claimMessages(
  db: Db,
  { now, until, count }: { now: Date; until: Date; count: number },
): Promise<MessageRow[]> {
  const due = db.$with('due').as(
    db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(isWaiting, lte(outbox.nextTryAt, now)))
      .orderBy(outbox.nextTryAt, outbox.id)
      .limit(count)
      .for('update', { skipLocked: true }),
  );
  const claimed = await db
    .with(due)
    .update(outbox)
    .set({ nextTryAt: until, attempts: sql`${outbox.attempts} + 1` })
    .where(inArray(outbox.id, db.select({ id: due.id }).from(due)))
    .returning();
  return claimed.sort((a, b) => a.id - b.id);
}

/** When the next message becomes due. */
export async function nextTryAfter(db: Db, now: Date, latest: Date): Promise<Date | undefined> {
  const isComing = and(isWaiting, gt(outbox.nextTryAt, now), lte(outbox.nextTryAt, latest));
  const [row] = await db
    .select({ next: min(outbox.nextTryAt) })
    .from(outbox)
    .where(isComing);
  return row?.next ?? undefined;
}

const update = (db: Db, id: number, set: Partial<typeof outbox.$inferInsert>) =>
  db
    .update(outbox)
    .set(set)
    .where(and(eq(outbox.id, id), isWaiting));

export const markSent = (db: Db, id: number, sentAt: Date) => update(db, id, { sentAt, secret: null, lastError: null });

export const markWaiting = (db: Db, id: number, nextTryAt: Date, lastError: string) =>
  update(db, id, { nextTryAt, lastError });

export const markGivenUp = (db: Db, id: number, givenUpAt: Date, lastError: string) =>
  update(db, id, { givenUpAt, lastError, secret: null });

/** Expired secrets are deleted at once, whole messages after their retention time. */
export async function purgeMessages(db: Db, now: Date, olderThan: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ secret: null })
    .where(and(isNotNull(outbox.secret), lt(outbox.expiresAt, now)));
  await db.delete(outbox).where(lt(outbox.createdAt, olderThan));
}
