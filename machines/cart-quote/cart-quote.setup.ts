/** The port, actions and guards of the quote; `cart-quote.machine.ts` says when each applies. */
import { assign, emit, raise, setup, stateIn } from 'xstate';
import type { Quote, QuoteRequest } from '#api/types/cart.ts';
import type { RemovedLine } from '../cart/cart.types.ts';
import { requestTimeoutMs } from '../constants.ts';
import { emitLoginRequired, showFailure } from '../shared/failure.actions.ts';
import { isUnauthorized } from '../shared/failure.ts';
import { hasId, type Id, toggledId } from '../shared/ids.ts';
import { port } from '../shared/port.ts';
import { isAllSelected, isSameSelection, selectionIn } from './cart-quote.logic.ts';
import type { CartQuoteContext, CartQuoteEmitted, CartQuoteEvent, CartQuoteInput } from './cart-quote.types.ts';

type OfCart = { shopIds: Id[] };
type OfShop = { shopId: Id };

export const cartQuoteSetup = setup({
  types: {
    context: {} as CartQuoteContext,
    events: {} as CartQuoteEvent,
    input: {} as CartQuoteInput,
    emitted: {} as CartQuoteEmitted,
  },
  actors: { quoteCheckout: port<Quote, QuoteRequest>('quoteCheckout') },
  delays: { requestTimeout: requestTimeoutMs },
  guards: {
    isOffline: stateIn({ network: 'offline' }),
    isUnseen: stateIn({ viewer: 'away' }),
    startsSignedIn: ({ context }) => context.startsSignedIn,
    startsOffline: ({ context }) => context.startsOffline,
    isUnauthorized: isUnauthorized(),
    isLeaving: ({ context: { leavingShopId, selectedShopIds } }) =>
      leavingShopId !== undefined && !hasId(selectedShopIds, leavingShopId),
    isQuoteEmpty: (_, { quote }: { quote: Quote }) => quote.checkout_items.length === 0,
    hasSelection: ({ context }) => context.selectedShopIds.length > 0,
    changesSelection: ({ context }, { shopIds }: OfCart) =>
      !isSameSelection(context.selectedShopIds, selectionIn(context, shopIds)),
    canSelectAll: ({ context }) => context.multiVendor && context.shopIds.length > 0,
    canSelect: ({ context }, { shopId }: OfShop) => context.multiVendor && hasId(context.shopIds, shopId),
  },
  actions: {
    assignShops: assign((_, { shopIds }: OfCart) => ({ shopIds })),
    clearShops: assign({ shopIds: [] }),
    selectIn: assign(({ context }, { shopIds }: OfCart) => ({ selectedShopIds: selectionIn(context, shopIds) })),
    toggleShop: assign(({ context }, { shopId }: OfShop) => ({
      selectedShopIds: toggledId(context.selectedShopIds, shopId),
    })),
    toggleAll: assign(({ context: { shopIds, selectedShopIds } }) => ({
      selectedShopIds: isAllSelected(shopIds, selectedShopIds) ? [] : shopIds,
    })),
    assignLeaving: assign(({ context }, { product: { shopId } }: RemovedLine) => ({
      leavingShopId: hasId(context.selectedShopIds, shopId) ? shopId : undefined,
    })),
    /** The shop is back in the cart soon. */
    chooseLeaving: assign(({ context: { selectedShopIds, leavingShopId } }) => ({
      selectedShopIds: [...selectedShopIds, leavingShopId as Id],
      leavingShopId: undefined,
    })),
    clearSelection: assign({ selectedShopIds: [] }),
    emitSelection: emit(({ context: { selectedShopIds } }) => ({ type: 'selection.changed', selectedShopIds })),
    raiseClear: raise({ type: 'selection.clear' }),
    assignQuote: assign((_, { quote }: { quote: Quote }) => ({ quote })),
    clearQuote: assign({ quote: undefined }),
    emitUnauthorized: emit({ type: 'quote.unauthorized' }),
    emitLoginRequired: emitLoginRequired(),
    emitCheckoutStarted: emit({ type: 'checkout.started' }),
    openCheckout: emit({ type: 'navigation.requested', to: 'checkout' }),
    showChooseShop: emit({ type: 'notice.requested', kind: 'error', text: { key: 'Please select at least one shop' } }),
    showFailure: showFailure(),
  },
});
