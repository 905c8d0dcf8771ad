/** How much of a product a cart may hold, and what a price that a client sends is worth. */
import { largestQuantity, soldOutText, stockText, tooManyText } from './cart-texts.ts';
import { type Minor, toMinor } from './money.ts';
import type { Phrase } from './refusal.ts';

/** Why a line cannot have this quantity; undefined: it can. */
export function quantityViolation(quantity: number, available: number): Phrase | undefined {
  if (quantity > largestQuantity) return [tooManyText, { count: largestQuantity }];
  if (available === 0) return soldOutText;
  return quantity > available ? [stockText, { count: available }] : undefined;
}

/** The price that a client sends is only what the shopper saw; it never becomes a price (R45). */
export const sawAnotherPrice = (sent: number | null | undefined, price: Minor): boolean =>
  typeof sent === 'number' && sent > 0 && toMinor(sent) !== price;
