/** Returns: whole lines of a delivered order. */
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { returnStatuses } from '../../../machines/lifecycles/return.machine.ts';
import { createdAt, descending, id, moment, money, notNegative, oneOf } from './columns.ts';
import { orderLines, orders } from './orders.ts';
import { shops } from './shops.ts';
import { uploads } from './uploads.ts';

export const returns = pgTable(
  'returns',
  {
    id: id(),
    orderId: integer('order_id').notNull(),
    userId: integer('user_id').notNull(),
    /** That of the order. */
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id),
    status: text({ enum: returnStatuses }).notNull().default('Pending'),
    /** What the lines cost: price times quantity. */
    amount: money().notNull(),
    reason: text().notNull(),
    /** Where the goods are collected. */
    address: text().notNull(),
    /** The account for the refund; never sent to a client. */
    accountNumber: text('account_number').notNull(),
    bankName: text('bank_name'),
    /** The shop's note about its decision. */
    note: text(),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: 'returns_own_order',
      columns: [t.orderId, t.userId],
      foreignColumns: [orders.id, orders.userId],
    }).onDelete('cascade'),
    oneOf('returns_status', t.status, returnStatuses),
    notNegative('returns_amount', t.amount),
    check('returns_explained', sql`${t.status} <> 'Cancelled' or ${t.note} is not null`),
    index('returns_newest').on(t.userId, descending(t.createdAt), descending(t.id)),
    index('returns_of_shop').on(t.shopId, descending(t.id)),
    index().on(t.orderId),
  ],
);

/** A line is returned at most once. */
export const returnLines = pgTable(
  'return_lines',
  {
    id: id(),
    returnId: integer('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    orderLineId: integer('order_line_id')
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
  },
  (t) => [unique('return_lines_once').on(t.orderLineId), index().on(t.returnId)],
);

/** Pictures of the goods, for the shopper and the shop only. */
export const returnPhotos = pgTable(
  'return_photos',
  {
    id: id(),
    returnId: integer('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    uploadId: integer('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
  },
  (t) => [unique('return_photos_once').on(t.uploadId), index().on(t.returnId)],
);

/** When a return reached each status; a trigger on `returns` writes it. */
export const returnHistory = pgTable(
  'return_history',
  {
    id: id(),
    returnId: integer('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    status: text({ enum: returnStatuses }).notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [index().on(t.returnId)],
);
