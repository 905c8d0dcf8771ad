// Written by `npm run generate` from the chart cartQuote; pastes into Stately's visualizer.
// Cart quote: which shops of the cart are selected for the checkout, and what they cost. The server computes the amounts. The latest request wins and aborts an older one. The root forwards what `cart` and `cartOverlays` emit. The port is filled in `cart-quote.live.ts`.
import { fromPromise, setup, stateIn } from 'xstate';

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
    quoteCheckout: unanswered,
  },
  actions: {
    assignLeaving: done,
    assignQuote: done,
    assignShops: done,
    chooseLeaving: done,
    clearQuote: done,
    clearSelection: done,
    clearShops: done,
    emitCheckoutStarted: done,
    emitLoginRequired: done,
    emitSelection: done,
    emitUnauthorized: done,
    openCheckout: done,
    raiseClear: done,
    selectIn: done,
    showChooseShop: done,
    showFailure: done,
    toggleAll: done,
    toggleShop: done,
  },
  guards: {
    canSelect: isSaid('canSelect'),
    canSelectAll: isSaid('canSelectAll'),
    changesSelection: isSaid('changesSelection'),
    hasSelection: isSaid('hasSelection'),
    isLeaving: isSaid('isLeaving'),
    isOffline: stateIn({ network: 'offline' }),
    isQuoteEmpty: isSaid('isQuoteEmpty'),
    isUnauthorized: isSaid('isUnauthorized'),
    isUnseen: stateIn({ viewer: 'away' }),
    startsOffline: isSaidSo('startsOffline'),
    startsSignedIn: isSaidSo('startsSignedIn'),
  },
  delays: {
    requestTimeout: 30000,
  },
}).createMachine({
  id: 'cartQuote',
  type: 'parallel',
  description: 'Which shops of the cart are chosen for the checkout, and what they cost.',
  states: {
    selection: {
      description: 'The chosen shops. In a shop with one vendor all are chosen.',
      on: {
        'cart.changed': [
          {
            guard: {
              type: 'changesSelection',
            },
            actions: [
              {
                type: 'assignShops',
              },
              {
                type: 'selectIn',
              },
              {
                type: 'emitSelection',
              },
            ],
          },
          {
            actions: [
              {
                type: 'assignShops',
              },
            ],
          },
        ],
        'shop.toggle': {
          guard: {
            type: 'canSelect',
          },
          actions: [
            {
              type: 'toggleShop',
            },
            {
              type: 'emitSelection',
            },
          ],
        },
        'shop.toggleAll': {
          guard: {
            type: 'canSelectAll',
          },
          actions: [
            {
              type: 'toggleAll',
            },
            {
              type: 'emitSelection',
            },
          ],
        },
        'line.removed': {
          actions: [
            {
              type: 'assignLeaving',
            },
          ],
        },
        'line.restore': {
          guard: {
            type: 'isLeaving',
          },
          actions: [
            {
              type: 'chooseLeaving',
            },
            {
              type: 'emitSelection',
            },
          ],
        },
        'selection.clear': {
          guard: {
            type: 'hasSelection',
          },
          actions: [
            {
              type: 'clearSelection',
            },
            {
              type: 'emitSelection',
            },
          ],
        },
      },
    },
    quote: {
      initial: 'opening',
      on: {
        'session.ended': {
          target: '.signedOut',
          actions: [
            {
              type: 'clearQuote',
            },
            {
              type: 'clearShops',
            },
            {
              type: 'raiseClear',
            },
          ],
        },
      },
      states: {
        opening: {
          always: [
            {
              target: 'signedIn',
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
          description: 'There is nothing to choose from. Who starts the checkout is asked to log in.',
          on: {
            'session.started': {
              target: 'signedIn',
            },
            'checkout.start': {
              actions: [
                {
                  type: 'emitLoginRequired',
                },
              ],
            },
          },
        },
        signedIn: {
          initial: 'none',
          on: {
            'session.started': {
              actions: [
                {
                  type: 'clearQuote',
                },
                {
                  type: 'clearShops',
                },
                {
                  type: 'raiseClear',
                },
              ],
            },
            'cart.changed': {
              target: '.quoting',
            },
            'panel.opened': {
              target: '.quoting',
            },
            'shop.toggle': {
              target: '.quoting',
              guard: {
                type: 'canSelect',
              },
            },
            'shop.toggleAll': {
              target: '.quoting',
              guard: {
                type: 'canSelectAll',
              },
            },
            'checkout.start': [
              {
                guard: {
                  type: 'hasSelection',
                },
                actions: [
                  {
                    type: 'emitCheckoutStarted',
                  },
                  {
                    type: 'openCheckout',
                  },
                ],
              },
              {
                actions: [
                  {
                    type: 'showChooseShop',
                  },
                ],
              },
            ],
          },
          states: {
            none: {
              description: 'Nothing has been asked. While nobody looks at the panel, nothing is out of date either.',
              on: {
                'cart.changed': {
                  guard: {
                    type: 'isUnseen',
                  },
                },
              },
            },
            quoting: {
              description: 'The server is asked what the chosen shops cost; not without a network.',
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
                        type: 'clearQuote',
                      },
                      {
                        type: 'raiseClear',
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
                    target: 'none',
                    guard: {
                      type: 'isUnauthorized',
                    },
                    actions: [
                      {
                        type: 'clearQuote',
                      },
                      {
                        type: 'emitUnauthorized',
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
            quoted: {
              description: 'The sums are those of the chosen shops, until a change of the cart is in flight.',
            },
            failed: {
              description: 'The sums of the lines stand in for those of the server.',
            },
          },
        },
      },
    },
    viewer: {
      initial: 'away',
      description: 'Whether somebody looks at the sums.',
      states: {
        away: {
          description: 'The panel is closed.',
          on: {
            'panel.opened': {
              target: 'present',
            },
          },
        },
        present: {
          on: {
            'panel.closed': {
              target: 'away',
            },
          },
        },
      },
    },
    network: {
      initial: 'opening',
      description: 'Whether the browser is online.',
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
