/** What the root does for each event of the page, of another tab and of a flow. */
import type { SessionUser } from '../session/session.types.ts';
import { buyingRules, refreshCart } from './storefront.rules.buying.ts';
import { elsewhereRules, refreshFavorites } from './storefront.rules.elsewhere.ts';
import { storefrontSetup } from './storefront.setup.ts';

type Account = { user: SessionUser; token: string };

const pleaseLogIn = { kind: 'error', text: { key: 'Please login first!' } } as const;
const openLogin = { type: 'ensureFlow', params: { flow: 'dialogs', event: { type: 'login.open' } } } as const;
const chunkFailed = { flow: 'release', event: { type: 'chunk.failed' } } as const;
const dropSession = { flow: 'session', event: { type: 'session.drop', reason: 'refused' } } as const;
const releaseToasts = { flow: 'toasts', event: { type: 'toasts.release', by: 'page' } } as const;

const eventIn = <Event>({ event }: { event: Event }): Event => event;
const goHome = { type: 'navigate', params: { to: 'home', replace: true } } as const;
const goToDashboard = { type: 'navigate', params: { to: 'dashboard', replace: true } } as const;
const broadcastAbandoned = { type: 'broadcast', params: { type: 'login.abandoned' } } as const;
const storeUser = { type: 'storeUser', params: ({ event }: { event: Account }) => event } as const;
const shareStart = { type: 'shareStart', params: ({ event }: { event: Account }) => event } as const;
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
        guard: { type: 'isPersisted', params: ({ event }) => event },
        actions: [
          { type: 'sendToFlow', params: releaseToasts },
          { type: 'sendToFlow', params: { flow: 'session', event: { type: 'session.recheck' } } },
          { type: 'sendToFlow', params: ({ event }) => ({ flow: 'cart', event }) },
          { type: 'sendToFlow', params: ({ event }) => ({ flow: 'realtime', event }) },
          { type: 'sendToFlow', params: ({ event }) => ({ flow: 'saleClock', event }) },
          { type: 'sendToFlow', params: refreshFavorites },
          'revalidateOnNews',
        ],
      },
      {
        actions: [
          { type: 'sendToFlow', params: releaseToasts },
          { type: 'sendToFlow', params: ({ event }) => ({ flow: 'realtime', event }) },
          { type: 'sendToFlow', params: ({ event }) => ({ flow: 'saleClock', event }) },
          'revalidateOnNews',
        ],
      },
    ],
    'page.hidden': {
      actions: [
        'flushStorage',
        { type: 'sendToFlow', params: { flow: 'toasts', event: { type: 'toasts.hold', by: 'page' } } },
      ],
    },
    'route.changed': [
      {
        guard: { type: 'isGuestAtLogin', params: ({ event }) => event },
        actions: [
          { type: 'endPageFlows', params: ({ event }) => event },
          { type: 'storePage', params: ({ event }) => event },
          openLogin,
        ],
      },
      {
        guard: { type: 'isLogin', params: ({ event }) => event },
        actions: [
          { type: 'endPageFlows', params: ({ event }) => event },
          { type: 'storePage', params: ({ event }) => event },
          goToDashboard,
        ],
      },
      {
        actions: [
          { type: 'endPageFlows', params: ({ event }) => event },
          { type: 'storePage', params: ({ event }) => event },
          { type: 'broadcast', params: ({ event }) => event },
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
    'page.entered': { actions: [{ type: 'storePageFlows', params: ({ event }) => event }, 'ensurePageFlows'] },

    // Lazy flows.
    'flow.ensure': { actions: { type: 'ensureFlow', params: ({ event }) => event } },
    'flow.retry': { actions: 'ensurePageFlows' },
    'flow.loaded': { actions: { type: 'startFlow', params: ({ event }) => event } },
    'flow.failed': [
      {
        // Somebody pressed something and nothing came of it.
        guard: { type: 'hasWaitingEvents', params: ({ event }) => event },
        actions: [
          { type: 'storeFailedFlow', params: ({ event }) => event },
          { type: 'toast', params: { kind: 'error', text: { key: 'We could not load this' } } },
          // Not ensured: its own code may be what failed to load.
          { type: 'sendToFlow', params: chunkFailed },
        ],
      },
      {
        actions: [
          { type: 'storeFailedFlow', params: ({ event }) => event },
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
        guard: { type: 'isFromHereAtLogin', params: eventIn },
        actions: [...started, shareStart, goHome, 'attendCheckout'],
      },
      { guard: { type: 'isFromHere', params: eventIn }, actions: [...started, shareStart, 'attendCheckout'] },
      { guard: 'isAtLogin', actions: [...started, goToDashboard, 'attendCheckout'] },
      { actions: [...started, 'attendCheckout'] },
    ],
    'session.changed': [
      { guard: { type: 'isFromHere', params: eventIn }, actions: [storeUser, shareStart] },
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
    'notice.requested': { actions: { type: 'toast', params: ({ event }) => event } },
    'navigation.requested': { actions: { type: 'navigate', params: ({ event }) => event } },
    'failure.logged': { actions: { type: 'log', params: ({ event }) => event } },
  },
});
