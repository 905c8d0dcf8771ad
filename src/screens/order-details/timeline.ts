/** An order's way as steps, read from its chart and from what the shop wrote down. */
import { type OrderStatus, orderTimeline } from '#machines/lifecycles/order.machine.ts';
import type { OrderDetails } from '#machines/query/contract.types.ts';

export type Step = { status: OrderStatus; state: 'done' | 'current' | 'ahead'; at: string | undefined };

/** Nobody passes on after a cancellation: its way is what it was until then. */
const wayOf = ({ order_status: now, history = [] }: OrderDetails): OrderStatus[] => {
  const way = orderTimeline();
  if (now !== 'Cancelled') return way;
  const passed = way.filter((status, index) => index === 0 || history.some((entry) => entry.status === status));
  return [...passed, 'Cancelled'];
};

export const stepsOf = (order: OrderDetails): Step[] => {
  const way = wayOf(order);
  const present = way.indexOf(order.order_status);
  return way.map((status, index) => ({
    status,
    state: index < present ? 'done' : index === present ? 'current' : 'ahead',
    at: index <= present ? order.history?.find((entry) => entry.status === status)?.at : undefined,
  }));
};
