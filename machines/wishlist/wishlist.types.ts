/** The wishlist's vocabulary: what it is told, what it keeps, what it announces. */
import type { Product } from '#api/types/catalogue.ts';
import type { FailureLogged } from '../shared/failure.ts';
import type { NoticeRequested } from '../shared/notice.ts';

export type { Product } from '#api/types/catalogue.ts';

export type WishlistInput = {
  /** Somebody is signed in already. */
  isSignedIn: boolean;
  /** Where the shopper is. */
  path: string;
  isOffline?: boolean;
};

/** What a heart was pressed for and no response has confirmed yet. */
export type Intent = { product: Product; isRequested: boolean };

export type WishlistContext = Required<WishlistInput> & {
  /** As the server last said, the newest first; `total` may be more than the list holds. */
  products: Product[];
  total: number;
  /** Oldest first, one a product; shown before they are answered. */
  intents: Intent[];
  /** How often the product whose turn it is was turned over in vain. */
  misses: number;
  /** What was taken off last and can be brought back. */
  removed: Product | undefined;
};

export type WishlistEvent =
  | { type: 'session.started' }
  | { type: 'session.ended' }
  | { type: 'favorite.toggle'; product: Product }
  /** The visitor closed the login dialog: what was wanted is not kept for later. */
  | { type: 'login.abandoned' }
  /** The list may have changed, or could not be had. */
  | { type: 'favorites.refresh' }
  | { type: 'route.changed'; path: string }
  | { type: 'connection.lost' }
  | { type: 'connection.restored' };

export type WishlistEmitted =
  | NoticeRequested
  | FailureLogged
  /** As many as the shopper sees, confirmed or not. */
  | { type: 'favorites.changed'; count: number }
  /** The server confirmed what was pressed here: worth telling other tabs. */
  | { type: 'favorites.confirmed' }
  /** A guest pressed a heart. */
  | { type: 'login.requested' }
  /** A heart was pressed with a session that is over. */
  | { type: 'login.required' }
  /** Reading the list was answered 401: the session is over, silently. */
  | { type: 'session.refused' };

export type WishlistStage = 'away' | 'loading' | 'ready' | 'failed';

export type WishlistFacts = {
  stage: WishlistStage;
  /** What is on the list, as the shopper wants it. */
  products: Product[];
  /** As many as there are, also where the list shows fewer. */
  count: number;
  removed: Product | undefined;
};

/** What the wishlist leaves unanswered on purpose. */
export const wishlistIgnored = [
  // Nobody's list: there is nothing to end or to read.
  ['away', 'session.ended'],
  ['away', 'favorites.refresh'],
  // A list is on its way, or the next answer brings what is left to know.
  ['open.loading', 'favorites.refresh'],
  ['open.refreshing', 'favorites.refresh'],
  ['open.turning', 'favorites.refresh'],
  // Only a guest's wish can be given up.
  ['open.loading', 'login.abandoned'],
  ['open.refreshing', 'login.abandoned'],
  ['open.turning', 'login.abandoned'],
  ['open.listing', 'login.abandoned'],
  ['open.failed', 'login.abandoned'],
] as const;
