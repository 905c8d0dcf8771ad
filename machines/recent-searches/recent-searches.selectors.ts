/** What a view may know of the shopper's own searches. */
import type { SnapshotFrom } from 'xstate';
import type { recentSearchesMachine } from './recent-searches.machine.ts';

export const selectRecentSearches = ({ context }: SnapshotFrom<typeof recentSearchesMachine>): string[] =>
  context.texts;
