/** Carts: the row that is locked for every change, and the lines. */
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, pgTable, unique } from 'drizzle-orm/pg-core';
import { packagings } from './catalogue.ts';
import { id, moment, money, notNegative } from './columns.ts';
import { users } from './identity.ts';

/** Lock this row first (`for update`), then change lines and raise the version of their kind. */
export const carts = pgTable(
  'carts',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: integer().notNull().default(0),
    /** Of what is bought now, apart from the cart. */
    buyNowVersion: integer('buy_now_version').notNull().default(0),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [notNegative('carts_version', t.version), notNegative('carts_buy_now_version', t.buyNowVersion)],
);

export const cartLines = pgTable(
  'cart_lines',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: integer('product_id').notNull(),
    packagingId: integer('packaging_id').notNull(),
    quantity: integer().notNull(),
    isBuyNow: boolean('is_buy_now').notNull().default(false),
    /** The unit price when the line was added, to tell the shopper when it has changed. */
    priceWhenAdded: money('price_when_added').notNull(),
    addedAt: moment('added_at').notNull().defaultNow(),
  },
  (t) => [
    unique('cart_lines_one_a_packaging').on(t.userId, t.packagingId, t.isBuyNow),
    foreignKey({
      name: 'cart_lines_packaging',
      columns: [t.packagingId, t.productId],
      foreignColumns: [packagings.id, packagings.productId],
    }).onDelete('cascade'),
    check('cart_lines_quantity', sql`${t.quantity} between 1 and 999`),
    notNegative('cart_lines_price', t.priceWhenAdded),
    index().on(t.packagingId),
  ],
);
