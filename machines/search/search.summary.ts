/** Which suggestions match the text, and which one is highlighted. */
import { type Id, isSameId } from '../shared/ids.ts';
import { memoize } from '../shared/memoize.ts';
import type { Route } from '../shared/route.ts';
import type { SearchContext, Suggestion } from './search.types.ts';

const none: Suggestion[] = [];

/** The matching suggestions; while a response is pending, those of the last response. */
export const shownSuggestions = memoize(({ text, response }: SearchContext): Suggestion[] => {
  const query = text.trim().toLocaleLowerCase();
  if (!response || !query) return none;
  if (response.query.toLocaleLowerCase() === query) return response.suggestions;
  return response.suggestions.filter(({ name }) => name.toLocaleLowerCase().includes(query));
});

/** The highlighted suggestion, if it belongs to this text and is shown. */
export const highlighted = (context: SearchContext): Suggestion | undefined => {
  const { highlight, text } = context;
  if (highlight?.query !== text.trim()) return undefined;
  return shownSuggestions(context).find(({ id }) => isSameId(id, highlight.id));
};

/** The page of a suggestion: that of the product, or of the place. */
export const routeOf = (context: SearchContext, id: Id): Route => {
  const chosen = shownSuggestions(context).find((shown) => isSameId(shown.id, id));
  return chosen && 'route' in chosen ? chosen.route : { to: 'product', id };
};
