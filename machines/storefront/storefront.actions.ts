/** Actions with their params that several transitions of the root share. */
import type { QueryName } from '../query/query.types.ts';
import type { SessionEmitted, SessionUser } from '../session/session.types.ts';
import type { ForwardedEvent } from '../shared/flow.ts';
import { endingWith, eventIn } from './storefront.logic.ts';
import type { PageEvent, StorefrontContext } from './storefront.types.ts';

type Account = { user: SessionUser; token: string };
export type SessionEnded = Extract<SessionEmitted, { type: 'session.ended' }>;
export type RouteChange = Extract<PageEvent, { type: 'route.changed' }>;

export const orderQueries = ['listOrders', 'getOrder', 'listReturns', 'getReturn'] as const;
export const ticketQueries = ['listTickets', 'getTicket'] as const;

/** Marks these queries stale: a page that shows one refetches it at once, any other page when it is next shown. */
const invalidate = (...queries: QueryName[]) => ({ type: 'invalidate', params: { queries } }) as const;
export const invalidateOrders = invalidate(...orderQueries);
export const invalidateTickets = invalidate(...ticketQueries);
export const invalidateUnread = invalidate('countUnreadMessages');
export const invalidateReviews = invalidate('getOrder', 'listReviews', 'getProduct', 'getShop');
export const invalidateAddresses = invalidate('listAddresses');
export const invalidateLists = invalidate('listLists', 'getList');
export const invalidateAllergies = invalidate('getAllergies');
/** Whatever shows prices. */
export const invalidatePrices = invalidate(
  ...(['getHome', 'listProducts', 'getProduct', 'listPackagings', 'getFlashSale'] as const),
  ...(['getBlog', 'listRecentlyViewed', 'listUsuals'] as const),
);
export const refreshCart = { type: 'inform', params: { flow: 'cart', event: { type: 'cart.refresh' } } } as const;
/** Only for a checkout that runs. */
export const toCheckout = (type: 'checkout.leave' | 'checkout.resume' | 'quote.refresh') =>
  ({ type: 'inform', params: { flow: 'checkout', event: { type } } }) as const;
export const refreshQuote = toCheckout('quote.refresh');
export const refreshFavorites = {
  type: 'inform',
  params: { flow: 'wishlist', event: { type: 'favorites.refresh' } },
} as const;
export const chunkFailed = { flow: 'release', event: { type: 'chunk.failed' } } as const;
export const openLogin = { type: 'ensure', params: { flow: 'dialogs', event: { type: 'login.open' } } } as const;
export const dropSession = { type: 'sendToSession', params: { type: 'session.drop', reason: 'refused' } } as const;
export const releaseToasts = { type: 'sendToToasts', params: { type: 'toasts.release', by: 'page' } } as const;
export const goHome = { type: 'navigate', params: { to: 'home', replace: true } } as const;
export const goToDashboard = { type: 'navigate', params: { to: 'dashboard', replace: true } } as const;
export const forward = { type: 'forward', params: eventIn<ForwardedEvent> } as const;
export const broadcastAbandoned = { type: 'broadcast', params: { type: 'login.abandoned' } } as const;
export const assignUser = { type: 'assignUser', params: eventIn<Account> } as const;
export const shareCart = { type: 'shareWithTabs', params: { type: 'tab.cartChanged' } } as const;
export const shareEnd = { type: 'shareWithTabs', params: { type: 'tab.signedOut' } } as const;
export const shareStart = {
  type: 'shareWithTabs',
  params: ({ event: { user, token } }: { event: Account }) => ({ type: 'tab.signedIn', user, token }) as const,
} as const;
/** Whenever the shopper looks at the page again. */
export const shown = [
  {
    type: 'inform',
    params: ({ event }: { event: Extract<PageEvent, { type: 'page.shown' }> }) =>
      ({ flow: 'realtime', event }) as const,
  },
  {
    type: 'inform',
    params: ({ event }: { event: Extract<PageEvent, { type: 'page.shown' }> }) =>
      ({ flow: 'saleClock', event }) as const,
  },
  'revalidateOnNews',
] as const;
/** Whenever a page is left. */
export const left = [
  {
    type: 'stopFlows',
    params: ({ context }: { context: StorefrontContext }) => ({ flows: endingWith(context) }),
  },
  'clearPageFlows',
] as const;
/** Whenever another page is shown. */
export const moved = [
  { type: 'leavePage', params: eventIn<RouteChange> },
  { type: 'assignPage', params: eventIn<RouteChange> },
] as const;
/** Whenever a session starts. */
export const started = [
  { type: 'abandonOthers', params: eventIn<Account> },
  assignUser,
  {
    type: 'broadcast',
    params: ({ event: { user } }: { event: Account }) => ({ type: 'session.started', user }) as const,
  },
  { type: 'ensure', params: { flow: 'cart' } },
  { type: 'ensure', params: { flow: 'cartQuote' } },
  { type: 'ensure', params: { flow: 'wishlist' } },
  { type: 'ensure', params: { flow: 'realtime' } },
  { type: 'ensure', params: { flow: 'presence' } },
  'restartPageFlows',
  'releasePage',
  'attendCheckout',
] as const;
/** Whenever a session ends. */
export const ended = [
  { type: 'assignRefusedUser', params: eventIn<SessionEnded> },
  'clearUser',
  'clearPersonal',
  { type: 'broadcast', params: { type: 'session.ended' } },
  'restartPageFlows',
] as const;
