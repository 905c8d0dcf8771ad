/**
 * Storefront: the root. It opens the shop, runs its flows, and is the one place that decides which flow receives what
 * another one emits.
 *
 * With settings in its input it is `ready` from its first snapshot: so the server renders and the browser hydrates.
 * Without them it boots first (`boot`). Settings of an earlier visit are refreshed in the background. A lazy flow is
 * started by its first event: a loader (`flowLoader`) loads its code and queues its events. An event without a target
 * only forwards; an event that needs a decision is raised to the root itself, where guards choose. Nothing happens
 * before the actor is started. Guards and actions: `storefront.setup.ts`, `storefront.actions.ts`. Ports:
 * `storefront.live.ts`.
 *
 * @spec R2, R9, R17, R19, R71
 */

import { requestTimeoutMs } from '../constants.ts';
import {
  assignUser,
  broadcastAbandoned,
  chunkFailed,
  dropSession,
  ended,
  forward,
  goHome,
  goToDashboard,
  invalidateAddresses,
  invalidateAllergies,
  invalidateLists,
  invalidateOrders,
  invalidatePrices,
  invalidateReviews,
  invalidateTickets,
  invalidateUnread,
  left,
  moved,
  openLogin,
  refreshCart,
  refreshFavorites,
  refreshQuote,
  releaseToasts,
  shareCart,
  shareEnd,
  shareStart,
  shown,
  started,
  toCheckout,
} from './storefront.actions.ts';
import { localeInput, preferencesInput } from './storefront.inputs.ts';
import { withEvent } from './storefront.logic.ts';
import { storefrontSetup } from './storefront.setup.ts';

export const storefrontMachine = storefrontSetup.createMachine({
  id: 'storefront',
  description: 'The root: starts the shop, runs its flows, and forwards what one flow emits to the others.',
  context: ({ input: { path = '/', ...input } }) => ({
    ...input,
    path,
    attempts: 0,
    user: undefined,
    refusedUser: undefined,
    heldPath: undefined,
    isPrivate: false,
    page: undefined,
    params: {},
    search: '',
    pageFlows: [],
    flows: {},
    loaders: {},
    failed: [],
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'With settings in its input the shop is open at once.',
      always: [{ guard: 'hasSettings', target: 'ready' }, { target: 'booting' }],
    },
    booting: {
      description: 'No server has rendered the page: the browser fetches settings and texts itself.',
      initial: 'loading',
      on: {
        'route.changed': { actions: withEvent('assignPage') },
        'failure.logged': { actions: withEvent('log') },
      },
      states: {
        loading: {
          description: 'The code of the boot is being loaded.',
          invoke: {
            src: 'loadBoot',
            id: 'loadBoot',
            onDone: {
              target: 'running',
              actions: {
                type: 'startFlow',
                params: ({ context: { locale }, event }) => ({
                  flow: 'boot',
                  logic: event.output,
                  input: () => ({ locale }),
                  waiting: [],
                }),
              },
            },
            onError: '#storefront.unavailable',
          },
          after: { [requestTimeoutMs]: '#storefront.unavailable' },
        },
        running: {
          description: 'The boot ends with one of three facts, each within its own time limits.',
          exit: { type: 'stopFlows', params: { flows: ['boot'] } },
          on: {
            'boot.succeeded': {
              target: '#storefront.ready',
              actions: [withEvent('assignFound'), 'resetAttempts'],
            },
            'boot.recalled': { target: '#storefront.ready.stale', actions: withEvent('assignFound') },
            'boot.failed': { target: '#storefront.unavailable', actions: withEvent('assignFound') },
          },
        },
      },
    },
    unavailable: {
      description: 'There are no settings. The shop boots again by itself, ever later, and at once on Retry.',
      exit: 'countAttempt',
      after: { settingsRetry: 'booting' },
      on: {
        'boot.retry': 'booting',
        'route.changed': { actions: withEvent('assignPage') },
      },
    },
    ready: {
      description: 'The shop is open and its flows run.',
      invoke: [
        { src: 'wiring', id: 'wiring' },
        { src: 'tabs', id: 'tabs' },
        { src: 'refusals', id: 'refusals' },
        { src: 'preferences', id: 'preferences', systemId: 'preferences', input: preferencesInput },
        { src: 'locale', id: 'locale', systemId: 'locale', input: localeInput },
        { src: 'session', id: 'session', systemId: 'session' },
        { src: 'toasts', id: 'toasts', systemId: 'toasts' },
        { src: 'connectivity', id: 'connectivity', systemId: 'connectivity' },
      ],
      initial: 'fresh',
      states: {
        fresh: { description: 'The settings are those of the server.' },
        stale: {
          description:
            'The settings are those of an earlier visit, or of another locale. They are fetched again later.',
          after: { settingsRetry: 'refreshing' },
        },
        refreshing: {
          description: 'The settings are fetched in the background; the shop stays open.',
          invoke: {
            src: 'getMaster',
            id: 'getMaster',
            onDone: {
              target: 'fresh',
              actions: [
                withEvent('assignSettings'),
                'resetAttempts',
                {
                  type: 'sendToPreferences',
                  params: ({ event }) => ({ type: 'settings.replace', settings: event.output }),
                },
              ],
            },
            onError: { target: 'stale', actions: 'countAttempt' },
          },
          after: { [requestTimeoutMs]: { target: 'stale', actions: 'countAttempt' } },
        },
      },
      on: {
        // Lazy flows.
        'flow.ensure': [
          { guard: withEvent('isIdle'), actions: withEvent('loadFlow') },
          { guard: withEvent('isLoading'), actions: withEvent('sendToLoader') },
          { guard: withEvent('hasEvent'), actions: withEvent('sendToFlow') },
        ],
        'flow.inform': {
          guard: withEvent('isRunning'),
          actions: withEvent('sendToFlow'),
        },
        'flow.restart': {
          guard: withEvent('isRunning'),
          actions: [
            { type: 'stopFlows', params: ({ event: { flow } }) => ({ flows: [flow] }) },
            withEvent('ensureLater'),
          ],
        },
        'flow.retry': { actions: 'ensurePageFlows' },
        'flow.loaded': { guard: withEvent('isLoading'), actions: [withEvent('startFlow'), withEvent('deliver')] },
        'flow.failed': {
          actions: [
            withEvent('assignFailedFlow'),
            // Not ensured: its own code may be what failed to load.
            { type: 'inform', params: chunkFailed },
          ],
        },
        'chunk.failed': { actions: { type: 'ensure', params: chunkFailed } },

        // The page.
        'page.shown': [
          {
            // Back from the back/forward cache: much may have happened in other tabs.
            guard: withEvent('isPersisted'),
            actions: [
              releaseToasts,
              { type: 'sendToSession', params: { type: 'session.recheck' } },
              { type: 'inform', params: ({ event }) => ({ flow: 'cart', event }) },
              refreshFavorites,
              ...shown,
            ],
          },
          { actions: [releaseToasts, ...shown] },
        ],
        'page.hidden': {
          actions: ['flushStorage', { type: 'sendToToasts', params: { type: 'toasts.hold', by: 'page' } }],
        },
        'route.changed': [
          { guard: withEvent('isGuestAtLogin'), actions: [...moved, openLogin] },
          { guard: withEvent('isLogin'), actions: [...moved, goToDashboard] },
          {
            actions: [
              ...moved,
              withEvent('broadcast'),
              { type: 'inform', params: { flow: 'orderActions', event: { type: 'order.dismiss' } } },
              'attendCheckout',
            ],
          },
        ],
        'page.left': [
          { guard: withEvent('isHeldLeft'), actions: [...left, 'releasePage', broadcastAbandoned] },
          { guard: withEvent('isElsewhere'), actions: left },
        ],
        'page.refused': {
          guard: 'isArriving',
          actions: {
            type: 'ensure',
            params: ({ event: { returnTo } }) => ({ flow: 'dialogs', event: { type: 'login.open', returnTo } }),
          },
        },
        'page.entered': { actions: [withEvent('assignPageFlows'), 'ensurePageFlows'] },

        // Sessions.
        'auth.succeeded': {
          actions: {
            type: 'sendToSession',
            params: ({ event: { signedIn } }) => ({
              type: 'session.start',
              user: signedIn.user,
              token: signedIn.access.token,
            }),
          },
        },
        // Only what happened in this tab is sent to the others. Nobody who is signed in stays at the login page.
        'session.started': [
          { guard: withEvent('isLocalAtLogin'), actions: [...started, shareStart, goHome] },
          { guard: withEvent('isLocal'), actions: [...started, shareStart] },
          { guard: 'isAtLogin', actions: [...started, goToDashboard] },
          { actions: started },
        ],
        'session.changed': [
          { guard: withEvent('isLocal'), actions: [assignUser, shareStart] },
          { actions: assignUser },
        ],
        'profile.changed': {
          actions: {
            type: 'sendToSession',
            params: ({ event: { user } }) => ({ type: 'session.change', user }),
          },
        },
        'token.renewed': {
          actions: {
            type: 'sendToSession',
            params: ({ event: { token } }) => ({ type: 'session.change', token }),
          },
        },
        'session.ended': [
          { guard: withEvent('isEndedElsewhere'), actions: ended },
          { guard: withEvent('isRefusedInPrivate'), actions: ['holdPage', ...ended, shareEnd, openLogin] },
          {
            guard: withEvent('leadsAway'),
            actions: [...ended, shareEnd, { type: 'navigate', params: { to: 'login' } }],
          },
          { actions: [...ended, shareEnd] },
        ],
        'session.refused': { actions: dropSession },
        'account.erased': { actions: { type: 'sendToSession', params: { type: 'session.drop', reason: 'signedOut' } } },
        'login.requested': { actions: openLogin },
        'login.required': {
          actions: [
            {
              type: 'sendToToasts',
              params: { type: 'toast.show', kind: 'error', text: { key: 'Please login first!' } },
            },
            'holdPage',
            dropSession,
            openLogin,
          ],
        },
        'login.abandoned': [
          { guard: 'isAtLogin', actions: [goHome, broadcastAbandoned] },
          { guard: 'isHeldInPrivate' },
          { actions: broadcastAbandoned },
        ],
        'account.verified': { actions: { type: 'sendToSession', params: { type: 'account.refresh' } } },

        // The cart, its checkout and orders.
        'cart.changed': [
          { guard: withEvent('isByShopper'), actions: [refreshQuote, shareCart, forward] },
          { actions: [refreshQuote, forward] },
        ],
        'line.*': { actions: forward },
        'panel.*': { actions: forward },
        'quote.unauthorized': { actions: forward },
        'checkout.started': { actions: forward },
        'selection.changed': {
          actions: [withEvent('assignSelection'), withEvent('storeSelection'), 'attendCheckout'],
        },
        'buyNow.ready': {
          actions: [withEvent('enterBuyNow'), { type: 'shareWithTabs', params: { type: 'tab.buyNowChanged' } }],
        },
        'checkout.attend': [
          { guard: 'isCheckoutLeft', actions: toCheckout('checkout.leave') },
          { guard: 'isCheckoutInterrupted', actions: toCheckout('checkout.resume') },
          { guard: 'isCheckoutOutdated', actions: 'chooseShops' },
          { guard: 'isCartEntered', actions: 'enterCart' },
          { guard: 'isBuyNowEntered', actions: { type: 'enterBuyNow', params: {} } },
        ],
        'cart.invalidated': { actions: refreshCart },
        'prices.changed': { actions: [invalidatePrices, refreshCart] },
        'voucher.collected': { actions: refreshCart },
        'allergies.changed': { actions: invalidateAllergies },
        'addresses.changed': { actions: invalidateAddresses },
        'lists.changed': { actions: invalidateLists },
        'order.placed': { actions: [invalidateOrders, refreshCart, shareCart] },
        'order.changed': { actions: invalidateOrders },
        'payment.requested': {
          actions: {
            type: 'ensure',
            params: ({ event }) => ({ flow: 'payment', event: { ...event, type: 'payment.begin' } }),
          },
        },
        'payment.settled': { actions: invalidateOrders },
        'review.added': { actions: invalidateReviews },
        'ticket.changed': { actions: invalidateTickets },

        // Wishlist and search.
        'favorites.changed': { actions: withEvent('sendToSession') },
        'favorites.confirmed': { actions: { type: 'shareWithTabs', params: { type: 'tab.favoritesChanged' } } },
        'search.made': { actions: { type: 'ensure', params: ({ event }) => ({ flow: 'recentSearches', event }) } },

        // Other tabs.
        'tabs.inform': { actions: withEvent('sendToTabs') },
        'tab.signedIn': {
          actions: {
            type: 'sendToSession',
            params: ({ event }) => ({ ...event, type: 'session.follow' }),
          },
        },
        'tab.signedOut': { actions: { type: 'sendToSession', params: { type: 'session.drop', reason: 'otherTab' } } },
        'tab.cartChanged': {
          actions: { type: 'inform', params: { flow: 'cart', event: { type: 'cart.changedElsewhere' } } },
        },
        'tab.buyNowChanged': { actions: refreshQuote },
        'tab.favoritesChanged': { actions: refreshFavorites },

        // Realtime and the network.
        'message.received': [
          { guard: 'isOnMessages', actions: [invalidateUnread, withEvent('broadcast')] },
          { actions: [invalidateUnread, withEvent('broadcast'), 'clearActiveShop'] },
        ],
        'messages.seen': { actions: withEvent('broadcast') },
        'shop.typing': { actions: forward },
        'messages.read': { actions: invalidateUnread },
        'order.statusChanged': { actions: invalidateOrders },
        'ticket.statusChanged': { actions: invalidateTickets },
        'realtime.restored': {
          actions: [invalidateUnread, invalidateOrders, invalidateTickets, withEvent('broadcast')],
        },
        'connection.lost': { actions: withEvent('broadcast') },
        'connection.restored': { actions: [withEvent('broadcast'), 'revalidateOnNews'] },

        // Preferences, and what any flow may emit.
        'locale.changed': { target: '.refreshing', actions: refreshCart },
        'notices.chosen': {
          actions: {
            type: 'sendToToasts',
            params: ({ event: { keepNotices } }) => ({
              type: keepNotices ? 'toasts.hold' : 'toasts.release',
              by: 'choice',
            }),
          },
        },
        'notice.requested': {
          actions: { type: 'sendToToasts', params: ({ event }) => ({ ...event, type: 'toast.show' }) },
        },
        'navigation.requested': { actions: withEvent('navigate') },
        'failure.logged': { actions: withEvent('log') },
      },
    },
  },
});
