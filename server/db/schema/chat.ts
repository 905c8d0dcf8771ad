/** The messages between shoppers and shops. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { createdAt, descending, id, moment, oneOf } from './columns.ts';
import { users } from './identity.ts';
import { orders } from './orders.ts';
import { shops } from './shops.ts';
import { uploads } from './uploads.ts';

export const chatSides = ['user', 'shop'] as const;

export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    /** When it was opened or last written in; the list has this order. */
    movedAt: moment('moved_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('conversations_once').on(t.userId, t.shopId),
    index('conversations_latest').on(t.userId, descending(t.movedAt), descending(t.id)),
    index('conversations_of_all').on(descending(t.movedAt), descending(t.id)),
    index('conversations_of_shop').on(t.shopId, descending(t.movedAt), descending(t.id)),
  ],
);

/** A text, a picture, both of them, or a product alone. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** Who wrote it. */
    side: text({ enum: chatSides }).notNull(),
    body: text(),
    productId: integer('product_id').references(() => products.id, { onDelete: 'cascade' }),
    /** The order that the text is about. */
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'set null' }),
    /** It belongs to the shopper, also if the shop sent it, and ends with the conversation. */
    pictureId: integer('picture_id').references(() => uploads.id, { onDelete: 'cascade' }),
    /** The sender's id of the message: a repeated one is stored once. */
    clientId: uuid('client_id'),
    /** Read by the other side. */
    isSeen: boolean('is_seen').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    oneOf('messages_side', t.side, chatSides),
    check('messages_content', sql`(${t.body} is null and ${t.pictureId} is null) <> (${t.productId} is null)`),
    check('messages_body', sql`btrim(${t.body}) <> '' and length(${t.body}) <= 2000`),
    unique('messages_client_id').on(t.conversationId, t.clientId),
    index('messages_newest').on(t.conversationId, descending(t.id)),
    index('messages_unseen').on(t.conversationId, t.side).where(sql`not ${t.isSeen}`),
    index().on(t.productId),
    index('messages_with_picture').on(t.pictureId).where(sql`${t.pictureId} is not null`),
    index('messages_about_order').on(t.orderId).where(sql`${t.orderId} is not null`),
  ],
);
