/** The facts that views read about what is done with an order. */
import type { SnapshotFrom } from 'xstate';
import type { orderActionsMachine } from './order-actions.machine.ts';
import { selectOrderStage } from './order-actions.summary.ts';
import type { OrderActionsFacts } from './order-actions.types.ts';

type Snapshot = Pick<SnapshotFrom<typeof orderActionsMachine>, 'value' | 'context'>;

/** Flat facts; compare with `shallowEqual`. */
export const selectOrderActions = (snapshot: Snapshot): OrderActionsFacts => ({
  ...snapshot.context,
  stage: selectOrderStage(snapshot),
});
