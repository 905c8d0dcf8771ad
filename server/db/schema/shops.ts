/** The vendors and what they charge for delivery. */
import { sql } from 'drizzle-orm';
import { check, integer, numeric, pgTable, primaryKey, text, time } from 'drizzle-orm/pg-core';
import { createdAt, id, isActive, moment, money, notNegative, translated } from './columns.ts';

export const shops = pgTable(
  'shops',
  {
    id: id(),
    slug: text().notNull().unique(),
    name: translated().notNull(),
    tagline: translated().notNull(),
    /** HTML. */
    description: translated().notNull(),
    address: translated().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    /** For invoices; a shop without one prints none. */
    taxNumber: text('tax_number'),
    hue: integer().notNull().default(140),
    logo: text().notNull(),
    banner: text().notNull(),
    estimatedDelivery: translated('estimated_delivery').notNull(),
    opensAt: time('opens_at').notNull().default('00:00'),
    closesAt: time('closes_at').notNull().default('24:00'),
    lastSeenAt: moment('last_seen_at'),
    /** The goods of an order must cost at least this; null without a minimum. */
    minimumOrder: money('minimum_order'),
    /** From this price of the goods on delivery is free; null if no price makes it free. */
    freeDeliveryFrom: money('free_delivery_from'),
    isActive: isActive(),
    /** A trigger on `reviews` counts all three; nothing else writes them. */
    ratingSum: integer('rating_sum').notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
    /** The number of reviews with one star, with two, up to five. */
    stars: integer().array().notNull().default([0, 0, 0, 0, 0]),
    /** The average with one decimal; a shop without reviews has 5.0. */
    rating: numeric({ precision: 2, scale: 1, mode: 'number' }).generatedAlwaysAs(
      sql`case when review_count = 0 then 5 else round(rating_sum::numeric / review_count, 1) end`,
    ),
    createdAt: createdAt(),
  },
  (t) => [
    notNegative('shops_counts', t.ratingSum, t.reviewCount),
    notNegative('shops_order_amounts', t.minimumOrder, t.freeDeliveryFrom),
    check('shops_hue', sql`${t.hue} between 0 and 360`),
    check('shops_name', sql`${t.name} ->> 'en' <> ''`),
  ],
);

/** `charge` applies to the whole order if the number of the shop's pieces is between the two bounds, both included. */
export const deliveryCharges = pgTable(
  'delivery_charges',
  {
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    minQuantity: integer('min_quantity').notNull(),
    maxQuantity: integer('max_quantity').notNull(),
    charge: money().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.minQuantity] }),
    check('delivery_charges_bracket', sql`${t.minQuantity} >= 1 and ${t.maxQuantity} >= ${t.minQuantity}`),
    notNegative('delivery_charges_charge', t.charge),
  ],
);
