/** Delivery is charged once a shop, by how many pieces the shop sends and by what they cost. */
import type { Minor } from './money.ts';

/** Both bounds are included. */
export type DeliveryBracket = { minQuantity: number; maxQuantity: number; charge: Minor };

export type DeliveryTerms = {
  brackets: readonly DeliveryBracket[];
  /** An order of goods for less is not taken; null without a minimum. */
  minimumOrder: Minor | null;
  /** Goods for this and more are delivered free; null if no price makes delivery free. */
  freeDeliveryFrom: Minor | null;
};

export const noTerms: DeliveryTerms = { brackets: [], minimumOrder: null, freeDeliveryFrom: null };

/** `total` is the price of the goods before vouchers. No bracket for the quantity means free delivery. */
export function deliveryCharge(
  { brackets, freeDeliveryFrom }: Pick<DeliveryTerms, 'brackets' | 'freeDeliveryFrom'>,
  { quantity, total }: { quantity: number; total: Minor },
): Minor {
  if (freeDeliveryFrom !== null && total >= freeDeliveryFrom) return 0;
  const bracket = brackets.find(({ minQuantity, maxQuantity }) => minQuantity <= quantity && quantity <= maxQuantity);
  return bracket?.charge ?? 0;
}

/** How much the goods must cost more to reach the minimum of the shop; 0 if they reach it. */
export const missingToMinimum = ({ minimumOrder }: Pick<DeliveryTerms, 'minimumOrder'>, total: Minor): Minor =>
  Math.max(0, (minimumOrder ?? 0) - total);

/** Whether one of the brackets is upside down, or two hold for the same quantity; they are sorted by their lower bound. */
export const overlapping = (sorted: readonly DeliveryBracket[]): boolean =>
  sorted.some(
    ({ minQuantity, maxQuantity }, at) =>
      maxQuantity < minQuantity || minQuantity <= (sorted[at - 1]?.maxQuantity ?? 0),
  );
