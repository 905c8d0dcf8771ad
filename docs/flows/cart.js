// Written by `npm run generate` from the chart cart; pastes into Stately's visualizer.
// Cart: the shopper's lines, what the chosen shops cost, the side panel, the popup after an add, the undo of a remove.
//
// One change is in flight at a time. It is shown before the server answers, because what is shown is the server's cart plus the unanswered changes (`cart.optimistic.ts`): dropping a change is the roll-back. Steps are ignored while a change runs; adds wait in a queue, so that none is lost. A change without a response is never sent again: the cart is read instead. Without a network every change is kept, shown as waiting, and sent once it is back: an add under its own key, a quantity as the number that was wanted. Without a session there is no cart call at all; what a visitor wanted is added once after the login. Any 401 ends the session. The ports are filled in `cart.live.ts`.
import { and, fromPromise, not, setup, stateIn } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

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
    quoteCheckout: unanswered,
    removeCartLine: unanswered,
    setCartQuantity: unanswered,
  },
  actions: {
    announceBuyNow: done,
    announceCart: done,
    assign: done,
    assignCart: done,
    assignPendingAdds: done,
    assignPendingIntent: done,
    assignQuote: done,
    assignStep: done,
    assignUndo: done,
    assignUnsent: done,
    beginChange: done,
    clearCart: done,
    clearPendingIntent: done,
    clearSelection: done,
    confirmAdd: done,
    dropChange: done,
    dropNext: done,
    dropQuote: done,
    goToCheckout: done,
    invalidateQuote: done,
    logFailure: done,
    loseSession: done,
    offerUndo: done,
    queueAdd: done,
    queueUndo: done,
    replaceKey: done,
    requeueAfterLogin: done,
    requireLogin: done,
    requireLoginForPending: done,
    resumeAfterLogin: done,
    showFailure: done,
    showNoShopError: done,
    showOfflineError: done,
    showStillTrying: done,
    takeNext: done,
    toggleShop: done,
  },
  guards: {
    canDecrement: isSaid('canDecrement'),
    canEmpty: isSaid('canEmpty'),
    canIncrement: isSaid('canIncrement'),
    canRemove: isSaid('canRemove'),
    canSelect: isSaid('canSelect'),
    canSet: isSaid('canSet'),
    hasQueue: isSaid('hasQueue'),
    hasSelection: isSaid('hasSelection'),
    inline: isSaid('inline'),
    isBuyNow: isSaid('isBuyNow'),
    isCutOff: and([stateIn({ network: 'offline' }), isSaid('inline')]),
    isForNow: isSaid('isForNow'),
    isFromCache: isSaid('isFromCache'),
    isNeverRead: isSaid('isNeverRead'),
    isNext: isSaid('isNext'),
    isNextDone: isSaid('isNextDone'),
    isOffline: stateIn({ network: 'offline' }),
    isPanelClosed: stateIn({ panel: 'closed' }),
    'isPanelClosed and isSignedIn': and(['isPanelClosed', 'isSignedIn']),
    isQuoteEmpty: isSaid('isQuoteEmpty'),
    isRestoring: isSaid('isRestoring'),
    isSignedIn: not(stateIn({ lines: 'signedOut' })),
    isUnauthorized: isSaid('isUnauthorized'),
    isUndoOffered: stateIn({ undo: 'offered' }),
    'not hasSelection': not('hasSelection'),
    'not isOffline and hasQueue': and([not('isOffline'), 'hasQueue']),
    'not isSignedIn': not('isSignedIn'),
    startsOffline: isSaid('startsOffline'),
    startsSignedIn: isSaid('startsSignedIn'),
  },
  delays: {
    addedPopup: 3000,
    requestTimeout: 30000,
    slowCall: 10000,
    undoOffer: 5000,
  },
}).createMachine({
  id: 'cart',
  type: 'parallel',
  states: {
    lines: {
      initial: 'opening',
      on: {
        'session.started': {
          target: '.loading',
          actions: [
            {
              type: 'assignPendingAdds',
            },
            {
              type: 'clearCart',
            },
            {
              type: 'resumeAfterLogin',
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
              type: 'clearPendingIntent',
            },
          ],
        },
        'session.lost': {
          target: '.signedOut.expired',
          actions: [
            {
              type: 'clearCart',
            },
          ],
        },
        'cart.add': {
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
          guard: {
            type: 'isUndoOffered',
          },
          actions: [
            {
              type: 'replaceKey',
            },
            {
              type: 'queueUndo',
            },
          ],
        },
        'login.abandoned': {
          actions: [
            {
              type: 'clearPendingIntent',
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
          on: {
            'session.started': {
              target: 'loading',
              actions: [
                {
                  type: 'resumeAfterLogin',
                },
              ],
            },
            'session.ended': {},
            'cart.add': {
              actions: [
                {
                  type: 'replaceKey',
                },
                {
                  type: 'assignPendingIntent',
                },
                {
                  type: 'requireLogin',
                },
              ],
            },
          },
          states: {
            guest: {},
            expired: {},
          },
        },
        loading: {
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
                  type: 'announceCart',
                },
                {
                  type: 'invalidateQuote',
                },
              ],
            },
            onError: [
              {
                guard: {
                  type: 'isUnauthorized',
                },
                actions: [
                  {
                    type: 'requeueAfterLogin',
                  },
                  {
                    type: 'loseSession',
                  },
                  {
                    type: 'requireLoginForPending',
                  },
                ],
              },
              {
                target: '#cart.lines.failed',
                guard: {
                  type: 'isNeverRead',
                },
                actions: [
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
          after: {
            requestTimeout: [
              {
                target: '#cart.lines.failed',
                guard: {
                  type: 'isNeverRead',
                },
              },
              {
                target: '#cart.lines.idle',
              },
            ],
          },
        },
        idle: {
          always: [
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
          on: {
            'cart.add': {
              guard: {
                type: 'isForNow',
              },
              actions: [
                {
                  type: 'showOfflineError',
                },
              ],
            },
            'line.increment': {
              guard: {
                type: 'canIncrement',
              },
              actions: [
                {
                  type: 'assignStep',
                },
              ],
            },
            'line.decrement': {
              guard: {
                type: 'canDecrement',
              },
              actions: [
                {
                  type: 'assignStep',
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
                    type: 'assignStep',
                  },
                ],
              },
              {
                guard: {
                  type: 'canSet',
                },
                actions: [
                  {
                    type: 'assignStep',
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
                  type: 'assignStep',
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
                  type: 'announceCart',
                },
                {
                  type: 'invalidateQuote',
                },
              ],
            },
            onError: [
              {
                guard: {
                  type: 'isUnauthorized',
                },
                actions: [
                  {
                    type: 'loseSession',
                  },
                ],
              },
              {
                target: '#cart.lines.failed',
                guard: {
                  type: 'isNeverRead',
                },
                actions: [
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
                  type: 'isNeverRead',
                },
              },
              {
                target: '#cart.lines.idle',
              },
            ],
          },
        },
        updating: {
          initial: 'incrementing',
          tags: [
            'busy',
          ],
          after: {
            slowCall: {
              actions: [
                {
                  type: 'showStillTrying',
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
                    type: 'assignUnsent',
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
          states: {
            incrementing: {
              invoke: {
                src: 'incrementCartLine',
                id: 'incrementCartLine',
                onDone: {
                  target: '#cart.lines.idle',
                  actions: [
                    {
                      type: 'dropChange',
                    },
                    {
                      type: 'assignCart',
                    },
                    {
                      type: 'announceCart',
                    },
                    {
                      type: 'invalidateQuote',
                    },
                  ],
                },
                onError: [
                  {
                    guard: {
                      type: 'isUnauthorized',
                    },
                    actions: [
                      {
                        type: 'loseSession',
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
                        type: 'assignUnsent',
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
                onDone: {
                  target: '#cart.lines.idle',
                  actions: [
                    {
                      type: 'dropChange',
                    },
                    {
                      type: 'assignCart',
                    },
                    {
                      type: 'announceCart',
                    },
                    {
                      type: 'invalidateQuote',
                    },
                  ],
                },
                onError: [
                  {
                    guard: {
                      type: 'isUnauthorized',
                    },
                    actions: [
                      {
                        type: 'loseSession',
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
                        type: 'assignUnsent',
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
              invoke: {
                src: 'setCartQuantity',
                id: 'setCartQuantity',
                onDone: {
                  target: '#cart.lines.idle',
                  actions: [
                    {
                      type: 'dropChange',
                    },
                    {
                      type: 'assignCart',
                    },
                    {
                      type: 'announceCart',
                    },
                    {
                      type: 'invalidateQuote',
                    },
                  ],
                },
                onError: [
                  {
                    guard: {
                      type: 'isUnauthorized',
                    },
                    actions: [
                      {
                        type: 'loseSession',
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
                        type: 'assignUnsent',
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
          tags: [
            'busy',
          ],
          invoke: {
            src: 'removeCartLine',
            id: 'removeCartLine',
            onDone: {
              target: 'idle',
              actions: [
                {
                  type: 'assignUndo',
                },
                {
                  type: 'dropChange',
                },
                {
                  type: 'assignCart',
                },
                {
                  type: 'announceCart',
                },
                {
                  type: 'invalidateQuote',
                },
                {
                  type: 'offerUndo',
                },
              ],
            },
            onError: [
              {
                guard: {
                  type: 'isUnauthorized',
                },
                actions: [
                  {
                    type: 'loseSession',
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
                    type: 'assignUnsent',
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
                  type: 'showStillTrying',
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
                    type: 'assignUnsent',
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
        adding: {
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
                    type: 'announceBuyNow',
                  },
                  {
                    type: 'dropChange',
                  },
                ],
              },
              {
                target: '#cart.lines.idle',
                guard: {
                  type: 'isRestoring',
                },
                actions: [
                  {
                    type: 'dropChange',
                  },
                  {
                    type: 'assignCart',
                  },
                  {
                    type: 'announceCart',
                  },
                  {
                    type: 'invalidateQuote',
                  },
                ],
              },
              {
                target: 'idle',
                actions: [
                  {
                    type: 'confirmAdd',
                  },
                  {
                    type: 'dropChange',
                  },
                  {
                    type: 'assignCart',
                  },
                  {
                    type: 'announceCart',
                  },
                  {
                    type: 'invalidateQuote',
                  },
                ],
              },
            ],
            onError: [
              {
                guard: {
                  type: 'isUnauthorized',
                },
                actions: [
                  {
                    type: 'requeueAfterLogin',
                  },
                  {
                    type: 'loseSession',
                  },
                  {
                    type: 'requireLogin',
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
                    type: 'assignUnsent',
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
                  type: 'showStillTrying',
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
                    type: 'assignUnsent',
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
        failed: {
          always: {
            target: 'idle',
            guard: {
              type: 'not isOffline and hasQueue',
            },
          },
          on: {
            'cart.refresh': {
              target: 'loading',
            },
            'connection.restored': {
              target: 'loading',
            },
            'panel.open': {
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
    quote: {
      initial: 'none',
      on: {
        'session.ended': {
          target: '.none',
          actions: [
            {
              type: 'dropQuote',
            },
          ],
        },
        'session.lost': {
          target: '.none',
          actions: [
            {
              type: 'dropQuote',
            },
          ],
        },
        'panel.open': {
          target: '.quoting',
          guard: {
            type: 'isPanelClosed and isSignedIn',
          },
        },
        'shop.toggle': {
          target: '#cart.quote.quoting',
          guard: {
            type: 'canSelect',
          },
          actions: [
            {
              type: 'toggleShop',
            },
          ],
        },
        'quote.invalidated': {
          target: '.quoting',
        },
      },
      states: {
        none: {
          on: {
            'quote.invalidated': {
              guard: {
                type: 'isPanelClosed',
              },
            },
          },
        },
        quoting: {
          invoke: {
            src: 'quoteCheckout',
            id: 'quoteCheckout',
            onDone: [
              {
                target: 'none',
                guard: {
                  type: 'isQuoteEmpty',
                },
                actions: [
                  {
                    type: 'dropQuote',
                  },
                  {
                    type: 'clearSelection',
                  },
                ],
              },
              {
                target: 'quoted',
                actions: [
                  {
                    type: 'assignQuote',
                  },
                ],
              },
            ],
            onError: [
              {
                guard: {
                  type: 'isUnauthorized',
                },
                actions: [
                  {
                    type: 'loseSession',
                  },
                ],
              },
              {
                target: 'failed',
                actions: [
                  {
                    type: 'showFailure',
                  },
                ],
              },
            ],
          },
          always: {
            target: 'none',
            guard: {
              type: 'isOffline',
            },
          },
          after: {
            requestTimeout: {
              target: 'failed',
            },
          },
        },
        quoted: {},
        failed: {},
      },
    },
    panel: {
      initial: 'closed',
      on: {
        'panel.open': [
          {
            target: '#cart.panel.open.account',
            guard: {
              type: 'inline',
            },
          },
          {
            target: '#cart.panel.open.shopping',
          },
        ],
        'checkout.start': [
          {
            guard: {
              type: 'not isSignedIn',
            },
            actions: [
              {
                type: 'requireLogin',
              },
            ],
          },
          {
            guard: {
              type: 'not hasSelection',
            },
            actions: [
              {
                type: 'showNoShopError',
              },
            ],
          },
          {
            target: '.closed',
            actions: [
              {
                type: 'goToCheckout',
              },
            ],
          },
        ],
      },
      states: {
        closed: {},
        open: {
          initial: 'shopping',
          on: {
            'panel.close': {
              target: 'closed',
            },
          },
          states: {
            shopping: {},
            account: {},
          },
        },
      },
    },
    popup: {
      initial: 'hidden',
      on: {
        'addition.confirmed': {
          target: '.visible',
          actions: [
            {
              type: 'assign',
            },
          ],
        },
        'session.ended': {
          target: '.hidden',
        },
        'session.lost': {
          target: '.hidden',
        },
      },
      states: {
        hidden: {},
        visible: {
          initial: 'passing',
          on: {
            'popup.dismiss': {
              target: 'hidden',
            },
            'panel.open': {
              target: 'hidden',
            },
          },
          states: {
            passing: {
              on: {
                'popup.hold': {
                  target: 'held',
                },
              },
              after: {
                addedPopup: {
                  target: '#cart.popup.hidden',
                },
              },
            },
            held: {
              on: {
                'popup.release': {
                  target: 'passing',
                },
                'addition.confirmed': {
                  actions: [
                    {
                      type: 'assign',
                    },
                  ],
                },
              },
            },
          },
        },
      },
    },
    undo: {
      initial: 'none',
      on: {
        'removal.confirmed': {
          target: '.offered',
        },
        'session.ended': {
          target: '.none',
        },
        'session.lost': {
          target: '.none',
        },
      },
      states: {
        none: {},
        offered: {
          on: {
            'line.restore': {
              target: 'none',
            },
          },
          after: {
            undoOffer: {
              target: 'none',
            },
          },
        },
      },
    },
    network: {
      initial: 'opening',
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
