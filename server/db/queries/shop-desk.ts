/** Lists of one shop for its seller, the newest first; every statement names the shop. */
import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { OrderStatus } from '#machines/lifecycles/order.machine.ts';
import type { Db } from '#server/db/pool.ts';
import { conversations } from '#server/db/schema/chat.ts';
import { orders } from '#server/db/schema/orders.ts';
import { returns } from '#server/db/schema/returns.ts';
import { type ConversationRow, listedConversations } from './chat.ts';
import type { OrderRow } from './orders.ts';
import { listedReturns } from './returns.ts';

export type Keyed = { beforeId?: number | undefined; limit: number };

export async function orderOfShop(db: Db, shopId: number, number: number): Promise<OrderRow | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.number, number), eq(orders.shopId, shopId)));
  return order;
}

export const ordersOfShop = (
  db: Db,
  shopId: number,
  { status, beforeId, limit }: Keyed & { status?: OrderStatus | undefined },
): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.shopId, shopId),
        status && eq(orders.status, status),
        beforeId ? lt(orders.id, beforeId) : undefined,
      ),
    )
    .orderBy(desc(orders.id))
    .limit(limit);

export const returnsOfShop = (db: Db, shopId: number, { beforeId, limit }: Keyed) =>
  listedReturns(db)
    .where(and(eq(returns.shopId, shopId), beforeId ? lt(returns.id, beforeId) : undefined))
    .orderBy(desc(returns.id))
    .limit(limit);

/** Moved by a new message, so the place of the last row is looked up. */
const afterConversation = (shopId: number, id: number): SQL => sql`(${conversations.movedAt}, ${conversations.id}) <
  (select c.moved_at, c.id from conversations c where c.id = ${id} and c.shop_id = ${shopId})`;

export const conversationsOfShop = (db: Db, shopId: number, { beforeId, limit }: Keyed) =>
  listedConversations(db)
    .where(
      and(eq(conversations.shopId, shopId), beforeId === undefined ? undefined : afterConversation(shopId, beforeId)),
    )
    .orderBy(desc(conversations.movedAt), desc(conversations.id))
    .limit(limit);

export async function conversationOfShop(db: Db, shopId: number, userId: number): Promise<ConversationRow | undefined> {
  const [found] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.shopId, shopId), eq(conversations.userId, userId)));
  return found;
}
