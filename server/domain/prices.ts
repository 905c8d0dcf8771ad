/** The effective price of a packaging: of a running flash sale, else discounted, else usual. */
import type { Minor } from './money.ts';

export type PriceTags = {
  price: Minor;
  /** Null or 0: no discount. */
  discountPrice: Minor | null;
  /** Only while a sale runs and has pieces left. */
  flashPrice: Minor | null;
};

export type Measure = 'g' | 'ml' | 'piece';
export type UnitPrice = { amount: Minor; measure: 'kg' | 'l' | 'piece' };

const positive = (amount: Minor | null): amount is Minor => amount !== null && amount > 0;

export function effectivePrice({ price, discountPrice, flashPrice }: PriceTags): Minor {
  if (positive(flashPrice)) return flashPrice;
  return positive(discountPrice) ? discountPrice : price;
}

/** The contract's `discount_price`: 0 without a discount. */
export function shownDiscount(tags: PriceTags): Minor {
  const paid = effectivePrice(tags);
  return paid === tags.price ? 0 : paid;
}

/** The struck-through price; never below the effective price, even if a sale costs more than usual. */
export const priceBeforeDiscount = (tags: PriceTags): Minor => Math.max(tags.price, effectivePrice(tags));

/** Whole per cent; a discount too small to show is 1, one that leaves something to pay is at most 99. */
export function discountPercentage(tags: PriceTags): number {
  const saved = tags.price - effectivePrice(tags);
  if (saved <= 0) return 0;
  return Math.min(99, Math.max(1, Math.round((saved * 100) / tags.price)));
}

export const lineTotal = (unitPrice: Minor, quantity: number): Minor => unitPrice * quantity;

/** The price of a kilogram, a litre or a piece; undefined for a single piece, where it equals the price. */
export function unitPrice(paid: Minor, amount: number, measure: Measure): UnitPrice | undefined {
  if (measure === 'piece') {
    return amount === 1 ? undefined : { amount: Math.round(paid / amount), measure };
  }
  return { amount: Math.round((paid * 1000) / amount), measure: measure === 'g' ? 'kg' : 'l' };
}

/** While a sale runs its remaining pieces are the limit (the shelf's too); `flashLeft` null means no sale. */
export const availableStock = (stock: number, flashLeft: number | null): number =>
  flashLeft === null ? stock : Math.min(stock, flashLeft);
