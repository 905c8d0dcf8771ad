/** What a packaging costs: the price of a running flash sale, else its discount, else its price. */
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

/** What the contract calls discount_price: 0 where there is no discount. */
export function shownDiscount(tags: PriceTags): Minor {
  const paid = effectivePrice(tags);
  return paid === tags.price ? 0 : paid;
}

/** The price that is struck through; never below what is paid, even if a sale is dearer than the price. */
export const priceBeforeDiscount = (tags: PriceTags): Minor => Math.max(tags.price, effectivePrice(tags));

/** Whole per cent; a discount too small to show is 1, one that leaves something to pay is at most 99. */
export function discountPercentage(tags: PriceTags): number {
  const saved = tags.price - effectivePrice(tags);
  if (saved <= 0) return 0;
  return Math.min(99, Math.max(1, Math.round((saved * 100) / tags.price)));
}

export const lineTotal = (unitPrice: Minor, quantity: number): Minor => unitPrice * quantity;

/** What a kilogram, a litre or a piece costs; undefined for a single piece, whose price says it already. */
export function unitPrice(paid: Minor, amount: number, measure: Measure): UnitPrice | undefined {
  if (measure === 'piece') {
    return amount === 1 ? undefined : { amount: Math.round(paid / amount), measure };
  }
  return { amount: Math.round((paid * 1000) / amount), measure: measure === 'g' ? 'kg' : 'l' };
}

/** While a sale runs its remaining pieces are the limit (the shelf's too); `flashLeft` null means no sale. */
export const availableStock = (stock: number, flashLeft: number | null): number =>
  flashLeft === null ? stock : Math.min(stock, flashLeft);
