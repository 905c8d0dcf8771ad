/** What a line costs (R46), in the shop's default currency. */
import type { CartProduct } from '#api/types/cart.ts';
import { difference, sum, times } from '../shared/amounts.ts';
import { currentPrice } from '../shared/prices.ts';
import type { CartLine } from './cart.types.ts';

type Priced = Pick<CartProduct, 'price' | 'discount_price'> & { unit_price?: number };

const firstPositive = (...amounts: (number | undefined)[]) => amounts.find((amount) => amount && amount > 0) ?? 0;

/** The unit price in the cart: the line's own, else the discounted, else the usual price. */
export const linePrice = (line: Priced) => firstPositive(line.unit_price, currentPrice(line));

/** The unit price in the checkout: the discounted, else the usual price. */
export const checkoutLinePrice = (line: Priced) => firstPositive(currentPrice(line));

/** What a line costs less than without its discount; undefined without one. */
export const savingOf = ({ fullPrice, price, quantity }: Pick<CartLine, 'fullPrice' | 'price' | 'quantity'>) =>
  fullPrice === undefined ? undefined : times(difference(fullPrice, price), quantity);

type Counted = Priced & { quantity: number; stock?: number };

/** A line that is sold out costs nothing: it is no part of an order. */
export const lineAmount = (line: Counted, priceOf = linePrice) =>
  line.stock === 0 ? 0 : times(priceOf(line), line.quantity);

export const groupSubtotal = (lines: Counted[], priceOf = linePrice) =>
  sum(lines.map((line) => lineAmount(line, priceOf)));
