/** The blog: pages of posts, one post with related ones, and view counts. */
import { and, asc, count, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { blogCategories, blogPosts, blogPostTags, blogTags } from '#server/db/schema/content.ts';
import type { Paging } from '#server/domain/paging.ts';
import { insideText } from './search.ts';

const card = {
  id: blogPosts.id,
  slug: blogPosts.slug,
  title: blogPosts.title,
  description: blogPosts.description,
  picture: blogPosts.picture,
  author: blogPosts.author,
  authorPicture: blogPosts.authorPicture,
  views: blogPosts.views,
  publishedAt: blogPosts.publishedAt,
  category: { id: blogCategories.id, name: blogCategories.name },
};

/** Posts with a future date are hidden. */
const isPublished = (now: Date) => and(eq(blogPosts.isActive, true), sql`${blogPosts.publishedAt} <= ${now}`);

const posts = (db: Db) =>
  db.select(card).from(blogPosts).innerJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId));

export type BlogRow = Awaited<ReturnType<typeof posts>>[number];

const newestFirst = [desc(blogPosts.publishedAt), desc(blogPosts.id)];

const hasTagLike = (text: string) => sql`exists (
  select from ${blogPostTags} join ${blogTags} on ${blogTags.id} = ${blogPostTags.tagId}
  where ${blogPostTags.postId} = ${blogPosts.id} and ${insideText(sql`${blogTags.name}::text`, text)}
)`;

const speaksOf = (text: string): SQL | undefined =>
  or(
    insideText(sql`${blogPosts.title}::text`, text),
    insideText(sql`${blogPosts.description}::text`, text),
    hasTagLike(text),
  );

export type BlogFilter = { categoryId?: number | undefined; search?: string | undefined };

export async function findBlogs(db: Db, { categoryId, search }: BlogFilter, { limit, offset }: Paging, now: Date) {
  const requested = and(
    isPublished(now),
    categoryId === undefined ? undefined : eq(blogPosts.categoryId, categoryId),
    search ? speaksOf(search) : undefined,
  );
  const [total, blogs] = await Promise.all([
    db.$count(blogPosts, requested),
    posts(db)
      .where(requested)
      .orderBy(...newestFirst)
      .limit(limit)
      .offset(offset),
  ]);
  return { total, blogs };
}

/** Those with posts, the fullest first. */
export const findBlogCategories = (db: Db, now: Date) =>
  db
    .select({ id: blogCategories.id, name: blogCategories.name })
    .from(blogCategories)
    .innerJoin(blogPosts, and(eq(blogPosts.categoryId, blogCategories.id), isPublished(now)))
    .groupBy(blogCategories.id)
    .orderBy(desc(count()), asc(blogCategories.id));

/** By slug, else by the number as text: a slug may look like a number. */
export async function findBlog(db: Db, name: string, now: Date): Promise<BlogRow | undefined> {
  const [post] = await posts(db)
    .where(and(isPublished(now), or(eq(blogPosts.slug, name), sql`${blogPosts.id}::text = ${name}`)))
    .orderBy(desc(sql`${blogPosts.slug} = ${name}`))
    .limit(1);
  return post;
}

export const countView = (db: Db, id: number) =>
  db
    .update(blogPosts)
    .set({ views: sql`${blogPosts.views} + 1` })
    .where(eq(blogPosts.id, id));

export const tagsOf = (db: Db, postId: number) =>
  db
    .select({ id: blogTags.id, slug: blogTags.slug, name: blogTags.name })
    .from(blogPostTags)
    .innerJoin(blogTags, eq(blogTags.id, blogPostTags.tagId))
    .where(eq(blogPostTags.postId, postId))
    .orderBy(asc(blogPostTags.position), asc(blogTags.id));

/** Ranked by the number of shared tags; then by category, then by date. */
export const relatedBlogs = (db: Db, { id, category }: BlogRow, limit: number, now: Date) => {
  const shared = sql`(
    select count(*) from ${blogPostTags} own join ${blogPostTags} other on other.tag_id = own.tag_id
    where own.post_id = ${id} and other.post_id = ${blogPosts.id}
  )`;
  return posts(db)
    .where(and(isPublished(now), ne(blogPosts.id, id)))
    .orderBy(desc(shared), desc(sql`${blogPosts.categoryId} = ${category.id}`), ...newestFirst)
    .limit(limit);
};

export const popularBlogs = (db: Db, exceptId: number, limit: number, now: Date) =>
  posts(db)
    .where(and(isPublished(now), ne(blogPosts.id, exceptId)))
    .orderBy(desc(blogPosts.views), ...newestFirst)
    .limit(limit);

export async function productsOfBlog(db: Db, postId: number, limit: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select named.product_id as id from blog_post_products named
    join products p on p.id = named.product_id join shops s on s.id = p.shop_id
    where named.post_id = ${postId} and p.is_active and s.is_active
    order by named.position, named.product_id limit ${limit}`);
  return rows.map(({ id }) => id);
}
