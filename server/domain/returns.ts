/** Which goods can be sent back, and for how long. */
import { daysAfter } from './dates.ts';
import { type Minor, sum } from './money.ts';

type Order = { status: string; placedAt: Date };
type Line = { id: number; productId: number };
type PricedLine = Line & { quantity: number; unitPrice: Minor };

/** Null while there is nothing to send back. */
export const lastReturnDate = ({ status, placedAt }: Order, withinDays: number): Date | null =>
  status === 'Delivered' ? daysAfter(placedAt, withinDays) : null;

export function isReturnable(order: Order, withinDays: number, now: Date): boolean {
  const last = lastReturnDate(order, withinDays);
  return last !== null && now <= last;
}

/** Whole lines only: a product stands for all its lines. */
export const linesOfProducts = <Found extends Line>(lines: readonly Found[], productIds: readonly number[]): Found[] =>
  lines.filter(({ productId }) => productIds.includes(productId));

export const returnAmount = (lines: readonly PricedLine[]): Minor =>
  sum(lines.map(({ unitPrice, quantity }) => unitPrice * quantity));

type ReturnCheck = {
  order: Order;
  lines: readonly Line[];
  /** The lines that are in a return already. */
  returned: ReadonlySet<number>;
  productIds: readonly number[];
  withinDays: number;
  now: Date;
};

/** The phrase that says why not, if there is a reason. */
export function returnRefusal({
  order,
  lines,
  returned,
  productIds,
  withinDays,
  now,
}: ReturnCheck): string | undefined {
  if (order.status !== 'Delivered') return 'Only a delivered order can be returned.';
  if (!isReturnable(order, withinDays, now)) return 'The time for returning this order has passed.';
  const sold = new Set(lines.map(({ productId }) => productId));
  if (productIds.some((id) => !sold.has(id))) return 'The product is not in this order.';
  if (linesOfProducts(lines, productIds).some(({ id }) => returned.has(id))) {
    return 'The product is in a return already.';
  }
  return undefined;
}
