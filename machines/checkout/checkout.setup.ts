/** The checkout's ports, actions and guards; `checkout.machine.ts` says when each counts. */
import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import type { Cart, Quote, QuoteRequest } from '#api/types/cart.ts';
import type { OrderPlaced } from '#api/types/orders.ts';
import type { SoldOutChoice } from '#api/types/sold-out.ts';
import { noAddressPickerFacts } from '../address-picker/address-picker.form.ts';
import { addressPickerMachine } from '../address-picker/address-picker.machine.ts';
import type { AddressPickerFacts } from '../address-picker/address-picker.types.ts';
import { isSoldOut } from '../cart/cart.shortage.ts';
import { holdRemainderMs, requestTimeoutMs } from '../constants.ts';
import { chosenTimes, noDeliveryTimeFacts } from '../delivery-time/delivery-time.logic.ts';
import { deliveryTimeMachine } from '../delivery-time/delivery-time.machine.ts';
import type { DeliveryTimeFacts } from '../delivery-time/delivery-time.types.ts';
import { emitLoginRequired, emitSessionRefused, isFinal, showFailure, timedOut } from '../shared/failure.actions.ts';
import { failureFrom, failureOf, isUnauthorized, type WithError } from '../shared/failure.ts';
import { type Id, isSameId } from '../shared/ids.ts';
import { nextIntentKey } from '../shared/intent-key.ts';
import type { NoticeText } from '../shared/notice.ts';
import { port } from '../shared/port.ts';
import { noSoldOutWish, withLineChoice } from './checkout.if-sold-out.ts';
import { freshTotals, isCodeRejected, lacks, noVoucher, pricedAddress } from './checkout.logic.ts';
import { methodsFor } from './checkout.methods.ts';
import type {
  CheckoutContext,
  CheckoutEmitted,
  CheckoutEvent,
  CheckoutInput,
  MissingPart,
  PlaceOrder,
  QuoteResponse,
} from './checkout.types.ts';

type Entry = Extract<CheckoutEvent, { type: 'checkout.enter' }>;

export const checkoutSetup = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as CheckoutInput,
    emitted: {} as CheckoutEmitted,
    tags: {} as 'busy',
    children: {} as { addressPicker: 'addressPicker'; deliveryTime: 'deliveryTime' },
  },
  actors: {
    addressPicker: addressPickerMachine,
    deliveryTime: deliveryTimeMachine,
    getBuyNowCart: port<Cart>('getBuyNowCart'),
    quoteCheckout: port<QuoteResponse, QuoteRequest>('quoteCheckout'),
    placeOrder: port<OrderPlaced, PlaceOrder>('placeOrder'),
  },
  delays: {
    requestTimeout: requestTimeoutMs,
    holdRemainder: holdRemainderMs,
    retryAfter: ({ context }) => (context.failure?.retryAfter ?? 0) * 1000,
  },
  guards: {
    isUnauthorized: isUnauthorized(),
    isConflict: (_, { error }: WithError) => failureOf(error).kind === 'refused' && failureOf(error).status === 409,
    isInProgress: ({ context }) => context.failure?.kind === 'inProgress',
    hasFreshTotals: (_, { error }: WithError) => freshTotals(error) !== undefined,
    isCodeLost: ({ context }, { error }: WithError) => isCodeRejected(context, freshTotals(error)),
    isCodeRejected: ({ context }, { quote }: { quote: Quote }) => isCodeRejected(context, quote),
    hasTypedCode: ({ context }) => context.typedCode.trim() !== '',
    isFinal: isFinal(),
    /** It was removed in another tab or on another device. */
    isAddressLost: (_, { error }: WithError) => failureOf(error).fields?.address_id !== undefined,
    isExpired: (_, { facts }: { facts: { stage: string } }) => facts.stage === 'expired',
    isQuoteEmpty: (_, { quote }: { quote: Quote }) => quote.checkout_items.length === 0,
    isSoldOut: ({ context: { quote } }) =>
      quote?.checkout_items.every(({ products }) => products.every(isSoldOut)) ?? false,
    isOffered: ({ context }, { method }: { method: string }) =>
      methodsFor(context).some((other) => other.method === method),
    isOther: ({ context }, { user }: { user: { id: Id } }) => !isSameId(context.shopperId, user.id),
    hasAddedAddress: ({ context }, { facts }: { facts: AddressPickerFacts }) =>
      context.addresses.stage === 'saving' && (facts.stage === 'choosing' || facts.stage === 'failed'),
    /** An address that is being saved will be the chosen one. */
    awaitsAddress: ({ context: { addresses } }) =>
      addresses.stage === 'saving' || (addresses.stage === 'loading' && addresses.chosen === undefined),
    /** Beside others; without any the form is asked for. */
    isTypingAddress: ({ context: { addresses } }) => addresses.canCancel && addresses.isTyped,
    hasAttempt: ({ context }) => context.attempt !== undefined,
    hasShops: ({ context }) => context.shopIds.length > 0,
    isBuyNow: ({ context }) => context.purchase === 'buyNow',
    hasInfo: (_, { cart }: { cart: Cart }) => Boolean(cart.info),
    isCartEmpty: (_, { cart }: { cart: Cart }) => cart.cart_items.length === 0,
    lacksAddress: ({ context }) => context.addresses.chosen === undefined,
    isToBePaid: (_, { placed }: { placed: OrderPlaced }) => placed.order_payment_url !== null,
    lacksTime: ({ context }) => lacks.time(context),
    lacksPayment: ({ context }) => lacks.payment(context),
  },
  actions: {
    beginPurchase: assign(({ context }, { shopIds, purchase = 'cart', prefill = {}, shopperId }: Entry) => ({
      shopperId,
      shopIds,
      purchase,
      prefill,
      typedAddress: undefined,
      quote: undefined,
      previous: undefined,
      placed: undefined,
      attempt: undefined,
      failure: undefined,
      missing: undefined,
      heldTimes: [],
      // A single method needs no choice.
      payment: context.payment ?? (context.methods.length === 1 ? context.methods[0]?.method : undefined),
    })),
    /** The response was final. The key counts, so that tests know it; `checkout.live.ts` replaces it with a UUID. */
    replaceKey: assign(({ context: { key } }) => ({ key: nextIntentKey(key), attempt: undefined })),
    dropAttempt: assign({ attempt: undefined }),
    clearShopper: assign({
      shopperId: undefined,
      shopIds: [],
      quote: undefined,
      previous: undefined,
      ...noVoucher,
      prefill: {},
      typedAddress: undefined,
      payment: undefined,
      note: '',
      soldOut: noSoldOutWish,
      attempt: undefined,
      placed: undefined,
      failure: undefined,
      heldTimes: [],
    }),
    dropAddresses: assign({ addresses: noAddressPickerFacts }),
    /** An address that was typed and not saved is there again when the page is. */
    assignTypedAddress: assign(({ context: { addresses } }) => ({
      typedAddress: addresses.isTyped ? addresses.fields : undefined,
    })),
    /** An order has taken the places, and those of a direct purchase are not of the cart. */
    dropTimes: assign(({ context: { delivery, placed, purchase } }) => ({
      delivery: noDeliveryTimeFacts,
      heldTimes: placed || purchase === 'buyNow' ? [] : chosenTimes(delivery),
    })),
    assignMissing: assign((_, missing: MissingPart) => ({ missing })),
    clearHeldTimes: assign({ heldTimes: [] }),
    assignShops: assign((_, { cart }: { cart: Cart }) => ({ shopIds: cart.cart_items.map(({ shop_id }) => shop_id) })),
    clearShops: assign({ shopIds: [], quote: undefined }),
    /** What is shown stays until the new sums are known. */
    chooseShops: assign(({ context: { quote } }, { shopIds }: { shopIds: Id[] }) => ({
      shopIds,
      quote: shopIds.length > 0 ? quote : undefined,
    })),
    assignQuote: assign(({ context }, { quote }: { quote: Quote }) => ({
      quote,
      appliedCode: context.code,
      failure: undefined,
    })),
    assignFresh: assign((_, { error }: WithError) => ({ quote: freshTotals(error) })),
    /** The next quote is compared with the one that is shown now. */
    beginComparing: assign(({ context }) => ({ previous: context.quote })),
    endComparing: assign({ previous: undefined }),
    typeCode: assign((_, { code }: { code: string }) => ({ typedCode: code, codeRefusal: undefined })),
    tryCode: assign(({ context }) => ({ code: context.typedCode.trim(), codeRefusal: undefined })),
    removeCode: assign(noVoucher),
    rejectCode: assign((_, { text }: { text: NoticeText }) => ({
      code: undefined,
      appliedCode: undefined,
      codeRefusal: text,
    })),
    assignAddresses: assign((_, { facts }: { facts: AddressPickerFacts }) => ({ addresses: facts })),
    assignTimes: assign((_, { facts }: { facts: DeliveryTimeFacts }) => ({ delivery: facts })),
    assignFailure: assign(failureFrom),
    assignTimeout: assign(timedOut),
    assignAttempt: assign((_, attempt: PlaceOrder) => ({ attempt, previous: undefined, failure: undefined })),
    assignPlaced: assign((_, { placed }: { placed: OrderPlaced }) => ({
      placed,
      note: '',
      soldOut: noSoldOutWish,
      ...noVoucher,
    })),
    choosePayment: assign((_, { method }: { method: string }) => ({ payment: method })),
    chooseSoldOut: assign(({ context: { soldOut } }, { choice }: { choice: SoldOutChoice }) => ({
      soldOut: { ...soldOut, choice },
    })),
    chooseSoldOutLine: assign(({ context }, line: Parameters<typeof withLineChoice>[1]) => ({
      soldOut: withLineChoice(context.soldOut, line),
    })),
    /** What a reload keeps, see `checkout.draft.ts`; `checkout.live.ts` stores it for the tab. */
    storeDraft: () => undefined,
    recallDraft: assign({}),
    typeNote: assign((_, { note }: { note: string }) => ({ note })),
    sendToAddresses: sendTo('addressPicker', ({ event }) => event),
    sendToTimes: sendTo('deliveryTime', ({ event }) => event),
    loadTimes: sendTo('deliveryTime', ({ context: { shopIds } }) => ({ type: 'delivery.load', shopIds })),
    refreshAddresses: sendTo('addressPicker', { type: 'address.refresh' }),
    showError: emit((_, { key }: { key: string }) => ({ type: 'notice.requested', kind: 'error', text: { key } })),
    showInfo: emit((_, { cart: { info } }: { cart: Cart }) => ({
      type: 'notice.requested',
      kind: 'warning',
      text: { message: info ?? '' },
    })),
    showFailure: showFailure(),
    emitSessionRefused: emitSessionRefused(),
    emitLoginRequired: emitLoginRequired(),
    invalidateCart: emit({ type: 'cart.invalidated' }),
    emitAddressesChanged: emit({ type: 'addresses.changed' }),
    emitOrderPlaced: emit(({ context }) => ({ type: 'order.placed', orders: context.placed?.orders ?? [] })),
    showOrderPlaced: emit({ type: 'notice.requested', kind: 'success', text: { key: 'Your order has been placed' } }),
    requestPayment: emit(({ context: { placed, payment = '', quote } }) => ({
      type: 'payment.requested',
      url: placed?.order_payment_url ?? '',
      orders: (placed?.orders ?? []).map(({ id, order_code: code, amount }) => ({ id, code, amount })),
      amount: quote?.checkout.payable_amount ?? 0,
      gateway: payment,
      origin: 'checkout',
    })),
    goHome: emit({ type: 'navigation.requested', to: 'home' }),
  },
}).extend({
  actions: {
    /** Before the facts are assigned: the next quote is that of the other address. */
    requoteAddress: enqueueActions(({ context, enqueue }, { facts }: { facts: AddressPickerFacts }) => {
      if (!isSameId(pricedAddress(facts), pricedAddress(context.addresses))) enqueue.raise({ type: 'quote.refresh' });
    }),
  },
});
