import type { CartShop } from '#machines/cart/cart.types.ts';
import type { Id } from '#machines/shared/ids.ts';
import type { Sums } from '#src/shop/use-sums.ts';

export type ShopSums = {
  /** In minor units of the chosen currency. */
  subtotal: bigint;
  /** By the ids of the lines. */
  lines: Map<string, bigint>;
};

const linesOf = ({ lines }: CartShop, subtotal: bigint, { parts }: Sums): ShopSums['lines'] => {
  const amounts = parts(
    subtotal,
    lines.map(({ amount }) => amount),
  );
  return new Map(lines.map(({ id }, index) => [id, amounts[index] ?? 0n]));
};

/** The sums of the cart, rounded so that lines add up to their shop's subtotal, and the shops to the total. */
export const cartSums = ({ groups, amount }: { groups: readonly CartShop[]; amount: number }, sums: Sums) => {
  const total = sums.whole(amount);
  const subtotals = sums.parts(
    total,
    groups.map(({ subtotal }) => subtotal),
  );
  const shops = new Map(
    groups.map((group, index): [Id, ShopSums] => {
      const subtotal = subtotals[index] ?? 0n;
      return [group.shopId, { subtotal, lines: linesOf(group, subtotal, sums) }];
    }),
  );
  return { total, shops };
};
