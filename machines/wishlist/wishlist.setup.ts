/** The wishlist's ports, guards and actions; `wishlist.machine.ts` says when each counts. */
import { and, assign, emit, not, raise, setup, stateIn } from 'xstate';
import type { FavoriteList, Product } from '#api/types/catalogue.ts';
import { requestTimeoutMs } from '../constants.ts';
import { emitLoginRequired, emitSessionRefused, showFailure, timedOut } from '../shared/failure.actions.ts';
import { failureFrom, failureOf, isUnauthorized, logFailure, type WithError } from '../shared/failure.ts';
import { type Id, isSameId } from '../shared/ids.ts';
import type { NoticeRequested } from '../shared/notice.ts';
import { port } from '../shared/port.ts';
import type { Route } from '../shared/route.ts';
import { answered, isAsRequested, pressed, shownCount, unmet } from './wishlist.intents.ts';
import { isFavorite } from './wishlist.summary.ts';
import type { WishlistContext, WishlistEmitted, WishlistEvent, WishlistInput } from './wishlist.types.ts';

/** `product.is_favorite` is the new state. Without a product the back end has toggled it and echoes nothing. */
export type Toggled = { product?: Product | undefined; message?: string | undefined };

/** The product in its new state. */
const toggledIn = ({ intents: [first] }: WishlistContext, { product }: Toggled): Product | undefined =>
  product ?? (first && { ...first.product, is_favorite: first.shouldBeFavorite });

type WithProduct = { product: Product };
type WithPage = { page: string };

/** The page on which a removed product is offered back, so that no toast repeats it. */
const wishlistPage: Route['to'] = 'wishlist';
/** After so many responses that did not bring the requested state, the call is not repeated. */
const mostMisses = 1;

const nothing = { products: [], intents: [], misses: 0, removed: undefined };

/** What an undo would bring back after this press. */
const removedAfter = (context: WishlistContext, product: Product): Product | undefined => {
  if (isFavorite(context, product.id)) return product;
  return isSameId(context.removed?.id, product.id) ? undefined : context.removed;
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
    toggleFavorite: port<Toggled, { product_id: Id }>('toggleFavorite'),
  },
  delays: { requestTimeout: requestTimeoutMs },
  guards: {
    isSignedIn: ({ context }) => context.isSignedIn,
    hasIntents: ({ context }) => context.intents.length > 0,
    startsOffline: ({ context }) => context.startsOffline,
    isOffline: stateIn({ network: 'offline' }),
    hasWork: and([
      ({ context }: { context: WishlistContext }) => context.intents.length > 0,
      not(stateIn({ network: 'offline' })),
    ]),
    /** Somebody waits for the heart that was pressed. */
    isUnauthorizedWithIntent: ({ context }, { error }: WithError) =>
      failureOf(error).kind === 'unauthorized' && context.intents.some(({ shouldBeFavorite }) => shouldBeFavorite),
    isIncoming: ({ context }, { page }: WithPage) => page === wishlistPage && context.page !== page,
    isUnauthorized: isUnauthorized(),
    isUnechoed: (_, { product }: Toggled) => product === undefined,
    isAsRequested: ({ context }, { product }: Toggled) => product !== undefined && isAsRequested(context, product),
    /** The server sent words, and the page does not already say that the product was removed. */
    deservesToast: ({ context }, { product, message }: Toggled) =>
      !!product &&
      isAsRequested(context, product) &&
      !!message &&
      (product.is_favorite || context.page !== wishlistPage),
    hasMissedBefore: ({ context }) => context.misses >= mostMisses,
  },
  actions: {
    addIntent: assign(({ context }, { product }: WithProduct) => ({
      intents: pressed(context, product),
      removed: removedAfter(context, product),
      misses: 0,
    })),
    setPendingFavorite: assign((_, { product }: WithProduct) => ({ intents: [{ product, shouldBeFavorite: true }] })),
    assignFavorites: assign((_, { products }: FavoriteList) => ({ products })),
    assignResponse: assign(({ context }, toggled: Toggled) => {
      const product = toggledIn(context, toggled);
      return product ? answered(context, product) : {};
    }),
    countMiss: assign(({ context }) => ({ misses: context.misses + 1 })),
    dropSettled: assign(({ context }) => ({ intents: unmet(context), misses: 0 })),
    dropIntent: assign(({ context: { intents, removed } }) => ({
      intents: intents.slice(1),
      removed: isSameId(removed?.id, intents[0]?.product.id) ? undefined : removed,
    })),
    dropIntents: assign({ intents: [], removed: undefined }),
    clear: assign(nothing),
    /** Keeps the products to add: they are added after the login. */
    clearList: assign(({ context }) => ({
      ...nothing,
      intents: context.intents.filter(({ shouldBeFavorite }) => shouldBeFavorite),
    })),
    /** Leaving the page withdraws its offer to undo. */
    assignPage: assign(({ context }, { page }: WithPage) =>
      page === context.page ? {} : { page, removed: undefined },
    ),
    raiseRefresh: raise({ type: 'favorites.refresh' }),
    emitFavoritesChanged: emit(({ context }) => ({ type: 'favorites.changed', count: shownCount(context) })),
    emitFavoritesConfirmed: emit({ type: 'favorites.confirmed' }),
    showFailure: showFailure(),
    assignFailure: assign(failureFrom),
    assignTimeout: assign(timedOut),
    logFailure: logFailure(),
    showSuccess: emit(
      (_, { message = '' }: Toggled): NoticeRequested => ({
        type: 'notice.requested',
        kind: 'success',
        text: { message },
      }),
    ),
    showError: emit({ type: 'notice.requested', kind: 'error', text: { key: 'An error occurred' } }),
    emitLoginRequested: emit({ type: 'login.requested' }),
    emitLoginRequired: emitLoginRequired(),
    emitSessionRefused: emitSessionRefused(),
  },
});
