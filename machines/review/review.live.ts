/** The review with its port filled by the API. */
import type { Client } from '#api/client.ts';
import { addReview } from '#api/operations/reviews.ts';
import { call } from '../shared/call.ts';
import { draftKeys } from '../shared/draft-keys.ts';
import { reviewMachine } from './review.machine.ts';
import type { ReviewAdded, ReviewRequest } from './review.types.ts';

export const liveReview = (client: Client) => {
  const keyOf = draftKeys();
  return reviewMachine.provide({
    actors: {
      addReview: call<ReviewAdded, ReviewRequest>(({ subject: { orderId, productId }, fields }, signal) => {
        const { rating, description, photos } = fields;
        const review = { order_id: orderId, product_id: productId, rating, description: description.trim() };
        return addReview(client, { ...review, photos, idempotencyKey: keyOf(fields) }, signal);
      }),
    },
  });
};
