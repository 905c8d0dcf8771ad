/** Quantity limits of a cart, and the check of prices that a client sends. */
import { soldOutText, stockText, tooManyText } from './cart-texts.ts';
import { type Minor, toMinor } from './money.ts';
import type { Phrase } from './refusal.ts';

/** Of one line: the contract's limit, of a cart as of a list. */
export const largestQuantity = 999;

/** Why a line cannot have this quantity; undefined: it can. */
export function quantityViolation(quantity: number, available: number): Phrase | undefined {
  if (quantity > largestQuantity) return [tooManyText, { count: largestQuantity }];
  if (available === 0) return soldOutText;
  return quantity > available ? [stockText, { count: available }] : undefined;
}

/** A client's price only tells what the shopper saw; it never sets a price (R45). */
export const sawAnotherPrice = (sent: number | null | undefined, price: Minor): boolean =>
  typeof sent === 'number' && sent > 0 && toMinor(sent) !== price;
