/** Delivery is charged once a shop, by how many pieces the shop sends. */
import type { Minor } from './money.ts';

/** Both bounds are included. */
export type DeliveryBracket = { minQuantity: number; maxQuantity: number; charge: Minor };

/** No bracket for the quantity means free delivery. */
export function deliveryCharge(brackets: readonly DeliveryBracket[], quantity: number): Minor {
  const bracket = brackets.find(({ minQuantity, maxQuantity }) => minQuantity <= quantity && quantity <= maxQuantity);
  return bracket?.charge ?? 0;
}
