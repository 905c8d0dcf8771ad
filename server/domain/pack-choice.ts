/** Chooses the pack of a product and the number of packs for a requested amount. */
import { largestQuantity } from './cart-rules.ts';
import type { Measure } from './prices.ts';
import type { ListLine } from './shopping-list.ts';

type Pack = { amount: number; measure: Measure; stock: number };
export type PackChoice<P> = { pack: P; quantity: number };

const within = (count: number) => Math.min(largestQuantity, Math.max(1, count));

/** So many that the wanted amount is there, and how much there is too much of it then. */
function covering<P extends Pack>(pack: P, requested: number): PackChoice<P> & { excess: number } {
  // Weights have three decimals; a smaller remainder of the division needs no further pack.
  const quantity = within(Math.ceil(requested / pack.amount - 1e-6));
  return { pack, quantity, excess: Math.abs(quantity * pack.amount - requested) };
}

/**
 * A pack of just the size that was named counts as often as was said. Otherwise the packs that come closest to the whole
 * amount, and of these the fewest; the first one as often as was said where amounts say nothing about this product.
 * Packs that are sold out are chosen where there are no others.
 */
export function choosePack<P extends Pack>(
  packs: readonly P[],
  { times, amount }: ListLine,
): PackChoice<P> | undefined {
  const inStock = packs.filter(({ stock }) => stock > 0);
  const offered = inStock.length > 0 ? inStock : packs;
  const [first] = offered;
  if (!first) return undefined;
  const pieces = amount?.measure === 'piece' ? amount.value : 1;
  const fitting = offered.filter(({ measure }) => measure === amount?.measure);
  if (!amount || fitting.length === 0) return { pack: first, quantity: within(Math.round(times * pieces)) };
  const same = fitting.find((pack) => pack.amount === amount.value);
  if (same) return { pack: same, quantity: within(times) };
  const requested = times * amount.value;
  const [best] = fitting
    .map((pack) => covering(pack, requested))
    .sort((a, b) => a.excess - b.excess || a.quantity - b.quantity);
  return best && { pack: best.pack, quantity: best.quantity };
}
