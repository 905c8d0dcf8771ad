/** What a view may know of the passkeys. */
import type { SnapshotFrom } from 'xstate';
import type { passkeysMachine } from './passkeys.machine.ts';
import type { PasskeysFacts } from './passkeys.types.ts';

const stages = {
  loading: 'loading',
  listing: 'listing',
  asking: 'asking',
  requesting: 'asking',
  creating: 'creating',
  saving: 'creating',
  removing: 'listing',
  failed: 'failed',
  expired: 'loading',
} as const;

/** Flat facts; compare with `shallowEqual`. */
export const selectPasskeys = (snapshot: SnapshotFrom<typeof passkeysMachine>): PasskeysFacts => {
  const { passkeys, removingId, password, error, failure } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  return { passkeys, removingId, password, error, failure, stage: stages[snapshot.value], isBusy };
};
