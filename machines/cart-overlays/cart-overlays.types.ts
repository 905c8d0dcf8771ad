/** The events and context of the cart's overlays. */
import type { CartReport, RemovedLine, RequestedProduct } from '../cart/cart.types.ts';
import type { CartQuoteReport } from '../cart-quote/cart-quote.types.ts';

/** 'Shopping Cart' everywhere, 'My Cart' in the account area. */
export type CartPanel = 'shopping' | 'account';

export type CartOverlaysContext = {
  /** The product in the popup. */
  added: RequestedProduct | undefined;
  /** The line that an undo would restore. */
  removed: RemovedLine | undefined;
};

export type CartOverlaysEvent =
  | { type: 'session.ended' }
  | { type: 'panel.open'; panel?: CartPanel }
  | { type: 'panel.close' }
  | { type: 'popup.dismiss' }
  | { type: 'popup.hold' }
  | { type: 'popup.release' }
  /** The pointer or the focus is on the offer to undo. */
  | { type: 'removal.hold' }
  /** Neither is on the offer any more, nor the focus on the line that an undo has restored. */
  | { type: 'removal.release' }
  /** The Undo button. */
  | { type: 'removal.undo' }
  | Extract<CartReport, { type: `line.${string}` }>
  | Extract<CartQuoteReport, { type: 'checkout.started' }>;

/** Emitted to `cartQuote` and, when the panel opens, to `cart`. */
export type PanelReport = { type: 'panel.opened' } | { type: 'panel.closed' };

export type CartOverlaysEmitted =
  | PanelReport
  /** To `cart`: add the removed line again. */
  | ({ type: 'line.restore' } & RemovedLine);
