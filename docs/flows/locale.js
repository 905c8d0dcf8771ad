// Written by `npm run generate` from the chart locale; pastes into Stately's visualizer.
// Locale: the shop's language, its texts and its direction.
//
// Switching fetches the texts first, stores the choice, then reloads: what fails on the way leaves the shop as it was. Where nothing can be stored a reload would forget the choice, and a page may hold what a reload would lose (the files of a form): there the shop switches in place. A server that says that it serves another locale is followed at most once a locale, so that a stubborn one never makes a loop. Ports: `locale.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

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
    showError: done,
  },
  guards: {
    isDisputed: isSaid('isDisputed'),
    isOffered: isSaid('isOffered'),
    isTrue: isSaid('isTrue'),
  },
}).createMachine({
  id: 'locale',
  initial: 'checking',
  description: 'Owns the language of the shop, its texts and its direction.',
  states: {
    checking: {
      always: [
        {
          target: 'following',
          guard: {
            type: 'isDisputed',
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
    },
    following: {
      invoke: {
        src: 'claimFollowing',
        onDone: [
          {
            target: 'switching',
            guard: {
              type: 'isTrue',
            },
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
      entry: [
        {
          type: 'clearPending',
        },
      ],
      on: {
        'locale.choose': {
          target: 'switching',
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
    },
    switching: {
      initial: 'fetching',
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
                {
                  type: 'showError',
                },
              ],
            },
          },
          after: {
            '30000': {
              target: '#locale.ready',
              actions: [
                {
                  type: 'showError',
                },
              ],
            },
          },
        },
        saving: {
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
