/** The cart's vocabulary: what it is told, what it keeps, what it announces, and what a view sees of a line. */
import type { Cart, CartProduct } from '#api/types/cart.ts';
import type { Failure } from '#api/types/failure.ts';
import type { NoticeRequested } from '../shared/notice.ts';
import type { NavigationRequested } from '../shared/route.ts';

export type { Cart, CartProduct } from '#api/types/cart.ts';

export type CartInput = {
  /** Somebody is, from before the cart was there to hear of it. */
  isSignedIn?: boolean;
  /** The network was lost before that. */
  isOffline?: boolean;
};

/** A line's identity. */
export type LineKey = { productId: number; packagingId: number | null };

/** What the cart must know of a product to show its line before the server answers. Money in default currency. */
export type RequestedProduct = LineKey & {
  name: string;
  thumbnail: string;
  picture?: CartProduct['picture'];
  brand?: string | null;
  unit: string | null;
  /** What one costs as the shopper saw it. */
  unitPrice: number;
  /** What one costs without a discount, where there is one. */
  fullPrice?: number;
  discountPercentage?: number;
  stock?: number;
  size?: CartProduct['size'];
  color?: CartProduct['color'];
  shopId: number;
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
  /** One per intent: what is sent again under it is added once. */
  key?: string;
};
export type StepKind = 'increment' | 'decrement' | 'remove';
export type LineChange = { kind: StepKind; line: LineKey } | { kind: 'set'; line: LineKey; quantity: number };
export type CartChange = Addition | LineChange;

/** A line that was removed, as it can be brought back. */
export type RemovedLine = { product: RequestedProduct; quantity: number };

export type CartContext = {
  startsSignedIn: boolean;
  startsOffline: boolean;
  /** What the server last said; absent until it said something. */
  cart: Cart | undefined;
  /** What the server said beside the cart; shown once. */
  info: string | undefined;
  /** The change in flight; shown at once, dropped when it is refused. */
  change: CartChange | undefined;
  /** What waits for its turn: adds, and without a network every change. */
  queue: CartChange[];
  /** What a visitor wanted before signing in. */
  pending: Addition[];
  /** Of the next addition. */
  key: string;
};

export type CartEvent =
  | { type: 'session.started' }
  | { type: 'session.ended' }
  | { type: 'cart.refresh' }
  /** `persisted` is true after the browser brought the page back from its cache. */
  | { type: 'page.shown'; persisted: boolean }
  | { type: 'cart.changedElsewhere' }
  | { type: 'connection.lost' }
  | { type: 'connection.restored' }
  | { type: 'cart.add'; product: RequestedProduct; quantity?: number; purpose?: 'cart' | 'buyNow' }
  /** The visitor closed the login dialog: what was wanted is not added later. */
  | { type: 'login.abandoned' }
  | ({ type: 'line.increment' } & LineKey)
  | ({ type: 'line.decrement' } & LineKey)
  | ({ type: 'line.remove' } & LineKey)
  /** A typed quantity; 0 removes. */
  | ({ type: 'line.set'; quantity: number } & LineKey)
  /** From `cartOverlays`: the removal is undone. */
  | ({ type: 'line.restore' } & RemovedLine)
  /** From `cartOverlays`: somebody looks at the cart. */
  | { type: 'panel.opened' }
  /** From `cartQuote`: its call was answered 401. */
  | { type: 'quote.unauthorized' };

/** What the cart says to `cartQuote` and to `cartOverlays`. */
export type CartReport =
  /** `by` is `shopper` after a change made here: only that is worth telling other tabs. */
  | { type: 'cart.changed'; itemCount: number; shopIds: number[]; by: 'shopper' | 'reading' }
  /** An addition that the popup announces. */
  | { type: 'line.added'; product: RequestedProduct }
  /** A removal that can be undone. */
  | ({ type: 'line.removed' } & RemovedLine);

export type CartEmitted =
  | CartReport
  | NoticeRequested
  /** A cart call was answered 401: the session is over, silently. */
  | { type: 'session.refused' }
  /** A visitor, or a session that is over, wanted to add: 'Please login first!' and the login dialog. */
  | { type: 'login.required' }
  | { type: 'buyNow.ready'; shopId: number }
  | NavigationRequested
  /** For the log only. */
  | { type: 'failure.logged'; operation: string; failure: Failure };

/** `settled` is what the server has; the others are shown before it answered. `waiting` is for the network. */
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
  quantity: number;
  /** What one costs (R46). */
  price: number;
  /** What one costs without the discount, if there is a discount. */
  fullPrice: number | undefined;
  discountPercentage: number;
  /** What one cost when it was added, if that differs. */
  previousPrice: number | undefined;
  /** price x quantity */
  amount: number;
  mark: LineMark;
  soldOut: boolean;
  /** No more can be had. */
  atStockLimit: boolean;
  stock: number | undefined;
  canIncrement: boolean;
  canDecrement: boolean;
  canRemove: boolean;
};

export type CartShop = {
  shopId: number;
  shopName: string;
  shopLogo: string;
  shopRating: number;
  shopOnline: boolean;
  subtotal: number;
  lines: CartLine[];
};
