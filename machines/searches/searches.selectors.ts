/** What a view may know of the shopper's own searches. */
import type { SnapshotFrom } from 'xstate';
import type { searchesMachine } from './searches.machine.ts';

export const selectSearches = ({ context }: SnapshotFrom<typeof searchesMachine>): string[] => context.texts;
