/** The reviews of a product, or of all products of a shop. */
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { invalidateCache } from '#server/db/after-commit.ts';
import type { Db } from '#server/db/pool.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { users } from '#server/db/schema/identity.ts';
import { reviewPhotos, reviews } from '#server/db/schema/reviews.ts';
import { shops } from '#server/db/schema/shops.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import { sum } from '#server/domain/money.ts';
import type { Paging } from '#server/domain/paging.ts';
import type { Tx } from './transaction.ts';

export type ReviewSubject = { productId?: number | undefined; shopId?: number | undefined };

const about = ({ productId, shopId }: ReviewSubject): SQL | undefined =>
  and(
    eq(reviews.isActive, true),
    productId === undefined ? undefined : eq(reviews.productId, productId),
    shopId === undefined ? undefined : eq(reviews.shopId, shopId),
  );

/** The names of the files, in the order in which they were chosen. */
const photos = sql<string[]>`array(
  select u.name from ${reviewPhotos} p join ${uploads} u on u.id = p.upload_id where p.review_id = reviews.id order by p.id
)`;

const shown = (db: Db) =>
  db
    .select({
      id: reviews.id,
      author: reviews.authorName,
      photo: users.photo,
      rating: reviews.rating,
      description: reviews.description,
      createdAt: reviews.createdAt,
      photos,
    })
    .from(reviews)
    .leftJoin(users, eq(users.id, reviews.customerId));

export type ReviewRow = Awaited<ReturnType<typeof shown>>[number];

export const findReviews = (db: Db, subject: ReviewSubject, paging: Paging): Promise<ReviewRow[]> =>
  shown(db)
    .where(about(subject))
    .orderBy(desc(reviews.createdAt), asc(reviews.id))
    .limit(paging.limit)
    .offset(paging.offset);

export type ReviewKey = { customerId: number; productId: number; orderId: number };

/** The one review of a customer, product and order. */
export async function findReviewOf(db: Db, { customerId, productId, orderId }: ReviewKey) {
  const [row] = await shown(db).where(
    and(eq(reviews.customerId, customerId), eq(reviews.productId, productId), eq(reviews.orderId, orderId)),
  );
  return row;
}

type NewReview = ReviewKey & Omit<typeof reviews.$inferInsert, keyof ReviewKey | 'authorName'>;

/** Its id; undefined: there already is one. A trigger counts it for product and shop. */
export async function insertReview(tx: Tx, review: NewReview): Promise<number | undefined> {
  const authorName = sql`(select name from users where id = ${review.customerId})`;
  const [row] = await tx
    .insert(reviews)
    .values({ ...review, authorName })
    .onConflictDoNothing()
    .returning({ id: reviews.id });
  if (row) invalidateCache(tx);
  return row?.id;
}

export async function addReviewPhotos(tx: Tx, reviewId: number, uploadIds: readonly number[]): Promise<void> {
  if (uploadIds.length === 0) return;
  await tx.insert(reviewPhotos).values(uploadIds.map((uploadId) => ({ reviewId, uploadId })));
}

/** The number of reviews for each number of stars, from one to five. */
export async function countStars(db: Db, { productId, shopId }: ReviewSubject): Promise<number[]> {
  if (productId === undefined) {
    const rows = await db
      .select({ stars: shops.stars })
      .from(shops)
      .where(shopId === undefined ? undefined : eq(shops.id, shopId));
    return [0, 1, 2, 3, 4].map((place) => sum(rows.map(({ stars }) => stars[place] ?? 0)));
  }
  const [row] = await db
    .select({ stars: products.stars })
    .from(products)
    .where(and(eq(products.id, productId), shopId === undefined ? undefined : eq(products.shopId, shopId)));
  return row?.stars ?? [0, 0, 0, 0, 0];
}
