/**
 * What lists of products are read from, kept by triggers of the database: nothing else writes these tables. They are
 * narrow, so that a list reads few pages, and what changes with each order is apart from the long texts.
 */
import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, numeric, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { descending, moment } from './columns.ts';

/** One row for each product that can be seen: it and its shop are active, and it has a default packaging. */
export const listings = pgTable(
  'listings',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    shopId: integer('shop_id').notNull(),
    categoryId: integer('category_id').notNull(),
    subCategoryId: integer('sub_category_id'),
    brandId: integer('brand_id'),
    /** The default packaging; `price` is its price, without the sales that run for a time. */
    packagingId: integer('packaging_id').notNull(),
    price: integer().notNull(),
    rating: numeric({ precision: 2, scale: 1, mode: 'number' }).notNull(),
    reviewCount: integer('review_count').notNull(),
    sold: integer().notNull(),
    createdAt: moment('created_at').notNull(),
    sizeIds: integer('size_ids').array().notNull().default([]),
    colorIds: integer('color_ids').array().notNull().default([]),
    /** Well rated by many. */
    popularity: doublePrecision().generatedAlwaysAs(sql`rating * ln(1 + review_count)`),
  },
  (t) => [
    index('listings_best_sold').on(descending(t.sold), t.productId),
    index('listings_newest').on(descending(t.createdAt), t.productId),
    index('listings_cheapest').on(t.price, t.productId),
    index('listings_dearest').on(descending(t.price), t.productId),
    index('listings_popular').on(descending(t.popularity), descending(t.sold), t.productId),
    index('listings_of_shop').on(t.shopId, descending(t.sold), t.productId),
    index('listings_of_category').on(t.categoryId, descending(t.sold), t.productId),
    index('listings_of_sub_category').on(t.subCategoryId, descending(t.sold), t.productId),
    index('listings_of_brand').on(t.brandId, descending(t.sold), t.productId),
    index('listings_rated').on(t.rating, t.productId),
    index('listings_packaging').on(t.packagingId),
    // Most products have no options, and an order then writes nothing to these.
    index('listings_sizes').using('gin', t.sizeIds).where(sql`size_ids <> '{}'`),
    index('listings_colors').using('gin', t.colorIds).where(sql`color_ids <> '{}'`),
  ],
);

/** How many listings there are of each shop, category and sub-category; 0 stands for no sub-category. */
export const listingCounts = pgTable(
  'listing_counts',
  {
    shopId: integer('shop_id').notNull(),
    categoryId: integer('category_id').notNull(),
    subCategoryId: integer('sub_category_id').notNull(),
    listed: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.categoryId, t.subCategoryId] }),
    index('listing_counts_category').on(t.categoryId),
  ],
);

export const brandCounts = pgTable('brand_counts', {
  brandId: integer('brand_id').primaryKey(),
  listed: integer().notNull(),
});

export const sizeCounts = pgTable('size_counts', {
  sizeId: integer('size_id').primaryKey(),
  listed: integer().notNull(),
});

export const colorCounts = pgTable('color_counts', {
  colorId: integer('color_id').primaryKey(),
  listed: integer().notNull(),
});
