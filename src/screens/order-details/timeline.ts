/** The steps of an order's timeline, from the order chart and the status history of the order. */
import { orderTimeline } from '#machines/lifecycles/order.machine.ts';
import type { OrderDetails } from '#machines/query/contract.types.ts';

export type Step = {
  status: OrderDetails['order_status'];
  state: 'done' | 'current' | 'ahead';
  at: string | undefined;
};

/** A status outside the chart's timeline, such as Cancelled, follows only the statuses that the order has passed. */
const wayOf = ({ order_status: now, history = [] }: OrderDetails): string[] => {
  const way: string[] = orderTimeline();
  if (way.includes(now)) return way;
  const passed = way.filter((status, index) => index === 0 || history.some((entry) => entry.status === status));
  return [...passed, now];
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
