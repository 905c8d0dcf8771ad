// Written by `npm run generate` from the chart locale; pastes into Stately's visualizer.
// Locale: the shop's language, its texts and its direction.
//
// A switch fetches the texts first, stores the choice, then reloads: a failure on the way changes nothing. Without a storage a reload would lose the choice, and a page may hold what a reload would lose (the files of a form): then the shop switches in place. If the server says that it serves another locale, the chart follows it at most once per locale, so that an insistent server causes no loop, and not again after the shopper has chosen. Ports: `locale.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** Holds only if the event says so: nobody asks for the transitions of this guard. */
const isSaidSo = (name) => ({ event }) => event[name] ?? false;

/** A call waits until its response is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
const unanswered = fromPromise(() => new Promise(() => {}));

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actors: {
    claimFollowing: unanswered,
    getCatalogue: unanswered,
    reload: unanswered,
    saveLocale: unanswered,
  },
  actions: {
    apply: done,
    assignCatalogue: done,
    assignPendingLocale: done,
    assignServerLocale: done,
    clearPending: done,
    emitLocaleChanged: done,
    logFailure: done,
  },
  guards: {
    isDisputed: isSaidSo('isDisputed'),
    isOffered: isSaid('isOffered'),
    isTrue: isSaid('isTrue'),
  },
}).createMachine({
  id: 'locale',
  initial: 'checking',
  description: 'Owns the language of the shop, its texts and its direction.',
  on: {
    'locale.choose': {
      target: '.switching',
      guard: {
        type: 'isOffered',
      },
      actions: [
        {
          type: 'assignPendingLocale',
        },
      ],
    },
  },
  states: {
    checking: {
      description: 'Compares the locale of the shop with the locale that the server serves.',
      always: [
        {
          target: 'following',
          guard: {
            type: 'isDisputed',
          },
        },
        {
          target: 'ready',
        },
      ],
    },
    following: {
      description: 'The server serves another locale. Asks the storage whether that one was followed before.',
      invoke: {
        src: 'claimFollowing',
        onDone: [
          {
            target: 'switching',
            guard: {
              type: 'isTrue',
            },
            actions: [
              {
                type: 'assignServerLocale',
              },
            ],
          },
          {
            target: 'ready',
          },
        ],
        onError: {
          target: 'ready',
          actions: [
            {
              type: 'logFailure',
            },
          ],
        },
      },
    },
    ready: {
      description: 'The shop shows its locale; another one can be chosen.',
      entry: [
        {
          type: 'clearPending',
        },
      ],
    },
    switching: {
      initial: 'fetching',
      description: 'Prepares another locale. The page keeps its texts until that one is complete.',
      states: {
        fetching: {
          invoke: {
            src: 'getCatalogue',
            onDone: {
              target: 'saving',
              actions: [
                {
                  type: 'assignCatalogue',
                },
              ],
            },
            onError: {
              target: '#locale.ready',
              actions: [
                {
                  type: 'logFailure',
                },
              ],
            },
          },
          after: {
            '30000': {
              target: '#locale.ready',
              actions: [
                {
                  type: 'logFailure',
                  params: {
                    operation: 'getCatalogue',
                    error: {
                      kind: 'timeout',
                    },
                  },
                },
              ],
            },
          },
        },
        saving: {
          description: 'Stores the choice. Without a storage the shop switches in place.',
          invoke: {
            src: 'saveLocale',
            onDone: [
              {
                target: '#locale.reloading',
                guard: {
                  type: 'isTrue',
                },
              },
              {
                target: '#locale.ready',
                actions: [
                  {
                    type: 'apply',
                  },
                  {
                    type: 'emitLocaleChanged',
                  },
                ],
              },
            ],
            onError: {
              target: '#locale.ready',
              actions: [
                {
                  type: 'logFailure',
                },
                {
                  type: 'apply',
                },
                {
                  type: 'emitLocaleChanged',
                },
              ],
            },
          },
        },
      },
    },
    reloading: {
      description: 'The browser reloads the page. If the page has to stay, the shop switches in place.',
      invoke: {
        src: 'reload',
        onDone: {
          target: 'ready',
          actions: [
            {
              type: 'apply',
            },
            {
              type: 'emitLocaleChanged',
            },
          ],
        },
        onError: {
          target: 'ready',
          actions: [
            {
              type: 'logFailure',
            },
            {
              type: 'apply',
            },
            {
              type: 'emitLocaleChanged',
            },
          ],
        },
      },
    },
  },
});
