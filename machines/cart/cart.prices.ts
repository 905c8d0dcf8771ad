/** What a line costs (R46), in the shop's default currency. */
import type { CartProduct } from '#api/types/cart.ts';
import { sum, times } from '../shared/amounts.ts';

type Priced = Pick<CartProduct, 'price' | 'discount_price'> & { unit_price?: number };

const firstPositive = (...amounts: (number | undefined)[]) => amounts.find((amount) => amount && amount > 0) ?? 0;

/** What one costs in the cart: the unit price, else the discount price, else the price. */
export const linePrice = (line: Priced) => firstPositive(line.unit_price, line.discount_price, line.price);

/** What one costs in the checkout: the discount price, else the price. */
export const checkoutLinePrice = (line: Priced) => firstPositive(line.discount_price, line.price);

export const groupSubtotal = (lines: (Priced & { quantity: number })[], priceOf = linePrice) =>
  sum(lines.map((line) => times(priceOf(line), line.quantity)));
