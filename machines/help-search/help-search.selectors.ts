/** What a view may know of the search among the answers. */
import type { SnapshotFrom } from 'xstate';
import type { helpSearchMachine } from './help-search.machine.ts';

export const selectHelpText = ({ context }: SnapshotFrom<typeof helpSearchMachine>): string => context.text;
