/** Why something cannot be ordered as it was ordered before. */
import { availableStock } from './prices.ts';

export type Shortage = { available: number; reason: 'not_for_sale' | 'sold_out' | 'too_few' };

type OnShelf = { isForSale: boolean; stock: number; flashLeft: number | null };

/** Undefined: all of it can be had. */
export function shortageOf(quantity: number, found: OnShelf | undefined): Shortage | undefined {
  if (!found?.isForSale) return { available: 0, reason: 'not_for_sale' };
  const available = availableStock(found.stock, found.flashLeft);
  if (available >= quantity) return undefined;
  return { available, reason: available === 0 ? 'sold_out' : 'too_few' };
}
