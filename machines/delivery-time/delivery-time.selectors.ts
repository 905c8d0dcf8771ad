/** What the checkout may know of the delivery times. */
import type { SnapshotFrom } from 'xstate';
import type { deliveryTimeMachine } from './delivery-time.machine.ts';
import type { DeliveryTimeFacts } from './delivery-time.types.ts';

type DeliveryTimeSnapshot = Pick<SnapshotFrom<typeof deliveryTimeMachine>, 'value' | 'context'>;

/** Flat facts; compare with `shallowEqual`. */
export const selectDeliveryTime = ({ value, context }: DeliveryTimeSnapshot): DeliveryTimeFacts => ({
  stage: value === 'renewing' ? 'choosing' : value,
  offer: context.offer,
  choices: context.choices,
  days: context.days,
  failure: context.failure,
});
