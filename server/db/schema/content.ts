/** The owner's content: banners, pages and the blog. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { descending, id, isActive, moment, notNegative, oneOf, translated } from './columns.ts';
import { shops } from './shops.ts';

/** `hero` is the home page's slider, `ad` the pictures beside it; with a shop, the slider of that shop's page. */
export const banners = pgTable(
  'banners',
  {
    id: id(),
    slug: text().notNull().unique(),
    kind: text({ enum: ['hero', 'ad'] }).notNull(),
    shopId: integer('shop_id').references(() => shops.id, { onDelete: 'cascade' }),
    title: translated().notNull(),
    subtitle: translated(),
    action: translated(),
    picture: text().notNull(),
    link: text(),
    position: integer().notNull().default(0),
    isActive: isActive(),
  },
  (t) => [
    oneOf('banners_kind', t.kind, ['hero', 'ad']),
    // A second slash, or a backslash, would lead to another host.
    check('banners_link', sql`${t.link} ~ '^/([^/]|$)' and strpos(${t.link}, chr(92)) = 0`),
    index().on(t.shopId),
  ],
);

/** Legal and other fixed pages, found by their slug. */
export const pages = pgTable('pages', {
  id: id(),
  slug: text().notNull().unique(),
  title: translated().notNull(),
  /** HTML. */
  description: translated().notNull(),
});

export const blogCategories = pgTable('blog_categories', {
  id: id(),
  slug: text().notNull().unique(),
  name: translated().notNull(),
});

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: id(),
    slug: text().notNull().unique(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => blogCategories.id),
    title: translated().notNull(),
    /** HTML. */
    description: translated().notNull(),
    picture: text().notNull(),
    author: translated().notNull(),
    /** The name of a drawn picture, or a URL; empty for none. */
    authorPicture: text('author_picture').notNull().default(''),
    views: integer().notNull().default(0),
    isActive: isActive(),
    publishedAt: moment('published_at').notNull().defaultNow(),
  },
  (t) => [
    notNegative('blog_posts_views', t.views),
    index().on(t.categoryId),
    index('blog_posts_newest').on(descending(t.publishedAt), descending(t.id)),
  ],
);

export const blogTags = pgTable('blog_tags', {
  id: id(),
  slug: text().notNull().unique(),
  name: translated().notNull(),
});

export const blogPostTags = pgTable(
  'blog_post_tags',
  {
    postId: integer('post_id')
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    tagId: integer('tag_id')
      .notNull()
      .references(() => blogTags.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.postId, t.tagId] }), index().on(t.tagId)],
);

/** The products that a post mentions. */
export const blogPostProducts = pgTable(
  'blog_post_products',
  {
    postId: integer('post_id')
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.postId, t.productId] }), index().on(t.productId)],
);
