/** How long goods can be sent back. */
import { daysAfter } from './dates.ts';

type Order = { status: string; placedAt: Date };

/** Null while there is nothing to send back. */
export const lastReturnDate = ({ status, placedAt }: Order, withinDays: number): Date | null =>
  status === 'Delivered' ? daysAfter(placedAt, withinDays) : null;

export function isReturnable(order: Order, withinDays: number, now: Date): boolean {
  const last = lastReturnDate(order, withinDays);
  return last !== null && now <= last;
}
