/** The ports, actions and guards of the cart; `cart.machine.ts` says when each applies. */
import { and, assign, emit, not, setup, stateIn } from 'xstate';
import type { Cart, CartAddition, CartLineKey, CartQuantity } from '#api/types/cart.ts';
import { requestTimeoutMs, stillWorkingMs } from '../constants.ts';
import {
  emitLoginRequired,
  emitSessionRefused,
  showFailure,
  showOffline,
  timedOut,
} from '../shared/failure.actions.ts';
import { failureFrom, failureOf, isUnauthorized, logFailure, type WithError } from '../shared/failure.ts';
import { nextIntentKey } from '../shared/intent-key.ts';
import { port } from '../shared/port.ts';
import {
  additionsOf,
  hasRoom,
  inShownOrder,
  isAddition,
  isBuyingNow,
  isDone,
  isForNow,
  isQuantity,
  removedLine,
  shownQuantity,
  unsentOf,
  withStep,
} from './cart.logic.ts';
import { expectedCart, withChange } from './cart.optimistic.ts';
import type {
  Addition,
  CartChange,
  CartContext,
  CartEmitted,
  CartEvent,
  CartInput,
  LineChange,
  LineKey,
} from './cart.types.ts';

type With = { context: CartContext };
type OfLine = { line: LineKey };
type OfQuantity = OfLine & { quantity: number };
/** Undefined: the back end has made the change and echoes no cart. */
type Echo = { cart: Cart | undefined };
type OfAddition = { addition: Addition };

/** The added product; used only while an addition is in flight. */
const addedProduct = ({ change }: CartContext) => (change as Addition).product;

/** Neither an undo shows the popup, nor an addition that is to be removed again. */
const isAnnounced = (context: CartContext) =>
  isAddition(context.change) && context.change.purpose === 'cart' && shownQuantity(context, context.change.product) > 0;

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
    /** A change without an echo is made nevertheless. */
    addToCart: port<Cart | undefined, CartAddition & { idempotencyKey?: string }>('addToCart'),
    incrementCartLine: port<Cart | undefined, CartLineKey>('incrementCartLine'),
    decrementCartLine: port<Cart | undefined, CartLineKey>('decrementCartLine'),
    setCartQuantity: port<Cart | undefined, CartQuantity>('setCartQuantity'),
    removeCartLine: port<Cart | undefined, CartLineKey>('removeCartLine'),
  },
  delays: { requestTimeout: requestTimeoutMs, slowCall: stillWorkingMs },
  guards: {
    isOffline: stateIn({ network: 'offline' }),
    startsSignedIn: ({ context }) => context.startsSignedIn,
    startsOffline: ({ context }) => context.startsOffline,
    isUnauthorized: isUnauthorized(),
    /** A guest's additions wait for the login. */
    isUnauthorizedWithAdds: ({ context }, { error }: WithError) =>
      failureOf(error).kind === 'unauthorized' && additionsOf(context).length > 0,
    hasAdds: ({ context }) => additionsOf(context).length > 0,
    isCutOff: and([stateIn({ network: 'offline' }), not(({ context }: With) => isForNow(context.change))]),
    isFromCache: (_, { persisted }: { persisted: boolean }) => persisted,
    isEchoed: (_, { cart }: Echo) => cart !== undefined,
    isBuyNow: ({ context }) => isForNow(context.change),
    isAnnounced: ({ context }) => isAnnounced(context),
    isAnnouncedWithEcho: ({ context }, { cart }: Echo) => cart !== undefined && isAnnounced(context),
    isNeverFetched: ({ context }) => context.cart === undefined,
    isBuyingNow: ({ context }) => isBuyingNow(context),
    isNew: ({ context }, { addition }: OfAddition) => !isForNow(addition) || !isBuyingNow(context),
    hasInfo: ({ context }) => Boolean(context.info),
    hasQueue: ({ context }) => context.queue.length > 0,
    isNextDone: ({ context }) => isDone(context),
    isNext: ({ context }, { kind }: { kind: CartChange['kind'] }) => context.queue[0]?.kind === kind,
    canIncrement: ({ context }, { line }: OfLine) => hasRoom(context, line),
    canDecrement: ({ context }, { line }: OfLine) => shownQuantity(context, line) > 1,
    canRemove: ({ context }, { line }: OfLine) => shownQuantity(context, line) > 0,
    canSet: ({ context }, { line, quantity }: OfQuantity) =>
      isQuantity(quantity) && shownQuantity(context, line) > 0 && shownQuantity(context, line) !== quantity,
    canEmpty: ({ context }, { line, quantity }: OfQuantity) => quantity === 0 && shownQuantity(context, line) > 0,
  },
  actions: {
    assignCart: assign(({ context }, { cart }: Echo) =>
      cart ? { cart: inShownOrder(context.cart, cart), info: cart.info ?? undefined } : {},
    ),
    assignInfo: assign((_, { cart }: Echo) => ({ info: cart?.info ?? undefined })),
    /** What the change comes to, until the cart is read. */
    assignChange: assign(({ context: { cart, change } }) => ({ cart: cart && change && withChange(cart, change) })),
    clearCart: assign({ cart: undefined, info: undefined, change: undefined, queue: [] }),
    beginChange: assign((_, { change }: { change: LineChange }) => ({ change })),
    dropChange: assign({ change: undefined }),
    /** Counts, so that tests can predict it; `cart.live.ts` draws a UUID. */
    replaceKey: assign(({ context: { key } }) => ({ key: nextIntentKey(key) })),
    queueAdd: assign(({ context }, { addition }: OfAddition) => ({
      queue: [...context.queue, { ...addition, key: context.key }],
    })),
    queueStep: assign(({ context }, { line, quantity }: OfQuantity) => ({
      queue: withStep(context.queue, line, quantity),
    })),
    requeueChange: assign(({ context }) => ({ change: undefined, queue: [...unsentOf(context), ...context.queue] })),
    takeNext: assign(({ context: { queue } }) => ({ change: queue[0], queue: queue.slice(1) })),
    dropNext: assign(({ context: { queue } }) => ({ queue: queue.slice(1) })),

    // The pending intents that are carried out after the login.
    assignPending: assign(({ context }, { addition }: OfAddition) => ({
      pending: [{ ...addition, key: context.key }],
    })),
    clearPending: assign({ pending: [] }),
    assignPendingChanges: assign(({ context }) => ({ pending: additionsOf(context) })),
    dropForNow: assign(({ context: { queue } }) => ({ queue: queue.filter((change) => !isForNow(change)) })),
    assignPendingQueue: assign(({ context: { pending, queue } }) => ({
      pending: [...pending, ...queue.filter(isAddition)],
    })),
    queuePending: assign(({ context }) => ({ queue: context.pending, pending: [] })),

    emitChanged: emit(({ context: { cart } }, { by }: { by: 'shopper' | 'reading' }) => ({
      type: 'cart.changed',
      itemCount: cart?.total ?? 0,
      shopIds: (cart?.cart_items ?? []).map((group) => group.shop_id),
      by,
    })),
    emitAdded: emit(({ context }) => ({ type: 'line.added', product: addedProduct(context) })),
    emitRemoved: emit(({ context }, { line }: OfLine) => ({
      type: 'line.removed',
      ...removedLine(expectedCart(context), line),
    })),
    emitRemovedChange: emit(({ context: { cart, change } }) => ({
      type: 'line.removed',
      ...removedLine(cart, (change as LineChange).line),
    })),
    emitBuyNowReady: emit(({ context }) => ({ type: 'buyNow.ready', shopId: addedProduct(context).shopId })),
    openBuyNow: emit({ type: 'navigation.requested', to: 'buyNow' }),
    emitLoginRequired: emitLoginRequired(),
    emitSessionRefused: emitSessionRefused(),
    assignFailure: assign(failureFrom),
    assignTimeout: assign(timedOut),
    logFailure: logFailure(),
    showFailure: showFailure(),
    showOffline: showOffline(),
    showInfo: emit(({ context }) => ({
      type: 'notice.requested',
      kind: 'warning',
      text: { message: context.info ?? '' },
    })),
    clearInfo: assign({ info: undefined }),
    showStillWorking: emit({ type: 'notice.requested', kind: 'info', text: { key: 'Still working…' } }),
  },
});
