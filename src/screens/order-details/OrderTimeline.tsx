import { isFinal, orderTimeline } from '#machines/lifecycles/order.machine.ts';
import type { OrderDetails } from '#machines/query/contract.types.ts';
import { statusText } from '#src/components/OrderStatusTag/OrderStatusTag.tsx';
import { type Step, Timeline } from '#src/components/Timeline/Timeline.tsx';
import { knownText } from '#src/i18n/known-text.ts';
import { useMessages } from '#src/shop/use-messages.ts';

/** The steps of an order's timeline, from the order chart and the status history of the order. */
type OrderStep = {
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

const stepsOf = (order: OrderDetails): OrderStep[] => {
  const way = wayOf(order);
  const present = way.indexOf(order.order_status);
  return way.map((status, index) => ({
    status,
    state: index < present ? 'done' : index === present ? 'current' : 'ahead',
    at: index <= present ? order.history?.find((entry) => entry.status === status)?.at : undefined,
  }));
};

const endOf = (status: string): Step['end'] => {
  if (status === 'Cancelled') return 'bad';
  return isFinal(status) ? 'good' : undefined;
};

/** Where the order stands on its way. */
export const OrderTimeline = ({ order }: { order: OrderDetails }) => {
  const t = useMessages();
  if (order.order_status === '') return null;
  const steps = stepsOf(order).map((step) => ({
    ...step,
    name: knownText(statusText, step.status, t),
    end: endOf(step.status),
  }));
  return <Timeline title={t('Order progress')} steps={steps} />;
};
