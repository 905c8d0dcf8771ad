/** Sales with a beginning, an end and a limited number of pieces. */
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { packagings } from './catalogue.ts';
import { id, isActive, moment, money, translated } from './columns.ts';

export const flashSales = pgTable(
  'flash_sales',
  {
    id: id(),
    slug: text().notNull().unique(),
    name: translated().notNull(),
    description: translated().notNull(),
    picture: text().notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    isActive: isActive(),
  },
  (t) => [check('flash_sales_period', sql`${t.endsAt} > ${t.startsAt}`), index().on(t.startsAt, t.endsAt)],
);

/** The sale's price holds for one packaging, until `quantity` pieces are sold at it. */
export const flashSaleItems = pgTable(
  'flash_sale_items',
  {
    flashSaleId: integer('flash_sale_id')
      .notNull()
      .references(() => flashSales.id, { onDelete: 'cascade' }),
    productId: integer('product_id').notNull(),
    packagingId: integer('packaging_id').notNull(),
    price: money().notNull(),
    quantity: integer().notNull(),
    sold: integer().notNull().default(0),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.flashSaleId, t.packagingId] }),
    foreignKey({
      name: 'flash_sale_items_packaging',
      columns: [t.packagingId, t.productId],
      foreignColumns: [packagings.id, packagings.productId],
    }).onDelete('cascade'),
    check('flash_sale_items_price', sql`${t.price} > 0`),
    check('flash_sale_items_sold', sql`${t.quantity} > 0 and ${t.sold} between 0 and ${t.quantity}`),
    index().on(t.packagingId),
    index().on(t.productId),
  ],
);
