/** The facts that views read about the overlays of the cart. */
import type { SnapshotFrom } from 'xstate';
import type { LineKey } from '../cart/cart.types.ts';
import type { cartOverlaysMachine } from './cart-overlays.machine.ts';
import type { CartPanel } from './cart-overlays.types.ts';

type CartOverlaysSnapshot = SnapshotFrom<typeof cartOverlaysMachine>;

export const selectPanel = (snapshot: CartOverlaysSnapshot): CartPanel | 'closed' => {
  if (snapshot.matches({ panel: { open: 'account' } })) return 'account';
  return snapshot.matches({ panel: 'open' }) ? 'shopping' : 'closed';
};

/** The product in the 'has been added to cart' popup, while it is shown. */
export const selectPopup = (snapshot: CartOverlaysSnapshot) =>
  snapshot.matches({ popup: 'visible' }) ? snapshot.context.added : undefined;

/** The product of the line that an undo would restore, while it is offered. */
export const selectRemoved = (snapshot: CartOverlaysSnapshot) =>
  snapshot.matches({ undo: 'offered' }) ? snapshot.context.removed?.product : undefined;

/** The line that an undo has just restored. */
export const selectRestoredLine = (snapshot: CartOverlaysSnapshot): LineKey | undefined =>
  snapshot.matches({ undo: 'restored' }) ? snapshot.context.removed?.product : undefined;
