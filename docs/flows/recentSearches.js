// Written by `npm run generate` from the chart recentSearches; pastes into Stately's visualizer.
// Recent searches: what the shopper looked for in this browser, the last first, so that it can be looked for again.
//
// The list is the browser's, not the account's. It is read anew whenever it is shown, because other tabs write to it; a search that is made meanwhile is added to what was read. The same words count once, however they were written. Ports: `recent-searches.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** A call waits until its response is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
const unanswered = fromPromise(() => new Promise(() => {}));

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actors: {
    recallSearches: unanswered,
  },
  actions: {
    add: done,
    clear: done,
    clearAll: done,
    logFailure: done,
    merge: done,
    storeSearches: done,
  },
  guards: {
    inline: isSaid('inline'),
  },
  delays: {
    requestTimeout: 30000,
  },
}).createMachine({
  id: 'recentSearches',
  initial: 'recalling',
  description: 'Remembers the searches of this browser, the latest first.',
  on: {
    'search.remove': {
      actions: [
        {
          type: 'clear',
        },
        {
          type: 'storeSearches',
        },
      ],
    },
    'recentSearches.clear': {
      actions: [
        {
          type: 'clearAll',
        },
        {
          type: 'storeSearches',
        },
      ],
    },
  },
  states: {
    recalling: {
      invoke: {
        src: 'recallSearches',
        id: 'recallSearches',
        onDone: [
          {
            target: 'listing',
            guard: {
              type: 'inline',
            },
            actions: [
              {
                type: 'merge',
              },
              {
                type: 'storeSearches',
              },
            ],
          },
          {
            target: 'listing',
            actions: [
              {
                type: 'merge',
              },
            ],
          },
        ],
        onError: {
          target: 'listing',
          actions: [
            {
              type: 'logFailure',
            },
          ],
        },
      },
      on: {
        'search.made': {
          actions: [
            {
              type: 'add',
            },
          ],
        },
      },
      after: {
        requestTimeout: {
          target: 'listing',
        },
      },
    },
    listing: {
      on: {
        'recentSearches.recall': {
          target: 'recalling',
        },
        'search.made': {
          target: 'recalling',
          actions: [
            {
              type: 'add',
            },
          ],
        },
      },
    },
  },
});
