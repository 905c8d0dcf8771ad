/** Online payments: the request to a gateway, the orders that it covers, and the gateway's result. */
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, localeForm, moment, money, notNegative, oneOf } from './columns.ts';
import { users } from './identity.ts';
import { orders } from './orders.ts';

export const paymentStatuses = ['pending', 'paid', 'cancelled', 'failed'] as const;

/**
 * The state of one order's money: `open` may still come, `paid` has come and stays, `owed` has come for an order that
 * is cancelled or already paid and must be refunded, `returned` was refunded, `closed` will never come.
 */
export const shareStates = ['open', 'paid', 'owed', 'returned', 'closed'] as const;

export const payments = pgTable(
  'payments',
  {
    id: id(),
    /** Part of every URL of this payment's pages, so that an id alone shows nothing. */
    key: text().notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    gateway: text().notNull(),
    status: text({ enum: paymentStatuses }).notNull().default('pending'),
    amount: money().notNull(),
    currency: text().notNull(),
    /** The language of the pages during the payment. */
    language: text().notNull(),
    /** The gateway's id; null until somebody opens it. */
    reference: text(),
    /** An English phrase: why it failed or was cancelled. */
    error: text(),
    createdAt: createdAt(),
    /** When the gateway was last queried. */
    readAt: moment('read_at'),
    paidAt: moment('paid_at'),
  },
  (t) => [
    unique('payments_reference').on(t.gateway, t.reference),
    oneOf('payments_status', t.status, paymentStatuses),
    localeForm('payments_language', t.language),
    notNegative('payments_amount', t.amount),
    index('payments_unsettled').on(t.readAt).where(sql`${t.status} in ('pending', 'failed')`),
    index().on(t.userId),
  ],
);

export const paymentShares = pgTable(
  'payment_shares',
  {
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    amount: money().notNull(),
    state: text({ enum: shareStates }).notNull().default('open'),
  },
  (t) => [
    primaryKey({ columns: [t.paymentId, t.orderId] }),
    oneOf('payment_shares_state', t.state, shareStates),
    notNegative('payment_shares_amount', t.amount),
    // No order is paid in two windows or twice.
    uniqueIndex('payment_shares_one_open').on(t.orderId).where(sql`${t.state} = 'open'`),
    uniqueIndex('payment_shares_one_paid').on(t.orderId).where(sql`${t.state} = 'paid'`),
    index('payment_shares_owed').on(t.paymentId).where(sql`${t.state} = 'owed'`),
  ],
);

/** The gateways' events, each processed once. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    gateway: text().notNull(),
    event: text().notNull(),
    type: text().notNull(),
    paymentId: integer('payment_id').references(() => payments.id, { onDelete: 'cascade' }),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.gateway, t.event] }), index().on(t.paymentId)],
);

/**
 * A part of a paid share that goes back: `owed` until the gateway has sent it. One row is one refund at the gateway. Without a
 * note it is for lines that were left out; the note of the operator tells the shopper what else it is for.
 */
export const partialRefunds = pgTable(
  'partial_refunds',
  {
    id: id(),
    paymentId: integer('payment_id').notNull(),
    orderId: integer('order_id').notNull(),
    amount: money().notNull(),
    note: text(),
    state: text({ enum: ['owed', 'returned'] })
      .notNull()
      .default('owed'),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: 'partial_refunds_of_share',
      columns: [t.paymentId, t.orderId],
      foreignColumns: [paymentShares.paymentId, paymentShares.orderId],
    }).onDelete('cascade'),
    oneOf('partial_refunds_state', t.state, ['owed', 'returned']),
    check('partial_refunds_amount', sql`${t.amount} > 0`),
    index('partial_refunds_of_order').on(t.orderId, t.paymentId),
    index('partial_refunds_owed').on(t.id).where(sql`${t.state} = 'owed'`),
  ],
);
