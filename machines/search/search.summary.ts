/** Which suggestions fit the text, and which of them is highlighted. */
import type { SearchContext, Suggestion } from './search.types.ts';

const none: Suggestion[] = [];
const filtered = new WeakMap<SearchContext, Suggestion[]>();

const fitting = ({ text, response }: SearchContext): Suggestion[] => {
  const query = text.trim().toLocaleLowerCase();
  if (!response || !query) return none;
  if (response.query.toLocaleLowerCase() === query) return response.suggestions;
  return response.suggestions.filter(({ name }) => name.toLocaleLowerCase().includes(query));
};

/** What fits the text. While a response is awaited, that is what fits of the last one. */
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
