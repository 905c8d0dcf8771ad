/** Conversations and messages; every statement for a shopper names the owner. */
import { and, desc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import { publish } from '#server/db/after-commit.ts';
import type { Db } from '#server/db/pool.ts';
import { conversations, messages } from '#server/db/schema/chat.ts';
import { users } from '#server/db/schema/identity.ts';
import { orders } from '#server/db/schema/orders.ts';
import { shops } from '#server/db/schema/shops.ts';
import type { Paging } from '#server/domain/paging.ts';
import type { OrderRow } from './orders.ts';
import { insideText } from './search.ts';
import type { Tx } from './transaction.ts';

export type MessageRow = typeof messages.$inferSelect;
export type ConversationRow = typeof conversations.$inferSelect;
export type ChatSide = MessageRow['side'];

const unseen = (side: ChatSide) => sql<number>`(
  select count(*)::int from messages m where m.conversation_id = conversations.id and m.side = ${side} and not m.is_seen
)`;

const newestMessage = sql`(
  select m.id from messages m where m.conversation_id = conversations.id order by m.id desc limit 1
)`;

export const listedConversations = (db: Db) =>
  db
    .select({
      row: conversations,
      user: users,
      shop: shops,
      last: messages,
      unseenByShop: unseen('user'),
      unseenByUser: unseen('shop'),
    })
    .from(conversations)
    .innerJoin(users, eq(users.id, conversations.userId))
    .innerJoin(shops, eq(shops.id, conversations.shopId))
    .leftJoin(messages, eq(messages.id, newestMessage));

export type ListedConversation = Awaited<ReturnType<typeof listedConversations>>[number];

const namedLike = (text: string) =>
  sql`exists (select from jsonb_each_text(${shops.name}) as named where ${insideText(sql`named.value`, text)})`;

export type ConversationFilter = { userId?: number | undefined; search?: string | undefined };

/** The latest first; of all shoppers if none is named. */
export const findConversations = (
  db: Db,
  paging: Paging,
  { userId, search }: ConversationFilter,
): Promise<ListedConversation[]> =>
  listedConversations(db)
    .where(
      and(
        userId === undefined ? undefined : eq(conversations.userId, userId),
        search === undefined ? undefined : sql`(${namedLike(search)})`,
      ),
    )
    .orderBy(desc(conversations.movedAt), desc(conversations.id))
    .limit(paging.limit)
    .offset(paging.offset);

export async function findConversation(db: Db, userId: number, shopId: number) {
  const [found] = await db
    .select({ row: conversations, user: users, shop: shops })
    .from(conversations)
    .innerJoin(users, eq(users.id, conversations.userId))
    .innerJoin(shops, eq(shops.id, conversations.shopId))
    .where(and(eq(conversations.userId, userId), eq(conversations.shopId, shopId)));
  return found;
}

export type FoundConversation = NonNullable<Awaited<ReturnType<typeof findConversation>>>;

/** Locked, so that the other side's message comes before or after. */
export async function lockConversation(tx: Tx, userId: number, shopId: number): Promise<ConversationRow | undefined> {
  const [row] = await tx
    .select()
    .from(conversations)
    .where(and(eq(conversations.userId, userId), eq(conversations.shopId, shopId)))
    .for('update');
  return row;
}

/** Of two parallel requests one creates it. */
export async function openConversation(tx: Tx, userId: number, shopId: number, now: Date): Promise<ConversationRow> {
  await tx.insert(conversations).values({ userId, shopId, movedAt: now, createdAt: now }).onConflictDoNothing();
  const row = await lockConversation(tx, userId, shopId);
  if (!row) throw new Error('The conversation was not opened.');
  return row;
}

export async function newestMessageOf(db: Db, conversationId: number): Promise<MessageRow | undefined> {
  const [row] = await db
    .select()
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(desc(messages.id))
    .limit(1);
  return row;
}

/** The newest first. */
export const findMessages = (db: Db, conversationId: number, paging: Paging, beforeId?: number) =>
  db
    .select()
    .from(messages)
    .where(
      and(eq(messages.conversationId, conversationId), beforeId === undefined ? undefined : lt(messages.id, beforeId)),
    )
    .orderBy(desc(messages.id))
    .limit(paging.limit)
    .offset(paging.offset);

/** Whether the other side has not read something that `side` wrote. */
export async function hasUnreadOf(db: Db, conversationId: number, side: ChatSide): Promise<boolean> {
  const [found] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.side, side), eq(messages.isSeen, false)))
    .limit(1);
  return found !== undefined;
}

/** Up to `newestId`: messages that arrive during the read stay unread. Says how many it marked. */
export async function markSeen(db: Db, conversationId: number, side: ChatSide, newestId: number): Promise<number> {
  const { rowCount } = await db
    .update(messages)
    .set({ isSeen: true })
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.side, side),
        eq(messages.isSeen, false),
        lte(messages.id, newestId),
      ),
    );
  return rowCount ?? 0;
}

/** The shop has read them: the pages of the shopper are told so if that is new. */
export async function markSeenByShop(tx: Tx, { id, userId }: ConversationRow, newestId: number): Promise<void> {
  if ((await markSeen(tx, id, 'user', newestId)) > 0) publish(tx, { userId, event: 'messages-seen' });
}

type NewMessage = {
  side: ChatSide;
  body?: string | undefined;
  productId?: number;
  orderId?: number | null | undefined;
  clientId?: string | null | undefined;
  /** Called once it is sure that the message is new. */
  storePicture?: (() => Promise<number>) | undefined;
};

async function messageNamed(tx: Tx, conversationId: number, clientId: string): Promise<MessageRow | undefined> {
  const [known] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.clientId, clientId)));
  return known;
}

/** Returns the stored message if the sender has used this client id before. */
export async function writeMessage(
  tx: Tx,
  conversationId: number,
  { storePicture, ...message }: NewMessage,
  now: Date,
): Promise<MessageRow> {
  // Writers wait for each other, so that a higher id never becomes visible before a lower one.
  const [conversation] = await tx
    .update(conversations)
    .set({ movedAt: now })
    .where(eq(conversations.id, conversationId))
    .returning({ userId: conversations.userId });
  if (conversation && message.side === 'shop')
    publish(tx, { userId: conversation.userId, event: 'send-message-to-user' });
  const known = message.clientId ? await messageNamed(tx, conversationId, message.clientId) : undefined;
  if (known) return known;
  const pictureId = await storePicture?.();
  const [written] = await tx
    .insert(messages)
    .values({ ...message, pictureId, conversationId, createdAt: now })
    .returning();
  if (!written) throw new Error('The message was not written.');
  return written;
}

/** The orders that messages are about, by their numbers. */
export async function ordersOfMessages(db: Db, rows: readonly (MessageRow | null)[]): Promise<Map<number, OrderRow>> {
  const ids = [...new Set(rows.flatMap((row) => row?.orderId ?? []))];
  const found = ids.length > 0 ? await db.select().from(orders).where(inArray(orders.id, ids)) : [];
  return new Map(found.map((order) => [order.id, order]));
}

export async function countUnseenByUser(db: Db, userId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(conversations.userId, userId), eq(messages.side, 'shop'), eq(messages.isSeen, false)));
  return row?.count ?? 0;
}

export async function shopHasWritten(db: Db, conversationId: number): Promise<boolean> {
  const ofShop = and(eq(messages.conversationId, conversationId), eq(messages.side, 'shop'));
  return (await db.$count(messages, ofShop)) > 0;
}

export async function setUserSeen(db: Db, userId: number, now: Date): Promise<void> {
  await db
    .update(users)
    .set({ lastSeenAt: now })
    .where(and(eq(users.id, userId), eq(users.isActive, true)));
}

export async function setShopSeen(db: Db, shopId: number, now: Date): Promise<void> {
  await db.update(shops).set({ lastSeenAt: now }).where(eq(shops.id, shopId));
}
