/** The pages for search engines. */
import { and, asc, eq, exists, notLike, sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { categories, products } from '#server/db/schema/catalogue.ts';
import { blogPosts, pages } from '#server/db/schema/content.ts';
import { shops } from '#server/db/schema/shops.ts';
import { helpPrefix } from '#server/domain/help.ts';

const isForSale = and(eq(products.isActive, true), eq(shops.isActive, true));

const forSale = (db: Db) =>
  db.select({ id: products.id }).from(products).innerJoin(shops, eq(shops.id, products.shopId));

/** Empty shops and categories are left out. */
export async function sitemapThings(db: Db) {
  const [goods, sellers, shelves, posts, policies] = await Promise.all([
    forSale(db).where(isForSale).orderBy(asc(products.id)),
    db
      .select({ id: shops.id })
      .from(shops)
      .where(
        and(
          eq(shops.isActive, true),
          sql`exists (select from ${products} where ${products.shopId} = ${shops.id} and ${products.isActive})`,
        ),
      )
      .orderBy(asc(shops.id)),
    db
      .select({ slug: categories.slug })
      .from(categories)
      .where(exists(forSale(db).where(and(isForSale, eq(products.categoryId, categories.id)))))
      .orderBy(asc(categories.position), asc(categories.id)),
    db.select({ slug: blogPosts.slug }).from(blogPosts).where(eq(blogPosts.isActive, true)).orderBy(asc(blogPosts.id)),
    db
      .select({ slug: pages.slug })
      .from(pages)
      // All of them are on the page of answers.
      .where(notLike(pages.slug, `${helpPrefix}%`))
      .orderBy(asc(pages.id)),
  ]);
  return {
    products: goods.map(({ id }) => id),
    shops: sellers.map(({ id }) => id),
    categories: shelves.map(({ slug }) => slug),
    blogs: posts.map(({ slug }) => slug),
    policies: policies.map(({ slug }) => slug),
  };
}
