// Written by `npm run generate` from the chart cart; pastes into Stately's visualizer.
// Cart: the shopper's lines, and the one change of them that is in flight. `cartQuote` has the amounts of the selected shops; `cartOverlays` has the panel, the popup after an addition and the undo of a removal.
//
// A change is shown before the server responds, because views show the server's cart plus the pending changes (`cart.optimistic.ts`): dropping a change rolls it back. Steps are ignored while a change is in flight; additions are queued, so that none is lost. A change without a response is never sent again: the cart is fetched instead. While offline every change is queued, shown as waiting, and sent after the reconnect: an addition under its own key, a quantity as its final number. Without a session there is no cart request at all; a guest's addition is carried out once after the login. Any 401 ends the session. The ports are filled in `cart.live.ts`.
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
    addToCart: unanswered,
    decrementCartLine: unanswered,
    getCart: unanswered,
    incrementCartLine: unanswered,
    removeCartLine: unanswered,
    setCartQuantity: unanswered,
  },
  actions: {
    assignCart: done,
    assignChange: done,
    assignFailure: done,
    assignInfo: done,
    assignPending: done,
    assignPendingChanges: done,
    assignPendingQueue: done,
    assignTimeout: done,
    beginChange: done,
    clearCart: done,
    clearInfo: done,
    clearPending: done,
    dropChange: done,
    dropForNow: done,
    dropNext: done,
    emitAdded: done,
    emitBuyNowReady: done,
    emitChanged: done,
    emitLoginRequired: done,
    emitRemoved: done,
    emitRemovedChange: done,
    emitSessionRefused: done,
    logFailure: done,
    openBuyNow: done,
    queueAdd: done,
    queuePending: done,
    queueStep: done,
    replaceKey: done,
    requeueChange: done,
    showFailure: done,
    showInfo: done,
    showOffline: done,
    showStillWorking: done,
    takeNext: done,
  },
  guards: {
    canDecrement: isSaid('canDecrement'),
    canEmpty: isSaid('canEmpty'),
    canIncrement: isSaid('canIncrement'),
    canRemove: isSaid('canRemove'),
    canSet: isSaid('canSet'),
    hasAdds: isSaid('hasAdds'),
    hasInfo: isSaidSo('hasInfo'),
    hasQueue: isSaidSo('hasQueue'),
    isAnnounced: isSaid('isAnnounced'),
    isAnnouncedWithEcho: isSaid('isAnnouncedWithEcho'),
    isBuyNow: isSaid('isBuyNow'),
    isBuyingNow: isSaidSo('isBuyingNow'),
    isCutOff: and([stateIn({ network: 'offline' }), not(isSaid('inline'))]),
    isEchoed: isSaid('isEchoed'),
    isFromCache: isSaid('isFromCache'),
    isNeverFetched: isSaid('isNeverFetched'),
    isNew: isSaid('isNew'),
    isNext: isSaidSo('isNext'),
    isNextDone: isSaidSo('isNextDone'),
    isOffline: stateIn({ network: 'offline' }),
    isUnauthorized: isSaid('isUnauthorized'),
    isUnauthorizedWithAdds: isSaid('isUnauthorizedWithAdds'),
    'not isOffline and hasQueue': and([not('isOffline'), 'hasQueue']),
    startsOffline: isSaidSo('startsOffline'),
    startsSignedIn: isSaidSo('startsSignedIn'),
  },
  delays: {
    requestTimeout: 30000,
    slowCall: 10000,
  },
}).createMachine({
  id: 'cart',
  type: 'parallel',
  description: 'The lines of the cart, and the one change of them that is in flight.',
  meta: {},
  states: {
    lines: {
      initial: 'opening',
      on: {
        'session.started': {
          target: '.loading',
          actions: [
            {
              type: 'assignPendingQueue',
            },
            {
              type: 'clearCart',
            },
            {
              type: 'queuePending',
            },
          ],
        },
        'session.ended': {
          target: '.signedOut',
          actions: [
            {
              type: 'clearCart',
            },
            {
              type: 'clearPending',
            },
          ],
        },
        'quote.unauthorized': [
          {
            target: '.signedOut.expired',
            guard: {
              type: 'hasAdds',
            },
            actions: [
              {
                type: 'assignPendingChanges',
              },
              {
                type: 'clearCart',
              },
              {
                type: 'emitSessionRefused',
              },
              {
                type: 'emitLoginRequired',
              },
            ],
          },
          {
            target: '.signedOut.expired',
            actions: [
              {
                type: 'clearCart',
              },
              {
                type: 'emitSessionRefused',
              },
            ],
          },
        ],
        'cart.add': {
          guard: {
            type: 'isNew',
          },
          actions: [
            {
              type: 'replaceKey',
            },
            {
              type: 'queueAdd',
            },
          ],
        },
        'line.restore': {
          actions: [
            {
              type: 'replaceKey',
            },
            {
              type: 'queueAdd',
            },
          ],
        },
        'login.abandoned': {
          actions: [
            {
              type: 'clearPending',
            },
          ],
        },
      },
      states: {
        opening: {
          always: [
            {
              target: 'loading',
              guard: {
                type: 'startsSignedIn',
              },
            },
            {
              target: 'signedOut',
            },
          ],
        },
        signedOut: {
          initial: 'guest',
          description: 'No cart call is made. An add opens the login, and is carried out once after it.',
          on: {
            'session.started': {
              target: 'loading',
              actions: [
                {
                  type: 'queuePending',
                },
              ],
            },
            'session.ended': {},
            'quote.unauthorized': {},
            'line.restore': {},
            'cart.add': {
              actions: [
                {
                  type: 'replaceKey',
                },
                {
                  type: 'assignPending',
                },
                {
                  type: 'emitLoginRequired',
                },
              ],
            },
          },
          states: {
            guest: {
              description: 'Nobody has been signed in, or the shopper has logged out.',
            },
            expired: {
              description: 'The server has ended the session: the panel says so.',
            },
          },
        },
        loading: {
          description: 'Nothing is sent before the cart is known: some of what waits may be done already.',
          tags: [
            'busy',
          ],
          invoke: {
            src: 'getCart',
            id: 'getCart',
            onDone: {
              target: '#cart.lines.idle',
              actions: [
                {
                  type: 'assignCart',
                },
                {
                  type: 'emitChanged',
                  params: {
                    by: 'reading',
                  },
                },
              ],
            },
            onError: [
              {
                target: '#cart.lines.signedOut.expired',
                guard: {
                  type: 'isUnauthorizedWithAdds',
                },
                actions: [
                  {
                    type: 'assignPendingChanges',
                  },
                  {
                    type: 'clearCart',
                  },
                  {
                    type: 'emitSessionRefused',
                  },
                  {
                    type: 'emitLoginRequired',
                  },
                ],
              },
              {
                target: '#cart.lines.signedOut.expired',
                guard: {
                  type: 'isUnauthorized',
                },
                actions: [
                  {
                    type: 'clearCart',
                  },
                  {
                    type: 'emitSessionRefused',
                  },
                ],
              },
              {
                target: '#cart.lines.failed',
                guard: {
                  type: 'isNeverFetched',
                },
                actions: [
                  {
                    type: 'assignFailure',
                  },
                  {
                    type: 'logFailure',
                  },
                ],
              },
              {
                target: '#cart.lines.idle',
                actions: [
                  {
                    type: 'logFailure',
                  },
                ],
              },
            ],
          },
          on: {
            'cart.refresh': {
              target: 'loading',
              reenter: true,
            },
          },
          after: {
            requestTimeout: [
              {
                target: '#cart.lines.failed',
                guard: {
                  type: 'isNeverFetched',
                },
                actions: [
                  {
                    type: 'assignTimeout',
                  },
                  {
                    type: 'logFailure',
                    params: {
                      operation: 'getCart',
                      error: {
                        kind: 'timeout',
                      },
                    },
                  },
                ],
              },
              {
                target: '#cart.lines.idle',
                actions: [
                  {
                    type: 'logFailure',
                    params: {
                      operation: 'getCart',
                      error: {
                        kind: 'timeout',
                      },
                    },
                  },
                ],
              },
            ],
          },
        },
        idle: {
          description: 'No call is in flight. What waits is sent, one change after the other.',
          always: [
            {
              guard: {
                type: 'hasInfo',
              },
              actions: [
                {
                  type: 'showInfo',
                },
                {
                  type: 'clearInfo',
                },
              ],
            },
            {
              target: 'waiting',
              guard: {
                type: 'isOffline',
              },
            },
            {
              guard: {
                type: 'isNextDone',
              },
              actions: [
                {
                  type: 'dropNext',
                },
              ],
            },
            {
              target: 'adding',
              guard: {
                type: 'isNext',
                params: {
                  kind: 'add',
                },
              },
              actions: [
                {
                  type: 'takeNext',
                },
              ],
            },
            {
              target: 'updating.setting',
              guard: {
                type: 'isNext',
                params: {
                  kind: 'set',
                },
              },
              actions: [
                {
                  type: 'takeNext',
                },
              ],
            },
            {
              target: 'removing',
              guard: {
                type: 'isNext',
                params: {
                  kind: 'remove',
                },
              },
              actions: [
                {
                  type: 'takeNext',
                },
              ],
            },
          ],
          on: {
            'line.increment': {
              target: '#cart.lines.updating.incrementing',
              guard: {
                type: 'canIncrement',
              },
              actions: [
                {
                  type: 'beginChange',
                },
              ],
            },
            'line.decrement': {
              target: '#cart.lines.updating.decrementing',
              guard: {
                type: 'canDecrement',
              },
              actions: [
                {
                  type: 'beginChange',
                },
              ],
            },
            'line.set': [
              {
                target: '#cart.lines.removing',
                guard: {
                  type: 'canEmpty',
                },
                actions: [
                  {
                    type: 'beginChange',
                  },
                ],
              },
              {
                target: '#cart.lines.updating.setting',
                guard: {
                  type: 'canSet',
                },
                actions: [
                  {
                    type: 'beginChange',
                  },
                ],
              },
            ],
            'line.remove': {
              target: '#cart.lines.removing',
              guard: {
                type: 'canRemove',
              },
              actions: [
                {
                  type: 'beginChange',
                },
              ],
            },
            'cart.refresh': {
              target: '#cart.lines.refreshing',
              reenter: true,
            },
            'cart.changedElsewhere': {
              target: '#cart.lines.refreshing',
              reenter: true,
            },
            'page.shown': {
              target: '#cart.lines.refreshing',
              guard: {
                type: 'isFromCache',
              },
              reenter: true,
            },
          },
        },
        waiting: {
          description: 'Without a network each change is queued, and shown as waiting.',
          always: {
            guard: {
              type: 'isBuyingNow',
            },
            actions: [
              {
                type: 'dropForNow',
              },
              {
                type: 'showOffline',
              },
            ],
          },
          on: {
            'line.increment': {
              guard: {
                type: 'canIncrement',
              },
              actions: [
                {
                  type: 'queueStep',
                },
              ],
            },
            'line.decrement': {
              guard: {
                type: 'canDecrement',
              },
              actions: [
                {
                  type: 'queueStep',
                },
              ],
            },
            'line.set': [
              {
                guard: {
                  type: 'canEmpty',
                },
                actions: [
                  {
                    type: 'emitRemoved',
                  },
                  {
                    type: 'queueStep',
                  },
                ],
              },
              {
                guard: {
                  type: 'canSet',
                },
                actions: [
                  {
                    type: 'queueStep',
                  },
                ],
              },
            ],
            'line.remove': {
              guard: {
                type: 'canRemove',
              },
              actions: [
                {
                  type: 'emitRemoved',
                },
                {
                  type: 'queueStep',
                },
              ],
            },
            'connection.restored': [
              {
                target: 'loading',
                guard: {
                  type: 'hasQueue',
                },
              },
              {
                target: 'refreshing',
              },
            ],
          },
        },
        refreshing: {
          description: 'The cart is fetched again. What is known stays in sight, and a change goes first.',
          invoke: {
            src: 'getCart',
            id: 'getCart',
            onDone: {
              target: '#cart.lines.idle',
              actions: [
                {
                  type: 'assignCart',
                },
                {
                  type: 'emitChanged',
                  params: {
                    by: 'reading',
                  },
                },
              ],
            },
            onError: [
              {
                target: '#cart.lines.signedOut.expired',
                guard: {
                  type: 'isUnauthorized',
                },
                actions: [
                  {
                    type: 'clearCart',
                  },
                  {
                    type: 'emitSessionRefused',
                  },
                ],
              },
              {
                target: '#cart.lines.failed',
                guard: {
                  type: 'isNeverFetched',
                },
                actions: [
                  {
                    type: 'assignFailure',
                  },
                  {
                    type: 'logFailure',
                  },
                ],
              },
              {
                target: '#cart.lines.idle',
                actions: [
                  {
                    type: 'logFailure',
                  },
                ],
              },
            ],
          },
          always: [
            {
              target: 'waiting',
              guard: {
                type: 'isOffline',
              },
            },
            {
              target: 'idle',
              guard: {
                type: 'hasQueue',
              },
            },
          ],
          on: {
            'line.increment': {
              target: '#cart.lines.updating.incrementing',
              guard: {
                type: 'canIncrement',
              },
              actions: [
                {
                  type: 'beginChange',
                },
              ],
            },
            'line.decrement': {
              target: '#cart.lines.updating.decrementing',
              guard: {
                type: 'canDecrement',
              },
              actions: [
                {
                  type: 'beginChange',
                },
              ],
            },
            'line.set': [
              {
                target: '#cart.lines.removing',
                guard: {
                  type: 'canEmpty',
                },
                actions: [
                  {
                    type: 'beginChange',
                  },
                ],
              },
              {
                target: '#cart.lines.updating.setting',
                guard: {
                  type: 'canSet',
                },
                actions: [
                  {
                    type: 'beginChange',
                  },
                ],
              },
            ],
            'line.remove': {
              target: '#cart.lines.removing',
              guard: {
                type: 'canRemove',
              },
              actions: [
                {
                  type: 'beginChange',
                },
              ],
            },
            'cart.refresh': {
              target: '#cart.lines.refreshing',
              reenter: true,
            },
            'cart.changedElsewhere': {
              target: '#cart.lines.refreshing',
              reenter: true,
            },
            'page.shown': {
              target: '#cart.lines.refreshing',
              guard: {
                type: 'isFromCache',
              },
              reenter: true,
            },
          },
          after: {
            requestTimeout: [
              {
                target: '#cart.lines.failed',
                guard: {
                  type: 'isNeverFetched',
                },
                actions: [
                  {
                    type: 'assignTimeout',
                  },
                  {
                    type: 'logFailure',
                    params: {
                      operation: 'getCart',
                      error: {
                        kind: 'timeout',
                      },
                    },
                  },
                ],
              },
              {
                target: '#cart.lines.idle',
                actions: [
                  {
                    type: 'logFailure',
                    params: {
                      operation: 'getCart',
                      error: {
                        kind: 'timeout',
                      },
                    },
                  },
                ],
              },
            ],
          },
        },
        updating: {
          initial: 'incrementing',
          description: 'A quantity is changed. A refusal drops the change, and the cart is fetched again.',
          tags: [
            'busy',
          ],
          after: {
            slowCall: {
              actions: [
                {
                  type: 'showStillWorking',
                },
              ],
            },
            requestTimeout: [
              {
                target: '#cart.lines.waiting',
                guard: {
                  type: 'isCutOff',
                },
                actions: [
                  {
                    type: 'requeueChange',
                  },
                ],
              },
              {
                target: '#cart.lines.refreshing',
                actions: [
                  {
                    type: 'dropChange',
                  },
                  {
                    type: 'showFailure',
                    params: {
                      error: {
                        kind: 'timeout',
                      },
                      fallback: 'An error occurred',
                    },
                  },
                ],
              },
            ],
          },
          states: {
            incrementing: {
              invoke: {
                src: 'incrementCartLine',
                id: 'incrementCartLine',
                onDone: [
                  {
                    target: '#cart.lines.idle',
                    guard: {
                      type: 'isEchoed',
                    },
                    actions: [
                      {
                        type: 'dropChange',
                      },
                      {
                        type: 'assignCart',
                      },
                      {
                        type: 'emitChanged',
                        params: {
                          by: 'shopper',
                        },
                      },
                    ],
                  },
                  {
                    target: '#cart.lines.refreshing',
                    actions: [
                      {
                        type: 'assignChange',
                      },
                      {
                        type: 'dropChange',
                      },
                      {
                        type: 'emitChanged',
                        params: {
                          by: 'shopper',
                        },
                      },
                    ],
                  },
                ],
                onError: [
                  {
                    target: '#cart.lines.signedOut.expired',
                    guard: {
                      type: 'isUnauthorizedWithAdds',
                    },
                    actions: [
                      {
                        type: 'assignPendingChanges',
                      },
                      {
                        type: 'clearCart',
                      },
                      {
                        type: 'emitSessionRefused',
                      },
                      {
                        type: 'emitLoginRequired',
                      },
                    ],
                  },
                  {
                    target: '#cart.lines.signedOut.expired',
                    guard: {
                      type: 'isUnauthorized',
                    },
                    actions: [
                      {
                        type: 'clearCart',
                      },
                      {
                        type: 'emitSessionRefused',
                      },
                    ],
                  },
                  {
                    target: '#cart.lines.waiting',
                    guard: {
                      type: 'isCutOff',
                    },
                    actions: [
                      {
                        type: 'requeueChange',
                      },
                    ],
                  },
                  {
                    target: '#cart.lines.refreshing',
                    actions: [
                      {
                        type: 'dropChange',
                      },
                      {
                        type: 'showFailure',
                      },
                    ],
                  },
                ],
              },
            },
            decrementing: {
              invoke: {
                src: 'decrementCartLine',
                id: 'decrementCartLine',
                onDone: [
                  {
                    target: '#cart.lines.idle',
                    guard: {
                      type: 'isEchoed',
                    },
                    actions: [
                      {
                        type: 'dropChange',
                      },
                      {
                        type: 'assignCart',
                      },
                      {
                        type: 'emitChanged',
                        params: {
                          by: 'shopper',
                        },
                      },
                    ],
                  },
                  {
                    target: '#cart.lines.refreshing',
                    actions: [
                      {
                        type: 'assignChange',
                      },
                      {
                        type: 'dropChange',
                      },
                      {
                        type: 'emitChanged',
                        params: {
                          by: 'shopper',
                        },
                      },
                    ],
                  },
                ],
                onError: [
                  {
                    target: '#cart.lines.signedOut.expired',
                    guard: {
                      type: 'isUnauthorizedWithAdds',
                    },
                    actions: [
                      {
                        type: 'assignPendingChanges',
                      },
                      {
                        type: 'clearCart',
                      },
                      {
                        type: 'emitSessionRefused',
                      },
                      {
                        type: 'emitLoginRequired',
                      },
                    ],
                  },
                  {
                    target: '#cart.lines.signedOut.expired',
                    guard: {
                      type: 'isUnauthorized',
                    },
                    actions: [
                      {
                        type: 'clearCart',
                      },
                      {
                        type: 'emitSessionRefused',
                      },
                    ],
                  },
                  {
                    target: '#cart.lines.waiting',
                    guard: {
                      type: 'isCutOff',
                    },
                    actions: [
                      {
                        type: 'requeueChange',
                      },
                    ],
                  },
                  {
                    target: '#cart.lines.refreshing',
                    actions: [
                      {
                        type: 'dropChange',
                      },
                      {
                        type: 'showFailure',
                      },
                    ],
                  },
                ],
              },
            },
            setting: {
              description: 'Sets a typed quantity, or what several steps of an offline time ended in.',
              invoke: {
                src: 'setCartQuantity',
                id: 'setCartQuantity',
                onDone: [
                  {
                    target: '#cart.lines.idle',
                    guard: {
                      type: 'isEchoed',
                    },
                    actions: [
                      {
                        type: 'dropChange',
                      },
                      {
                        type: 'assignCart',
                      },
                      {
                        type: 'emitChanged',
                        params: {
                          by: 'shopper',
                        },
                      },
                    ],
                  },
                  {
                    target: '#cart.lines.refreshing',
                    actions: [
                      {
                        type: 'assignChange',
                      },
                      {
                        type: 'dropChange',
                      },
                      {
                        type: 'emitChanged',
                        params: {
                          by: 'shopper',
                        },
                      },
                    ],
                  },
                ],
                onError: [
                  {
                    target: '#cart.lines.signedOut.expired',
                    guard: {
                      type: 'isUnauthorizedWithAdds',
                    },
                    actions: [
                      {
                        type: 'assignPendingChanges',
                      },
                      {
                        type: 'clearCart',
                      },
                      {
                        type: 'emitSessionRefused',
                      },
                      {
                        type: 'emitLoginRequired',
                      },
                    ],
                  },
                  {
                    target: '#cart.lines.signedOut.expired',
                    guard: {
                      type: 'isUnauthorized',
                    },
                    actions: [
                      {
                        type: 'clearCart',
                      },
                      {
                        type: 'emitSessionRefused',
                      },
                    ],
                  },
                  {
                    target: '#cart.lines.waiting',
                    guard: {
                      type: 'isCutOff',
                    },
                    actions: [
                      {
                        type: 'requeueChange',
                      },
                    ],
                  },
                  {
                    target: '#cart.lines.refreshing',
                    actions: [
                      {
                        type: 'dropChange',
                      },
                      {
                        type: 'showFailure',
                      },
                    ],
                  },
                ],
              },
            },
          },
        },
        removing: {
          description: 'A line is removed; an undo is offered once the server has removed it.',
          tags: [
            'busy',
          ],
          invoke: {
            src: 'removeCartLine',
            id: 'removeCartLine',
            onDone: [
              {
                target: 'idle',
                guard: {
                  type: 'isEchoed',
                },
                actions: [
                  {
                    type: 'emitRemovedChange',
                  },
                  {
                    type: 'dropChange',
                  },
                  {
                    type: 'assignCart',
                  },
                  {
                    type: 'emitChanged',
                    params: {
                      by: 'shopper',
                    },
                  },
                ],
              },
              {
                target: 'refreshing',
                actions: [
                  {
                    type: 'emitRemovedChange',
                  },
                  {
                    type: 'assignChange',
                  },
                  {
                    type: 'dropChange',
                  },
                  {
                    type: 'emitChanged',
                    params: {
                      by: 'shopper',
                    },
                  },
                ],
              },
            ],
            onError: [
              {
                target: '#cart.lines.signedOut.expired',
                guard: {
                  type: 'isUnauthorizedWithAdds',
                },
                actions: [
                  {
                    type: 'assignPendingChanges',
                  },
                  {
                    type: 'clearCart',
                  },
                  {
                    type: 'emitSessionRefused',
                  },
                  {
                    type: 'emitLoginRequired',
                  },
                ],
              },
              {
                target: '#cart.lines.signedOut.expired',
                guard: {
                  type: 'isUnauthorized',
                },
                actions: [
                  {
                    type: 'clearCart',
                  },
                  {
                    type: 'emitSessionRefused',
                  },
                ],
              },
              {
                target: '#cart.lines.waiting',
                guard: {
                  type: 'isCutOff',
                },
                actions: [
                  {
                    type: 'requeueChange',
                  },
                ],
              },
              {
                target: '#cart.lines.refreshing',
                actions: [
                  {
                    type: 'dropChange',
                  },
                  {
                    type: 'showFailure',
                  },
                ],
              },
            ],
          },
          after: {
            slowCall: {
              actions: [
                {
                  type: 'showStillWorking',
                },
              ],
            },
            requestTimeout: [
              {
                target: '#cart.lines.waiting',
                guard: {
                  type: 'isCutOff',
                },
                actions: [
                  {
                    type: 'requeueChange',
                  },
                ],
              },
              {
                target: '#cart.lines.refreshing',
                actions: [
                  {
                    type: 'dropChange',
                  },
                  {
                    type: 'showFailure',
                    params: {
                      error: {
                        kind: 'timeout',
                      },
                      fallback: 'An error occurred while removing the item',
                    },
                  },
                ],
              },
            ],
          },
        },
        adding: {
          description: 'The first add of the queue is sent, under a key of its own.',
          tags: [
            'busy',
          ],
          invoke: {
            src: 'addToCart',
            id: 'addToCart',
            onDone: [
              {
                target: 'idle',
                guard: {
                  type: 'isBuyNow',
                },
                actions: [
                  {
                    type: 'emitBuyNowReady',
                  },
                  {
                    type: 'openBuyNow',
                  },
                  {
                    type: 'dropChange',
                  },
                  {
                    type: 'assignInfo',
                  },
                ],
              },
              {
                target: 'idle',
                guard: {
                  type: 'isAnnouncedWithEcho',
                },
                actions: [
                  {
                    type: 'emitAdded',
                  },
                  {
                    type: 'dropChange',
                  },
                  {
                    type: 'assignCart',
                  },
                  {
                    type: 'emitChanged',
                    params: {
                      by: 'shopper',
                    },
                  },
                ],
              },
              {
                target: 'refreshing',
                guard: {
                  type: 'isAnnounced',
                },
                actions: [
                  {
                    type: 'emitAdded',
                  },
                  {
                    type: 'assignChange',
                  },
                  {
                    type: 'dropChange',
                  },
                  {
                    type: 'emitChanged',
                    params: {
                      by: 'shopper',
                    },
                  },
                ],
              },
              {
                target: '#cart.lines.idle',
                guard: {
                  type: 'isEchoed',
                },
                actions: [
                  {
                    type: 'dropChange',
                  },
                  {
                    type: 'assignCart',
                  },
                  {
                    type: 'emitChanged',
                    params: {
                      by: 'shopper',
                    },
                  },
                ],
              },
              {
                target: '#cart.lines.refreshing',
                actions: [
                  {
                    type: 'assignChange',
                  },
                  {
                    type: 'dropChange',
                  },
                  {
                    type: 'emitChanged',
                    params: {
                      by: 'shopper',
                    },
                  },
                ],
              },
            ],
            onError: [
              {
                target: '#cart.lines.signedOut.expired',
                guard: {
                  type: 'isUnauthorizedWithAdds',
                },
                actions: [
                  {
                    type: 'assignPendingChanges',
                  },
                  {
                    type: 'clearCart',
                  },
                  {
                    type: 'emitSessionRefused',
                  },
                  {
                    type: 'emitLoginRequired',
                  },
                ],
              },
              {
                target: '#cart.lines.waiting',
                guard: {
                  type: 'isCutOff',
                },
                actions: [
                  {
                    type: 'requeueChange',
                  },
                ],
              },
              {
                target: '#cart.lines.refreshing',
                actions: [
                  {
                    type: 'dropChange',
                  },
                  {
                    type: 'showFailure',
                  },
                ],
              },
            ],
          },
          after: {
            slowCall: {
              actions: [
                {
                  type: 'showStillWorking',
                },
              ],
            },
            requestTimeout: [
              {
                target: '#cart.lines.waiting',
                guard: {
                  type: 'isCutOff',
                },
                actions: [
                  {
                    type: 'requeueChange',
                  },
                ],
              },
              {
                target: '#cart.lines.refreshing',
                actions: [
                  {
                    type: 'dropChange',
                  },
                  {
                    type: 'showFailure',
                    params: {
                      error: {
                        kind: 'timeout',
                      },
                      fallback: 'Error adding to cart',
                    },
                  },
                ],
              },
            ],
          },
        },
        failed: {
          description: 'The cart could not be fetched, and nothing of it is known.',
          always: [
            {
              target: 'idle',
              guard: {
                type: 'not isOffline and hasQueue',
              },
            },
            {
              guard: {
                type: 'isBuyingNow',
              },
              actions: [
                {
                  type: 'dropForNow',
                },
                {
                  type: 'showOffline',
                },
              ],
            },
          ],
          on: {
            'cart.refresh': {
              target: 'loading',
            },
            'connection.restored': {
              target: 'loading',
            },
            'panel.opened': {
              target: 'loading',
            },
            'cart.changedElsewhere': {
              target: 'loading',
            },
            'page.shown': {
              target: 'loading',
            },
          },
        },
      },
    },
    network: {
      initial: 'opening',
      description: 'Whether the browser is online; the changes of the lines depend on it.',
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
        online: {
          on: {
            'connection.lost': {
              target: 'offline',
            },
          },
        },
        offline: {
          on: {
            'connection.restored': {
              target: 'online',
            },
          },
        },
      },
    },
  },
});
