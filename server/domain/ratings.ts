/** Sums up stars. */
import { sum } from './money.ts';

const oneDecimal = (value: number) => Math.round(value * 10) / 10;

/** `counts[0]` are the reviews with one star. The shares are per cent with one decimal. */
export function ratingSummary(counts: readonly number[]) {
  const total = sum(counts);
  const share = (stars: number) => (total === 0 ? 0 : oneDecimal(((counts[stars - 1] ?? 0) * 100) / total));
  const stars = sum(counts.map((count, index) => count * (index + 1)));
  return {
    rating: total === 0 ? 0 : oneDecimal(stars / total),
    total_review: total,
    percentages: { '1': share(1), '2': share(2), '3': share(3), '4': share(4), '5': share(5) },
  };
}
