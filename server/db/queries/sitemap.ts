/** The pages for search engines. */
import { and, asc, eq, gte, lt, lte, notLike, sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { categories } from '#server/db/schema/catalogue.ts';
import { blogPosts, pages } from '#server/db/schema/content.ts';
import { listings } from '#server/db/schema/listings.ts';
import { shops } from '#server/db/schema/shops.ts';
import { helpPrefix } from '#server/domain/help.ts';

/** Everything but the products. Empty shops and categories are left out. */
export async function sitemapThings(db: Db) {
  const [sellers, shelves, posts, policies] = await Promise.all([
    db
      .select({ id: shops.id })
      .from(shops)
      .where(sql`exists (select from listing_counts where shop_id = shops.id and listed > 0)`)
      .orderBy(asc(shops.id)),
    db
      .select({ slug: categories.slug })
      .from(categories)
      .where(sql`exists (select from listing_counts where category_id = categories.id and listed > 0)`)
      .orderBy(asc(categories.position), asc(categories.id)),
    db
      .select({ slug: blogPosts.slug })
      .from(blogPosts)
      .where(and(eq(blogPosts.isActive, true), lte(blogPosts.publishedAt, sql`now()`)))
      .orderBy(asc(blogPosts.id)),
    db
      .select({ slug: pages.slug })
      .from(pages)
      // All of them are on the page of answers.
      .where(notLike(pages.slug, `${helpPrefix}%`))
      .orderBy(asc(pages.id)),
  ]);
  return {
    shops: sellers.map(({ id }) => id),
    categories: shelves.map(({ slug }) => slug),
    blogs: posts.map(({ slug }) => slug),
    policies: policies.map(({ slug }) => slug),
  };
}

/** A file may have 50,000 addresses; smaller ones are sent sooner. */
const idsARange = 10_000;

/**
 * Ids are cut into ranges of `span`: range 0 begins with the id 0, range 1 with the id `span`. Returns those that have a
 * product. One index lookup finds the next range, so that a million products take a hundred lookups.
 */
export async function productRanges(db: Db, span = idsARange): Promise<number[]> {
  const { rows } = await db.execute<{ place: number }>(sql`
    with recursive found as (
      (select product_id / ${span}::int as place from listings order by product_id limit 1)
      union all
      select (
        select product_id / ${span}::int from listings
        where product_id >= (found.place + 1)::bigint * ${span}::int order by product_id limit 1
      ) from found where found.place is not null
    )
    select place from found where place is not null`);
  return rows.map(({ place }) => place);
}

/** The ids of a range's products. */
export async function productsInRange(db: Db, place: number, span = idsARange): Promise<number[]> {
  const rows = await db
    .select({ id: listings.productId })
    .from(listings)
    .where(
      and(
        gte(listings.productId, sql`${place * span}::bigint`),
        lt(listings.productId, sql`${(place + 1) * span}::bigint`),
      ),
    )
    .orderBy(asc(listings.productId));
  return rows.map(({ id }) => id);
}
