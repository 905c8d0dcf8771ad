/**
 * The sums of the cart in minor units of the chosen currency, rounded so that lines add up to their shop's subtotal, and
 * the shops to the total.
 */
import type { CartShop } from '#machines/cart/cart.types.ts';
import type { Id } from '#machines/shared/ids.ts';
import type { Sums } from '#src/shop/use-sums.ts';

type Groups = { groups: readonly CartShop[]; amount: number };

/** The subtotals are by the ids of the shops. */
export const cartSums = ({ groups, amount }: Groups, { whole, parts }: Sums) => {
  const total = whole(amount);
  const amounts = parts(
    total,
    groups.map(({ subtotal }) => subtotal),
  );
  return { total, subtotals: new Map<Id, bigint>(groups.map(({ shopId }, at) => [shopId, amounts[at] ?? 0n])) };
};

/** What the lines of a shop cost, by their ids. */
export const lineSums = ({ lines }: CartShop, subtotal: bigint, { parts }: Sums) => {
  const amounts = parts(
    subtotal,
    lines.map(({ amount }) => amount),
  );
  return new Map(lines.map(({ id }, at) => [id, amounts[at] ?? 0n]));
};
