// Written by `npm run generate` from the chart search; pastes into Stately's visualizer.
// Search: the search box of the header, its suggestions and its highlight.
//
// A new text restarts the debounce and aborts the older request, so a late response never shows. Until the new response arrives, the suggestions of the last one that match the text are shown (`search.selectors.ts`). A blank text sends no request. A failure clears the list and is logged. The list closes a moment after the box loses the focus, so that a click on a suggestion comes first. The port is filled in `search.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** A call waits until its response is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
const unanswered = fromPromise(() => new Promise(() => {}));

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actors: {
    suggestProducts: unanswered,
  },
  actions: {
    assignResponse: done,
    assignText: done,
    clearText: done,
    dropHighlight: done,
    dropResponse: done,
    emitSearch: done,
    highlightIt: done,
    highlightNext: done,
    highlightPrevious: done,
    logFailure: done,
    navigate: done,
  },
  guards: {
    hasHighlight: isSaid('hasHighlight'),
    hasResponse: isSaid('hasResponse'),
    hasSuggestions: isSaid('hasSuggestions'),
    hasText: isSaid('hasText'),
    isBlank: isSaid('isBlank'),
    isShown: isSaid('isShown'),
  },
  delays: {
    blurClose: 200,
    requestTimeout: 30000,
    searchDebounce: 300,
  },
}).createMachine({
  id: 'search',
  type: 'parallel',
  description: 'Runs the search box of the header with its suggestions and their highlight.',
  states: {
    question: {
      initial: 'none',
      on: {
        'query.type': [
          {
            target: '.none',
            guard: {
              type: 'isBlank',
            },
            actions: [
              {
                type: 'assignText',
              },
              {
                type: 'dropResponse',
              },
            ],
          },
          {
            target: '.none',
            guard: {
              type: 'hasResponse',
            },
            actions: [
              {
                type: 'assignText',
              },
            ],
          },
          {
            target: '.debouncing',
            actions: [
              {
                type: 'assignText',
              },
            ],
          },
        ],
        'query.restore': {
          target: '.none',
          actions: [
            {
              type: 'assignText',
            },
            {
              type: 'dropResponse',
            },
          ],
        },
        'query.clear': {
          target: '.none',
          actions: [
            {
              type: 'clearText',
            },
            {
              type: 'dropResponse',
            },
          ],
        },
        'query.submit': {
          target: '.none',
          guard: {
            type: 'hasText',
          },
        },
        'suggestion.choose': {
          target: '.none',
          guard: {
            type: 'isShown',
          },
        },
        'search.close': {
          target: '.none',
        },
      },
      states: {
        none: {
          description: 'No suggestions are being fetched.',
        },
        debouncing: {
          description: 'Waits for a pause in typing.',
          tags: [
            'busy',
          ],
          after: {
            searchDebounce: {
              target: 'asking',
            },
          },
        },
        asking: {
          description: 'Suggestions for the typed text are being fetched.',
          tags: [
            'busy',
          ],
          invoke: {
            src: 'suggestProducts',
            id: 'suggestProducts',
            onDone: {
              target: 'none',
              actions: [
                {
                  type: 'assignResponse',
                },
              ],
            },
            onError: {
              target: 'none',
              actions: [
                {
                  type: 'dropResponse',
                },
                {
                  type: 'logFailure',
                },
              ],
            },
          },
          after: {
            requestTimeout: {
              target: 'none',
              actions: [
                {
                  type: 'dropResponse',
                },
                {
                  type: 'logFailure',
                  params: {
                    operation: 'suggestProducts',
                    error: {
                      kind: 'timeout',
                    },
                  },
                },
              ],
            },
          },
        },
      },
    },
    list: {
      initial: 'closed',
      on: {
        'query.type': [
          {
            target: '.closed',
            guard: {
              type: 'isBlank',
            },
          },
          {
            target: '.open',
          },
        ],
        'query.restore': {
          target: '.closed',
        },
        'query.clear': {
          target: '.closed',
        },
        'query.submit': [
          {
            target: '.closed',
            guard: {
              type: 'hasHighlight',
            },
            actions: [
              {
                type: 'navigate',
              },
            ],
          },
          {
            target: '.closed',
            guard: {
              type: 'hasText',
            },
            actions: [
              {
                type: 'navigate',
              },
              {
                type: 'emitSearch',
              },
            ],
          },
        ],
        'search.close': {
          target: '.closed',
        },
      },
      states: {
        closed: {
          entry: [
            {
              type: 'dropHighlight',
            },
          ],
          on: {
            'search.focus': {
              target: 'open',
            },
            'highlight.next': {
              target: 'open',
              guard: {
                type: 'hasSuggestions',
              },
              actions: [
                {
                  type: 'highlightNext',
                },
              ],
            },
            'highlight.previous': {
              target: 'open',
              guard: {
                type: 'hasSuggestions',
              },
              actions: [
                {
                  type: 'highlightPrevious',
                },
              ],
            },
          },
        },
        open: {
          on: {
            'search.blur': {
              target: 'closing',
            },
            'highlight.next': {
              guard: {
                type: 'hasSuggestions',
              },
              actions: [
                {
                  type: 'highlightNext',
                },
              ],
            },
            'highlight.previous': {
              guard: {
                type: 'hasSuggestions',
              },
              actions: [
                {
                  type: 'highlightPrevious',
                },
              ],
            },
            'highlight.set': {
              guard: {
                type: 'isShown',
              },
              actions: [
                {
                  type: 'highlightIt',
                },
              ],
            },
            'suggestion.choose': {
              target: 'closed',
              guard: {
                type: 'isShown',
              },
              actions: [
                {
                  type: 'navigate',
                },
              ],
            },
          },
        },
        closing: {
          description: 'The focus has left the box; the list stays long enough for a press on it.',
          on: {
            'search.focus': {
              target: 'open',
            },
            'suggestion.choose': {
              target: 'closed',
              guard: {
                type: 'isShown',
              },
              actions: [
                {
                  type: 'navigate',
                },
              ],
            },
          },
          after: {
            blurClose: {
              target: 'closed',
            },
          },
        },
      },
    },
  },
});
