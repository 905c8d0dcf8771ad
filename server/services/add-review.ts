/** Reviews a line of a delivered order once; a repetition changes nothing and returns the existing review. */
import type { Locale } from '#locales/locales.ts';
import type { Config } from '#server/config.ts';
import type { Body, Result } from '#server/contract.types.ts';
import { findOrder, linesOfOrders } from '#server/db/queries/orders.ts';
import { addReviewPhotos, findReviewOf, insertReview } from '#server/db/queries/reviews.ts';
import { inTransaction, type Tx } from '#server/db/queries/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { notFound, refused } from '#server/domain/refusal.ts';
import { serializeReview } from '#server/serializers/review.ts';
import type { CheckedFile } from '#server/uploads/checked-file.ts';
import { storeFiles } from '#server/uploads/stored-files.ts';
import type { Shopper } from './caller.ts';
import { idempotently } from './idempotency.ts';

type NewReview = {
  userId: number;
  body: Body<'addReview'>;
  photos: readonly CheckedFile[];
  config: Config;
  language: Locale;
  now: Date;
};

export async function addReview(
  { db, clock, config }: Dependencies,
  shopper: Shopper,
  { body, photos }: Pick<NewReview, 'body' | 'photos'>,
): Promise<Result<'addReview'>> {
  const { userId, locale: language } = shopper;
  const request = { userId, body, photos, config, language, now: clock() };
  return inTransaction(db, (tx) =>
    idempotently(tx, shopper, request.now, async () => {
      const { isNew, review } = await write(tx, request);
      const text = isNew ? 'Review added successfully' : 'You have reviewed this product already.';
      return { message: shopper.t(text), data: { review: serializeReview(review, language) } };
    }),
  );
}

async function write(tx: Tx, request: NewReview) {
  const { userId, body, language, now } = request;
  await refuseUnbought(tx, request);
  const key = { customerId: userId, productId: body.product_id, orderId: body.order_id };
  const id = await insertReview(tx, {
    ...key,
    // The protocol has a number; this shop shows whole stars.
    rating: Math.round(body.rating),
    description: body.description.trim(),
    language,
    createdAt: now,
  });
  if (id !== undefined) await addPhotos(tx, request, id);
  const review = await findReviewOf(tx, key);
  if (!review) throw new Error('The review was not written.');
  return { isNew: id !== undefined, review };
}

async function addPhotos(tx: Tx, { userId, photos, config }: NewReview, id: number): Promise<void> {
  const belonging = { ownerId: userId, purpose: 'review' as const, isPublic: true };
  await addReviewPhotos(tx, id, await storeFiles(tx, config, photos, belonging));
}

async function refuseUnbought(tx: Tx, { userId, body }: NewReview): Promise<void> {
  const order = await findOrder(tx, userId, body.order_id);
  if (!order) throw notFound();
  if (order.status !== 'Delivered') throw refused('Only a delivered order can be reviewed.');
  const lines = await linesOfOrders(tx, [order.id]);
  if (!lines.some(({ productId }) => productId === body.product_id)) throw refused('The product is not in this order.');
}
