/** How long the goods of an order may be sent back. */
import type { OrderDetails } from '#api/types/orders.ts';

type Facts = Pick<OrderDetails, 'created_at' | 'return_order_within_days' | 'is_returnable'>;

const dayMs = 24 * 60 * 60_000;

/** Counted from when it was placed, as the shop counts; undefined: nothing of it can be returned. */
export const returnableUntil = ({ created_at, return_order_within_days: days, is_returnable }: Facts) => {
  const until = new Date(new Date(created_at).getTime() + days * dayMs);
  return is_returnable && !Number.isNaN(until.getTime()) ? until : undefined;
};
