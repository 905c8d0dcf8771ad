// Written by `npm run generate` from the chart wishlist; pastes into Stately's visualizer.
// Wishlist: which products are favourites, and the only owner of what changes that.
//
// A heart answers at once: what was pressed is shown over what the server last said, and dropping it is the roll-back. One call is in flight at a time. The call turns a product over and answers its new state; where that is not what is wanted by then, it is called again, so that the last wish wins whatever other tabs did. A change without a response is never sent again: the list is read instead. What a guest wanted is carried out once after the login, what was pressed without a network when it is back. Ports: `wishlist.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** A call waits until its response is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
const unanswered = fromPromise(() => new Promise(() => {}));

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actors: {
    listFavorites: unanswered,
    toggleFavorite: unanswered,
  },
  actions: {
    announce: done,
    apologise: done,
    assignFavorites: done,
    assignOffline: done,
    assignResponse: done,
    clear: done,
    clearList: done,
    confirm: done,
    countMiss: done,
    dropIntent: done,
    dropIntents: done,
    dropMet: done,
    emitLoginRequired: done,
    emitSessionRefused: done,
    logFailure: done,
    refetch: done,
    requestLogin: done,
    setPendingFavorite: done,
    showFailure: done,
    showOutcome: done,
    storePath: done,
    want: done,
  },
  guards: {
    hasWork: isSaid('hasWork'),
    isBarred: isSaid('isBarred'),
    isIncoming: isSaid('isIncoming'),
    isMet: isSaid('isMet'),
    isOffline: isSaid('isOffline'),
    isSignedIn: isSaid('isSignedIn'),
    isStubborn: isSaid('isStubborn'),
    isUnauthorized: isSaid('isUnauthorized'),
  },
  delays: {
    requestTimeout: 30000,
  },
}).createMachine({
  id: 'wishlist',
  initial: 'opening',
  description: 'Owns the favourites: shows a change at once and undoes it when the server refuses.',
  on: {
    'session.started': {
      target: '.open',
    },
    'connection.lost': {
      actions: [
        {
          type: 'assignOffline',
        },
      ],
    },
    'connection.restored': {
      actions: [
        {
          type: 'assignOffline',
        },
        {
          type: 'refetch',
        },
      ],
    },
    'route.changed': [
      {
        guard: {
          type: 'isIncoming',
        },
        actions: [
          {
            type: 'storePath',
          },
          {
            type: 'refetch',
          },
        ],
      },
      {
        actions: [
          {
            type: 'storePath',
          },
        ],
      },
    ],
  },
  states: {
    opening: {
      always: [
        {
          target: 'open',
          guard: {
            type: 'isSignedIn',
          },
        },
        {
          target: 'away',
        },
      ],
    },
    away: {
      on: {
        'favorite.toggle': {
          actions: [
            {
              type: 'setPendingFavorite',
            },
            {
              type: 'requestLogin',
            },
          ],
        },
        'login.abandoned': {
          actions: [
            {
              type: 'dropIntents',
            },
          ],
        },
      },
    },
    open: {
      initial: 'loading',
      on: {
        'session.ended': {
          target: 'away',
          actions: [
            {
              type: 'clear',
            },
          ],
        },
        'favorite.toggle': {
          actions: [
            {
              type: 'want',
            },
            {
              type: 'announce',
            },
          ],
        },
      },
      states: {
        loading: {
          invoke: {
            src: 'listFavorites',
            id: 'listFavorites',
            onDone: {
              target: 'settling',
              actions: [
                {
                  type: 'assignFavorites',
                },
                {
                  type: 'announce',
                },
              ],
            },
            onError: [
              {
                target: '#wishlist.away',
                guard: {
                  type: 'isBarred',
                },
                actions: [
                  {
                    type: 'clearList',
                  },
                  {
                    type: 'emitLoginRequired',
                  },
                ],
              },
              {
                target: '#wishlist.away',
                guard: {
                  type: 'isUnauthorized',
                },
                actions: [
                  {
                    type: 'clear',
                  },
                  {
                    type: 'emitSessionRefused',
                  },
                ],
              },
              {
                target: 'failed',
                actions: [
                  {
                    type: 'logFailure',
                  },
                  {
                    type: 'apologise',
                  },
                  {
                    type: 'dropIntents',
                  },
                  {
                    type: 'announce',
                  },
                ],
              },
            ],
          },
          after: {
            requestTimeout: {
              target: 'failed',
              actions: [
                {
                  type: 'apologise',
                },
                {
                  type: 'dropIntents',
                },
                {
                  type: 'announce',
                },
              ],
            },
          },
        },
        settling: {
          entry: [
            {
              type: 'dropMet',
            },
          ],
          always: [
            {
              target: 'turning',
              guard: {
                type: 'hasWork',
              },
            },
            {
              target: 'listing',
            },
          ],
        },
        listing: {
          on: {
            'favorite.toggle': [
              {
                guard: {
                  type: 'isOffline',
                },
                actions: [
                  {
                    type: 'want',
                  },
                  {
                    type: 'announce',
                  },
                ],
              },
              {
                target: 'turning',
                actions: [
                  {
                    type: 'want',
                  },
                  {
                    type: 'announce',
                  },
                ],
              },
            ],
            'favorites.refresh': {
              target: 'refreshing',
            },
          },
        },
        turning: {
          invoke: {
            src: 'toggleFavorite',
            id: 'toggleFavorite',
            onDone: [
              {
                target: 'settling',
                guard: {
                  type: 'isMet',
                },
                actions: [
                  {
                    type: 'assignResponse',
                  },
                  {
                    type: 'showOutcome',
                  },
                  {
                    type: 'announce',
                  },
                  {
                    type: 'confirm',
                  },
                ],
              },
              {
                target: 'refreshing',
                guard: {
                  type: 'isStubborn',
                },
                actions: [
                  {
                    type: 'apologise',
                  },
                  {
                    type: 'dropIntent',
                  },
                  {
                    type: 'announce',
                  },
                ],
              },
              {
                target: 'turning',
                actions: [
                  {
                    type: 'assignResponse',
                  },
                  {
                    type: 'countMiss',
                  },
                ],
                reenter: true,
              },
            ],
            onError: [
              {
                target: '#wishlist.away',
                guard: {
                  type: 'isUnauthorized',
                },
                actions: [
                  {
                    type: 'clearList',
                  },
                  {
                    type: 'emitLoginRequired',
                  },
                ],
              },
              {
                target: 'refreshing',
                actions: [
                  {
                    type: 'showFailure',
                  },
                  {
                    type: 'dropIntent',
                  },
                  {
                    type: 'announce',
                  },
                ],
              },
            ],
          },
          after: {
            requestTimeout: {
              target: 'refreshing',
              actions: [
                {
                  type: 'apologise',
                },
                {
                  type: 'dropIntent',
                },
                {
                  type: 'announce',
                },
              ],
            },
          },
        },
        refreshing: {
          invoke: {
            src: 'listFavorites',
            id: 'listFavorites',
            onDone: {
              target: 'settling',
              actions: [
                {
                  type: 'assignFavorites',
                },
                {
                  type: 'announce',
                },
              ],
            },
            onError: [
              {
                target: '#wishlist.away',
                guard: {
                  type: 'isBarred',
                },
                actions: [
                  {
                    type: 'clearList',
                  },
                  {
                    type: 'emitLoginRequired',
                  },
                ],
              },
              {
                target: '#wishlist.away',
                guard: {
                  type: 'isUnauthorized',
                },
                actions: [
                  {
                    type: 'clear',
                  },
                  {
                    type: 'emitSessionRefused',
                  },
                ],
              },
              {
                target: 'settling',
                actions: [
                  {
                    type: 'logFailure',
                  },
                ],
              },
            ],
          },
          after: {
            requestTimeout: {
              target: 'settling',
            },
          },
        },
        failed: {
          on: {
            'favorite.toggle': [
              {
                guard: {
                  type: 'isOffline',
                },
                actions: [
                  {
                    type: 'want',
                  },
                  {
                    type: 'announce',
                  },
                ],
              },
              {
                target: 'loading',
                actions: [
                  {
                    type: 'want',
                  },
                  {
                    type: 'announce',
                  },
                ],
              },
            ],
            'favorites.refresh': {
              target: 'loading',
            },
          },
        },
      },
    },
  },
});
