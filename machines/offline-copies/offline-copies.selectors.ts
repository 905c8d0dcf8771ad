/** The facts that views read about offline copies. */
import type { SnapshotFrom } from 'xstate';
import type { offlineCopiesMachine } from './offline-copies.machine.ts';

/** When the oldest copy was made that the page shows; undefined if it shows none. */
export const selectCopyTime = ({ context: { shownAt } }: SnapshotFrom<typeof offlineCopiesMachine>) => shownAt;
