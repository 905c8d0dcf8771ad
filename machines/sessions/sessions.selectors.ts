/** What a view may know of the places where the shopper is signed in. */
import type { SnapshotFrom } from 'xstate';
import type { sessionsMachine } from './sessions.machine.ts';
import type { SessionsFacts } from './sessions.types.ts';

const stages = {
  loading: 'loading',
  listing: 'listing',
  ending: 'listing',
  failed: 'failed',
  expired: 'loading',
} as const;

/** Flat facts; compare with `shallowEqual`. */
export const selectSessions = ({ value, context }: SnapshotFrom<typeof sessionsMachine>): SessionsFacts => ({
  stage: stages[value],
  ...context,
});
