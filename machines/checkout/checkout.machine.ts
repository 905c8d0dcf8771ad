/**
 * Checkout: what the chosen shops cost, where the order goes, how it is paid, and the one order that comes of it.
 *
 * `placing` is entered by `order.place` from `quoted` alone, so no second click, Enter or Back orders twice. The request
 * carries one idempotency key per intent: if the response is lost (`unknown`), the very same request is sent again under
 * that key; after a final response there is a new key. While the server still processes it, it is sent again by itself.
 * Any other 409 means that the cart, a price or a voucher has changed: nothing is ordered, and whatever differs from
 * what was shown is marked. A voucher code that the server rejects is removed, with the server's reason. Any 401 ends
 * the session; typed texts stay until the same shopper returns, and a shopper who was about to order is led back by the
 * login. Only a press places an order. Leaving aborts the requests. The addresses and the delivery times are charts of
 * their own. The ports are filled in `checkout.live.ts`.
 *
 * @spec R46, R54, R55, R56, R57, R100, R105, R125
 */
import type { Cart } from '#api/types/cart.ts';
import type { OrderPlaced } from '#api/types/orders.ts';
import { noAddressPickerFacts } from '../address-picker/address-picker.form.ts';
import { selectAddressPicker } from '../address-picker/address-picker.selectors.ts';
import { noDeliveryTimeFacts } from '../delivery-time/delivery-time.logic.ts';
import { selectDeliveryTime } from '../delivery-time/delivery-time.selectors.ts';
import { errorIn } from '../shared/failure.ts';
import { noSoldOutWish } from './checkout.if-sold-out.ts';
import { noVoucher, orderOf, quoteRequestOf, rejectionIn, rejectionOf } from './checkout.logic.ts';
import { methodsOf } from './checkout.methods.ts';
import { checkoutSetup } from './checkout.setup.ts';
import type { CheckoutEvent, MissingPart, QuoteResponse } from './checkout.types.ts';

type Entry = Extract<CheckoutEvent, { type: 'checkout.enter' }>;
type WithAddresses = { event: { snapshot: Parameters<typeof selectAddressPicker>[0] } };

type WithTimes = { event: { snapshot: Parameters<typeof selectDeliveryTime>[0] } };

const timesIn = ({ event }: WithTimes) => ({ facts: selectDeliveryTime(event.snapshot) });
const factsIn = ({ event }: WithAddresses) => ({ facts: selectAddressPicker(event.snapshot) });
const assignAddresses = [
  { type: 'requoteAddress', params: factsIn },
  { type: 'assignAddresses', params: factsIn },
] as const;
const quoteIn = ({ event }: { event: { output: QuoteResponse } }) => ({ quote: event.output });
const cartIn = ({ event }: { event: { output: Cart } }) => ({ cart: event.output });
const placedIn = ({ event }: { event: { output: OrderPlaced } }) => ({ placed: event.output });

const begin = { type: 'beginPurchase', params: ({ event }: { event: Entry }) => event } as const;
const showFailure = { type: 'showFailure', params: errorIn } as const;
const assignFailure = { type: 'assignFailure', params: errorIn } as const;
const assignShops = { type: 'assignShops', params: cartIn } as const;
const showError = (key: string) => ({ type: 'showError', params: { key } }) as const;

const unauthorized = {
  guard: { type: 'isUnauthorized', params: errorIn },
  target: '#checkout.expired',
  actions: 'emitSessionRefused',
} as const;

const notQuoted = { target: '#checkout.open.unquoted', actions: [assignFailure, showFailure] } as const;
const quoteHangs = { requestTimeout: { target: '#checkout.open.unquoted', actions: 'assignTimeout' } } as const;
const requote = { target: '#checkout.open.quoting', reenter: true } as const;

/** The latest code wins. A sum that changes because of it is no surprise, so it is not marked. */
const voucherEvents = {
  'voucherCode.apply': { ...requote, guard: 'hasTypedCode', actions: ['tryCode', 'endComparing'] },
  'voucherCode.remove': { ...requote, actions: ['removeCode', 'endComparing'] },
} as const;

/** While an order is in flight, the form stays as it is: the request may have to be repeated. */
const formIsFixed = {
  'shops.choose': {},
  'address.*': {},
  'delivery.*': {},
  'voucherCode.type': {},
  'note.type': {},
  'soldOut.*': {},
  'payment.choose': {},
} as const;

/** What was typed is dropped here and in the storage of the tab. */
const clearShopper = ['clearShopper', 'storeDraft'] as const;

/** The response was final, so a reload does not send the request again. */
const endAttempt = ['replaceKey', 'storeDraft'] as const;

/** Nobody knows whether the order was made, so the cart is fetched again. */
const leaveUnknown = { target: '#checkout.away', actions: [...endAttempt, 'invalidateCart'] } as const;

/** Nothing was ordered: the reason is shown, and whatever differs from what was shown is marked. */
const showChange = [...endAttempt, showFailure, 'beginComparing', 'invalidateCart'] as const;

const ordered = [
  { type: 'assignPlaced', params: placedIn },
  ...endAttempt,
  'emitOrderPlaced',
  'showOrderPlaced',
] as const;

/** Says what is missing, in a toast and beside the part of the page that it belongs to. */
const lack = (part: MissingPart['part'], key: string) =>
  [{ type: 'assignMissing', params: { part, text: { key } } }, showError(key)] as const;

/** The first field that is missing stops the press. */
const missing = [
  // The addresses are still loading, or another one is being saved: the button is disabled meanwhile.
  { guard: 'awaitsAddress' },
  { guard: 'isTypingAddress', actions: lack('address', 'Please save or cancel the new address first') },
  { guard: 'lacksAddress', actions: lack('address', 'Please choose a shipping address') },
  { guard: 'lacksPayment', actions: lack('payment', 'Please choose a payment method') },
] as const;

export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  description: 'Prices the chosen shops, takes address, payment method and vouchers, and places one order.',
  context: ({ input }) => ({
    methods: methodsOf(input),
    purchase: 'cart',
    shopperId: undefined,
    shopIds: [],
    quote: undefined,
    previous: undefined,
    ...noVoucher,
    addresses: noAddressPickerFacts,
    delivery: noDeliveryTimeFacts,
    heldTimes: [],
    prefill: {},
    typedAddress: undefined,
    payment: undefined,
    note: '',
    soldOut: noSoldOutWish,
    key: 'intent-0',
    attempt: undefined,
    placed: undefined,
    failure: undefined,
    missing: undefined,
  }),
  initial: 'away',
  on: {
    'checkout.enter': { target: '.open', reenter: true, actions: [begin, 'replaceKey', 'recallDraft'] },
    'session.ended': { target: '.away', actions: clearShopper },
  },
  states: {
    away: {
      description: 'The shopper is on another page. The server holds the chosen times for a while.',
      after: { holdRemainder: { actions: 'clearHeldTimes' } },
    },
    expired: {
      description: 'The server has ended the session. The form is kept until the same shopper has logged in again.',
      on: {
        // The end of the session has removed the draft from the storage of the tab.
        'checkout.resume': { target: 'open', actions: 'storeDraft' },
        'session.started': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: 'away',
          actions: clearShopper,
        },
        'login.abandoned': { target: 'away', actions: clearShopper },
        // The echo of the lost session: it clears nothing.
        'session.ended': {},
        'checkout.leave': { target: 'away', actions: clearShopper },
      },
    },
    open: {
      description:
        'The shopper is on the page of the checkout; the charts of the addresses and of the times run beside it.',
      exit: ['assignTypedAddress', 'dropAddresses', 'dropTimes'],
      invoke: [
        {
          src: 'addressPicker',
          id: 'addressPicker',
          input: ({ context: { prefill, typedAddress } }) => ({ prefill, typed: typedAddress }),
          onSnapshot: [
            { guard: { type: 'isExpired', params: factsIn }, target: 'expired', actions: 'emitSessionRefused' },
            {
              guard: { type: 'hasAddedAddress', params: factsIn },
              actions: [...assignAddresses, 'emitAddressesChanged'],
            },
            { actions: assignAddresses },
          ],
        },
        {
          src: 'deliveryTime',
          id: 'deliveryTime',
          onSnapshot: [
            { guard: { type: 'isExpired', params: timesIn }, target: 'expired', actions: 'emitSessionRefused' },
            { actions: { type: 'assignTimes', params: timesIn } },
          ],
        },
      ],
      initial: 'selecting',
      on: {
        'checkout.leave': 'away',
        'shops.choose': {
          target: '.selecting',
          actions: [{ type: 'chooseShops', params: ({ event }) => event }, 'endComparing'],
        },
        'address.*': { actions: 'sendToAddresses' },
        'delivery.*': { actions: 'sendToTimes' },
        'payment.choose': {
          guard: { type: 'isOffered', params: ({ event }) => event },
          actions: [{ type: 'choosePayment', params: ({ event }) => event }, 'storeDraft'],
        },
        'voucherCode.type': { actions: { type: 'typeCode', params: ({ event }) => event } },
        'note.type': { actions: [{ type: 'typeNote', params: ({ event }) => event }, 'storeDraft'] },
        'soldOut.choose': { actions: [{ type: 'chooseSoldOut', params: ({ event }) => event }, 'storeDraft'] },
        'soldOut.chooseLine': { actions: [{ type: 'chooseSoldOutLine', params: ({ event }) => event }, 'storeDraft'] },
      },
      states: {
        selecting: {
          description: 'No shop of the cart is chosen, so there is nothing to quote.',
          always: [
            // The page was reloaded before there was a final response.
            { guard: 'hasAttempt', target: 'unknown' },
            { guard: 'hasShops', target: 'quoting' },
            { guard: 'isBuyNow', target: 'finding' },
          ],
          on: { 'order.place': [...missing, { actions: showError('Please select at least one shop') }] },
        },
        finding: {
          description: 'The page of a direct purchase was reloaded: the server still knows which product it is.',
          tags: 'busy',
          invoke: {
            src: 'getBuyNowCart',
            id: 'getBuyNowCart',
            onDone: [
              { guard: { type: 'isCartEmpty', params: cartIn }, target: 'bare' },
              {
                guard: { type: 'hasInfo', params: cartIn },
                target: 'quoting',
                actions: [assignShops, { type: 'showInfo', params: cartIn }],
              },
              { target: 'quoting', actions: assignShops },
            ],
            onError: [unauthorized, notQuoted],
          },
          after: quoteHangs,
        },
        bare: { description: 'The server knows of no product either: there is nothing to buy.' },
        quoting: {
          description: 'The server computes what the chosen shops cost, with the voucher code if there is one.',
          tags: 'busy',
          invoke: {
            src: 'quoteCheckout',
            id: 'quoteCheckout',
            input: ({ context }) => quoteRequestOf(context),
            onDone: [
              { guard: { type: 'isQuoteEmpty', params: quoteIn }, target: 'selecting', actions: 'clearShops' },
              {
                guard: { type: 'isCodeRejected', params: quoteIn },
                ...requote,
                actions: { type: 'rejectCode', params: ({ event }) => ({ text: rejectionOf(event.output) }) },
              },
              { target: 'quoted', actions: [{ type: 'assignQuote', params: quoteIn }, 'storeDraft'] },
            ],
            onError: [unauthorized, notQuoted],
          },
          after: quoteHangs,
          on: { 'quote.refresh': requote, ...voucherEvents },
        },
        quoted: {
          description: 'The sums are known, and the delivery times are fetched. From here alone an order is placed.',
          entry: 'loadTimes',
          on: {
            'order.place': [
              { guard: 'isSoldOut', actions: showError('Everything here is sold out') },
              ...missing,
              { guard: 'lacksTime', actions: lack('time', 'Please choose a delivery time') },
              {
                target: 'placing',
                actions: [{ type: 'assignAttempt', params: ({ context }) => orderOf(context) }, 'storeDraft'],
              },
            ],
            'quote.refresh': 'quoting',
            ...voucherEvents,
          },
        },
        unquoted: {
          description: 'The server did not quote the sums; the shopper may retry.',
          on: { 'checkout.retry': 'quoting', 'quote.refresh': 'quoting', ...voucherEvents },
        },
        placing: {
          description: 'The order is in flight. A second press, and entering the page again, are ignored.',
          tags: 'busy',
          invoke: {
            src: 'placeOrder',
            id: 'placeOrder',
            input: ({ context }) => context.attempt ?? orderOf(context),
            onDone: [
              {
                guard: { type: 'isToBePaid', params: placedIn },
                target: 'awaitingPayment',
                actions: [...ordered, 'requestPayment'],
              },
              { target: 'confirmed', actions: ordered },
            ],
            onError: [
              { ...unauthorized, actions: ['dropAttempt', 'storeDraft', 'emitLoginRequired'] },
              {
                guard: { type: 'isCodeLost', params: errorIn },
                target: 'quoting',
                actions: [...showChange, { type: 'rejectCode', params: rejectionIn }],
              },
              {
                guard: { type: 'hasFreshTotals', params: errorIn },
                target: 'quoted',
                actions: [...showChange, { type: 'assignFresh', params: errorIn }],
              },
              { guard: { type: 'isConflict', params: errorIn }, target: 'quoting', actions: showChange },
              {
                guard: { type: 'isAddressLost', params: errorIn },
                target: 'quoted',
                actions: [...endAttempt, showFailure, 'refreshAddresses'],
              },
              {
                guard: { type: 'isFinal', params: errorIn },
                target: 'quoted',
                actions: [...endAttempt, showFailure],
              },
              { target: 'unknown', actions: assignFailure },
            ],
          },
          after: { requestTimeout: { target: 'unknown', actions: 'assignTimeout' } },
          on: { ...formIsFixed, 'checkout.enter': {}, 'checkout.leave': leaveUnknown },
        },
        unknown: {
          description:
            'There may be an order. A retry sends the same request under the same key: by itself while the server still processes it, else by a press.',
          after: { retryAfter: { guard: 'isInProgress', target: 'placing' } },
          on: { ...formIsFixed, 'checkout.retry': 'placing', 'checkout.leave': leaveUnknown },
        },
        awaitingPayment: {
          description: 'The order is placed. The payment chart takes over, and leads to the next page.',
          on: formIsFixed,
        },
        confirmed: {
          description: 'The order is placed, and nothing has to be paid now.',
          on: { ...formIsFixed, 'confirmation.close': { target: '#checkout.away', actions: 'goHome' } },
        },
      },
    },
  },
});
