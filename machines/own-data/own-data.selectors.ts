/** What a view may know of the copy and of the end of an account. */
import type { SnapshotFrom } from 'xstate';
import type { ownDataMachine } from './own-data.machine.ts';
import type { OwnDataFacts } from './own-data.types.ts';

const stages = {
  idle: 'idle',
  exporting: 'exporting',
  asking: 'asking',
  erasing: 'erasing',
  erased: 'idle',
  expired: 'idle',
} as const;

/** Flat facts; compare with `shallowEqual`. */
export const selectOwnData = ({ value, context }: SnapshotFrom<typeof ownDataMachine>): OwnDataFacts => ({
  stage: stages[value],
  ...context,
});
