/** Reviews as the contract describes them. */
import type { components } from '#api/generated/schema.ts';
import type { Locale } from '#locales/locales.ts';
import type { ReviewRow } from '#server/db/queries/reviews.ts';
import { reviewDate } from '#server/domain/dates.ts';
import { publicLink } from '#server/uploads/file-links.ts';

export const serializeReview = (row: ReviewRow, locale: Locale): components['schemas']['Review'] => ({
  id: row.id,
  customer_name: row.author,
  customer_profile: row.photo ?? '',
  rating: row.rating,
  description: row.description,
  created_at: reviewDate(row.createdAt, locale),
  photos: row.photos.map(publicLink),
});
