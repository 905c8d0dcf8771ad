/** The vocabulary of the shopper's own searches. */
import type { FailureLogged } from '../shared/failure.ts';

export type SearchesContext = {
  /** The last one first. */
  texts: string[];
  /** Searched since the list was read, and not in it yet. */
  made: string[];
};

export type SearchesEvent =
  /** The list is about to be shown; another tab may have searched meanwhile. */
  | { type: 'searches.recall' }
  | { type: 'search.made'; text: string }
  | { type: 'search.remove'; text: string }
  | { type: 'searches.clear' };

export type SearchesEmitted = FailureLogged;

/** What the list leaves unanswered on purpose: it is being read already. */
export const searchesIgnored = [['recalling', 'searches.recall']] as const;
