/** How long the goods of an order can be returned. */
import type { OrderDetails } from '#api/types/orders.ts';

type Facts = Pick<OrderDetails, 'created_at' | 'return_order_within_days' | 'is_returnable'>;

const dayMs = 24 * 60 * 60_000;

/** The days count from the order, as on the server; undefined: nothing of it can be returned. */
export const returnableUntil = ({ created_at, return_order_within_days: days, is_returnable }: Facts) => {
  const until = new Date(new Date(created_at).getTime() + days * dayMs);
  return is_returnable && !Number.isNaN(until.getTime()) ? until : undefined;
};
