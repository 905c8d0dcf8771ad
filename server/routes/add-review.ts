/** Reviews a line of a delivered order, once; a repetition changes nothing and gets what stands there. */
import type { Config } from '#server/config.ts';
import { findOrder, linesOfOrders } from '#server/db/queries/orders.ts';
import { addReviewPhotos, findReviewOf, insertReview } from '#server/db/queries/reviews.ts';
import { inTransaction, type Tx } from '#server/db/queries/transaction.ts';
import { type ApiRequest, type Body, type Result, requireUser } from '#server/http/handler.ts';
import { notFound, refused } from '#server/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { serializeReview } from '#server/shapes/review.ts';
import type { CheckedFile } from '#server/uploads/checked-file.ts';
import { readPhotos, storePhotos } from '#server/uploads/photos.ts';
import { idempotently } from './idempotency.ts';

type Wish = {
  userId: number;
  body: Body<'addReview'>;
  photos: readonly CheckedFile[];
  config: Config;
  language: string;
  now: Date;
};

export async function addReview(
  { db, clock, config }: Services,
  request: ApiRequest<'addReview'>,
): Promise<Result<'addReview'>> {
  const { body, locale: language } = request;
  const photos = await readPhotos(request);
  const wish = { userId: requireUser(request), body, photos, config, language, now: clock() };
  return inTransaction(db, (tx) =>
    idempotently(tx, request, wish.now, async () => {
      const { isNew, review } = await write(tx, wish);
      const text = isNew ? 'Review added successfully' : 'You have reviewed this product already.';
      return { message: request.t(text), data: { review: serializeReview(review, request.locale) } };
    }),
  );
}

async function write(tx: Tx, wish: Wish) {
  const { userId, body, language, now } = wish;
  await refuseUnbought(tx, wish);
  const key = { customerId: userId, productId: body.product_id, orderId: body.order_id };
  const id = await insertReview(tx, {
    ...key,
    // The protocol has a number; this shop shows whole stars.
    rating: Math.round(body.rating),
    description: body.description.trim(),
    language,
    createdAt: now,
  });
  if (id !== undefined) await addPhotos(tx, wish, id);
  const review = await findReviewOf(tx, key);
  if (!review) throw new Error('The review was not written.');
  return { isNew: id !== undefined, review };
}

async function addPhotos(tx: Tx, { userId, photos, config }: Wish, id: number): Promise<void> {
  const belonging = { ownerId: userId, purpose: 'review' as const, isPublic: true };
  await addReviewPhotos(tx, id, await storePhotos(tx, config, photos, belonging));
}

async function refuseUnbought(tx: Tx, { userId, body }: Wish): Promise<void> {
  const order = await findOrder(tx, userId, body.order_id);
  if (!order) throw notFound();
  if (order.status !== 'Delivered') throw refused('Only a delivered order can be reviewed.');
  const lines = await linesOfOrders(tx, [order.id]);
  if (!lines.some(({ productId }) => productId === body.product_id)) throw refused('The product is not in this order.');
}
