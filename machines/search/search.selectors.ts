/** The facts that views read about the search box. */
import type { SnapshotFrom } from 'xstate';
import type { searchMachine } from './search.machine.ts';
import { highlighted, shownSuggestions } from './search.summary.ts';
import type { SearchContext, SearchFacts } from './search.types.ts';

type SearchSnapshot = SnapshotFrom<typeof searchMachine>;

const isNothingFound = ({ text, response }: SearchContext) =>
  response !== undefined && response.query === text.trim() && response.suggestions.length === 0;

/** Flat facts; compare with `shallowEqual`. */
export const selectSearch = (snapshot: SearchSnapshot): SearchFacts => {
  const { context } = snapshot;
  const isShown = snapshot.matches({ list: 'open' }) || snapshot.matches({ list: 'closing' });
  const suggestions = shownSuggestions(context);
  const nothingFoundFor = isNothingFound(context) ? context.text.trim() : undefined;
  return {
    text: context.text,
    isOpen: isShown && (suggestions.length > 0 || nothingFoundFor !== undefined),
    isIdle: isShown && context.text.trim() === '',
    isWaiting: snapshot.hasTag('busy'),
    suggestions,
    highlightedId: highlighted(context)?.id,
    nothingFoundFor,
  };
};
