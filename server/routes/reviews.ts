/** Reviews of products and shops. */
import { productExists } from '#server/db/queries/catalogue.ts';
import { countStars, findReviews, type ReviewSubject } from '#server/db/queries/reviews.ts';
import { shopExists } from '#server/db/queries/shops.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { pagingOf } from '#server/domain/paging.ts';
import { ratingSummary } from '#server/domain/ratings.ts';
import { invalidReference } from '#server/domain/refusal.ts';
import { shopperOf } from '#server/http/caller.ts';
import type { Handlers } from '#server/http/handler.ts';
import { serializeReview } from '#server/serializers/review.ts';
import { addReview } from '#server/services/add-review.ts';
import { readPhotos } from '#server/uploads/photos.ts';

export const reviewRoutes = (deps: Dependencies) => {
  const { publicDb: db } = deps;

  async function refuseUnknown({ productId, shopId }: ReviewSubject): Promise<void> {
    if (productId !== undefined && !(await productExists(db, productId))) throw invalidReference('product_id');
    if (shopId !== undefined && !(await shopExists(db, shopId))) throw invalidReference('shop_id');
  }

  return {
    addReview: async (request) => {
      const shopper = shopperOf(request);
      return addReview(deps, shopper, { body: request.body, photos: await readPhotos(request) });
    },

    listReviews: async ({ query, locale }) => {
      const subject = { productId: query.product_id, shopId: query.shop_id };
      await refuseUnknown(subject);
      const [rows, stars] = await Promise.all([findReviews(db, subject, pagingOf(query)), countStars(db, subject)]);
      const summary = ratingSummary(stars);
      const reviews = rows.map((row) => serializeReview(row, locale));
      return { data: { average_rating_percentage: summary, total: summary.total_review, reviews } };
    },
  } satisfies Partial<Handlers>;
};
