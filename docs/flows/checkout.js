// Written by `npm run generate` from the chart checkout; pastes into Stately's visualizer.
// Checkout: what the chosen shops cost, where the order goes, how it is paid, and the one order that comes of it.
//
// `placing` is entered by `order.place` from `quoted` alone, so no second click, Enter or Back orders twice. The request carries one idempotency key per intent: if the response is lost (`unknown`), the very same request is sent again under that key; after a final response there is a new key. While the server still processes it, it is sent again by itself. Any other 409 means that the cart, a price or a voucher has changed: nothing is ordered, and whatever differs from what was shown is marked. A voucher code that the server rejects is removed, with the server's reason. Any 401 ends the session; typed texts stay until the same shopper returns, and a shopper who was about to order is led back by the login. Only a press places an order. Leaving aborts the requests. The addresses and the delivery times are charts of their own. The ports are filled in `checkout.live.ts`.
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
    addressPicker: unanswered,
    deliveryTime: unanswered,
    getBuyNowCart: unanswered,
    placeOrder: unanswered,
    quoteCheckout: unanswered,
  },
  actions: {
    assignAddresses: done,
    assignAttempt: done,
    assignFailure: done,
    assignFresh: done,
    assignMissing: done,
    assignPlaced: done,
    assignQuote: done,
    assignShops: done,
    assignTimeout: done,
    assignTimes: done,
    assignTypedAddress: done,
    beginComparing: done,
    beginPurchase: done,
    choosePayment: done,
    chooseShops: done,
    chooseSoldOut: done,
    chooseSoldOutLine: done,
    clearHeldTimes: done,
    clearShopper: done,
    clearShops: done,
    dropAddresses: done,
    dropAttempt: done,
    dropTimes: done,
    emitAddressesChanged: done,
    emitLoginRequired: done,
    emitOrderPlaced: done,
    emitSessionRefused: done,
    endComparing: done,
    goHome: done,
    invalidateCart: done,
    loadTimes: done,
    recallDraft: done,
    refreshAddresses: done,
    rejectCode: done,
    removeCode: done,
    replaceKey: done,
    requestPayment: done,
    requoteAddress: done,
    sendToAddresses: done,
    sendToTimes: done,
    showError: done,
    showFailure: done,
    showInfo: done,
    showOrderPlaced: done,
    storeDraft: done,
    tryCode: done,
    typeCode: done,
    typeNote: done,
  },
  guards: {
    awaitsAddress: isSaid('awaitsAddress'),
    hasAddedAddress: isSaid('hasAddedAddress'),
    hasAttempt: isSaidSo('hasAttempt'),
    hasFreshTotals: isSaid('hasFreshTotals'),
    hasInfo: isSaid('hasInfo'),
    hasShops: isSaidSo('hasShops'),
    hasTypedCode: isSaid('hasTypedCode'),
    isAddressLost: isSaid('isAddressLost'),
    isBuyNow: isSaidSo('isBuyNow'),
    isCartEmpty: isSaid('isCartEmpty'),
    isCodeLost: isSaid('isCodeLost'),
    isCodeRejected: isSaid('isCodeRejected'),
    isConflict: isSaid('isConflict'),
    isExpired: isSaid('isExpired'),
    isFinal: isSaid('isFinal'),
    isInProgress: isSaid('isInProgress'),
    isOffered: isSaid('isOffered'),
    isOther: isSaid('isOther'),
    isQuoteEmpty: isSaid('isQuoteEmpty'),
    isSoldOut: isSaid('isSoldOut'),
    isToBePaid: isSaid('isToBePaid'),
    isTypingAddress: isSaid('isTypingAddress'),
    isUnauthorized: isSaid('isUnauthorized'),
    lacksAddress: isSaid('lacksAddress'),
    lacksPayment: isSaid('lacksPayment'),
    lacksTime: isSaid('lacksTime'),
  },
  delays: {
    holdRemainder: 360000,
    requestTimeout: 30000,
    retryAfter: 1000,
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
        {
          type: 'recallDraft',
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
        {
          type: 'storeDraft',
        },
      ],
    },
  },
  states: {
    away: {
      description: 'The shopper is on another page. The server holds the chosen times for a while.',
      after: {
        holdRemainder: {
          actions: [
            {
              type: 'clearHeldTimes',
            },
          ],
        },
      },
    },
    expired: {
      description: 'The server has ended the session. The form is kept until the same shopper has logged in again.',
      on: {
        'checkout.resume': {
          target: 'open',
          actions: [
            {
              type: 'storeDraft',
            },
          ],
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
            {
              type: 'storeDraft',
            },
          ],
        },
        'login.abandoned': {
          target: 'away',
          actions: [
            {
              type: 'clearShopper',
            },
            {
              type: 'storeDraft',
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
            {
              type: 'storeDraft',
            },
          ],
        },
      },
    },
    open: {
      initial: 'selecting',
      description: 'The shopper is on the page of the checkout; the charts of the addresses and of the times run beside it.',
      exit: [
        {
          type: 'assignTypedAddress',
        },
        {
          type: 'dropAddresses',
        },
        {
          type: 'dropTimes',
        },
      ],
      invoke: [
        {
          src: 'addressPicker',
          id: 'addressPicker',
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
              guard: {
                type: 'hasAddedAddress',
              },
              actions: [
                {
                  type: 'requoteAddress',
                },
                {
                  type: 'assignAddresses',
                },
                {
                  type: 'emitAddressesChanged',
                },
              ],
            },
            {
              actions: [
                {
                  type: 'requoteAddress',
                },
                {
                  type: 'assignAddresses',
                },
              ],
            },
          ],
        },
        {
          src: 'deliveryTime',
          id: 'deliveryTime',
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
                  type: 'assignTimes',
                },
              ],
            },
          ],
        },
      ],
      on: {
        'checkout.leave': {
          target: 'away',
        },
        'shops.choose': {
          target: '.selecting',
          actions: [
            {
              type: 'chooseShops',
            },
            {
              type: 'endComparing',
            },
          ],
        },
        'address.*': {
          actions: [
            {
              type: 'sendToAddresses',
            },
          ],
        },
        'delivery.*': {
          actions: [
            {
              type: 'sendToTimes',
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
            {
              type: 'storeDraft',
            },
          ],
        },
        'voucherCode.type': {
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
            {
              type: 'storeDraft',
            },
          ],
        },
        'soldOut.choose': {
          actions: [
            {
              type: 'chooseSoldOut',
            },
            {
              type: 'storeDraft',
            },
          ],
        },
        'soldOut.chooseLine': {
          actions: [
            {
              type: 'chooseSoldOutLine',
            },
            {
              type: 'storeDraft',
            },
          ],
        },
      },
      states: {
        selecting: {
          description: 'No shop of the cart is chosen, so there is nothing to quote.',
          always: [
            {
              target: 'unknown',
              guard: {
                type: 'hasAttempt',
              },
            },
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
                  type: 'isTypingAddress',
                },
                actions: [
                  {
                    type: 'assignMissing',
                    params: {
                      part: 'address',
                      text: {
                        key: 'Please save or cancel the new address first',
                      },
                    },
                  },
                  {
                    type: 'showError',
                    params: {
                      key: 'Please save or cancel the new address first',
                    },
                  },
                ],
              },
              {
                guard: {
                  type: 'lacksAddress',
                },
                actions: [
                  {
                    type: 'assignMissing',
                    params: {
                      part: 'address',
                      text: {
                        key: 'Please choose a shipping address',
                      },
                    },
                  },
                  {
                    type: 'showError',
                    params: {
                      key: 'Please choose a shipping address',
                    },
                  },
                ],
              },
              {
                guard: {
                  type: 'lacksPayment',
                },
                actions: [
                  {
                    type: 'assignMissing',
                    params: {
                      part: 'payment',
                      text: {
                        key: 'Please choose a payment method',
                      },
                    },
                  },
                  {
                    type: 'showError',
                    params: {
                      key: 'Please choose a payment method',
                    },
                  },
                ],
              },
              {
                actions: [
                  {
                    type: 'showError',
                    params: {
                      key: 'Please select at least one shop',
                    },
                  },
                ],
              },
            ],
          },
        },
        finding: {
          description: 'The page of a direct purchase was reloaded: the server still knows which product it is.',
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
                guard: {
                  type: 'hasInfo',
                },
                actions: [
                  {
                    type: 'assignShops',
                  },
                  {
                    type: 'showInfo',
                  },
                ],
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
        bare: {
          description: 'The server knows of no product either: there is nothing to buy.',
        },
        quoting: {
          description: 'The server computes what the chosen shops cost, with the voucher code if there is one.',
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
                target: '#checkout.open.quoting',
                guard: {
                  type: 'isCodeRejected',
                },
                actions: [
                  {
                    type: 'rejectCode',
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
                  {
                    type: 'storeDraft',
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
            'voucherCode.apply': {
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
            'voucherCode.remove': {
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
          description: 'The sums are known, and the delivery times are fetched. From here alone an order is placed.',
          entry: [
            {
              type: 'loadTimes',
            },
          ],
          on: {
            'order.place': [
              {
                guard: {
                  type: 'isSoldOut',
                },
                actions: [
                  {
                    type: 'showError',
                    params: {
                      key: 'Everything here is sold out',
                    },
                  },
                ],
              },
              {
                guard: {
                  type: 'awaitsAddress',
                },
              },
              {
                guard: {
                  type: 'isTypingAddress',
                },
                actions: [
                  {
                    type: 'assignMissing',
                    params: {
                      part: 'address',
                      text: {
                        key: 'Please save or cancel the new address first',
                      },
                    },
                  },
                  {
                    type: 'showError',
                    params: {
                      key: 'Please save or cancel the new address first',
                    },
                  },
                ],
              },
              {
                guard: {
                  type: 'lacksAddress',
                },
                actions: [
                  {
                    type: 'assignMissing',
                    params: {
                      part: 'address',
                      text: {
                        key: 'Please choose a shipping address',
                      },
                    },
                  },
                  {
                    type: 'showError',
                    params: {
                      key: 'Please choose a shipping address',
                    },
                  },
                ],
              },
              {
                guard: {
                  type: 'lacksPayment',
                },
                actions: [
                  {
                    type: 'assignMissing',
                    params: {
                      part: 'payment',
                      text: {
                        key: 'Please choose a payment method',
                      },
                    },
                  },
                  {
                    type: 'showError',
                    params: {
                      key: 'Please choose a payment method',
                    },
                  },
                ],
              },
              {
                guard: {
                  type: 'lacksTime',
                },
                actions: [
                  {
                    type: 'assignMissing',
                    params: {
                      part: 'time',
                      text: {
                        key: 'Please choose a delivery time',
                      },
                    },
                  },
                  {
                    type: 'showError',
                    params: {
                      key: 'Please choose a delivery time',
                    },
                  },
                ],
              },
              {
                target: 'placing',
                actions: [
                  {
                    type: 'assignAttempt',
                  },
                  {
                    type: 'storeDraft',
                  },
                ],
              },
            ],
            'quote.refresh': {
              target: 'quoting',
            },
            'voucherCode.apply': {
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
            'voucherCode.remove': {
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
          description: 'The server did not quote the sums; the shopper may retry.',
          on: {
            'checkout.retry': {
              target: 'quoting',
            },
            'quote.refresh': {
              target: 'quoting',
            },
            'voucherCode.apply': {
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
            'voucherCode.remove': {
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
          description: 'The order is in flight. A second press, and entering the page again, are ignored.',
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
                    type: 'storeDraft',
                  },
                  {
                    type: 'emitOrderPlaced',
                  },
                  {
                    type: 'showOrderPlaced',
                  },
                  {
                    type: 'requestPayment',
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
                    type: 'storeDraft',
                  },
                  {
                    type: 'emitOrderPlaced',
                  },
                  {
                    type: 'showOrderPlaced',
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
                    type: 'dropAttempt',
                  },
                  {
                    type: 'storeDraft',
                  },
                  {
                    type: 'emitLoginRequired',
                  },
                ],
              },
              {
                target: 'quoting',
                guard: {
                  type: 'isCodeLost',
                },
                actions: [
                  {
                    type: 'replaceKey',
                  },
                  {
                    type: 'storeDraft',
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
                    type: 'rejectCode',
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
                    type: 'storeDraft',
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
                    type: 'storeDraft',
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
                  type: 'isAddressLost',
                },
                actions: [
                  {
                    type: 'replaceKey',
                  },
                  {
                    type: 'storeDraft',
                  },
                  {
                    type: 'showFailure',
                  },
                  {
                    type: 'refreshAddresses',
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
                    type: 'storeDraft',
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
            'shops.choose': {},
            'address.*': {},
            'delivery.*': {},
            'voucherCode.type': {},
            'note.type': {},
            'soldOut.*': {},
            'payment.choose': {},
            'checkout.enter': {},
            'checkout.leave': {
              target: '#checkout.away',
              actions: [
                {
                  type: 'replaceKey',
                },
                {
                  type: 'storeDraft',
                },
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
          description: 'There may be an order. A retry sends the same request under the same key: by itself while the server still processes it, else by a press.',
          on: {
            'shops.choose': {},
            'address.*': {},
            'delivery.*': {},
            'voucherCode.type': {},
            'note.type': {},
            'soldOut.*': {},
            'payment.choose': {},
            'checkout.retry': {
              target: 'placing',
            },
            'checkout.leave': {
              target: '#checkout.away',
              actions: [
                {
                  type: 'replaceKey',
                },
                {
                  type: 'storeDraft',
                },
                {
                  type: 'invalidateCart',
                },
              ],
            },
          },
          after: {
            retryAfter: {
              target: 'placing',
              guard: {
                type: 'isInProgress',
              },
            },
          },
        },
        awaitingPayment: {
          description: 'The order is placed. The payment chart takes over, and leads to the next page.',
          on: {
            'shops.choose': {},
            'address.*': {},
            'delivery.*': {},
            'voucherCode.type': {},
            'note.type': {},
            'soldOut.*': {},
            'payment.choose': {},
          },
        },
        confirmed: {
          description: 'The order is placed, and nothing has to be paid now.',
          on: {
            'shops.choose': {},
            'address.*': {},
            'delivery.*': {},
            'voucherCode.type': {},
            'note.type': {},
            'soldOut.*': {},
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
