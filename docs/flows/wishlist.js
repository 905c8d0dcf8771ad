// Written by `npm run generate` from the chart wishlist; pastes into Stately's visualizer.
// Wishlist: which products are favourites, and the only owner of what changes that.
//
// A press shows at once: the intents are shown over what the server last said, and dropping an intent is the roll-back. One call is in flight at a time. The call toggles a product and returns its new state; if that is not the state that the shopper wants by then, it is called again, so that the last press wins whatever other tabs did. A change without a response is never sent again: the list is fetched instead. What a guest pressed is carried out once after the login, what was pressed without a network once it is back. Ports: `wishlist.live.ts`.
import { and, fromPromise, not, setup, stateIn } from 'xstate';

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
    listFavorites: unanswered,
    toggleFavorite: unanswered,
  },
  actions: {
    addIntent: done,
    assignFailure: done,
    assignFavorites: done,
    assignPage: done,
    assignResponse: done,
    assignTimeout: done,
    clear: done,
    clearList: done,
    countMiss: done,
    dropIntent: done,
    dropIntents: done,
    dropSettled: done,
    emitFavoritesChanged: done,
    emitFavoritesConfirmed: done,
    emitLoginRequested: done,
    emitLoginRequired: done,
    emitSessionRefused: done,
    logFailure: done,
    raiseRefresh: done,
    setPendingFavorite: done,
    showError: done,
    showFailure: done,
    showSuccess: done,
  },
  guards: {
    deservesToast: isSaid('deservesToast'),
    hasIntents: isSaid('hasIntents'),
    hasMissedBefore: isSaid('hasMissedBefore'),
    hasWork: and([isSaidSo('inline'), not(stateIn({ network: 'offline' }))]),
    isAsRequested: isSaid('isAsRequested'),
    isIncoming: isSaid('isIncoming'),
    isOffline: stateIn({ network: 'offline' }),
    isSignedIn: isSaidSo('isSignedIn'),
    isUnauthorized: isSaid('isUnauthorized'),
    isUnauthorizedWithIntent: isSaid('isUnauthorizedWithIntent'),
    isUnechoed: isSaid('isUnechoed'),
    startsOffline: isSaidSo('startsOffline'),
  },
  delays: {
    requestTimeout: 30000,
  },
}).createMachine({
  id: 'wishlist',
  type: 'parallel',
  description: 'Owns the favourites: shows a change at once and undoes it when the server refuses.',
  on: {
    'route.changed': [
      {
        guard: {
          type: 'isIncoming',
        },
        actions: [
          {
            type: 'assignPage',
          },
          {
            type: 'raiseRefresh',
          },
        ],
      },
      {
        actions: [
          {
            type: 'assignPage',
          },
        ],
      },
    ],
  },
  states: {
    list: {
      initial: 'opening',
      description: 'The favourites of the shopper who is signed in.',
      on: {
        'session.started': {
          target: '.open',
        },
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
          description: 'A guest has no list. A pressed heart becomes a pending intent and opens the login.',
          on: {
            'favorite.toggle': {
              actions: [
                {
                  type: 'setPendingFavorite',
                },
                {
                  type: 'emitLoginRequested',
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
                  type: 'addIntent',
                },
                {
                  type: 'emitFavoritesChanged',
                },
              ],
            },
          },
          states: {
            loading: {
              description: 'The list is fetched for the first time. Hearts can be pressed already.',
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
                      type: 'emitFavoritesChanged',
                    },
                  ],
                },
                onError: [
                  {
                    target: '#wishlist.list.away',
                    guard: {
                      type: 'isUnauthorizedWithIntent',
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
                    target: '#wishlist.list.away',
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
                    guard: {
                      type: 'hasIntents',
                    },
                    actions: [
                      {
                        type: 'assignFailure',
                      },
                      {
                        type: 'logFailure',
                      },
                      {
                        type: 'showError',
                      },
                      {
                        type: 'dropIntents',
                      },
                      {
                        type: 'emitFavoritesChanged',
                      },
                    ],
                  },
                  {
                    target: 'failed',
                    actions: [
                      {
                        type: 'assignFailure',
                      },
                      {
                        type: 'logFailure',
                      },
                      {
                        type: 'dropIntents',
                      },
                      {
                        type: 'emitFavoritesChanged',
                      },
                    ],
                  },
                ],
              },
              after: {
                requestTimeout: [
                  {
                    target: 'failed',
                    guard: {
                      type: 'hasIntents',
                    },
                    actions: [
                      {
                        type: 'assignTimeout',
                      },
                      {
                        type: 'showError',
                      },
                      {
                        type: 'dropIntents',
                      },
                      {
                        type: 'emitFavoritesChanged',
                      },
                    ],
                  },
                  {
                    target: 'failed',
                    actions: [
                      {
                        type: 'assignTimeout',
                      },
                      {
                        type: 'dropIntents',
                      },
                      {
                        type: 'emitFavoritesChanged',
                      },
                    ],
                  },
                ],
              },
            },
            settling: {
              description: 'Drops the intents that the server has met; toggles the next one, if any is left.',
              entry: [
                {
                  type: 'dropSettled',
                },
              ],
              always: [
                {
                  target: 'toggling',
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
              description: 'Nothing is in flight.',
              on: {
                'favorite.toggle': [
                  {
                    guard: {
                      type: 'isOffline',
                    },
                    actions: [
                      {
                        type: 'addIntent',
                      },
                      {
                        type: 'emitFavoritesChanged',
                      },
                    ],
                  },
                  {
                    target: 'toggling',
                    actions: [
                      {
                        type: 'addIntent',
                      },
                      {
                        type: 'emitFavoritesChanged',
                      },
                    ],
                  },
                ],
                'favorites.refresh': {
                  target: 'refreshing',
                },
              },
            },
            toggling: {
              description: 'One product is being toggled at the server; its intent is the first in the list.',
              invoke: {
                src: 'toggleFavorite',
                id: 'toggleFavorite',
                onDone: [
                  {
                    target: 'refreshing',
                    guard: {
                      type: 'isUnechoed',
                    },
                    actions: [
                      {
                        type: 'assignResponse',
                      },
                      {
                        type: 'emitFavoritesChanged',
                      },
                      {
                        type: 'emitFavoritesConfirmed',
                      },
                    ],
                  },
                  {
                    target: 'settling',
                    guard: {
                      type: 'deservesToast',
                    },
                    actions: [
                      {
                        type: 'assignResponse',
                      },
                      {
                        type: 'emitFavoritesChanged',
                      },
                      {
                        type: 'emitFavoritesConfirmed',
                      },
                      {
                        type: 'showSuccess',
                      },
                    ],
                  },
                  {
                    target: 'settling',
                    guard: {
                      type: 'isAsRequested',
                    },
                    actions: [
                      {
                        type: 'assignResponse',
                      },
                      {
                        type: 'emitFavoritesChanged',
                      },
                      {
                        type: 'emitFavoritesConfirmed',
                      },
                    ],
                  },
                  {
                    target: 'refreshing',
                    guard: {
                      type: 'hasMissedBefore',
                    },
                    actions: [
                      {
                        type: 'showError',
                      },
                      {
                        type: 'dropIntent',
                      },
                      {
                        type: 'emitFavoritesChanged',
                      },
                    ],
                  },
                  {
                    target: 'toggling',
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
                    target: '#wishlist.list.away',
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
                        type: 'emitFavoritesChanged',
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
                      type: 'showError',
                    },
                    {
                      type: 'dropIntent',
                    },
                    {
                      type: 'emitFavoritesChanged',
                    },
                  ],
                },
              },
            },
            refreshing: {
              description: 'The list is fetched again while it stays shown.',
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
                      type: 'emitFavoritesChanged',
                    },
                  ],
                },
                onError: [
                  {
                    target: '#wishlist.list.away',
                    guard: {
                      type: 'isUnauthorizedWithIntent',
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
                    target: '#wishlist.list.away',
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
              description: 'The first fetch failed. Retry or the next press fetches again.',
              on: {
                'favorite.toggle': [
                  {
                    guard: {
                      type: 'isOffline',
                    },
                    actions: [
                      {
                        type: 'addIntent',
                      },
                      {
                        type: 'emitFavoritesChanged',
                      },
                    ],
                  },
                  {
                    target: 'loading',
                    actions: [
                      {
                        type: 'addIntent',
                      },
                      {
                        type: 'emitFavoritesChanged',
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
    },
    network: {
      initial: 'opening',
      description: 'Whether the browser is online. Offline, intents wait; the list is fetched when the network is back.',
      on: {
        'connection.lost': {
          target: '.offline',
        },
        'connection.restored': {
          target: '.online',
          actions: [
            {
              type: 'raiseRefresh',
            },
          ],
        },
      },
      states: {
        opening: {
          always: [
            {
              target: 'offline',
              guard: {
                type: 'startsOffline',
              },
            },
            {
              target: 'online',
            },
          ],
        },
        online: {},
        offline: {},
      },
    },
  },
});
