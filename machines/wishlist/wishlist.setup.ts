/** The wishlist's ports, guards and actions; `wishlist.machine.ts` says when each counts. */
import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import type { FavoriteList, Product } from '#api/types/catalogue.ts';
import { requestTimeoutMs } from '../constants.ts';
import { emitLoginRequired, emitSessionRefused, showFailure } from '../shared/failure.actions.ts';
import { failureOf, isUnauthorized, logFailure, type WithError } from '../shared/failure.ts';
import { port } from '../shared/port.ts';
import { answered, pressed, shownCount, unmet } from './wishlist.intents.ts';
import { isFavorite } from './wishlist.summary.ts';
import type { WishlistContext, WishlistEmitted, WishlistEvent, WishlistInput } from './wishlist.types.ts';

/** `product.is_favorite` is the new state. */
export type Turned = { product: Product; message?: string };

type WithProduct = { product: Product };
type WithPath = { path: string };

/** Where what was taken off is told, and offered back, on the page itself. */
const wishlistPath = '/wishlist';
/** A server that answers the same after so many turns is not asked again. */
const mostMisses = 1;

const nothing = { products: [], total: 0, intents: [], misses: 0, removed: undefined };

/** What an undo would bring back after this wish. */
const removedBy = (context: WishlistContext, product: Product): Product | undefined => {
  if (isFavorite(context, product.id)) return product;
  return context.removed?.id === product.id ? undefined : context.removed;
};

export const wishlistSetup = setup({
  types: {
    context: {} as WishlistContext,
    events: {} as WishlistEvent,
    input: {} as WishlistInput,
    emitted: {} as WishlistEmitted,
  },
  actors: {
    listFavorites: port<FavoriteList>('listFavorites'),
    toggleFavorite: port<Turned, { product_id: number }>('toggleFavorite'),
  },
  delays: { requestTimeout: requestTimeoutMs },
  guards: {
    isSignedIn: ({ context }) => context.isSignedIn,
    hasWork: ({ context }) => context.intents.length > 0 && !context.isOffline,
    /** Somebody waits for the heart that was pressed. */
    isBarred: ({ context }, { error }: WithError) =>
      failureOf(error).kind === 'unauthorised' && context.intents.some(({ isRequested }) => isRequested),
    isOffline: ({ context }) => context.isOffline,
    isIncoming: ({ context }, { path }: WithPath) => path === wishlistPath && context.path !== path,
    isUnauthorized: isUnauthorized(),
    isMet: ({ context }, { product }: WithProduct) => context.intents[0]?.isRequested === product.is_favorite,
    isStubborn: ({ context }) => context.misses >= mostMisses,
  },
  actions: {
    want: assign(({ context }, { product }: WithProduct) => ({
      intents: pressed(context, product),
      removed: removedBy(context, product),
      misses: 0,
    })),
    setPendingFavorite: assign((_, { product }: WithProduct) => ({ intents: [{ product, isRequested: true }] })),
    assignFavorites: assign((_, { products, total }: FavoriteList) => ({ products, total })),
    assignResponse: assign(({ context }, { product }: WithProduct) => answered(context, product)),
    countMiss: assign(({ context }) => ({ misses: context.misses + 1 })),
    dropMet: assign(({ context }) => ({ intents: unmet(context), misses: 0 })),
    dropIntent: assign(({ context: { intents, removed } }) => ({
      intents: intents.slice(1),
      removed: removed?.id === intents[0]?.product.id ? undefined : removed,
    })),
    dropIntents: assign({ intents: [], removed: undefined }),
    clear: assign(nothing),
    /** What was to be put on the list is put there after the login. */
    clearList: assign(({ context }) => ({
      ...nothing,
      intents: context.intents.filter(({ isRequested }) => isRequested),
    })),
    /** Leaving the page takes back what it offered. */
    storePath: assign(({ context }, { path }: WithPath) => (path === context.path ? {} : { path, removed: undefined })),
    assignOffline: assign((_, { isOffline }: { isOffline: boolean }) => ({ isOffline })),
    refetch: raise({ type: 'favorites.refresh' }),
    announce: emit(({ context }) => ({ type: 'favorites.changed', count: shownCount(context) })),
    confirm: emit({ type: 'favorites.confirmed' }),
    showOutcome: enqueueActions(({ context, enqueue }, { product, message }: Turned) => {
      const isToldByPage = context.path === wishlistPath && !product.is_favorite;
      if (message && !isToldByPage) enqueue.emit({ type: 'notice.requested', kind: 'success', text: { message } });
    }),
    showFailure: showFailure(),
    logFailure: logFailure(),
    /** Only where a heart was pressed in vain: else the page itself says that the list could not be had. */
    apologise: enqueueActions(({ context, enqueue }) => {
      if (context.intents.length === 0) return;
      enqueue.emit({ type: 'notice.requested', kind: 'error', text: { key: 'An error occurred' } });
    }),
    requestLogin: emit({ type: 'login.requested' }),
    emitLoginRequired: emitLoginRequired(),
    emitSessionRefused: emitSessionRefused(),
  },
});
