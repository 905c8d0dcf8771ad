/** What was written with the contact form. */
import { desc, eq } from 'drizzle-orm';
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
