/**
 * Search: the search box of the header, its suggestions and its highlight.
 *
 * A new text restarts the debounce and aborts the older request, so a late response never shows. Until the new response
 * arrives, the suggestions of the last one that match the text are shown (`search.selectors.ts`). A blank text sends no
 * request. A failure clears the list and is logged. The list closes a moment after the box loses the focus, so that a
 * click on a suggestion comes first. The port is filled in `search.live.ts`.
 *
 * @spec R10, R33, R34
 */
import { assign, emit, setup } from 'xstate';
import { requestTimeoutMs, searchBlurCloseMs, searchDebounceMs, suggestionLimit } from '../constants.ts';
import { errorOf, logFailure, logTimeout } from '../shared/failure.ts';
import { type Id, isSameId } from '../shared/ids.ts';
import { port } from '../shared/port.ts';
import type { Route } from '../shared/route.ts';
import { highlighted, routeOf, shownSuggestions } from './search.summary.ts';
import type { SearchContext, SearchEmitted, SearchEvent, SearchInput, Suggestion } from './search.types.ts';

const isBlank = (text: string) => text.trim() === '';

/** The next or previous suggestion; it wraps around at both ends. */
const stepped = (context: SearchContext, step: 1 | -1): Pick<SearchContext, 'highlight'> => {
  const shown = shownSuggestions(context);
  const current = highlighted(context);
  const before = current ? shown.indexOf(current) : step === 1 ? -1 : shown.length;
  const next = shown.at((before + step) % shown.length);
  return { highlight: next && { query: context.text.trim(), id: next.id } };
};

const textOf = ({ event }: { event: { text: string } }) => ({ text: event.text });
const idOf = ({ event }: { event: { id: Id } }) => ({ id: event.id });

const choose = {
  guard: { type: 'isShown', params: idOf },
  target: 'closed',
  actions: {
    type: 'navigate',
    params: ({ context, event }: { context: SearchContext; event: { id: Id } }) => routeOf(context, event.id),
  },
} as const;

export const searchMachine = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    input: {} as SearchInput | undefined,
    emitted: {} as SearchEmitted,
    tags: {} as 'busy',
  },
  actors: { suggestProducts: port<Suggestion[], { query: string; limit: number }>('suggestProducts') },
  delays: { searchDebounce: searchDebounceMs, blurClose: searchBlurCloseMs, requestTimeout: requestTimeoutMs },
  guards: {
    isBlank: (_, { text }: { text: string }) => isBlank(text),
    hasResponse: ({ context }, { text }: { text: string }) => context.response?.query === text.trim(),
    hasText: ({ context }) => !isBlank(context.text),
    hasHighlight: ({ context }) => highlighted(context) !== undefined,
    hasSuggestions: ({ context }) => shownSuggestions(context).length > 0,
    isShown: ({ context }, { id }: { id: Id }) => shownSuggestions(context).some((shown) => isSameId(shown.id, id)),
  },
  actions: {
    assignText: assign((_, { text }: { text: string }) => ({ text })),
    clearText: assign({ text: '' }),
    assignResponse: assign(({ context }, { suggestions }: { suggestions: Suggestion[] }) => ({
      response: { query: context.text.trim(), suggestions: suggestions.slice(0, suggestionLimit) },
    })),
    dropResponse: assign({ response: undefined }),
    dropHighlight: assign({ highlight: undefined }),
    highlightNext: assign(({ context }) => stepped(context, 1)),
    highlightPrevious: assign(({ context }) => stepped(context, -1)),
    highlightIt: assign(({ context }, { id }: { id: Id }) => ({ highlight: { query: context.text.trim(), id } })),
    navigate: emit((_, route: Route) => ({ type: 'navigation.requested', ...route })),
    emitSearch: emit(({ context }) => ({ type: 'search.made', text: context.text.trim() })),
    logFailure: logFailure(),
  },
}).createMachine({
  id: 'search',
  description: 'Runs the search box of the header with its suggestions and their highlight.',
  context: ({ input }) => ({ text: input?.text ?? '', response: undefined, highlight: undefined }),
  type: 'parallel',
  states: {
    question: {
      initial: 'none',
      on: {
        'query.type': [
          {
            guard: { type: 'isBlank', params: textOf },
            target: '.none',
            actions: [{ type: 'assignText', params: textOf }, 'dropResponse'],
          },
          {
            guard: { type: 'hasResponse', params: textOf },
            target: '.none',
            actions: { type: 'assignText', params: textOf },
          },
          { target: '.debouncing', actions: { type: 'assignText', params: textOf } },
        ],
        'query.restore': { target: '.none', actions: [{ type: 'assignText', params: textOf }, 'dropResponse'] },
        'query.clear': { target: '.none', actions: ['clearText', 'dropResponse'] },
        'query.submit': { guard: 'hasText', target: '.none' },
        'suggestion.choose': { guard: { type: 'isShown', params: idOf }, target: '.none' },
        'search.close': '.none',
      },
      states: {
        none: { description: 'No suggestions are being fetched.' },
        debouncing: { description: 'Waits for a pause in typing.', tags: 'busy', after: { searchDebounce: 'asking' } },
        asking: {
          description: 'Suggestions for the typed text are being fetched.',
          tags: 'busy',
          invoke: {
            src: 'suggestProducts',
            id: 'suggestProducts',
            input: ({ context }) => ({ query: context.text.trim(), limit: suggestionLimit }),
            onDone: {
              target: 'none',
              actions: { type: 'assignResponse', params: ({ event }) => ({ suggestions: event.output }) },
            },
            onError: {
              target: 'none',
              actions: ['dropResponse', { type: 'logFailure', params: errorOf('suggestProducts') }],
            },
          },
          after: { requestTimeout: { target: 'none', actions: ['dropResponse', logTimeout('suggestProducts')] } },
        },
      },
    },
    list: {
      initial: 'closed',
      on: {
        'query.type': [{ guard: { type: 'isBlank', params: textOf }, target: '.closed' }, { target: '.open' }],
        'query.restore': '.closed',
        'query.clear': '.closed',
        'query.submit': [
          {
            guard: 'hasHighlight',
            target: '.closed',
            actions: {
              type: 'navigate',
              params: ({ context }) => routeOf(context, highlighted(context)?.id ?? 0),
            },
          },
          {
            guard: 'hasText',
            target: '.closed',
            actions: [
              {
                type: 'navigate',
                params: ({ context }) => ({ to: 'products', query: context.text.trim() }),
              },
              'emitSearch',
            ],
          },
        ],
        'search.close': '.closed',
      },
      states: {
        closed: {
          entry: 'dropHighlight',
          on: {
            'search.focus': 'open',
            'highlight.next': { guard: 'hasSuggestions', target: 'open', actions: 'highlightNext' },
            'highlight.previous': { guard: 'hasSuggestions', target: 'open', actions: 'highlightPrevious' },
          },
        },
        open: {
          on: {
            'search.blur': 'closing',
            'highlight.next': { guard: 'hasSuggestions', actions: 'highlightNext' },
            'highlight.previous': { guard: 'hasSuggestions', actions: 'highlightPrevious' },
            'highlight.set': {
              guard: { type: 'isShown', params: idOf },
              actions: { type: 'highlightIt', params: idOf },
            },
            'suggestion.choose': choose,
          },
        },
        closing: {
          description: 'The focus has left the box; the list stays long enough for a press on it.',
          after: { blurClose: 'closed' },
          on: { 'search.focus': 'open', 'suggestion.choose': choose },
        },
      },
    },
  },
});
