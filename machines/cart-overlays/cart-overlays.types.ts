/** The vocabulary of what opens over the page for the cart. */
import type { CartReport, RemovedLine, RequestedProduct } from '../cart/cart.types.ts';
import type { CartQuoteReport } from '../cart-quote/cart-quote.types.ts';

/** 'Shopping Cart' everywhere, 'My Cart' in the account area. */
export type CartPanel = 'shopping' | 'account';

export type CartOverlaysContext = {
  /** What the popup shows. */
  added: RequestedProduct | undefined;
  /** What an undo would bring back. */
  removed: RemovedLine | undefined;
};

export type CartOverlaysEvent =
  | { type: 'session.ended' }
  | { type: 'panel.open'; panel?: CartPanel }
  | { type: 'panel.close' }
  | { type: 'popup.dismiss' }
  | { type: 'popup.hold' }
  | { type: 'popup.release' }
  /** The Undo button. */
  | { type: 'removal.undo' }
  | Extract<CartReport, { type: `line.${string}` }>
  | Extract<CartQuoteReport, { type: 'checkout.started' }>;

/** What this flow says to `cartQuote` and, of the opening, to `cart`. */
export type PanelReport = { type: 'panel.opened' } | { type: 'panel.closed' };

export type CartOverlaysEmitted =
  | PanelReport
  /** To `cart`: the removed line is to be added again. */
  | ({ type: 'line.restore' } & RemovedLine);
