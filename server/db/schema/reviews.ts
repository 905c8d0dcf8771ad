/** Reviews of products; a shop's rating is that of its products. */
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { createdAt, descending, id, isActive } from './columns.ts';
import { orders } from './orders.ts';
import { shops } from './shops.ts';
import { uploads } from './uploads.ts';

/** `customerId` and `orderId` come together, and the order is the customer's own. The demo's reviews have neither. */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    /** The product's; a trigger fills it. */
    shopId: integer('shop_id')
      .notNull()
      .default(0)
      .references(() => shops.id),
    customerId: integer('customer_id'),
    orderId: integer('order_id'),
    authorName: text('author_name').notNull(),
    rating: smallint().notNull(),
    description: text().notNull(),
    /** The locale code of the text, when known. */
    language: text(),
    isActive: isActive(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('reviews_once').on(t.customerId, t.productId, t.orderId),
    foreignKey({
      name: 'reviews_own_order',
      columns: [t.orderId, t.customerId],
      foreignColumns: [orders.id, orders.userId],
    }).onDelete('cascade'),
    check('reviews_customer', sql`(${t.customerId} is null) = (${t.orderId} is null)`),
    check('reviews_rating', sql`${t.rating} between 1 and 5`),
    check('reviews_filled', sql`btrim(${t.description}) <> ''`),
    index('reviews_newest').on(t.productId, descending(t.createdAt), t.id),
    index('reviews_of_shop').on(t.shopId, descending(t.createdAt), t.id),
    index('reviews_of_all').on(descending(t.createdAt), t.id),
    index().on(t.orderId),
  ],
);

/** Visible to everybody who reads the review. */
export const reviewPhotos = pgTable(
  'review_photos',
  {
    id: id(),
    reviewId: integer('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    uploadId: integer('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
  },
  (t) => [unique('review_photos_once').on(t.uploadId), index().on(t.reviewId)],
);
