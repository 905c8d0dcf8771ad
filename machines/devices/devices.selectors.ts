/** What a view may know of the devices on which the shopper is signed in. */
import type { SnapshotFrom } from 'xstate';
import type { devicesMachine } from './devices.machine.ts';
import type { DevicesFacts } from './devices.types.ts';

const stages = {
  loading: 'loading',
  listing: 'listing',
  ending: 'listing',
  failed: 'failed',
  expired: 'loading',
} as const;

/** Flat facts; compare with `shallowEqual`. */
export const selectDevices = ({ value, context }: SnapshotFrom<typeof devicesMachine>): DevicesFacts => ({
  stage: stages[value],
  ...context,
});
