/** What a view may know about the search box. */
import type { SnapshotFrom } from 'xstate';
import type { searchMachine } from './search.machine.ts';
import type { SearchContext, SearchFacts, Suggestion } from './search.types.ts';

type SearchSnapshot = SnapshotFrom<typeof searchMachine>;

const none: Suggestion[] = [];
const filtered = new WeakMap<SearchContext, Suggestion[]>();

const fitting = ({ text, answer }: SearchContext): Suggestion[] => {
  const query = text.trim().toLocaleLowerCase();
  if (!answer || !query) return none;
  if (answer.query.toLocaleLowerCase() === query) return answer.suggestions;
  return answer.suggestions.filter(({ name }) => name.toLocaleLowerCase().includes(query));
};

/** What fits the text. While an answer is awaited, that is what fits of the last one. */
export const shownSuggestions = (context: SearchContext): Suggestion[] => {
  const shown = filtered.get(context) ?? fitting(context);
  filtered.set(context, shown);
  return shown;
};

/** The highlighted suggestion, if it was highlighted for this text and is shown. */
export const highlighted = (context: SearchContext): Suggestion | undefined => {
  const { highlight, text } = context;
  if (highlight?.query !== text.trim()) return undefined;
  return shownSuggestions(context).find(({ id }) => id === highlight.id);
};

const isNothingFound = ({ text, answer }: SearchContext) =>
  answer !== undefined && answer.query === text.trim() && answer.suggestions.length === 0;

/** Flat facts; compare with `shallowEqual`. */
export const selectSearch = (snapshot: SearchSnapshot): SearchFacts => {
  const { context } = snapshot;
  const isShown = snapshot.matches({ list: 'open' }) || snapshot.matches({ list: 'closing' });
  const suggestions = shownSuggestions(context);
  const nothingFoundFor = isNothingFound(context) ? context.text.trim() : undefined;
  return {
    text: context.text,
    isOpen: isShown && (suggestions.length > 0 || nothingFoundFor !== undefined),
    isWaiting: snapshot.hasTag('busy'),
    suggestions,
    highlightedId: highlighted(context)?.id,
    nothingFoundFor,
  };
};
