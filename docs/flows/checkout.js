// Written by `npm run generate` from the chart checkout; pastes into Stately's visualizer.
// Checkout: what the chosen shops cost, where it goes, how it is paid, and the one order that comes of it.
//
// `placing` is entered by `order.place` from `quoted` alone, so no second click, Enter or Back orders twice. The request carries one idempotency key an intent: after a lost answer (`unknown`) the very same request is sent again under it; after a final answer it is renewed. A 409 says that the cart, a price or a voucher changed: nothing is ordered, and what is different from what was shown is marked. A code that does not count is dropped, with the server's reason. Any 401 ends the session; what was typed stays for the same shopper's return, and who was about to order is led back by the login. An order itself is placed by a press alone. Leaving aborts. The addresses are a chart of their own. The ports are filled in `checkout.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** A call waits until its answer is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
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
    askFor: done,
    beginComparing: done,
    beginPurchase: done,
    choosePayment: done,
    clearShops: done,
    dropAddresses: done,
    endComparing: done,
    forgetShopper: done,
    goHome: done,
    keepAddresses: done,
    keepAttempt: done,
    keepFailure: done,
    keepFresh: done,
    keepPlaced: done,
    keepQuote: done,
    keepShops: done,
    loseSession: done,
    noteSilence: done,
    outdateCart: done,
    refuseCode: done,
    removeCode: done,
    renewKey: done,
    requireLogin: done,
    startPayment: done,
    tellAddresses: done,
    tellFailure: done,
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
    isOffLimits: isSaid('isOffLimits'),
    isOffered: isSaid('isOffered'),
    isOther: isSaid('isOther'),
    isQuoteEmpty: isSaid('isQuoteEmpty'),
    isToBePaid: isSaid('isToBePaid'),
    lacksAddress: isSaid('lacksAddress'),
    lacksPayment: isSaid('lacksPayment'),
  },
  delays: {
    hungCall: 30000,
  },
}).createMachine({
  id: 'checkout',
  initial: 'away',
  on: {
    'checkout.enter': {
      target: '.open',
      actions: [
        {
          type: 'beginPurchase',
        },
        {
          type: 'renewKey',
        },
      ],
      reenter: true,
    },
    'session.ended': {
      target: '.away',
      actions: [
        {
          type: 'forgetShopper',
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
              type: 'forgetShopper',
            },
          ],
        },
        'login.abandoned': {
          target: 'away',
          actions: [
            {
              type: 'forgetShopper',
            },
          ],
        },
        'session.ended': {},
        'checkout.leave': {
          target: 'away',
          actions: [
            {
              type: 'forgetShopper',
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
                type: 'loseSession',
              },
            ],
          },
          {
            actions: [
              {
                type: 'keepAddresses',
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
              type: 'tellAddresses',
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
                    type: 'askFor',
                  },
                ],
              },
              {
                guard: {
                  type: 'lacksPayment',
                },
                actions: [
                  {
                    type: 'askFor',
                  },
                ],
              },
              {
                actions: [
                  {
                    type: 'askFor',
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
                    type: 'keepShops',
                  },
                ],
              },
            ],
            onError: [
              {
                target: '#checkout.expired',
                guard: {
                  type: 'isOffLimits',
                },
                actions: [
                  {
                    type: 'loseSession',
                  },
                ],
              },
              {
                target: '#checkout.open.unquoted',
                actions: [
                  {
                    type: 'keepFailure',
                  },
                  {
                    type: 'tellFailure',
                  },
                ],
              },
            ],
          },
          after: {
            hungCall: {
              target: '#checkout.open.unquoted',
              actions: [
                {
                  type: 'noteSilence',
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
                    type: 'keepQuote',
                  },
                ],
              },
            ],
            onError: [
              {
                target: '#checkout.expired',
                guard: {
                  type: 'isOffLimits',
                },
                actions: [
                  {
                    type: 'loseSession',
                  },
                ],
              },
              {
                target: '#checkout.open.unquoted',
                actions: [
                  {
                    type: 'keepFailure',
                  },
                  {
                    type: 'tellFailure',
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
            hungCall: {
              target: '#checkout.open.unquoted',
              actions: [
                {
                  type: 'noteSilence',
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
                    type: 'askFor',
                  },
                ],
              },
              {
                guard: {
                  type: 'lacksPayment',
                },
                actions: [
                  {
                    type: 'askFor',
                  },
                ],
              },
              {
                target: 'placing',
                actions: [
                  {
                    type: 'keepAttempt',
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
                    type: 'keepPlaced',
                  },
                  {
                    type: 'renewKey',
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
                    type: 'keepPlaced',
                  },
                  {
                    type: 'renewKey',
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
                  type: 'isOffLimits',
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
                    type: 'renewKey',
                  },
                  {
                    type: 'tellFailure',
                  },
                  {
                    type: 'beginComparing',
                  },
                  {
                    type: 'outdateCart',
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
                    type: 'renewKey',
                  },
                  {
                    type: 'tellFailure',
                  },
                  {
                    type: 'beginComparing',
                  },
                  {
                    type: 'outdateCart',
                  },
                  {
                    type: 'keepFresh',
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
                    type: 'renewKey',
                  },
                  {
                    type: 'tellFailure',
                  },
                  {
                    type: 'beginComparing',
                  },
                  {
                    type: 'outdateCart',
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
                    type: 'renewKey',
                  },
                  {
                    type: 'tellFailure',
                  },
                ],
              },
              {
                target: 'unknown',
                actions: [
                  {
                    type: 'keepFailure',
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
                  type: 'outdateCart',
                },
              ],
            },
          },
          after: {
            hungCall: {
              target: 'unknown',
              actions: [
                {
                  type: 'noteSilence',
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
                  type: 'outdateCart',
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
