/** The vocabulary of the chosen shops and their sums. */
import type { Quote } from '#api/types/cart.ts';
import type { CartReport } from '../cart/cart.types.ts';
import type { PanelReport } from '../cart-overlays/cart-overlays.types.ts';
import type { NoticeRequested } from '../shared/notice.ts';
import type { NavigationRequested } from '../shared/route.ts';

export type { Quote } from '#api/types/cart.ts';

export type CartQuoteInput = {
  multiVendor: boolean;
  /** From the last visit; what is not in the cart any more is dropped. */
  selectedShopIds?: number[];
  /** Somebody is, from before this flow was there to hear of it. */
  isSignedIn?: boolean;
  /** The network was lost before that. */
  isOffline?: boolean;
};

export type CartQuoteContext = {
  multiVendor: boolean;
  startsSignedIn: boolean;
  startsOffline: boolean;
  /** The shops that the cart has lines of. */
  shopIds: number[];
  selectedShopIds: number[];
  quote: Quote | undefined;
};

export type CartQuoteEvent =
  | { type: 'session.started' }
  | { type: 'session.ended' }
  | { type: 'connection.lost' }
  | { type: 'connection.restored' }
  /** From `cart`: the sums may be out of date. */
  | Extract<CartReport, { type: 'cart.changed' }>
  | PanelReport
  | { type: 'shop.toggle'; shopId: number }
  /** The Checkout button. */
  | { type: 'checkout.start' }
  /** From one region to another: nothing is chosen any more. */
  | { type: 'selection.clear' };

/** What this flow says to `cart` and to `cartOverlays`. */
export type CartQuoteReport =
  /** The call was answered 401: the cart ends the session. */
  | { type: 'quote.unauthorized' }
  /** The panel closes. */
  | { type: 'checkout.started' };

export type CartQuoteEmitted =
  | CartQuoteReport
  | NoticeRequested
  | { type: 'login.required' }
  /** Worth storing for the next visit. */
  | { type: 'selection.changed'; selectedShopIds: number[] }
  | NavigationRequested;
