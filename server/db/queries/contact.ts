/** The messages of the contact form. */
import { asc, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { contactMessages } from '#server/db/schema/tickets.ts';
import type { Tx } from './transaction.ts';

export type ContactMessageRow = typeof contactMessages.$inferSelect;
export type NewContactMessage = typeof contactMessages.$inferInsert;

export async function contactMessageOf(tx: Tx, requestKey: string): Promise<ContactMessageRow | undefined> {
  const [row] = await tx.select().from(contactMessages).where(eq(contactMessages.requestKey, requestKey));
  return row;
}

export async function insertContactMessage(tx: Tx, row: NewContactMessage): Promise<ContactMessageRow> {
  const [written] = await tx.insert(contactMessages).values(row).returning();
  if (!written) throw new Error('The message was not written.');
  return written;
}

/** The newest first. */
export const findContactMessages = (db: Db, count: number): Promise<ContactMessageRow[]> =>
  db.select().from(contactMessages).orderBy(desc(contactMessages.id)).limit(count);

const mostPurged = 1000;

/** The numbers rise with the time, so the oldest are found without reading the others; each run takes its share. */
export async function purgeContactMessages(db: Db, olderThan: Date): Promise<void> {
  const oldest = db
    .select({ id: contactMessages.id, createdAt: contactMessages.createdAt })
    .from(contactMessages)
    .orderBy(asc(contactMessages.id))
    .limit(mostPurged)
    .as('oldest');
  const over = db.select({ id: oldest.id }).from(oldest).where(lt(oldest.createdAt, olderThan));
  await db.delete(contactMessages).where(inArray(contactMessages.id, over));
}
