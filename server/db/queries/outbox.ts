/** Messages to shoppers: written with what causes them, read by whoever sends or shows them. */
import { desc } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { outbox } from '#server/db/schema/outbox.ts';

export type Message = Pick<typeof outbox.$inferInsert, 'channel' | 'recipient' | 'subject' | 'body'>;

/** Inside the transaction that causes the message, so that neither is there without the other. */
export const keepMessage = (tx: Db, message: Message) => tx.insert(outbox).values(message);

/** The newest first. */
export const latestMessages = (db: Db, count = 50) => db.select().from(outbox).orderBy(desc(outbox.id)).limit(count);
