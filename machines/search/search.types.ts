/** The events and context of the search box. */
import type { Suggestion as ProductSuggestion } from '#api/types/catalogue.ts';
import type { Failure } from '#api/types/failure.ts';
import type { Id } from '../shared/ids.ts';
import type { NavigationRequested, Route } from '../shared/route.ts';

/** A shop, a brand or a category. Its id is unique among all suggestions. */
export type PlaceSuggestion = {
  id: Id;
  name: string;
  thumbnail: string;
  kind: 'shop' | 'brand' | 'category';
  route: Route;
};

export type Suggestion = (ProductSuggestion & { kind?: never }) | PlaceSuggestion;

export type SearchResponse = { query: string; suggestions: Suggestion[] };

/** `text`: what the page that is shown was searched for. */
export type SearchInput = { text?: string };

export type SearchContext = {
  text: string;
  response: SearchResponse | undefined;
  /** Valid only for its own text. */
  highlight: { query: string; id: Id } | undefined;
};

export type SearchEvent =
  | { type: 'query.type'; text: string }
  /** The search text of the URL; sends no request. */
  | { type: 'query.restore'; text: string }
  | { type: 'query.clear' }
  /** Enter, or the search button. */
  | { type: 'query.submit' }
  | { type: 'highlight.next' }
  | { type: 'highlight.previous' }
  | { type: 'highlight.set'; id: Id }
  | { type: 'suggestion.choose'; id: Id }
  | { type: 'search.focus' }
  | { type: 'search.blur' }
  /** Escape. */
  | { type: 'search.close' };

export type SearchEmitted =
  | NavigationRequested
  /** A search was submitted. */
  | { type: 'search.made'; text: string }
  /** Only logged. */
  | { type: 'failure.logged'; operation: string; failure: Failure };

export type SearchFacts = {
  text: string;
  isOpen: boolean;
  /** The list is open and nothing is typed: the recent searches are shown. */
  isIdle: boolean;
  isWaiting: boolean;
  /** The matching suggestions, from the last response while a newer one is pending. */
  suggestions: Suggestion[];
  highlightedId: Id | undefined;
  /** The text without results, for 'No results found for'. */
  nothingFoundFor: string | undefined;
};
