/** The wishlist's vocabulary: what it is told, what it keeps, what it announces. */
import type { Product } from '#api/types/catalogue.ts';
import type { Failure } from '#api/types/failure.ts';
import type { FailureLogged } from '../shared/failure.ts';
import type { NoticeRequested } from '../shared/notice.ts';

export type { Product } from '#api/types/catalogue.ts';

export type WishlistInput = {
  /** Somebody is signed in already. */
  isSignedIn: boolean;
  /** The page that is shown. */
  page: string | undefined;
  isOffline?: boolean;
};

/** A press that no response has confirmed yet. */
export type Intent = { product: Product; shouldBeFavorite: boolean };

export type WishlistContext = Omit<WishlistInput, 'isOffline'> & {
  startsOffline: boolean;
  /** As the server last said, the newest first. */
  products: Product[];
  /** Oldest first, one a product; shown before they are answered. */
  intents: Intent[];
  /** How often the first intent's product was toggled without reaching the requested state. */
  misses: number;
  /** What was taken off last and can be brought back. */
  removed: Product | undefined;
  /** Why the list could not be loaded. */
  failure: Failure | undefined;
};

export type WishlistEvent =
  | { type: 'session.started' }
  | { type: 'session.ended' }
  | { type: 'favorite.toggle'; product: Product }
  /** The visitor closed the login dialog: the pending intent is dropped. */
  | { type: 'login.abandoned' }
  /** The list may have changed, or could not be had. */
  | { type: 'favorites.refresh' }
  | { type: 'route.changed'; page: string }
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
  failure: Failure | undefined;
};

/** What the wishlist leaves unanswered on purpose. */
export const wishlistIgnored = [
  // A guest has no list to end or to fetch.
  ['list.away', 'session.ended'],
  ['list.away', 'favorites.refresh'],
  // A request is in flight already; its response settles what is left.
  ['list.open.loading', 'favorites.refresh'],
  ['list.open.refreshing', 'favorites.refresh'],
  ['list.open.toggling', 'favorites.refresh'],
  // Only a guest's pending intent can be dropped.
  ['list.open.loading', 'login.abandoned'],
  ['list.open.refreshing', 'login.abandoned'],
  ['list.open.toggling', 'login.abandoned'],
  ['list.open.listing', 'login.abandoned'],
  ['list.open.failed', 'login.abandoned'],
] as const;
