/** The cart's ports, actions and guards; the regions that use them are in the files beside this one. */
import { and, assign, emit, enqueueActions, not, raise, setup, stateIn } from 'xstate';
import type { Cart, CartAddition, CartLineKey, CartQuantity, Quote, QuoteRequest } from '#api/types/cart.ts';
import { addedPopupMs, requestTimeoutMs, stillWorkingMs, toastMs } from '../constants.ts';
import { failureOf } from '../shared/failure.ts';
import { textOr } from '../shared/notice.ts';
import { port } from '../shared/port.ts';
import { isQuantity, limitOf } from './cart.limits.ts';
import { asIntent, expectedCart, lineOf, quantityIn, withChange } from './cart.optimistic.ts';
import type { Addition, CartChange, CartContext, CartEmitted, CartEvent, CartInput, LineKey } from './cart.types.ts';
import { additionOf } from './cart.undo.ts';

const shopIdsOf = (cart: Cart | undefined) => (cart?.cart_items ?? []).map((group) => group.shop_id);

/** What stays chosen once the server said what is in the cart: a chosen shop may be gone. */
const selectionIn = ({ multiVendor, selectedShopIds }: CartContext, cart: Cart) => {
  const shopIds = shopIdsOf(cart);
  return multiVendor ? shopIds.filter((id) => selectedShopIds.includes(id)) : shopIds;
};

const toggled = (ids: number[], id: number) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);

const quantityOf = (context: CartContext, key: LineKey) => quantityIn(expectedCart(context), key);

const hasRoom = (context: CartContext, key: LineKey) => {
  const line = lineOf(expectedCart(context), key);
  return line !== undefined && line.quantity < limitOf(line);
};

/** What waits is so already: done before the network went, or in another tab. */
const isDone = ({ cart, queue: [next] }: CartContext) =>
  next !== undefined &&
  next.kind !== 'add' &&
  quantityIn(cart, next.line) === (next.kind === 'set' ? next.quantity : 0);

/** What was in flight when the network went, as it may be sent again. */
const unsentOf = ({ cart, change }: CartContext): CartChange[] => {
  if (!change || change.kind === 'add') return change ? [change] : [];
  return [asIntent(change.line, quantityIn(cart && withChange(cart, change), change.line))];
};

const isSameLine = (one: LineKey, other: LineKey) =>
  one.productId === other.productId && one.packagingId === other.packagingId;

const isForNow = (change: CartChange | undefined) => change?.kind === 'add' && change.purpose === 'buyNow';

const isBuyingNow = ({ change, queue }: CartContext) => [change, ...queue].some(isForNow);

type Enqueue = { assign: (patch: Partial<CartContext>) => void; emit: (event: CartEmitted) => void };

const select = (enqueue: Enqueue, { selectedShopIds: before }: CartContext, selectedShopIds: number[]) => {
  if (String(selectedShopIds) === String(before)) return;
  enqueue.assign({ selectedShopIds });
  enqueue.emit({ type: 'selection.changed', selectedShopIds });
};

type With = { context: CartContext };
type WithError = { error: unknown };

export const cartSetup = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent,
    input: {} as CartInput,
    emitted: {} as CartEmitted,
    tags: {} as 'busy',
  },
  actors: {
    getCart: port<Cart>('getCart'),
    addToCart: port<Cart, CartAddition & { idempotencyKey?: string }>('addToCart'),
    incrementCartLine: port<Cart, CartLineKey>('incrementCartLine'),
    decrementCartLine: port<Cart, CartLineKey>('decrementCartLine'),
    setCartQuantity: port<Cart, CartQuantity>('setCartQuantity'),
    removeCartLine: port<Cart, CartLineKey>('removeCartLine'),
    quoteCheckout: port<Quote, QuoteRequest>('quoteCheckout'),
  },
  delays: { requestTimeout: requestTimeoutMs, slowCall: stillWorkingMs, addedPopup: addedPopupMs, undoOffer: toastMs },
  guards: {
    isSignedIn: not(stateIn({ lines: 'signedOut' })),
    isOffline: stateIn({ network: 'offline' }),
    startsSignedIn: ({ context }) => context.startsSignedIn,
    startsOffline: ({ context }) => context.startsOffline,
    isPanelClosed: stateIn({ panel: 'closed' }),
    isUndoOffered: stateIn({ undo: 'offered' }),
    isUnauthorized: (_, { error }: WithError) => failureOf(error).kind === 'unauthorised',
    /** What is bought now is not worth waiting for. */
    isCutOff: and([stateIn({ network: 'offline' }), ({ context }: With) => !isForNow(context.change)]),
    isFromCache: (_, { persisted }: { persisted: boolean }) => persisted,
    isBuyNow: ({ context }) => isForNow(context.change),
    isRestoring: ({ context }) => context.change?.kind === 'add' && context.change.purpose === 'restore',
    isNeverRead: ({ context }) => context.cart === undefined,
    isQuoteEmpty: (_, { quote }: { quote: Quote }) => quote.checkout_items.length === 0,
    isForNow: (_, { addition }: { addition: Addition }) => isForNow(addition),
    hasQueue: ({ context }) => context.queue.length > 0,
    isNextDone: ({ context }) => isDone(context),
    isNext: ({ context }, { kind }: { kind: CartChange['kind'] }) => context.queue[0]?.kind === kind,
    hasSelection: ({ context }) => context.selectedShopIds.length > 0,
    canIncrement: ({ context }, { line }: { line: LineKey }) => hasRoom(context, line),
    canDecrement: ({ context }, { line }: { line: LineKey }) => quantityOf(context, line) > 1,
    canRemove: ({ context }, { line }: { line: LineKey }) => quantityOf(context, line) > 0,
    canSet: ({ context }, { line, quantity }: { line: LineKey; quantity: number }) =>
      isQuantity(quantity) && quantityOf(context, line) > 0 && quantityOf(context, line) !== quantity,
    canEmpty: ({ context }, { line, quantity }: { line: LineKey; quantity: number }) =>
      quantity === 0 && quantityOf(context, line) > 0,
    canSelect: ({ context }, { shopId }: { shopId: number }) =>
      context.multiVendor && shopIdsOf(context.cart).includes(shopId),
  },
  actions: {
    toggleShop: enqueueActions(({ context, enqueue }, { shopId }: { shopId: number }) => {
      select(enqueue, context, toggled(context.selectedShopIds, shopId));
    }),
    clearSelection: enqueueActions(({ context, enqueue }) => select(enqueue, context, [])),
    assignCart: enqueueActions(({ context, enqueue }, { cart }: { cart: Cart }) => {
      enqueue.assign({ cart });
      select(enqueue, context, selectionIn(context, cart));
      if (cart.info) enqueue.emit({ type: 'notice.requested', kind: 'warning', text: { message: cart.info } });
    }),
    announceCart: emit(({ context }, { by }: { by: 'shopper' | 'reading' }) => ({
      type: 'cart.changed',
      itemCount: context.cart?.total ?? 0,
      shopIds: shopIdsOf(context.cart),
      by,
    })),
    beginChange: assign((_, { change }: { change: CartChange }) => ({ change })),
    dropChange: assign({ change: undefined }),
    clearCart: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ cart: undefined, change: undefined, queue: [], quote: undefined, removed: undefined });
      select(enqueue, context, []);
    }),
    /** Counts, so that tests can foretell it; `cart.live.ts` draws a UUID. */
    replaceKey: assign(({ context }) => ({ key: `intent-${Number(context.key.slice(7)) + 1}` })),
    /** Bought now is bought once, however often the button is pressed. */
    queueAdd: assign(({ context }, { addition }: { addition: Addition }) =>
      addition.purpose === 'buyNow' && isBuyingNow(context)
        ? {}
        : { queue: [...context.queue, { ...addition, key: context.key }] },
    ),
    assignPendingIntent: assign(({ context }, { addition }: { addition: Addition }) => ({
      pending: [{ ...addition, key: context.key }],
    })),
    clearPendingIntent: assign({ pending: [] }),
    /** Refused for want of a session: this add and those behind it are wanted after the login. */
    requeueAfterLogin: assign(({ context: { change, queue } }) => ({
      pending: [change, ...queue].filter((other) => other?.kind === 'add'),
    })),
    assignPendingAdds: assign(({ context: { pending, queue } }) => ({
      pending: [...pending, ...queue.filter((waiting) => waiting.kind === 'add')],
    })),
    resumeAfterLogin: assign(({ context }) => ({ queue: context.pending, pending: [] })),
    queueUndo: assign(({ context: { key, queue, removed } }) => ({
      queue: removed ? [...queue, { ...removed, key }] : queue,
    })),
    takeNext: assign(({ context: { queue } }) => ({ change: queue[0], queue: queue.slice(1) })),
    dropNext: assign(({ context: { queue } }) => ({ queue: queue.slice(1) })),
    /** Without a network: the last quantity that was wanted of a line is the one that is sent. */
    assignStep: enqueueActions(({ context, enqueue }, { line, quantity }: { line: LineKey; quantity: number }) => {
      if (quantity === 0) {
        enqueue.assign({ removed: additionOf(expectedCart(context), line) });
        enqueue.raise({ type: 'removal.confirmed' });
      }
      const others = context.queue.filter((other) => other.kind === 'add' || !isSameLine(other.line, line));
      enqueue.assign({ queue: [...others, asIntent(line, quantity)] });
    }),
    assignUnsent: assign(({ context }) => ({ change: undefined, queue: [...unsentOf(context), ...context.queue] })),
    assignUndo: assign(({ context: { cart, change } }) => {
      const removed = cart && change && change.kind !== 'add' ? additionOf(cart, change.line) : undefined;
      return removed ? { removed } : {};
    }),
    assignQuote: assign((_, { quote }: { quote: Quote }) => ({ quote })),
    dropQuote: assign({ quote: undefined }),
    /** The root says 'Please login first!' and opens the dialog. */
    requireLogin: emit({ type: 'login.required' }),
    requireLoginForPending: enqueueActions(({ context, enqueue }) => {
      if (context.pending.length > 0) enqueue.emit({ type: 'login.required' });
    }),
    loseSession: enqueueActions(({ enqueue }) => {
      enqueue.raise({ type: 'session.lost' });
      enqueue.emit({ type: 'session.refused' });
    }),
    showFailure: emit((_, { error, fallback }: WithError & { fallback: string }) => ({
      type: 'notice.requested',
      kind: 'error',
      text: textOr(failureOf(error).message, fallback),
    })),
    logFailure: emit((_, { error, operation }: WithError & { operation: string }) => ({
      type: 'failure.logged',
      operation,
      failure: failureOf(error),
    })),
    /** What is to be removed again meanwhile is not announced. */
    confirmAdd: enqueueActions(({ context, enqueue }) => {
      const { change } = context;
      if (change?.kind !== 'add' || quantityOf(context, change.product) === 0) return;
      enqueue.raise({ type: 'addition.confirmed', product: change.product });
    }),
    announceBuyNow: enqueueActions(({ context: { change }, enqueue }) => {
      if (change?.kind !== 'add') return;
      enqueue.emit({ type: 'buyNow.ready', shopId: change.product.shopId });
      enqueue.emit({ type: 'navigation.requested', path: '/buynow' });
    }),
    showOfflineError: emit({ type: 'notice.requested', kind: 'error', text: { key: 'You are offline' } }),
    showStillTrying: emit({ type: 'notice.requested', kind: 'info', text: { key: 'Still working…' } }),
    showNoShopError: emit({
      type: 'notice.requested',
      kind: 'error',
      text: { key: 'Please select at least one shop' },
    }),
    goToCheckout: emit({ type: 'navigation.requested', path: '/checkout' }),
    offerUndo: raise({ type: 'removal.confirmed' }),
    invalidateQuote: raise({ type: 'quote.invalidated' }),
  },
});
