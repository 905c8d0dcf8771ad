/** What the search reads. Triggers of the database write all of these tables but `search_things`. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { searchQuery, searchVector } from './columns.ts';

/** The names of each product, folded, and the words by which it is found. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id').notNull(),
    en: text().notNull(),
    ar: text().notNull(),
    ir: text().notNull(),
    /** With a hyphen where a Persian word goes on after a joiner. */
    irJoined: text('ir_joined').notNull(),
    /** The names in languages that the operator has added. */
    others: text().array().notNull().default([]),
    /**
     * The names (A) and those of brand and categories (B); `^` and the stem of its kind; `#` and its code; `~` and a stem
     * in such a language; `!` and a thing that the product contains; `-` and a thing of which it is free; `+` and a label.
     */
    words: searchVector().notNull(),
  },
  (t) => [index('search_documents_words').using('gin', t.words)],
);

/** The vocabulary: how many documents have each word in names of products, brands or categories. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    stem: text().notNull(),
    products: integer().notNull(),
  },
  (t) => [
    index('search_words_stem').on(t.stem),
    index('search_words_similar').using('gin', sql`${t.word} gin_trgm_ops`),
  ],
);

/** How many products of a category are of a kind. */
export const searchHeads = pgTable(
  'search_heads',
  {
    head: text().notNull(),
    categoryId: integer('category_id').notNull(),
    products: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.head, t.categoryId] })],
);

/** The shops, brands and categories by their folded names. */
export const searchPlaces = pgTable(
  'search_places',
  {
    /** `shop`, `brand`, `category` or `sub_category`. */
    kind: text().notNull(),
    placeId: integer('place_id').notNull(),
    /** In all languages; each word has a space before it. */
    names: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.placeId] }),
    // Of few and short names PostgreSQL thinks that it compares them sooner without a GIN index, and takes 20 ms.
    index('search_places_names').using('gist', sql`${t.names} gist_trgm_ops`),
  ],
);

/**
 * What many shoppers avoid, written from `server/domain/things.ts` with each migration. A product contains it if the
 * seller states it, and is free of it if the seller states that, or if its texts promise it. Where nothing is stated or
 * promised, a product whose texts name it contains it.
 */
export const searchThings = pgTable('search_things', {
  thing: text().primaryKey(),
  inside: searchQuery().notNull(),
  promised: searchQuery().notNull(),
  /** Allergens. */
  stated: text().array().notNull(),
  /** Labels of which each says that it is not inside. */
  labels: text().array().notNull().default([]),
});
