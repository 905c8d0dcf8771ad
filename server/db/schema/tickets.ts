/** Support tickets with their messages and files, and the messages of the contact form. */
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { ticketStatuses } from '../../../machines/lifecycles/ticket.machine.ts';
import { createdAt, descending, id, localeForm, moment, oneOf, translated } from './columns.ts';
import { users } from './identity.ts';
import { orders } from './orders.ts';
import { uploads } from './uploads.ts';

const sides = ['user', 'shop'] as const;

export const tickets = pgTable(
  'tickets',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The order in question, one of the shopper's own. */
    orderId: integer('order_id'),
    status: text({ enum: ticketStatuses }).notNull().default('pending'),
    /** The shop's name for the type when the ticket was opened. */
    issueType: translated('issue_type').notNull(),
    subject: text(),
    email: text().notNull(),
    phone: text(),
    /** The language of the messages to the shopper. */
    language: text().notNull(),
    /** Whether the shopper may write; the shop enables it. */
    isChatOpen: boolean('is_chat_open').notNull().default(false),
    /** The time that the shop has proposed for a call. */
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
    localeForm('tickets_language', t.language),
    check(
      'tickets_schedule',
      sql`num_nulls(${t.scheduleStart}, ${t.scheduleEnd}) <> 1 and ${t.scheduleStart} < ${t.scheduleEnd}`,
    ),
    index('tickets_newest').on(t.userId, descending(t.createdAt), descending(t.id)),
    index('tickets_in_status').on(t.status, descending(t.id)),
    index().on(t.orderId),
  ],
);

/** The first one is the text with which the ticket was opened. */
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
    /** The message that it came with; null for those of a new ticket. */
    messageId: integer('message_id').references(() => ticketMessages.id, { onDelete: 'cascade' }),
  },
  (t) => [unique('ticket_attachments_once').on(t.uploadId), index().on(t.ticketId), index().on(t.messageId)],
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
    /** The sender's key of the request: a repeated one is stored once. */
    requestKey: text('request_key').unique(),
    createdAt: createdAt(),
  },
  (t) => [
    check('contact_messages_message', sql`btrim(${t.message}) <> '' and length(${t.message}) <= 5000`),
    index('contact_messages_email').on(sql`lower(${t.email})`),
  ],
);
