/** The search box's vocabulary. */
import type { Suggestion } from '#api/types/catalogue.ts';
import type { Failure } from '#api/types/failure.ts';
import type { NavigationRequested } from '../shared/route.ts';

export type { Suggestion } from '#api/types/catalogue.ts';

export type SearchResponse = { query: string; suggestions: Suggestion[] };

export type SearchContext = {
  text: string;
  response: SearchResponse | undefined;
  /** Bound to the text it was made for. */
  highlight: { query: string; id: number } | undefined;
};

export type SearchEvent =
  | { type: 'query.type'; text: string }
  /** The address bar's own search text; asks nothing. */
  | { type: 'query.restore'; text: string }
  | { type: 'query.clear' }
  /** Enter, or the search button. */
  | { type: 'query.submit' }
  | { type: 'highlight.next' }
  | { type: 'highlight.previous' }
  | { type: 'highlight.set'; id: number }
  | { type: 'suggestion.choose'; id: number }
  | { type: 'search.focus' }
  | { type: 'search.blur' }
  /** Escape. */
  | { type: 'search.close' };

export type SearchEmitted =
  | NavigationRequested
  /** Somebody has searched for it. */
  | { type: 'search.made'; text: string }
  /** For the log only. */
  | { type: 'failure.logged'; operation: string; failure: Failure };

export type SearchFacts = {
  text: string;
  isOpen: boolean;
  /** Nothing is typed, and somebody is at the box. */
  isIdle: boolean;
  isWaiting: boolean;
  /** What fits the text, from the last response while a newer one is awaited. */
  suggestions: Suggestion[];
  highlightedId: number | undefined;
  /** The text that has no results: 'No results found for' it. */
  nothingFoundFor: string | undefined;
};
