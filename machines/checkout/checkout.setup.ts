/** The checkout's ports, actions and guards. */
import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import type { Cart, Quote, QuoteRequest } from '#api/types/cart.ts';
import type { OrderPlaced } from '#api/types/orders.ts';
import { noAddressPickerFacts } from '../address-picker/address-picker.form.ts';
import { addressPickerMachine } from '../address-picker/address-picker.machine.ts';
import type { AddressPickerFacts } from '../address-picker/address-picker.types.ts';
import { requestTimeoutMs } from '../constants.ts';
import { emitSessionRefused, isFinal, showFailure, timedOut } from '../shared/failure.actions.ts';
import { failureFrom, failureOf, isUnauthorized, type WithError } from '../shared/failure.ts';
import { nextIntentKey } from '../shared/intent-key.ts';
import type { NoticeText } from '../shared/notice.ts';
import { port } from '../shared/port.ts';
import { freshTotals, isCodeLost, noCode } from './checkout.code.ts';
import { methodsFor, paymentFor } from './checkout.methods.ts';
import type {
  CheckoutContext,
  CheckoutEmitted,
  CheckoutEvent,
  CheckoutInput,
  PlaceOrder,
  QuoteResponse,
} from './checkout.types.ts';

type Entry = Extract<CheckoutEvent, { type: 'checkout.enter' }>;

/** The server answered and ordered nothing. Any other failure leaves open whether there is an order. */

/** What is asked; the amount and the version are what the shopper saw, so that a change is noticed. */
const orderOf = (context: CheckoutContext): PlaceOrder => ({
  shop_ids: context.shopIds,
  address_id: context.addresses.chosen?.id ?? 0,
  payment_method: paymentFor(context) ?? '',
  note: context.note.trim() || null,
  is_buy_now: context.purchase === 'buyNow',
  ...(context.code === undefined ? {} : { coupon_code: context.code }),
  payable_amount: context.quote?.checkout.payable_amount ?? null,
  cart_version: context.quote?.cart_version ?? null,
  idempotencyKey: context.key,
});

export const checkoutSetup = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as CheckoutInput,
    emitted: {} as CheckoutEmitted,
    tags: {} as 'busy',
    children: {} as { addresses: 'addresses' },
  },
  actors: {
    addresses: addressPickerMachine,
    getBuyNowCart: port<Cart>('getBuyNowCart'),
    quoteCheckout: port<QuoteResponse, QuoteRequest>('quoteCheckout'),
    placeOrder: port<OrderPlaced, PlaceOrder>('placeOrder'),
  },
  delays: { requestTimeout: requestTimeoutMs },
  guards: {
    isUnauthorized: isUnauthorized(),
    isConflict: (_, { error }: WithError) => failureOf(error).status === 409,
    hasFreshTotals: (_, { error }: WithError) => freshTotals(error) !== undefined,
    hasLostCode: ({ context }, { error }: WithError) => isCodeLost(context, freshTotals(error)),
    isCodeRefused: ({ context }, { quote }: { quote: Quote }) => isCodeLost(context, quote),
    hasTypedCode: ({ context }) => context.typedCode.trim() !== '',
    isFinal: isFinal(),
    isExpired: (_, { facts }: { facts: AddressPickerFacts }) => facts.stage === 'expired',
    isQuoteEmpty: (_, { quote }: { quote: Quote }) => quote.checkout_items.length === 0,
    isOffered: ({ context }, { method }: { method: string }) =>
      methodsFor(context).some((other) => other.method === method),
    isOther: ({ context }, { user }: { user: { id: number } }) => context.shopperId !== user.id,
    awaitsAddress: ({ context: { addresses } }) =>
      addresses.chosen === undefined && (addresses.stage === 'loading' || addresses.stage === 'saving'),
    hasShops: ({ context }) => context.shopIds.length > 0,
    isBuyNow: ({ context }) => context.purchase === 'buyNow',
    isCartEmpty: (_, { cart }: { cart: Cart }) => cart.cart_items.length === 0,
    lacksAddress: ({ context }) => context.addresses.chosen === undefined,
    isToBePaid: (_, { placed }: { placed: OrderPlaced }) => placed.order_payment_url !== null,
    lacksPayment: ({ context }) => paymentFor(context) === undefined,
  },
  actions: {
    beginPurchase: assign(({ context }, { shopIds, purchase = 'cart', prefill = {}, shopperId }: Entry) => ({
      shopperId,
      shopIds,
      purchase,
      prefill,
      quote: undefined,
      previous: undefined,
      placed: undefined,
      attempt: undefined,
      failure: undefined,
      // One method to choose from is chosen.
      payment: context.payment ?? (context.methods.length === 1 ? context.methods[0]?.method : undefined),
    })),
    /** Counts, so that tests can foretell it; `checkout.live.ts` draws a UUID. */
    replaceKey: assign(({ context: { key } }) => ({ key: nextIntentKey(key) })),
    clearShopper: assign({
      shopperId: undefined,
      shopIds: [],
      quote: undefined,
      previous: undefined,
      ...noCode,
      prefill: {},
      payment: undefined,
      note: '',
      attempt: undefined,
      placed: undefined,
      failure: undefined,
    }),
    dropAddresses: assign({ addresses: noAddressPickerFacts }),
    assignShops: assign((_, { cart }: { cart: Cart }) => ({ shopIds: cart.cart_items.map(({ shop_id }) => shop_id) })),
    clearShops: assign({ shopIds: [], quote: undefined }),
    assignQuote: assign(({ context }, { quote }: { quote: Quote }) => ({
      quote,
      appliedCode: context.code,
      failure: undefined,
    })),
    assignFresh: assign((_, { error }: WithError) => ({ quote: freshTotals(error) })),
    /** What is shown now is what the next answer is compared with. */
    beginComparing: assign(({ context }) => ({ previous: context.quote })),
    endComparing: assign({ previous: undefined }),
    typeCode: assign((_, { code }: { code: string }) => ({ typedCode: code, codeRefusal: undefined })),
    tryCode: assign(({ context }) => ({ code: context.typedCode.trim(), codeRefusal: undefined })),
    removeCode: assign(noCode),
    refuseCode: assign((_, { text }: { text: NoticeText }) => ({
      code: undefined,
      appliedCode: undefined,
      codeRefusal: text,
    })),
    assignAddresses: assign((_, { facts }: { facts: AddressPickerFacts }) => ({ addresses: facts })),
    assignFailure: assign(failureFrom),
    assignTimeout: assign(timedOut),
    assignAttempt: assign(({ context }) => ({ attempt: orderOf(context), previous: undefined, failure: undefined })),
    assignPlaced: assign((_, { placed }: { placed: OrderPlaced }) => ({
      placed,
      attempt: undefined,
      note: '',
      ...noCode,
    })),
    choosePayment: assign((_, { method }: { method: string }) => ({ payment: method })),
    typeNote: assign((_, { note }: { note: string }) => ({ note })),
    sendToAddresses: sendTo('addresses', ({ event }) => event),
    showError: emit((_, { key }: { key: string }) => ({ type: 'notice.requested', kind: 'error', text: { key } })),
    showFailure: showFailure(),
    emitSessionRefused: emitSessionRefused(),
    requireLogin: emit(({ context }) => ({
      type: 'login.required',
      returnTo: context.purchase === 'buyNow' ? 'buyNow' : 'checkout',
    })),
    invalidateCart: emit({ type: 'cart.invalidated' }),
    announceOrder: enqueueActions(({ context, enqueue }) => {
      enqueue.emit({ type: 'order.placed', orders: context.placed?.orders ?? [] });
      enqueue.emit({ type: 'notice.requested', kind: 'success', text: { key: 'Your order has been placed' } });
    }),
    startPayment: enqueueActions(({ context: { placed, payment = '', quote }, enqueue }) => {
      const orders = (placed?.orders ?? []).map(({ id, order_code: code, amount }) => ({ id, code, amount }));
      const url = placed?.order_payment_url ?? '';
      const amount = quote?.checkout.payable_amount ?? 0;
      enqueue.emit({ type: 'payment.requested', url, orders, amount, gateway: payment, origin: 'checkout' });
    }),
    goHome: emit({ type: 'navigation.requested', to: 'home' }),
  },
});
