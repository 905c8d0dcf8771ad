import { isFinal } from '#machines/lifecycles/order.machine.ts';
import type { OrderDetails } from '#machines/query/contract.types.ts';
import { Timeline } from '#src/components/Timeline/Timeline.tsx';
import type { Step } from '#src/components/Timeline/TimelineStep.tsx';
import { statusText } from '#src/features/orders/status-text.ts';
import { knownText } from '#src/i18n/known-text.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { stepsOf } from './timeline.ts';

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
