/** The vocabulary of the shopper's own searches. */
import type { FailureLogged } from '../shared/failure.ts';

export type RecentSearchesContext = {
  /** The last one first. */
  texts: string[];
  /** Searched since the list was read, and not in it yet. */
  made: string[];
};

export type RecentSearchesEvent =
  /** The list is about to be shown; another tab may have searched meanwhile. */
  | { type: 'recentSearches.recall' }
  | { type: 'search.made'; text: string }
  | { type: 'search.remove'; text: string }
  | { type: 'recentSearches.clear' };

export type RecentSearchesEmitted = FailureLogged;

/** What the list leaves unanswered on purpose: it is being read already. */
export const recentSearchesIgnored = [['recalling', 'recentSearches.recall']] as const;
