/** Support tickets with what was written and attached, and the messages of the contact form. */
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { locales } from '../../../locales/locales.ts';
import { createdAt, descending, id, moment, oneOf, translated } from './columns.ts';
import { users } from './identity.ts';
import { orders } from './orders.ts';
import { uploads } from './uploads.ts';

const ticketStatuses = ['pending', 'confirm', 'completed', 'cancel'] as const;
const sides = ['user', 'shop'] as const;

export const tickets = pgTable(
  'tickets',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The order that it is about, one of the shopper's own. */
    orderId: integer('order_id'),
    status: text({ enum: ticketStatuses }).notNull().default('pending'),
    /** As the shop called it when the ticket was opened. */
    issueType: translated('issue_type').notNull(),
    subject: text(),
    email: text().notNull(),
    phone: text(),
    /** In which the shopper is written to. */
    language: text({ enum: locales }).notNull(),
    /** Whether the shopper may write; the shop switches it on. */
    isChatOpen: boolean('is_chat_open').notNull().default(false),
    /** When the shop wants to talk about it. */
    scheduleStart: moment('schedule_start'),
    scheduleEnd: moment('schedule_end'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    foreignKey({
      name: 'tickets_own_order',
      columns: [t.orderId, t.userId],
      foreignColumns: [orders.id, orders.userId],
    }).onDelete('cascade'),
    oneOf('tickets_status', t.status, ticketStatuses),
    oneOf('tickets_language', t.language, locales),
    check(
      'tickets_schedule',
      sql`num_nulls(${t.scheduleStart}, ${t.scheduleEnd}) <> 1 and ${t.scheduleStart} < ${t.scheduleEnd}`,
    ),
    index('tickets_newest').on(t.userId, descending(t.createdAt), descending(t.id)),
    index().on(t.orderId),
  ],
);

/** The first one is what the ticket was opened with. */
export const ticketMessages = pgTable(
  'ticket_messages',
  {
    id: id(),
    ticketId: integer('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    side: text({ enum: sides }).notNull(),
    body: text().notNull(),
    /** Pinned by the shop. */
    isHighlighted: boolean('is_highlighted').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    oneOf('ticket_messages_side', t.side, sides),
    check('ticket_messages_body', sql`btrim(${t.body}) <> '' and length(${t.body}) <= 5000`),
    index().on(t.ticketId),
  ],
);

/** For the shopper and the shop only. */
export const ticketAttachments = pgTable(
  'ticket_attachments',
  {
    id: id(),
    ticketId: integer('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    uploadId: integer('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
  },
  (t) => [unique('ticket_attachments_once').on(t.uploadId), index().on(t.ticketId)],
);

/** From anybody, with an account or without. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text().notNull(),
    phone: text().notNull(),
    email: text(),
    subject: text().notNull(),
    message: text().notNull(),
    /** The sender's own name for the request: the same one sent twice is kept once. */
    requestKey: text('request_key').unique(),
    createdAt: createdAt(),
  },
  (t) => [check('contact_messages_message', sql`btrim(${t.message}) <> '' and length(${t.message}) <= 5000`)],
);
