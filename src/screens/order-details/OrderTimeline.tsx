import { isFinal } from '#machines/lifecycles/order.machine.ts';
import type { OrderDetails, OrderStatus } from '#machines/query/contract.types.ts';
import { useMessages } from '#src/app/use-texts.ts';
import { statusText } from '#src/parts/OrderStatusTag/status-text.ts';
import { Timeline } from '#src/parts/Timeline/Timeline.tsx';
import type { Step } from '#src/parts/Timeline/TimelineStep.tsx';
import { stepsOf } from './timeline.ts';

const endOf = (status: OrderStatus): Step['end'] => {
  if (status === 'Cancelled') return 'bad';
  return isFinal(status) ? 'good' : undefined;
};

/** Where the order stands on its way. */
export const OrderTimeline = ({ order }: { order: OrderDetails }) => {
  const t = useMessages();
  const steps = stepsOf(order).map((step) => ({
    ...step,
    name: t(statusText[step.status]),
    end: endOf(step.status),
  }));
  return <Timeline title={t('Order progress')} steps={steps} />;
};
