/** The actions and guards of the cart's overlays; `cart-overlays.machine.ts` says when each applies. */
import { assign, emit, setup, stateIn } from 'xstate';
import type { RemovedLine, RequestedProduct } from '../cart/cart.types.ts';
import { addedPopupMs, toastMs } from '../constants.ts';
import type { CartOverlaysContext, CartOverlaysEmitted, CartOverlaysEvent, CartPanel } from './cart-overlays.types.ts';

export const cartOverlaysSetup = setup({
  types: {
    context: {} as CartOverlaysContext,
    events: {} as CartOverlaysEvent,
    emitted: {} as CartOverlaysEmitted,
  },
  delays: { addedPopup: addedPopupMs, undoOffer: toastMs },
  guards: {
    isAccount: (_, { panel }: { panel?: CartPanel }) => panel === 'account',
    isPanelOpen: stateIn({ panel: 'open' }),
  },
  actions: {
    assignAdded: assign((_, { product }: { product: RequestedProduct }) => ({ added: product })),
    assignRemoved: assign((_, { product, quantity }: RemovedLine) => ({ removed: { product, quantity } })),
    clearRemoved: assign({ removed: undefined }),
    emitOpened: emit({ type: 'panel.opened' }),
    emitClosed: emit({ type: 'panel.closed' }),
    /** Sent only while the undo is offered, so there is a line. */
    emitRestore: emit(({ context }) => ({ type: 'line.restore', ...(context.removed as RemovedLine) })),
  },
});
