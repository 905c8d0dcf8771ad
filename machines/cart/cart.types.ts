/** The events, context and emitted events of the cart, and a line as views see it. */
import type { Cart, CartProduct } from '#api/types/cart.ts';
import type { Failure } from '#api/types/failure.ts';
import type { Id } from '../shared/ids.ts';
import type { NoticeRequested } from '../shared/notice.ts';
import type { NavigationRequested } from '../shared/route.ts';

export type { Cart, CartProduct } from '#api/types/cart.ts';

export type CartInput = {
  /** Whether a session started before the cart did. */
  isSignedIn?: boolean;
  /** Whether the connection was lost before the cart started. */
  isOffline?: boolean;
};

/** A line's identity. A product has packagings or options (sizes, colours); a back end may have neither. */
export type LineKey = {
  productId: Id;
  packagingId: Id | null;
  sizeId?: Id | undefined;
  colorId?: Id | undefined;
  /** Of options to which the back end gives no id. */
  sizeName?: string | undefined;
  colorName?: string | undefined;
};

/** What the cart must know of a product to show its line before the server responds. Money in the default currency. */
export type RequestedProduct = LineKey & {
  name: string;
  thumbnail: string;
  picture?: CartProduct['picture'];
  brand?: string | null;
  unit: string | null;
  /** The unit price that the shopper saw. */
  unitPrice: number;
  /** The unit price without a discount, if there is one. */
  fullPrice?: number;
  discountPercentage?: number;
  stock?: number;
  size?: CartProduct['size'];
  color?: CartProduct['color'];
  shopId: Id;
  shopName: string;
  shopLogo?: string;
};

/** `restore` is the undo of a remove: it shows no popup. `buyNow` stays apart from the cart. */
export type AddPurpose = 'cart' | 'buyNow' | 'restore';
export type Addition = {
  kind: 'add';
  product: RequestedProduct;
  quantity: number;
  purpose: AddPurpose;
  /** One key per intent: a repeated request under it adds once. */
  key?: string;
};
export type StepKind = 'increment' | 'decrement' | 'remove';
export type LineChange = { kind: StepKind; line: LineKey } | { kind: 'set'; line: LineKey; quantity: number };
export type CartChange = Addition | LineChange;

/** A removed line, as an undo would restore it. */
export type RemovedLine = { product: RequestedProduct; quantity: number };

export type CartContext = {
  startsSignedIn: boolean;
  startsOffline: boolean;
  /** The server's last response; absent until the first one. */
  cart: Cart | undefined;
  /** The server's message beside the cart; shown once. */
  info: string | undefined;
  /** The change in flight; shown at once, dropped when it is refused. */
  change: CartChange | undefined;
  /** The queue: additions, and while offline every change. */
  queue: CartChange[];
  /** A guest's additions, pending until the login. */
  pending: Addition[];
  /** The key of the next addition. */
  key: string;
  /** Why the cart could not be fetched for the first time. */
  failure: Failure | undefined;
};

export type CartEvent =
  | { type: 'session.started' }
  | { type: 'session.ended' }
  | { type: 'cart.refresh' }
  /** `persisted`: the browser restored the page from its back-forward cache. */
  | { type: 'page.shown'; persisted: boolean }
  | { type: 'cart.changedElsewhere' }
  | { type: 'connection.lost' }
  | { type: 'connection.restored' }
  | { type: 'cart.add'; product: RequestedProduct; quantity?: number; purpose?: 'cart' | 'buyNow' }
  /** The guest closed the login dialog: the pending additions are dropped. */
  | { type: 'login.abandoned' }
  | ({ type: 'line.increment' } & LineKey)
  | ({ type: 'line.decrement' } & LineKey)
  | ({ type: 'line.remove' } & LineKey)
  /** A typed quantity; 0 removes. */
  | ({ type: 'line.set'; quantity: number } & LineKey)
  /** From `cartOverlays`: the removal is undone. */
  | ({ type: 'line.restore' } & RemovedLine)
  /** From `cartOverlays`: the panel was opened. */
  | { type: 'panel.opened' }
  /** From `cartQuote`: its response was a 401. */
  | { type: 'quote.unauthorized' };

/** Emitted to `cartQuote` and to `cartOverlays`. */
export type CartReport =
  /** `by` is `shopper` after a change in this tab: only that is broadcast to other tabs. */
  | { type: 'cart.changed'; itemCount: number; shopIds: Id[]; by: 'shopper' | 'reading' }
  /** An addition, which the popup shows. */
  | { type: 'line.added'; product: RequestedProduct }
  /** A removal that can be undone. */
  | ({ type: 'line.removed' } & RemovedLine);

export type CartEmitted =
  | CartReport
  | NoticeRequested
  /** A response was a 401: the session ends without a message. */
  | { type: 'session.refused' }
  /** A guest or an expired session tried to add: 'Please login first!' and the login dialog. */
  | { type: 'login.required' }
  | { type: 'buyNow.ready'; shopId: Id }
  | NavigationRequested
  /** Only logged. */
  | { type: 'failure.logged'; operation: string; failure: Failure };

/** `settled` is what the server has; the others are shown before it responds. `waiting`: queued while offline. */
export type LineMark = 'settled' | 'waiting' | 'adding' | 'updating' | 'removing';

export type CartLine = LineKey & {
  /** Unique in the cart, for lists. */
  id: string;
  name: string;
  brand: string | null;
  unit: string | null;
  thumbnail: string;
  picture: CartProduct['picture'] | undefined;
  size: string | null;
  color: string | null;
  contains: CartProduct['contains'];
  may_contain: CartProduct['may_contain'];
  quantity: number;
  /** The unit price (R46). */
  price: number;
  /** The unit price without the discount, if there is one. */
  fullPrice: number | undefined;
  discountPercentage: number;
  /** The unit price at the time of the addition, if it differs. */
  previousPrice: number | undefined;
  /** Price x quantity; 0 if the line is sold out. */
  amount: number;
  mark: LineMark;
  soldOut: boolean;
  /** Some are left, but fewer than the quantity. */
  isShort: boolean;
  /** The quantity is at its limit. */
  atStockLimit: boolean;
  stock: number | undefined;
};

export type CartShop = {
  shopId: Id;
  shopName: string;
  shopLogo: string;
  shopRating: number;
  /** Undefined where the back end does not say. */
  shopReviews: string | undefined;
  shopOnline: boolean;
  /** The hour at which it opens next; undefined while it is open, or where the back end does not say. */
  opensAt: string | undefined;
  subtotal: number;
  /** What its delivery costs now; undefined where the back end does not say. */
  deliveryCharge: number | undefined;
  /** How much the goods must cost more before the shop takes the order; 0 if they cost enough. */
  missingToMinimum: number;
  minimumOrder: number | undefined;
  /** How much is missing for free delivery; undefined where no price makes it free. */
  missingToFreeDelivery: number | undefined;
  lines: CartLine[];
};
