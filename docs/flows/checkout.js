// Written by `npm run generate` from the chart checkout; pastes into Stately's visualizer.
// Checkout: what the chosen shops cost, where it goes, how it is paid, and the one order that comes of it.
//
// `placing` is entered by `order.place` from `quoted` alone, so no second click, Enter or Back orders twice. The request carries one idempotency key an intent: after a lost answer (`unknown`) the very same request is sent again under it; after a final response it is renewed. A 409 says that the cart, a price or a voucher changed: nothing is ordered, and what is different from what was shown is marked. A code that does not count is dropped, with the server's reason. Any 401 ends the session; what was typed stays for the same shopper's return, and who was about to order is led back by the login. An order itself is placed by a press alone. Leaving aborts. The addresses are a chart of their own. The ports are filled in `checkout.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** A call waits until its response is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
const unanswered = fromPromise(() => new Promise(() => {}));

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actors: {
    addresses: unanswered,
    getBuyNowCart: unanswered,
    placeOrder: unanswered,
    quoteCheckout: unanswered,
  },
  actions: {
    announceOrder: done,
    assignAddresses: done,
    assignAttempt: done,
    assignFailure: done,
    assignFresh: done,
    assignPlaced: done,
    assignQuote: done,
    assignShops: done,
    assignTimeout: done,
    beginComparing: done,
    beginPurchase: done,
    choosePayment: done,
    clearShopper: done,
    clearShops: done,
    dropAddresses: done,
    emitSessionRefused: done,
    endComparing: done,
    goHome: done,
    invalidateCart: done,
    refuseCode: done,
    removeCode: done,
    replaceKey: done,
    requireLogin: done,
    sendToAddresses: done,
    showError: done,
    showFailure: done,
    startPayment: done,
    tryCode: done,
    typeCode: done,
    typeNote: done,
  },
  guards: {
    awaitsAddress: isSaid('awaitsAddress'),
    hasFreshTotals: isSaid('hasFreshTotals'),
    hasLostCode: isSaid('hasLostCode'),
    hasShops: isSaid('hasShops'),
    hasTypedCode: isSaid('hasTypedCode'),
    isBuyNow: isSaid('isBuyNow'),
    isCartEmpty: isSaid('isCartEmpty'),
    isCodeRefused: isSaid('isCodeRefused'),
    isConflict: isSaid('isConflict'),
    isExpired: isSaid('isExpired'),
    isFinal: isSaid('isFinal'),
    isOffered: isSaid('isOffered'),
    isOther: isSaid('isOther'),
    isQuoteEmpty: isSaid('isQuoteEmpty'),
    isToBePaid: isSaid('isToBePaid'),
    isUnauthorized: isSaid('isUnauthorized'),
    lacksAddress: isSaid('lacksAddress'),
    lacksPayment: isSaid('lacksPayment'),
  },
  delays: {
    requestTimeout: 30000,
  },
}).createMachine({
  id: 'checkout',
  initial: 'away',
  description: 'Prices the chosen shops, takes address, payment method and vouchers, and places one order.',
  on: {
    'checkout.enter': {
      target: '.open',
      actions: [
        {
          type: 'beginPurchase',
        },
        {
          type: 'replaceKey',
        },
      ],
      reenter: true,
    },
    'session.ended': {
      target: '.away',
      actions: [
        {
          type: 'clearShopper',
        },
      ],
    },
  },
  states: {
    away: {},
    expired: {
      on: {
        'checkout.resume': {
          target: 'open',
        },
        'session.started': {
          target: 'away',
          guard: {
            type: 'isOther',
          },
          actions: [
            {
              type: 'clearShopper',
            },
          ],
        },
        'login.abandoned': {
          target: 'away',
          actions: [
            {
              type: 'clearShopper',
            },
          ],
        },
        'session.ended': {},
        'checkout.leave': {
          target: 'away',
          actions: [
            {
              type: 'clearShopper',
            },
          ],
        },
      },
    },
    open: {
      initial: 'selecting',
      exit: [
        {
          type: 'dropAddresses',
        },
      ],
      invoke: {
        src: 'addresses',
        id: 'addresses',
        onSnapshot: [
          {
            target: 'expired',
            guard: {
              type: 'isExpired',
            },
            actions: [
              {
                type: 'emitSessionRefused',
              },
            ],
          },
          {
            actions: [
              {
                type: 'assignAddresses',
              },
            ],
          },
        ],
      },
      on: {
        'checkout.leave': {
          target: '#checkout.away',
        },
        'address.*': {
          actions: [
            {
              type: 'sendToAddresses',
            },
          ],
        },
        'payment.choose': {
          guard: {
            type: 'isOffered',
          },
          actions: [
            {
              type: 'choosePayment',
            },
          ],
        },
        'code.type': {
          actions: [
            {
              type: 'typeCode',
            },
          ],
        },
        'note.type': {
          actions: [
            {
              type: 'typeNote',
            },
          ],
        },
      },
      states: {
        selecting: {
          always: [
            {
              target: 'quoting',
              guard: {
                type: 'hasShops',
              },
            },
            {
              target: 'finding',
              guard: {
                type: 'isBuyNow',
              },
            },
          ],
          on: {
            'order.place': [
              {
                guard: {
                  type: 'awaitsAddress',
                },
              },
              {
                guard: {
                  type: 'lacksAddress',
                },
                actions: [
                  {
                    type: 'showError',
                  },
                ],
              },
              {
                guard: {
                  type: 'lacksPayment',
                },
                actions: [
                  {
                    type: 'showError',
                  },
                ],
              },
              {
                actions: [
                  {
                    type: 'showError',
                  },
                ],
              },
            ],
          },
        },
        finding: {
          tags: [
            'busy',
          ],
          invoke: {
            src: 'getBuyNowCart',
            id: 'getBuyNowCart',
            onDone: [
              {
                target: 'bare',
                guard: {
                  type: 'isCartEmpty',
                },
              },
              {
                target: 'quoting',
                actions: [
                  {
                    type: 'assignShops',
                  },
                ],
              },
            ],
            onError: [
              {
                target: '#checkout.expired',
                guard: {
                  type: 'isUnauthorized',
                },
                actions: [
                  {
                    type: 'emitSessionRefused',
                  },
                ],
              },
              {
                target: '#checkout.open.unquoted',
                actions: [
                  {
                    type: 'assignFailure',
                  },
                  {
                    type: 'showFailure',
                  },
                ],
              },
            ],
          },
          after: {
            requestTimeout: {
              target: '#checkout.open.unquoted',
              actions: [
                {
                  type: 'assignTimeout',
                },
              ],
            },
          },
        },
        bare: {},
        quoting: {
          tags: [
            'busy',
          ],
          invoke: {
            src: 'quoteCheckout',
            id: 'quoteCheckout',
            onDone: [
              {
                target: 'selecting',
                guard: {
                  type: 'isQuoteEmpty',
                },
                actions: [
                  {
                    type: 'clearShops',
                  },
                ],
              },
              {
                target: 'quoting',
                guard: {
                  type: 'isCodeRefused',
                },
                actions: [
                  {
                    type: 'refuseCode',
                  },
                ],
                reenter: true,
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
                target: '#checkout.expired',
                guard: {
                  type: 'isUnauthorized',
                },
                actions: [
                  {
                    type: 'emitSessionRefused',
                  },
                ],
              },
              {
                target: '#checkout.open.unquoted',
                actions: [
                  {
                    type: 'assignFailure',
                  },
                  {
                    type: 'showFailure',
                  },
                ],
              },
            ],
          },
          on: {
            'quote.refresh': {
              target: '#checkout.open.quoting',
              reenter: true,
            },
            'code.apply': {
              target: '#checkout.open.quoting',
              guard: {
                type: 'hasTypedCode',
              },
              actions: [
                {
                  type: 'tryCode',
                },
                {
                  type: 'endComparing',
                },
              ],
              reenter: true,
            },
            'code.remove': {
              target: '#checkout.open.quoting',
              actions: [
                {
                  type: 'removeCode',
                },
                {
                  type: 'endComparing',
                },
              ],
              reenter: true,
            },
          },
          after: {
            requestTimeout: {
              target: '#checkout.open.unquoted',
              actions: [
                {
                  type: 'assignTimeout',
                },
              ],
            },
          },
        },
        quoted: {
          on: {
            'order.place': [
              {
                guard: {
                  type: 'awaitsAddress',
                },
              },
              {
                guard: {
                  type: 'lacksAddress',
                },
                actions: [
                  {
                    type: 'showError',
                  },
                ],
              },
              {
                guard: {
                  type: 'lacksPayment',
                },
                actions: [
                  {
                    type: 'showError',
                  },
                ],
              },
              {
                target: 'placing',
                actions: [
                  {
                    type: 'assignAttempt',
                  },
                ],
              },
            ],
            'quote.refresh': {
              target: 'quoting',
            },
            'code.apply': {
              target: '#checkout.open.quoting',
              guard: {
                type: 'hasTypedCode',
              },
              actions: [
                {
                  type: 'tryCode',
                },
                {
                  type: 'endComparing',
                },
              ],
              reenter: true,
            },
            'code.remove': {
              target: '#checkout.open.quoting',
              actions: [
                {
                  type: 'removeCode',
                },
                {
                  type: 'endComparing',
                },
              ],
              reenter: true,
            },
          },
        },
        unquoted: {
          on: {
            'checkout.retry': {
              target: 'quoting',
            },
            'quote.refresh': {
              target: 'quoting',
            },
            'code.apply': {
              target: '#checkout.open.quoting',
              guard: {
                type: 'hasTypedCode',
              },
              actions: [
                {
                  type: 'tryCode',
                },
                {
                  type: 'endComparing',
                },
              ],
              reenter: true,
            },
            'code.remove': {
              target: '#checkout.open.quoting',
              actions: [
                {
                  type: 'removeCode',
                },
                {
                  type: 'endComparing',
                },
              ],
              reenter: true,
            },
          },
        },
        placing: {
          tags: [
            'busy',
          ],
          invoke: {
            src: 'placeOrder',
            id: 'placeOrder',
            onDone: [
              {
                target: 'awaitingPayment',
                guard: {
                  type: 'isToBePaid',
                },
                actions: [
                  {
                    type: 'assignPlaced',
                  },
                  {
                    type: 'replaceKey',
                  },
                  {
                    type: 'announceOrder',
                  },
                  {
                    type: 'startPayment',
                  },
                ],
              },
              {
                target: 'confirmed',
                actions: [
                  {
                    type: 'assignPlaced',
                  },
                  {
                    type: 'replaceKey',
                  },
                  {
                    type: 'announceOrder',
                  },
                ],
              },
            ],
            onError: [
              {
                target: '#checkout.expired',
                guard: {
                  type: 'isUnauthorized',
                },
                actions: [
                  {
                    type: 'requireLogin',
                  },
                ],
              },
              {
                target: 'quoting',
                guard: {
                  type: 'hasLostCode',
                },
                actions: [
                  {
                    type: 'replaceKey',
                  },
                  {
                    type: 'showFailure',
                  },
                  {
                    type: 'beginComparing',
                  },
                  {
                    type: 'invalidateCart',
                  },
                  {
                    type: 'refuseCode',
                  },
                ],
              },
              {
                target: 'quoted',
                guard: {
                  type: 'hasFreshTotals',
                },
                actions: [
                  {
                    type: 'replaceKey',
                  },
                  {
                    type: 'showFailure',
                  },
                  {
                    type: 'beginComparing',
                  },
                  {
                    type: 'invalidateCart',
                  },
                  {
                    type: 'assignFresh',
                  },
                ],
              },
              {
                target: 'quoting',
                guard: {
                  type: 'isConflict',
                },
                actions: [
                  {
                    type: 'replaceKey',
                  },
                  {
                    type: 'showFailure',
                  },
                  {
                    type: 'beginComparing',
                  },
                  {
                    type: 'invalidateCart',
                  },
                ],
              },
              {
                target: 'quoted',
                guard: {
                  type: 'isFinal',
                },
                actions: [
                  {
                    type: 'replaceKey',
                  },
                  {
                    type: 'showFailure',
                  },
                ],
              },
              {
                target: 'unknown',
                actions: [
                  {
                    type: 'assignFailure',
                  },
                ],
              },
            ],
          },
          on: {
            'address.*': {},
            'code.type': {},
            'note.type': {},
            'payment.choose': {},
            'checkout.enter': {},
            'checkout.leave': {
              target: '#checkout.away',
              actions: [
                {
                  type: 'invalidateCart',
                },
              ],
            },
          },
          after: {
            requestTimeout: {
              target: 'unknown',
              actions: [
                {
                  type: 'assignTimeout',
                },
              ],
            },
          },
        },
        unknown: {
          on: {
            'address.*': {},
            'code.type': {},
            'note.type': {},
            'payment.choose': {},
            'checkout.retry': {
              target: 'placing',
            },
            'checkout.leave': {
              target: '#checkout.away',
              actions: [
                {
                  type: 'invalidateCart',
                },
              ],
            },
          },
        },
        awaitingPayment: {
          on: {
            'address.*': {},
            'code.type': {},
            'note.type': {},
            'payment.choose': {},
          },
        },
        confirmed: {
          on: {
            'address.*': {},
            'code.type': {},
            'note.type': {},
            'payment.choose': {},
            'confirmation.close': {
              target: '#checkout.away',
              actions: [
                {
                  type: 'goHome',
                },
              ],
            },
          },
        },
      },
    },
  },
});
