/** What the root does for each event of the page, of another tab and of a flow. */
import { buyingRules, refreshCart } from './storefront.rules.buying.ts';
import { elsewhereRules, refreshFavorites } from './storefront.rules.elsewhere.ts';
import { storefrontSetup } from './storefront.setup.ts';

const pleaseLogIn = { kind: 'error', text: { key: 'Please login first!' } } as const;
const openLogin = { type: 'ensureFlow', params: { flow: 'dialogs', event: { type: 'login.open' } } } as const;
const chunkFailed = { flow: 'release', event: { type: 'chunk.failed' } } as const;
const dropSession = { flow: 'session', event: { type: 'session.drop', reason: 'refused' } } as const;
const releaseToasts = { flow: 'toasts', event: { type: 'toasts.release', by: 'page' } } as const;

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
          { type: 'storePath', params: ({ event }) => event },
          openLogin,
        ],
      },
      {
        guard: { type: 'isLogin', params: ({ event }) => event },
        actions: [
          { type: 'endPageFlows', params: ({ event }) => event },
          { type: 'storePath', params: ({ event }) => event },
          { type: 'navigate', params: { path: '/dashboard', replace: true } },
        ],
      },
      {
        actions: [
          { type: 'endPageFlows', params: ({ event }) => event },
          { type: 'storePath', params: ({ event }) => event },
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
    'session.started': {
      actions: [
        { type: 'storeUser', params: ({ event }) => event },
        { type: 'broadcast', params: ({ event: { user } }) => ({ type: 'session.started', user }) },
        { type: 'ensureFlow', params: { flow: 'cart' } },
        { type: 'ensureFlow', params: { flow: 'cartQuote' } },
        { type: 'ensureFlow', params: { flow: 'wishlist' } },
        { type: 'ensureFlow', params: { flow: 'realtime' } },
        { type: 'ensureFlow', params: { flow: 'presence' } },
        'restartSessionFlows',
        { type: 'shareStart', params: ({ event }) => event },
        { type: 'leaveLogin', params: ({ event }) => event },
        'attendCheckout',
      ],
    },
    'session.changed': {
      actions: [
        { type: 'storeUser', params: ({ event }) => event },
        { type: 'shareStart', params: ({ event }) => event },
      ],
    },
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
    'session.ended': {
      actions: [
        'clearUser',
        'clearPersonal',
        { type: 'broadcast', params: { type: 'session.ended' } },
        { type: 'shareEnd', params: ({ event }) => event },
        { type: 'leave', params: ({ event }) => event },
        'restartSessionFlows',
      ],
    },
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
    'login.abandoned': {
      actions: ['closeLogin', { type: 'broadcast', params: { type: 'login.abandoned' } }],
    },

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
