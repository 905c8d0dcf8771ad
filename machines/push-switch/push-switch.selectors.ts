/** The facts that views read about the switch for notifications. */
import type { SnapshotFrom } from 'xstate';
import type { pushSwitchMachine } from './push-switch.machine.ts';
import type { PushSwitchFacts } from './push-switch.types.ts';

const stages = {
  loading: 'loading',
  absent: 'hidden',
  unsupported: 'unsupported',
  denied: 'denied',
  off: 'off',
  asking: 'off',
  saving: 'off',
  on: 'on',
  removing: 'on',
  failed: 'failed',
  expired: 'loading',
} as const;

/** Flat facts; compare with `shallowEqual`. */
export const selectPushSwitch = (snapshot: SnapshotFrom<typeof pushSwitchMachine>): PushSwitchFacts => ({
  stage: stages[snapshot.value],
  isAsking: snapshot.matches('asking'),
  isBusy: snapshot.hasTag('busy'),
  failure: snapshot.context.failure,
});
