/** What is for sale: categories, brands, products and the packagings that carry price and stock. */
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, isActive, money, notNegative, oneOf, searchVector, translated } from './columns.ts';
import { colors, sizes } from './options.ts';
import { shops } from './shops.ts';

export const categories = pgTable('categories', {
  id: id(),
  slug: text().notNull().unique(),
  name: translated().notNull(),
  description: translated().notNull(),
  picture: text().notNull(),
  banner: text(),
  position: integer().notNull().default(0),
});

export const subCategories = pgTable(
  'sub_categories',
  {
    id: id(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    slug: text().notNull().unique(),
    name: translated().notNull(),
    picture: text().notNull(),
    position: integer().notNull().default(0),
  },
  (t) => [index().on(t.categoryId), unique('sub_categories_in_category').on(t.id, t.categoryId)],
);

export const brands = pgTable('brands', {
  id: id(),
  slug: text().notNull().unique(),
  name: translated().notNull(),
});

export const products = pgTable(
  'products',
  {
    id: id(),
    slug: text().notNull().unique(),
    code: text().notNull().unique(),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    subCategoryId: integer('sub_category_id'),
    brandId: integer('brand_id').references(() => brands.id),
    name: translated().notNull(),
    shortDescription: translated('short_description').notNull(),
    /** HTML. */
    description: translated().notNull(),
    picture: text().notNull(),
    gallery: text().array().notNull().default([]),
    sold: integer().notNull().default(0),
    isActive: isActive(),
    createdAt: createdAt(),
    /** A trigger on `reviews` counts all three; nothing else writes them. */
    ratingSum: integer('rating_sum').notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
    /** The number of reviews with one star, with two, up to five. */
    stars: integer().array().notNull().default([0, 0, 0, 0, 0]),
    /** The average with one decimal; 0 without reviews. */
    rating: numeric({ precision: 2, scale: 1, mode: 'number' }).generatedAlwaysAs(
      sql`case when review_count = 0 then 0 else round(rating_sum::numeric / review_count, 1) end`,
    ),
    /** The names of brand and categories in all languages, maintained by a trigger for the search. */
    keywords: text().notNull().default(''),
    /** The names in all languages, folded by `fold_text()`. */
    foldedName: text('folded_name').generatedAlwaysAs(sql`fold_translated(name)`),
    search: searchVector().generatedAlwaysAs(
      sql`setweight(to_tsvector('simple', fold_translated(name) || ' ' || fold_text(code)), 'A')
        || setweight(to_tsvector('simple', fold_text(keywords)), 'B')
        || setweight(to_tsvector('simple', fold_translated(short_description)), 'C')
        || setweight(to_tsvector('simple', fold_translated(description)), 'D')`,
    ),
  },
  (t) => [
    foreignKey({
      name: 'products_sub_category_of_category',
      columns: [t.subCategoryId, t.categoryId],
      foreignColumns: [subCategories.id, subCategories.categoryId],
    }),
    notNegative('products_counts', t.sold, t.ratingSum, t.reviewCount),
    check('products_name', sql`${t.name} ->> 'en' <> ''`),
    index('products_search').using('gin', t.search),
    index('products_shop').on(t.shopId),
    index('products_category').on(t.categoryId),
    index('products_sub_category').on(t.subCategoryId),
    index('products_brand').on(t.brandId),
  ],
);

/** The sizes in which a product is sold, and what each costs beyond the product's price. */
export const productSizes = pgTable(
  'product_sizes',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sizeId: integer('size_id')
      .notNull()
      .references(() => sizes.id),
    surcharge: money().notNull().default(0),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.sizeId] }),
    notNegative('product_sizes_surcharge', t.surcharge),
    index().on(t.sizeId),
  ],
);

/** The same for colours. */
export const productColors = pgTable(
  'product_colors',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    colorId: integer('color_id')
      .notNull()
      .references(() => colors.id),
    surcharge: money().notNull().default(0),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.colorId] }),
    notNegative('product_colors_surcharge', t.surcharge),
    index().on(t.colorId),
  ],
);

/**
 * A unit of sale. Position 0 is the default; `discountPrice` null means no discount. Of a product with options each is
 * one combination of them, so stock, carts and orders treat both kinds of products alike. Both prices are then those of the product, without surcharges, and triggers keep them equal.
 */
export const packagings = pgTable(
  'packagings',
  {
    id: id(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    label: translated().notNull(),
    /** Its content, in `measure`. */
    amount: numeric({ precision: 12, scale: 3, mode: 'number' }).notNull(),
    measure: text({ enum: ['g', 'ml', 'piece'] }).notNull(),
    price: money().notNull(),
    discountPrice: money('discount_price'),
    stock: integer().notNull().default(0),
    position: integer().notNull().default(0),
    sizeId: integer('size_id'),
    colorId: integer('color_id'),
  },
  (t) => [
    unique('packagings_position').on(t.productId, t.position),
    unique('packagings_of_product').on(t.id, t.productId),
    foreignKey({
      name: 'packagings_size',
      columns: [t.productId, t.sizeId],
      foreignColumns: [productSizes.productId, productSizes.sizeId],
    }),
    foreignKey({
      name: 'packagings_color',
      columns: [t.productId, t.colorId],
      foreignColumns: [productColors.productId, productColors.colorId],
    }),
    uniqueIndex('packagings_one_a_combination')
      .on(t.productId, sql`coalesce(${t.sizeId}, 0)`, sql`coalesce(${t.colorId}, 0)`)
      .where(sql`${t.sizeId} is not null or ${t.colorId} is not null`),
    oneOf('packagings_measure', t.measure, ['g', 'ml', 'piece']),
    notNegative('packagings_stock', t.stock),
    notNegative('packagings_place', t.position),
    check('packagings_amount', sql`${t.amount} > 0`),
    check('packagings_price', sql`${t.price} > 0`),
    check('packagings_discount', sql`${t.discountPrice} is null or ${t.discountPrice} between 1 and ${t.price} - 1`),
  ],
);
