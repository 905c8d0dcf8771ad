/** Writes what the demo shopper has talked about: a conversation with a shop, and a ticket about the oldest order. */
import { asc, eq } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { conversations, messages } from '#server/db/schema/chat.ts';
import type { users } from '#server/db/schema/identity.ts';
import { orders } from '#server/db/schema/orders.ts';
import { ticketMessages, tickets } from '#server/db/schema/tickets.ts';
import { daysAfter } from '#server/domain/dates.ts';
import { insertAll } from './bulk.ts';

type User = typeof users.$inferSelect;

/** The bakery, from which the newest order came. */
const shopId = 3;
const spoken = [
  { side: 'user', body: 'Hello! Do you bake the rye loaf on Saturdays too?' },
  { side: 'shop', body: 'We do, from six in the morning. It’s gone by noon.' },
  { side: 'user', body: 'Then I’ll order on Friday evening. Thank you!' },
] as const;

const complaint = [
  // The oldest order came from the greengrocer.
  { side: 'user', body: 'A few pieces at the bottom of the bag were bruised when it came.', isHighlighted: false },
  {
    side: 'shop',
    body: 'We’re sorry! We’ve refunded them. The money will be with you within three days.',
    isHighlighted: true,
  },
] as const;

const minutesAfter = (date: Date, minutes: number) => daysAfter(date, minutes / 1440);

export async function loadTalk(tx: Db, user: User, now: Date): Promise<void> {
  await loadConversation(tx, user, daysAfter(now, -6));
  await loadTicket(tx, user, daysAfter(now, -20));
}

/** Both have read everything. */
async function loadConversation(tx: Db, { id: userId }: User, from: Date): Promise<void> {
  const row = { userId, shopId, movedAt: minutesAfter(from, spoken.length), createdAt: from };
  const [conversation] = await tx.insert(conversations).values(row).returning();
  if (!conversation) throw new Error('The demo conversation was not written.');
  const said = spoken.map((words, at) => ({ ...words, isSeen: true, createdAt: minutesAfter(from, at + 1) }));
  await insertAll(
    tx,
    messages,
    said.map((message) => ({ ...message, conversationId: conversation.id })),
  );
}

/** Solved, so that nothing waits for a response. */
async function loadTicket(tx: Db, { id: userId, email, phone }: User, from: Date): Promise<void> {
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(asc(orders.placedAt));
  const row = {
    userId,
    orderId: order?.id,
    status: 'completed',
    issueType: { en: 'Product quality', ar: 'جودة منتج', ir: 'کیفیت کالا' },
    subject: 'Bruised fruit and vegetables',
    email: email ?? '',
    phone,
    language: 'en',
    createdAt: from,
  } as const;
  const [ticket] = await tx.insert(tickets).values(row).returning();
  if (!ticket) throw new Error('The demo ticket was not written.');
  const written = complaint.map((words, at) => ({
    ...words,
    ticketId: ticket.id,
    createdAt: minutesAfter(from, at * 90),
  }));
  await insertAll(tx, ticketMessages, written);
}
