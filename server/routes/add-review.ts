/** Reviews a line of a delivered order, once; a repetition changes nothing and gets what stands there. */
import { findOrder, linesOfOrders } from '#server/db/queries/orders.ts';
import { findReviewOf, insertReview } from '#server/db/queries/reviews.ts';
import { inTransaction, type Tx } from '#server/db/queries/transaction.ts';
import { type Answer, type ApiRequest, type Body, requireUser } from '#server/http/handler.ts';
import { notFound, refused } from '#server/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { reviewShape } from '#server/shapes/review.ts';
import { idempotently } from './idempotency.ts';

type Wish = { userId: number; body: Body<'addReview'>; language: string; now: Date };

export async function addReview(
  { db, clock, cache }: Services,
  request: ApiRequest<'addReview'>,
): Promise<Answer<'addReview'>> {
  const wish = { userId: requireUser(request), body: request.body, language: request.locale, now: clock() };
  const answer = await inTransaction(db, (tx) =>
    idempotently(tx, request, wish.now, async () => {
      const { isNew, review } = await write(tx, wish);
      const text = isNew ? 'Review added successfully' : 'You have reviewed this product already.';
      return { message: request.say(text), data: { review: reviewShape(review) } };
    }),
  );
  // The ratings of product and shop have changed; before the commit others would still read the old ones.
  cache.drop();
  return answer;
}

async function write(tx: Tx, wish: Wish) {
  const { userId, body, language, now } = wish;
  await refuseUnbought(tx, wish);
  const isNew = await insertReview(tx, {
    customerId: userId,
    productId: body.product_id,
    orderId: body.order_id,
    // The protocol has a number; this shop shows whole stars.
    rating: Math.round(body.rating),
    description: body.description.trim(),
    language,
    createdAt: now,
  });
  const review = await findReviewOf(tx, { customerId: userId, productId: body.product_id, orderId: body.order_id });
  if (!review) throw new Error('The review was not written.');
  return { isNew, review };
}

async function refuseUnbought(tx: Tx, { userId, body }: Wish): Promise<void> {
  const order = await findOrder(tx, userId, body.order_id);
  if (!order) throw notFound();
  if (order.status !== 'Delivered') throw refused('Only a delivered order can be reviewed.');
  const lines = await linesOfOrders(tx, [order.id]);
  if (!lines.some(({ productId }) => productId === body.product_id)) throw refused('The product is not in this order.');
}
