/** The checkout while somebody is in it: from the quote to the order. */
import type { Cart } from '#api/types/cart.ts';
import type { OrderPlaced } from '#api/types/orders.ts';
import { errorIn, failureOf } from '../shared/failure.ts';
import { wordsOf } from './checkout.code.ts';
import { checkoutSetup } from './checkout.setup.ts';
import type { CheckoutContext, PlaceOrder, QuoteResponse } from './checkout.types.ts';

type Done = { event: { output: QuoteResponse } };
type Found = { event: { output: Cart } };

const questionOf = ({ shopIds, purchase, code }: CheckoutContext) => ({
  shop_ids: shopIds,
  is_buy_now: purchase === 'buyNow',
  ...(code === undefined ? {} : { coupon_code: code }),
});
const quoteIn = ({ event }: Done) => ({ quote: event.output });
const cartIn = ({ event }: Found) => ({ cart: event.output });

const lost = {
  guard: { type: 'isUnauthorized', params: errorIn },
  target: '#checkout.expired',
  actions: 'emitSessionRefused',
} as const;

const refusedOrder = { ...lost, actions: 'requireLogin' } as const;

/** There are no amounts, and the reason is told. */
const unquoted = {
  target: '#checkout.open.unquoted',
  actions: [
    { type: 'assignFailure', params: errorIn },
    { type: 'showFailure', params: errorIn },
  ],
} as const;

const silent = { target: '#checkout.open.unquoted', actions: 'assignTimeout' } as const;

/** What may not change while an order is in flight: the request that may be repeated is fixed. */
const fixed = { 'address.*': {}, 'code.type': {}, 'note.type': {}, 'payment.choose': {} } as const;

/** Leaving with an order in flight: nobody knows whether it was made, so the cart has to be read. */
const abandon = { target: '#checkout.away', actions: 'invalidateCart' } as const;

const again = { target: '#checkout.open.quoting', reenter: true } as const;

/** The latest code wins; what the shopper changes by hand is no surprise to mark. */
const codes = {
  'code.apply': { ...again, guard: 'hasTypedCode', actions: ['tryCode', 'endComparing'] },
  'code.remove': { ...again, actions: ['removeCode', 'endComparing'] },
} as const;

/** Nothing is ordered: the shopper is told, and sees what is different. */
const toldOfChange = [
  'replaceKey',
  { type: 'showFailure', params: errorIn },
  'beginComparing',
  'invalidateCart',
] as const;

const placedIn = ({ event }: { event: { output: OrderPlaced } }) => ({ placed: event.output });
const placed = [{ type: 'assignPlaced', params: placedIn }, 'replaceKey', 'announceOrder'] as const;

const checks = [
  // Nothing is missing yet: the press is not taken, and the button says so.
  { guard: 'awaitsAddress' },
  {
    guard: 'lacksAddress',
    actions: { type: 'showError', params: { key: 'Please choose a shipping address' } },
  },
  {
    guard: 'lacksPayment',
    actions: { type: 'showError', params: { key: 'Please choose a payment method' } },
  },
] as const;

export const open = checkoutSetup.createStateConfig({
  initial: 'selecting',
  on: {
    'checkout.leave': '#checkout.away',
    'address.*': { actions: 'sendToAddresses' },
    'payment.choose': {
      guard: { type: 'isOffered', params: ({ event }) => event },
      actions: { type: 'choosePayment', params: ({ event }) => event },
    },
    'code.type': { actions: { type: 'typeCode', params: ({ event }) => event } },
    'note.type': { actions: { type: 'typeNote', params: ({ event }) => event } },
  },
  states: {
    selecting: {
      always: [
        { guard: 'hasShops', target: 'quoting' },
        { guard: 'isBuyNow', target: 'finding' },
      ],
      on: {
        'order.place': [
          ...checks,
          { actions: { type: 'showError', params: { key: 'Please select at least one shop' } } },
        ],
      },
    },
    finding: {
      tags: 'busy',
      invoke: {
        src: 'getBuyNowCart',
        id: 'getBuyNowCart',
        onDone: [
          { guard: { type: 'isCartEmpty', params: cartIn }, target: 'bare' },
          { target: 'quoting', actions: { type: 'assignShops', params: cartIn } },
        ],
        onError: [lost, unquoted],
      },
      after: { requestTimeout: silent },
    },
    bare: {},
    quoting: {
      tags: 'busy',
      invoke: {
        src: 'quoteCheckout',
        id: 'quoteCheckout',
        input: ({ context }) => questionOf(context),
        onDone: [
          { guard: { type: 'isQuoteEmpty', params: quoteIn }, target: 'selecting', actions: 'clearShops' },
          {
            guard: { type: 'isCodeRefused', params: quoteIn },
            target: 'quoting',
            reenter: true,
            actions: { type: 'refuseCode', params: ({ event }) => ({ text: wordsOf(event.output) }) },
          },
          { target: 'quoted', actions: { type: 'assignQuote', params: quoteIn } },
        ],
        onError: [lost, unquoted],
      },
      after: { requestTimeout: silent },
      on: { 'quote.refresh': again, ...codes },
    },
    quoted: {
      on: {
        'order.place': [...checks, { target: 'placing', actions: 'assignAttempt' }],
        'quote.refresh': 'quoting',
        ...codes,
      },
    },
    unquoted: { on: { 'checkout.retry': 'quoting', 'quote.refresh': 'quoting', ...codes } },
    placing: {
      tags: 'busy',
      invoke: {
        src: 'placeOrder',
        id: 'placeOrder',
        input: ({ context }) => context.attempt as PlaceOrder,
        onDone: [
          {
            guard: { type: 'isToBePaid', params: placedIn },
            target: 'awaitingPayment',
            actions: [...placed, 'startPayment'],
          },
          { target: 'confirmed', actions: placed },
        ],
        onError: [
          refusedOrder,
          {
            guard: { type: 'hasLostCode', params: errorIn },
            target: 'quoting',
            actions: [
              ...toldOfChange,
              { type: 'refuseCode', params: ({ event }) => ({ text: wordsOf(failureOf(event.error)) }) },
            ],
          },
          {
            guard: { type: 'hasFreshTotals', params: errorIn },
            target: 'quoted',
            actions: [...toldOfChange, { type: 'assignFresh', params: errorIn }],
          },
          { guard: { type: 'isConflict', params: errorIn }, target: 'quoting', actions: toldOfChange },
          {
            guard: { type: 'isFinal', params: errorIn },
            target: 'quoted',
            actions: ['replaceKey', { type: 'showFailure', params: errorIn }],
          },
          { target: 'unknown', actions: { type: 'assignFailure', params: errorIn } },
        ],
      },
      after: { requestTimeout: { target: 'unknown', actions: 'assignTimeout' } },
      on: { ...fixed, 'checkout.enter': {}, 'checkout.leave': abandon },
    },
    unknown: { on: { ...fixed, 'checkout.retry': 'placing', 'checkout.leave': abandon } },
    /** The payment is a flow of its own; it leads on from here. */
    awaitingPayment: { on: fixed },
    confirmed: { on: { ...fixed, 'confirmation.close': { target: '#checkout.away', actions: 'goHome' } } },
  },
});
