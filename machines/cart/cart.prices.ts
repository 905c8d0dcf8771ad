/** What a line costs (R46), in the shop's default currency. */
import type { CartProduct } from '#api/types/cart.ts';
import { moneyDecimals } from '../constants.ts';

const minorPerUnit = 10 ** moneyDecimals;
const toMinor = (amount: number) => Math.round(amount * minorPerUnit);
const fromMinor = (minor: number) => minor / minorPerUnit;

type Priced = Pick<CartProduct, 'price' | 'discount_price'> & { unit_price?: number };

const firstPositive = (...amounts: (number | undefined)[]) => amounts.find((amount) => amount && amount > 0) ?? 0;

/** What one costs in the cart: the unit price, else the discount price, else the price. */
export const linePrice = (line: Priced) => firstPositive(line.unit_price, line.discount_price, line.price);

/** What one costs in the checkout: the discount price, else the price. */
export const checkoutLinePrice = (line: Priced) => firstPositive(line.discount_price, line.price);

/** Counted in whole minor units, so that no sum of fractions drifts. */
export const times = (amount: number, quantity: number) => fromMinor(toMinor(amount) * quantity);

export const sum = (amounts: number[]) => fromMinor(amounts.reduce((total, amount) => total + toMinor(amount), 0));

export const groupSubtotal = (lines: (Priced & { quantity: number })[], priceOf = linePrice) =>
  sum(lines.map((line) => times(priceOf(line), line.quantity)));
