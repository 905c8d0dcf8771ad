/** The events and context of the quote. */
import type { Quote } from '#api/types/cart.ts';
import type { CartReport, RemovedLine } from '../cart/cart.types.ts';
import type { PanelReport } from '../cart-overlays/cart-overlays.types.ts';
import type { Id } from '../shared/ids.ts';
import type { NoticeRequested } from '../shared/notice.ts';
import type { NavigationRequested } from '../shared/route.ts';

export type { Quote } from '#api/types/cart.ts';

export type CartQuoteInput = {
  multiVendor: boolean;
  /** From the last visit; shops that the cart no longer has are dropped. */
  selectedShopIds?: Id[];
  /** Whether a session started before this flow did. */
  isSignedIn?: boolean;
  /** Whether the connection was lost before this flow started. */
  isOffline?: boolean;
};

export type CartQuoteContext = {
  multiVendor: boolean;
  startsSignedIn: boolean;
  startsOffline: boolean;
  /** The shops of the cart's lines. */
  shopIds: Id[];
  selectedShopIds: Id[];
  /** Of the last removed line, if it was chosen: an undo chooses it again. */
  leavingShopId: Id | undefined;
  quote: Quote | undefined;
};

export type CartQuoteEvent =
  | { type: 'session.started' }
  | { type: 'session.ended' }
  | { type: 'connection.lost' }
  | { type: 'connection.restored' }
  /** From `cart`: the amounts may be out of date. */
  | Extract<CartReport, { type: 'cart.changed' }>
  /** From `cart`: a line was removed. */
  | Extract<CartReport, { type: 'line.removed' }>
  /** From `cartOverlays`: the removed line comes back. */
  | ({ type: 'line.restore' } & RemovedLine)
  | PanelReport
  | { type: 'shop.toggle'; shopId: Id }
  /** All shops of the cart, or none if all are selected. */
  | { type: 'shop.toggleAll' }
  /** The Checkout button. */
  | { type: 'checkout.start' }
  /** From one region to the other: nothing is selected any more. */
  | { type: 'selection.clear' };

/** Emitted to `cart` and to `cartOverlays`. */
export type CartQuoteReport =
  /** The response was a 401: the cart ends the session. */
  | { type: 'quote.unauthorized' }
  /** The panel must close. */
  | { type: 'checkout.started' };

export type CartQuoteEmitted =
  | CartQuoteReport
  | NoticeRequested
  | { type: 'login.required' }
  /** To be stored for the next visit. */
  | { type: 'selection.changed'; selectedShopIds: Id[] }
  | NavigationRequested;
