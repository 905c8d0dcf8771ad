/** Who hears what: the table of what follows from each event of the page, of another tab and of a flow. */
import { buyingRules } from './storefront.rules.buying.ts';
import { elsewhereRules, readHearts } from './storefront.rules.elsewhere.ts';
import { storefrontSetup } from './storefront.setup.ts';

const pleaseLogIn = { kind: 'error', text: { key: 'Please login first!' } } as const;
const openLogin = { type: 'demand', params: { flow: 'dialogs', event: { type: 'login.open' } } } as const;
const missing = { type: 'code.missing' };
/** Not demanded: its own code may be what is missing. */
const askForRelease = { type: 'tell' as const, params: { flows: ['release'], event: missing } };
const drop = { flows: ['session'], event: { type: 'session.drop', reason: 'refused' } };

export const rules = storefrontSetup.createStateConfig({
  on: {
    ...elsewhereRules.on,

    // The page.
    'page.shown': [
      {
        // Back from the back/forward cache: much may have happened in other tabs.
        guard: { type: 'isPersisted', params: ({ event }) => event },
        actions: [
          { type: 'tell', params: { flows: ['toasts'], event: { type: 'toasts.release', by: 'page' } } },
          { type: 'tell', params: { flows: ['session'], event: { type: 'session.recheck' } } },
          { type: 'tell', params: ({ event }) => ({ flows: ['cart', 'realtime', 'saleClock'], event }) },
          { type: 'tell', params: readHearts },
          'followNews',
        ],
      },
      {
        actions: [
          { type: 'tell', params: { flows: ['toasts'], event: { type: 'toasts.release', by: 'page' } } },
          { type: 'tell', params: ({ event }) => ({ flows: ['realtime', 'saleClock'], event }) },
          'followNews',
        ],
      },
    ],
    'page.hidden': {
      actions: [
        'flushStorage',
        { type: 'tell', params: { flows: ['toasts'], event: { type: 'toasts.hold', by: 'page' } } },
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
          { type: 'tell', params: ({ event }) => ({ flows: ['wishlist', 'chat'], event }) },
          { type: 'tell', params: { flows: ['orderActions'], event: { type: 'order.dismiss' } } },
          'attendCheckout',
        ],
      },
    ],
    'page.refused': {
      guard: 'isArriving',
      actions: {
        type: 'demand',
        params: ({ event: { returnTo } }) => ({ flow: 'dialogs', event: { type: 'login.open', returnTo } }),
      },
    },
    'page.entered': { actions: [{ type: 'storePageFlows', params: ({ event }) => event }, 'beginPageFlows'] },

    // Flows on demand.
    'flow.tell': { actions: { type: 'demand', params: ({ event }) => event } },
    'flow.retry': { actions: 'beginPageFlows' },
    'flow.arrived': { actions: { type: 'startFlow', params: ({ event }) => event } },
    'flow.missing': [
      {
        // Somebody pressed something and nothing came of it.
        guard: { type: 'isAskedFor', params: ({ event }) => event },
        actions: [
          { type: 'noteMissing', params: ({ event }) => event },
          { type: 'toast', params: { kind: 'error', text: { key: 'We could not load this' } } },
          askForRelease,
        ],
      },
      {
        actions: [{ type: 'noteMissing', params: ({ event }) => event }, askForRelease],
      },
    ],
    'code.missing': { actions: { type: 'demand', params: { flow: 'release', event: missing } } },

    // Sessions.
    'auth.succeeded': {
      actions: {
        type: 'tell',
        params: ({ event: { signedIn } }) => ({
          flows: ['session'],
          event: { type: 'session.start', user: signedIn.user, token: signedIn.access.token },
        }),
      },
    },
    'session.started': {
      actions: [
        { type: 'storeUser', params: ({ event }) => event },
        {
          type: 'tell',
          params: ({ event: { user } }) => ({
            flows: ['cart', 'checkout', 'dialogs', 'wishlist', 'vouchers', 'chat', 'realtime', 'presence'],
            event: { type: 'session.started', user },
          }),
        },
        { type: 'demand', params: { flow: 'cart' } },
        { type: 'demand', params: { flow: 'wishlist' } },
        { type: 'demand', params: { flow: 'realtime' } },
        { type: 'demand', params: { flow: 'presence' } },
        'renewPageFlows',
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
        type: 'tell',
        params: ({ event: { user } }) => ({ flows: ['session'], event: { type: 'session.change', user } }),
      },
    },
    'token.renewed': {
      actions: {
        type: 'tell',
        params: ({ event: { token } }) => ({ flows: ['session'], event: { type: 'session.change', token } }),
      },
    },
    'session.ended': {
      actions: [
        'forgetUser',
        'forgetPersonal',
        {
          type: 'tell',
          params: {
            flows: [
              'cart',
              'checkout',
              'wishlist',
              'review',
              'vouchers',
              'payment',
              'orderActions',
              'chat',
              'realtime',
              'presence',
            ],
            event: { type: 'session.ended' },
          },
        },
        { type: 'shareEnd', params: ({ event }) => event },
        { type: 'leave', params: ({ event }) => event },
        'renewPageFlows',
      ],
    },
    'session.refused': { actions: { type: 'tell', params: drop } },
    'login.required': {
      actions: [
        { type: 'toast', params: pleaseLogIn },
        { type: 'tell', params: drop },
        {
          type: 'demand',
          params: ({ event }) => ({ flow: 'dialogs', event: { ...event, type: 'login.open' } }),
        },
      ],
    },
    'account.verified': {
      actions: { type: 'tell', params: { flows: ['session'], event: { type: 'account.reload' } } },
    },
    'login.abandoned': {
      actions: [
        'closeLogin',
        {
          type: 'tell',
          params: { flows: ['cart', 'checkout', 'wishlist', 'vouchers', 'chat'], event: { type: 'wanted.drop' } },
        },
      ],
    },

    // Wishlist.
    'login.wanted': { actions: openLogin },
    'favorites.changed': { actions: { type: 'tell', params: ({ event }) => ({ flows: ['session'], event }) } },
    'favorites.confirmed': { actions: 'shareFavorites' },

    ...buyingRules.on,

    // Tickets.
    'ticket.changed': { actions: 'refreshTickets' },

    // Choices.
    'locale.changed': {
      target: '.asking',
      actions: { type: 'tell', params: { flows: ['cart'], event: { type: 'cart.refresh' } } },
    },
    'notices.chosen': {
      actions: {
        type: 'tell',
        params: ({ event: { keepNotices } }) => ({
          flows: ['toasts'],
          event: { type: keepNotices ? 'toasts.hold' : 'toasts.release', by: 'choice' },
        }),
      },
    },

    // Search.
    'search.made': { actions: { type: 'demand', params: ({ event }) => ({ flow: 'searches', event }) } },

    // What any flow may want.
    'notice.wanted': { actions: { type: 'toast', params: ({ event }) => event } },
    'navigation.wanted': { actions: { type: 'navigate', params: ({ event }) => event } },
    'failure.noted': { actions: { type: 'log', params: ({ event }) => event } },
  },
});
