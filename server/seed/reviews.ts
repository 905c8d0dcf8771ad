/** Writes the customers' reviews from the sentence banks, leaning towards each shop's rating. */
import { authors, closings, complaints, openings, remarks } from './data/review-sentences.ts';
import { shops } from './data/shops.ts';
import { type Random, randomFor } from './random.ts';
import type { SeedProduct, SeedReview, Text } from './seed.types.ts';

const MOST_PER_PRODUCT = 6;
const FRESH = new Set(['fruit', 'vegetables']);
const CHILLED = new Set(['dairy-and-eggs', 'meat-and-poultry', 'fish-and-seafood', 'bakery', 'frozen']);

const remarkBank = (category: string) => {
  if (FRESH.has(category)) return remarks.fresh;
  if (CHILLED.has(category)) return remarks.chilled;
  return category === 'household' ? remarks.home : remarks.cupboard;
};

const languageFor = (random: Random): keyof Text => {
  const chance = random.next();
  if (chance < 0.6) return 'en';
  return chance < 0.8 ? 'ar' : 'ir';
};

const toRating = (value: number) => Math.min(5, Math.max(1, Math.round(value))) as SeedReview['rating'];

/** Most people are content, a few are not: a small share falls well below the shop's average. */
const ratingFor = (hint: number, random: Random) =>
  random.next() < 0.07 ? toRating(1 + 2 * random.next()) : toRating(hint + 0.15 + (random.next() - 0.5) * 2.3);

const displayModeOf = (rating: number) => {
  if (rating >= 4) return 'good';
  return rating === 3 ? 'fair' : 'poor';
};

const writeText = (rating: number, category: string, language: keyof Text, random: Random) => {
  const bank = rating >= 3 ? remarkBank(category) : complaints;
  const parts = [random.pick(openings[displayModeOf(rating)][language]), random.pick(bank[language])];
  if (rating >= 4) parts.push(random.pick(closings[language]));
  return parts.join(' ').trim();
};

const writeReview = (product: SeedProduct, index: number): SeedReview => {
  const random = randomFor(`${product.slug} review ${index}`);
  const hint = shops.find(({ slug }) => slug === product.shop)?.ratingHint ?? 4;
  const rating = ratingFor(hint, random);
  const language = languageFor(random);
  return {
    product: product.slug,
    author: random.pick(authors[language]),
    rating,
    language,
    text: writeText(rating, product.category, language, random),
    daysAgo: random.between(1, Math.max(2, Math.min(product.ageDays, 180))),
  };
};

const countFor = (product: SeedProduct) =>
  Math.floor(randomFor(`${product.slug} reviews`).next() ** 1.05 * (MOST_PER_PRODUCT + 0.6));

/** One voice per product and text: a second identical review is left out. */
export const makeReviews = (products: readonly SeedProduct[]): SeedReview[] =>
  products.flatMap((product) => {
    const reviews = Array.from({ length: countFor(product) }, (_, index) => writeReview(product, index));
    const authorsSeen = new Set<string>();
    return reviews.filter(({ author }) => !authorsSeen.has(author) && authorsSeen.add(author));
  });
