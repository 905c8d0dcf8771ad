/** Types of shops and reviews. */
import type { components } from '#api/generated/schema.ts';

export type ShopCard = components['schemas']['ShopCard'];
export type ShopDetails = components['schemas']['ShopDetails'];
export type ShopPage = components['schemas']['ShopsResponse']['data'];
export type Review = components['schemas']['Review'];
export type ReviewPage = components['schemas']['ReviewsResponse']['data'];
export type RatingSummary = components['schemas']['RatingSummary'];
export type ReviewForm = components['schemas']['ReviewForm'];
