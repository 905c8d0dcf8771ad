/** What the root does for each event of the page, of another tab and of a flow. */
import type { SessionUser } from '../session/session.types.ts';
import { eventIn } from './storefront.logic.ts';
import { buyingRules, refreshCart } from './storefront.rules.buying.ts';
import { elsewhereRules, refreshFavorites } from './storefront.rules.elsewhere.ts';
import { storefrontSetup } from './storefront.setup.ts';
import type { PageEvent } from './storefront.types.ts';

type Account = { user: SessionUser; token: string };
type PageShown = Extract<PageEvent, { type: 'page.shown' }>;
type RouteChange = Extract<PageEvent, { type: 'route.changed' }>;

const pleaseLogIn = { kind: 'error', text: { key: 'Please login first!' } } as const;
const openLogin = { type: 'ensureFlow', params: { flow: 'dialogs', event: { type: 'login.open' } } } as const;
const chunkFailed = { flow: 'release', event: { type: 'chunk.failed' } } as const;
const dropSession = { flow: 'session', event: { type: 'session.drop', reason: 'refused' } } as const;
const releaseToasts = { flow: 'toasts', event: { type: 'toasts.release', by: 'page' } } as const;

const goHome = { type: 'navigate', params: { to: 'home', replace: true } } as const;
const goToDashboard = { type: 'navigate', params: { to: 'dashboard', replace: true } } as const;
const broadcastAbandoned = { type: 'broadcast', params: { type: 'login.abandoned' } } as const;
const storeUser = { type: 'storeUser', params: eventIn<Account> } as const;
const shareStart = { type: 'shareStart', params: eventIn<Account> } as const;
/** Whenever the shopper looks at the page again. */
const shown = [
  { type: 'sendToFlow', params: ({ event }: { event: PageShown }) => ({ flow: 'realtime', event }) as const },
  { type: 'sendToFlow', params: ({ event }: { event: PageShown }) => ({ flow: 'saleClock', event }) as const },
  'revalidateOnNews',
] as const;
/** Whenever another page is shown. */
const moved = [
  { type: 'endPageFlows', params: eventIn<RouteChange> },
  { type: 'storePage', params: eventIn<RouteChange> },
] as const;
/** Whenever a session starts. */
const started = [
  storeUser,
  {
    type: 'broadcast',
    params: ({ event: { user } }: { event: Account }) => ({ type: 'session.started', user }) as const,
  },
  { type: 'ensureFlow', params: { flow: 'cart' } },
  { type: 'ensureFlow', params: { flow: 'cartQuote' } },
  { type: 'ensureFlow', params: { flow: 'wishlist' } },
  { type: 'ensureFlow', params: { flow: 'realtime' } },
  { type: 'ensureFlow', params: { flow: 'presence' } },
  'restartSessionFlows',
  'attendCheckout',
] as const;
/** Whenever a session ends. */
const ended = [
  'clearUser',
  'clearPersonal',
  { type: 'broadcast', params: { type: 'session.ended' } },
  'restartSessionFlows',
] as const;

export const rules = storefrontSetup.createStateConfig({
  on: {
    ...elsewhereRules.on,

    // The page.
    'page.shown': [
      {
        // Back from the back/forward cache: much may have happened in other tabs.
        guard: { type: 'isPersisted', params: eventIn },
        actions: [
          { type: 'sendToFlow', params: releaseToasts },
          { type: 'sendToFlow', params: { flow: 'session', event: { type: 'session.recheck' } } },
          { type: 'sendToFlow', params: ({ event }) => ({ flow: 'cart', event }) },
          { type: 'sendToFlow', params: refreshFavorites },
          ...shown,
        ],
      },
      { actions: [{ type: 'sendToFlow', params: releaseToasts }, ...shown] },
    ],
    'page.hidden': {
      actions: [
        'flushStorage',
        { type: 'sendToFlow', params: { flow: 'toasts', event: { type: 'toasts.hold', by: 'page' } } },
      ],
    },
    'route.changed': [
      { guard: { type: 'isGuestAtLogin', params: eventIn }, actions: [...moved, openLogin] },
      { guard: { type: 'isLogin', params: eventIn }, actions: [...moved, goToDashboard] },
      {
        actions: [
          ...moved,
          { type: 'broadcast', params: eventIn },
          { type: 'sendToFlow', params: { flow: 'orderActions', event: { type: 'order.dismiss' } } },
          'attendCheckout',
        ],
      },
    ],
    'page.refused': {
      guard: 'isArriving',
      actions: {
        type: 'ensureFlow',
        params: ({ event: { returnTo } }) => ({ flow: 'dialogs', event: { type: 'login.open', returnTo } }),
      },
    },
    'page.entered': { actions: [{ type: 'storePageFlows', params: eventIn }, 'ensurePageFlows'] },

    // Lazy flows.
    'flow.ensure': { actions: { type: 'ensureFlow', params: eventIn } },
    'flow.retry': { actions: 'ensurePageFlows' },
    'flow.loaded': { actions: { type: 'startFlow', params: eventIn } },
    'flow.failed': [
      {
        // Somebody pressed something and nothing came of it.
        guard: { type: 'hasWaitingEvents', params: eventIn },
        actions: [
          { type: 'storeFailedFlow', params: eventIn },
          { type: 'toast', params: { kind: 'error', text: { key: 'We could not load this' } } },
          // Not ensured: its own code may be what failed to load.
          { type: 'sendToFlow', params: chunkFailed },
        ],
      },
      {
        actions: [
          { type: 'storeFailedFlow', params: eventIn },
          { type: 'sendToFlow', params: chunkFailed },
        ],
      },
    ],
    'chunk.failed': { actions: { type: 'ensureFlow', params: chunkFailed } },

    // Sessions.
    'auth.succeeded': {
      actions: {
        type: 'sendToFlow',
        params: ({ event: { signedIn } }) => ({
          flow: 'session',
          event: { type: 'session.start', user: signedIn.user, token: signedIn.access.token },
        }),
      },
    },
    // Only what happened in this tab is sent to the others. Nobody who is signed in stays at the login page.
    'session.started': [
      {
        guard: { type: 'isLocalAtLogin', params: eventIn },
        actions: [...started, shareStart, goHome],
      },
      { guard: { type: 'isLocal', params: eventIn }, actions: [...started, shareStart] },
      { guard: 'isAtLogin', actions: [...started, goToDashboard] },
      { actions: started },
    ],
    'session.changed': [
      { guard: { type: 'isLocal', params: eventIn }, actions: [storeUser, shareStart] },
      { actions: storeUser },
    ],
    'profile.changed': {
      actions: {
        type: 'sendToFlow',
        params: ({ event: { user } }) => ({ flow: 'session', event: { type: 'session.change', user } }),
      },
    },
    'token.renewed': {
      actions: {
        type: 'sendToFlow',
        params: ({ event: { token } }) => ({ flow: 'session', event: { type: 'session.change', token } }),
      },
    },
    'session.ended': [
      { guard: { type: 'isEndedElsewhere', params: eventIn }, actions: ended },
      {
        guard: { type: 'leadsAway', params: eventIn },
        actions: [...ended, 'shareEnd', { type: 'navigate', params: { to: 'login' } }],
      },
      { actions: [...ended, 'shareEnd'] },
    ],
    'session.refused': { actions: { type: 'sendToFlow', params: dropSession } },
    'login.required': {
      actions: [
        { type: 'toast', params: pleaseLogIn },
        { type: 'sendToFlow', params: dropSession },
        {
          type: 'ensureFlow',
          params: ({ event }) => ({ flow: 'dialogs', event: { ...event, type: 'login.open' } }),
        },
      ],
    },
    'account.verified': {
      actions: { type: 'sendToFlow', params: { flow: 'session', event: { type: 'account.reload' } } },
    },
    'login.abandoned': [{ guard: 'isAtLogin', actions: [goHome, broadcastAbandoned] }, { actions: broadcastAbandoned }],

    // Wishlist.
    'login.requested': { actions: openLogin },
    'favorites.changed': { actions: { type: 'sendToFlow', params: ({ event }) => ({ flow: 'session', event }) } },
    'favorites.confirmed': { actions: 'shareFavorites' },

    ...buyingRules.on,

    // Tickets.
    'ticket.changed': { actions: 'refreshTickets' },

    // Choices.
    'locale.changed': {
      target: '.asking',
      actions: refreshCart,
    },
    'notices.chosen': {
      actions: {
        type: 'sendToFlow',
        params: ({ event: { keepNotices } }) => ({
          flow: 'toasts',
          event: { type: keepNotices ? 'toasts.hold' : 'toasts.release', by: 'choice' },
        }),
      },
    },

    // Search.
    'search.made': { actions: { type: 'ensureFlow', params: ({ event }) => ({ flow: 'recentSearches', event }) } },

    // What any flow may want.
    'notice.requested': { actions: { type: 'toast', params: eventIn } },
    'navigation.requested': { actions: { type: 'navigate', params: eventIn } },
    'failure.logged': { actions: { type: 'log', params: eventIn } },
  },
});
