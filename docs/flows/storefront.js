// Written by `npm run generate` from the chart storefront; pastes into Stately's visualizer.
// Storefront: the root. It opens the shop, runs its flows, and is the one place that decides which flow receives what another one emits.
//
// With settings in its input it is `ready` from its first snapshot: so the server renders and the browser hydrates. Without them it boots first (`boot`). Settings of an earlier visit are refreshed in the background. A lazy flow is started by its first event: a loader (`flowLoader`) loads its code and queues its events. An event without a target only forwards; an event that needs a decision is raised to the root itself, where guards choose. Nothing happens before the actor is started. Guards and actions: `storefront.setup.ts`, `storefront.actions.ts`. Ports: `storefront.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** Holds only if the event says so: nobody asks for the transitions of this guard. */
const isSaidSo = (name) => ({ event }) => event[name] ?? false;

/** A call waits until its response is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
const unanswered = fromPromise(() => new Promise(() => {}));

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actors: {
    connectivity: unanswered,
    getMaster: unanswered,
    loadBoot: unanswered,
    locale: unanswered,
    preferences: unanswered,
    refusals: unanswered,
    session: unanswered,
    tabs: unanswered,
    toasts: unanswered,
    wiring: unanswered,
  },
  actions: {
    abandonOthers: done,
    assignFailedFlow: done,
    assignFound: done,
    assignPage: done,
    assignPageFlows: done,
    assignRefusedUser: done,
    assignSelection: done,
    assignSettings: done,
    assignUser: done,
    attendCheckout: done,
    broadcast: done,
    chooseShops: done,
    clearActiveShop: done,
    clearPageFlows: done,
    clearPersonal: done,
    clearUser: done,
    countAttempt: done,
    deliver: done,
    ensure: done,
    ensureLater: done,
    ensurePageFlows: done,
    enterBuyNow: done,
    enterCart: done,
    flushStorage: done,
    forward: done,
    holdPage: done,
    inform: done,
    invalidate: done,
    leavePage: done,
    loadFlow: done,
    log: done,
    navigate: done,
    releasePage: done,
    resetAttempts: done,
    restartPageFlows: done,
    revalidateOnNews: done,
    sendToFlow: done,
    sendToLoader: done,
    sendToPreferences: done,
    sendToSession: done,
    sendToTabs: done,
    sendToToasts: done,
    shareWithTabs: done,
    startFlow: done,
    stopFlows: done,
    storeSelection: done,
  },
  guards: {
    hasEvent: isSaid('hasEvent'),
    hasSettings: isSaidSo('hasSettings'),
    isArriving: isSaid('isArriving'),
    isAtLogin: isSaid('isAtLogin'),
    isBuyNowEntered: isSaid('isBuyNowEntered'),
    isByShopper: isSaid('isByShopper'),
    isCartEntered: isSaid('isCartEntered'),
    isCheckoutInterrupted: isSaid('isCheckoutInterrupted'),
    isCheckoutLeft: isSaid('isCheckoutLeft'),
    isCheckoutOutdated: isSaid('isCheckoutOutdated'),
    isElsewhere: isSaid('isElsewhere'),
    isEndedElsewhere: isSaid('isEndedElsewhere'),
    isGuestAtLogin: isSaid('isGuestAtLogin'),
    isHeldInPrivate: isSaid('isHeldInPrivate'),
    isHeldLeft: isSaid('isHeldLeft'),
    isIdle: isSaid('isIdle'),
    isLoading: isSaid('isLoading'),
    isLocal: isSaid('isLocal'),
    isLocalAtLogin: isSaid('isLocalAtLogin'),
    isLogin: isSaid('isLogin'),
    isOnMessages: isSaid('isOnMessages'),
    isPersisted: isSaid('isPersisted'),
    isRefusedInPrivate: isSaid('isRefusedInPrivate'),
    isRunning: isSaid('isRunning'),
    leadsAway: isSaid('leadsAway'),
  },
  delays: {
    settingsRetry: 1000,
  },
}).createMachine({
  id: 'storefront',
  initial: 'opening',
  description: 'The root: starts the shop, runs its flows, and forwards what one flow emits to the others.',
  states: {
    opening: {
      description: 'With settings in its input the shop is open at once.',
      always: [
        {
          target: 'ready',
          guard: {
            type: 'hasSettings',
          },
        },
        {
          target: 'booting',
        },
      ],
    },
    booting: {
      initial: 'loading',
      description: 'No server has rendered the page: the browser fetches settings and texts itself.',
      on: {
        'route.changed': {
          actions: [
            {
              type: 'assignPage',
            },
          ],
        },
        'failure.logged': {
          actions: [
            {
              type: 'log',
            },
          ],
        },
      },
      states: {
        loading: {
          description: 'The code of the boot is being loaded.',
          invoke: {
            src: 'loadBoot',
            id: 'loadBoot',
            onDone: {
              target: 'running',
              actions: [
                {
                  type: 'startFlow',
                },
              ],
            },
            onError: {
              target: '#storefront.unavailable',
            },
          },
          after: {
            '30000': {
              target: '#storefront.unavailable',
            },
          },
        },
        running: {
          description: 'The boot ends with one of three facts, each within its own time limits.',
          exit: [
            {
              type: 'stopFlows',
              params: {
                flows: [
                  'boot',
                ],
              },
            },
          ],
          on: {
            'boot.succeeded': {
              target: '#storefront.ready',
              actions: [
                {
                  type: 'assignFound',
                },
                {
                  type: 'resetAttempts',
                },
              ],
            },
            'boot.recalled': {
              target: '#storefront.ready.stale',
              actions: [
                {
                  type: 'assignFound',
                },
              ],
            },
            'boot.failed': {
              target: '#storefront.unavailable',
              actions: [
                {
                  type: 'assignFound',
                },
              ],
            },
          },
        },
      },
    },
    unavailable: {
      description: 'There are no settings. The shop boots again by itself, ever later, and at once on Retry.',
      exit: [
        {
          type: 'countAttempt',
        },
      ],
      on: {
        'boot.retry': {
          target: 'booting',
        },
        'route.changed': {
          actions: [
            {
              type: 'assignPage',
            },
          ],
        },
      },
      after: {
        settingsRetry: {
          target: 'booting',
        },
      },
    },
    ready: {
      initial: 'fresh',
      description: 'The shop is open and its flows run.',
      invoke: [
        {
          src: 'wiring',
          id: 'wiring',
        },
        {
          src: 'tabs',
          id: 'tabs',
        },
        {
          src: 'refusals',
          id: 'refusals',
        },
        {
          src: 'preferences',
          id: 'preferences',
        },
        {
          src: 'locale',
          id: 'locale',
        },
        {
          src: 'session',
          id: 'session',
        },
        {
          src: 'toasts',
          id: 'toasts',
        },
        {
          src: 'connectivity',
          id: 'connectivity',
        },
      ],
      on: {
        'flow.ensure': [
          {
            guard: {
              type: 'isIdle',
            },
            actions: [
              {
                type: 'loadFlow',
              },
            ],
          },
          {
            guard: {
              type: 'isLoading',
            },
            actions: [
              {
                type: 'sendToLoader',
              },
            ],
          },
          {
            guard: {
              type: 'hasEvent',
            },
            actions: [
              {
                type: 'sendToFlow',
              },
            ],
          },
        ],
        'flow.inform': {
          guard: {
            type: 'isRunning',
          },
          actions: [
            {
              type: 'sendToFlow',
            },
          ],
        },
        'flow.restart': {
          guard: {
            type: 'isRunning',
          },
          actions: [
            {
              type: 'stopFlows',
            },
            {
              type: 'ensureLater',
            },
          ],
        },
        'flow.retry': {
          actions: [
            {
              type: 'ensurePageFlows',
            },
          ],
        },
        'flow.loaded': {
          guard: {
            type: 'isLoading',
          },
          actions: [
            {
              type: 'startFlow',
            },
            {
              type: 'deliver',
            },
          ],
        },
        'flow.failed': {
          actions: [
            {
              type: 'assignFailedFlow',
            },
            {
              type: 'inform',
              params: {
                flow: 'release',
                event: {
                  type: 'chunk.failed',
                },
              },
            },
          ],
        },
        'chunk.failed': {
          actions: [
            {
              type: 'ensure',
              params: {
                flow: 'release',
                event: {
                  type: 'chunk.failed',
                },
              },
            },
          ],
        },
        'page.shown': [
          {
            guard: {
              type: 'isPersisted',
            },
            actions: [
              {
                type: 'sendToToasts',
                params: {
                  type: 'toasts.release',
                  by: 'page',
                },
              },
              {
                type: 'sendToSession',
                params: {
                  type: 'session.recheck',
                },
              },
              {
                type: 'inform',
              },
              {
                type: 'inform',
                params: {
                  flow: 'wishlist',
                  event: {
                    type: 'favorites.refresh',
                  },
                },
              },
              {
                type: 'inform',
              },
              {
                type: 'inform',
              },
              {
                type: 'revalidateOnNews',
              },
            ],
          },
          {
            actions: [
              {
                type: 'sendToToasts',
                params: {
                  type: 'toasts.release',
                  by: 'page',
                },
              },
              {
                type: 'inform',
              },
              {
                type: 'inform',
              },
              {
                type: 'revalidateOnNews',
              },
            ],
          },
        ],
        'page.hidden': {
          actions: [
            {
              type: 'flushStorage',
            },
            {
              type: 'sendToToasts',
              params: {
                type: 'toasts.hold',
                by: 'page',
              },
            },
          ],
        },
        'route.changed': [
          {
            guard: {
              type: 'isGuestAtLogin',
            },
            actions: [
              {
                type: 'leavePage',
              },
              {
                type: 'assignPage',
              },
              {
                type: 'ensure',
                params: {
                  flow: 'dialogs',
                  event: {
                    type: 'login.open',
                  },
                },
              },
            ],
          },
          {
            guard: {
              type: 'isLogin',
            },
            actions: [
              {
                type: 'leavePage',
              },
              {
                type: 'assignPage',
              },
              {
                type: 'navigate',
                params: {
                  to: 'dashboard',
                  replace: true,
                },
              },
            ],
          },
          {
            actions: [
              {
                type: 'leavePage',
              },
              {
                type: 'assignPage',
              },
              {
                type: 'broadcast',
              },
              {
                type: 'inform',
                params: {
                  flow: 'orderActions',
                  event: {
                    type: 'order.dismiss',
                  },
                },
              },
              {
                type: 'attendCheckout',
              },
            ],
          },
        ],
        'page.left': [
          {
            guard: {
              type: 'isHeldLeft',
            },
            actions: [
              {
                type: 'stopFlows',
              },
              {
                type: 'clearPageFlows',
              },
              {
                type: 'releasePage',
              },
              {
                type: 'broadcast',
                params: {
                  type: 'login.abandoned',
                },
              },
            ],
          },
          {
            guard: {
              type: 'isElsewhere',
            },
            actions: [
              {
                type: 'stopFlows',
              },
              {
                type: 'clearPageFlows',
              },
            ],
          },
        ],
        'page.refused': {
          guard: {
            type: 'isArriving',
          },
          actions: [
            {
              type: 'ensure',
            },
          ],
        },
        'page.entered': {
          actions: [
            {
              type: 'assignPageFlows',
            },
            {
              type: 'ensurePageFlows',
            },
          ],
        },
        'auth.succeeded': {
          actions: [
            {
              type: 'sendToSession',
            },
          ],
        },
        'session.started': [
          {
            guard: {
              type: 'isLocalAtLogin',
            },
            actions: [
              {
                type: 'abandonOthers',
              },
              {
                type: 'assignUser',
              },
              {
                type: 'broadcast',
              },
              {
                type: 'ensure',
                params: {
                  flow: 'cart',
                },
              },
              {
                type: 'ensure',
                params: {
                  flow: 'cartQuote',
                },
              },
              {
                type: 'ensure',
                params: {
                  flow: 'wishlist',
                },
              },
              {
                type: 'ensure',
                params: {
                  flow: 'realtime',
                },
              },
              {
                type: 'ensure',
                params: {
                  flow: 'presence',
                },
              },
              {
                type: 'restartPageFlows',
              },
              {
                type: 'releasePage',
              },
              {
                type: 'attendCheckout',
              },
              {
                type: 'shareWithTabs',
              },
              {
                type: 'navigate',
                params: {
                  to: 'home',
                  replace: true,
                },
              },
            ],
          },
          {
            guard: {
              type: 'isLocal',
            },
            actions: [
              {
                type: 'abandonOthers',
              },
              {
                type: 'assignUser',
              },
              {
                type: 'broadcast',
              },
              {
                type: 'ensure',
                params: {
                  flow: 'cart',
                },
              },
              {
                type: 'ensure',
                params: {
                  flow: 'cartQuote',
                },
              },
              {
                type: 'ensure',
                params: {
                  flow: 'wishlist',
                },
              },
              {
                type: 'ensure',
                params: {
                  flow: 'realtime',
                },
              },
              {
                type: 'ensure',
                params: {
                  flow: 'presence',
                },
              },
              {
                type: 'restartPageFlows',
              },
              {
                type: 'releasePage',
              },
              {
                type: 'attendCheckout',
              },
              {
                type: 'shareWithTabs',
              },
            ],
          },
          {
            guard: {
              type: 'isAtLogin',
            },
            actions: [
              {
                type: 'abandonOthers',
              },
              {
                type: 'assignUser',
              },
              {
                type: 'broadcast',
              },
              {
                type: 'ensure',
                params: {
                  flow: 'cart',
                },
              },
              {
                type: 'ensure',
                params: {
                  flow: 'cartQuote',
                },
              },
              {
                type: 'ensure',
                params: {
                  flow: 'wishlist',
                },
              },
              {
                type: 'ensure',
                params: {
                  flow: 'realtime',
                },
              },
              {
                type: 'ensure',
                params: {
                  flow: 'presence',
                },
              },
              {
                type: 'restartPageFlows',
              },
              {
                type: 'releasePage',
              },
              {
                type: 'attendCheckout',
              },
              {
                type: 'navigate',
                params: {
                  to: 'dashboard',
                  replace: true,
                },
              },
            ],
          },
          {
            actions: [
              {
                type: 'abandonOthers',
              },
              {
                type: 'assignUser',
              },
              {
                type: 'broadcast',
              },
              {
                type: 'ensure',
                params: {
                  flow: 'cart',
                },
              },
              {
                type: 'ensure',
                params: {
                  flow: 'cartQuote',
                },
              },
              {
                type: 'ensure',
                params: {
                  flow: 'wishlist',
                },
              },
              {
                type: 'ensure',
                params: {
                  flow: 'realtime',
                },
              },
              {
                type: 'ensure',
                params: {
                  flow: 'presence',
                },
              },
              {
                type: 'restartPageFlows',
              },
              {
                type: 'releasePage',
              },
              {
                type: 'attendCheckout',
              },
            ],
          },
        ],
        'session.changed': [
          {
            guard: {
              type: 'isLocal',
            },
            actions: [
              {
                type: 'assignUser',
              },
              {
                type: 'shareWithTabs',
              },
            ],
          },
          {
            actions: [
              {
                type: 'assignUser',
              },
            ],
          },
        ],
        'profile.changed': {
          actions: [
            {
              type: 'sendToSession',
            },
          ],
        },
        'token.renewed': {
          actions: [
            {
              type: 'sendToSession',
            },
          ],
        },
        'session.ended': [
          {
            guard: {
              type: 'isEndedElsewhere',
            },
            actions: [
              {
                type: 'assignRefusedUser',
              },
              {
                type: 'clearUser',
              },
              {
                type: 'clearPersonal',
              },
              {
                type: 'broadcast',
                params: {
                  type: 'session.ended',
                },
              },
              {
                type: 'restartPageFlows',
              },
            ],
          },
          {
            guard: {
              type: 'isRefusedInPrivate',
            },
            actions: [
              {
                type: 'holdPage',
              },
              {
                type: 'assignRefusedUser',
              },
              {
                type: 'clearUser',
              },
              {
                type: 'clearPersonal',
              },
              {
                type: 'broadcast',
                params: {
                  type: 'session.ended',
                },
              },
              {
                type: 'restartPageFlows',
              },
              {
                type: 'shareWithTabs',
                params: {
                  type: 'tab.signedOut',
                },
              },
              {
                type: 'ensure',
                params: {
                  flow: 'dialogs',
                  event: {
                    type: 'login.open',
                  },
                },
              },
            ],
          },
          {
            guard: {
              type: 'leadsAway',
            },
            actions: [
              {
                type: 'assignRefusedUser',
              },
              {
                type: 'clearUser',
              },
              {
                type: 'clearPersonal',
              },
              {
                type: 'broadcast',
                params: {
                  type: 'session.ended',
                },
              },
              {
                type: 'restartPageFlows',
              },
              {
                type: 'shareWithTabs',
                params: {
                  type: 'tab.signedOut',
                },
              },
              {
                type: 'navigate',
                params: {
                  to: 'login',
                },
              },
            ],
          },
          {
            actions: [
              {
                type: 'assignRefusedUser',
              },
              {
                type: 'clearUser',
              },
              {
                type: 'clearPersonal',
              },
              {
                type: 'broadcast',
                params: {
                  type: 'session.ended',
                },
              },
              {
                type: 'restartPageFlows',
              },
              {
                type: 'shareWithTabs',
                params: {
                  type: 'tab.signedOut',
                },
              },
            ],
          },
        ],
        'session.refused': {
          actions: [
            {
              type: 'sendToSession',
              params: {
                type: 'session.drop',
                reason: 'refused',
              },
            },
          ],
        },
        'account.erased': {
          actions: [
            {
              type: 'sendToSession',
              params: {
                type: 'session.drop',
                reason: 'signedOut',
              },
            },
          ],
        },
        'login.requested': {
          actions: [
            {
              type: 'ensure',
              params: {
                flow: 'dialogs',
                event: {
                  type: 'login.open',
                },
              },
            },
          ],
        },
        'login.required': {
          actions: [
            {
              type: 'sendToToasts',
              params: {
                type: 'toast.show',
                kind: 'error',
                text: {
                  key: 'Please login first!',
                },
              },
            },
            {
              type: 'holdPage',
            },
            {
              type: 'sendToSession',
              params: {
                type: 'session.drop',
                reason: 'refused',
              },
            },
            {
              type: 'ensure',
              params: {
                flow: 'dialogs',
                event: {
                  type: 'login.open',
                },
              },
            },
          ],
        },
        'login.abandoned': [
          {
            guard: {
              type: 'isAtLogin',
            },
            actions: [
              {
                type: 'navigate',
                params: {
                  to: 'home',
                  replace: true,
                },
              },
              {
                type: 'broadcast',
                params: {
                  type: 'login.abandoned',
                },
              },
            ],
          },
          {
            guard: {
              type: 'isHeldInPrivate',
            },
          },
          {
            actions: [
              {
                type: 'broadcast',
                params: {
                  type: 'login.abandoned',
                },
              },
            ],
          },
        ],
        'account.verified': {
          actions: [
            {
              type: 'sendToSession',
              params: {
                type: 'account.refresh',
              },
            },
          ],
        },
        'cart.changed': [
          {
            guard: {
              type: 'isByShopper',
            },
            actions: [
              {
                type: 'inform',
                params: {
                  flow: 'checkout',
                  event: {
                    type: 'quote.refresh',
                  },
                },
              },
              {
                type: 'shareWithTabs',
                params: {
                  type: 'tab.cartChanged',
                },
              },
              {
                type: 'forward',
              },
            ],
          },
          {
            actions: [
              {
                type: 'inform',
                params: {
                  flow: 'checkout',
                  event: {
                    type: 'quote.refresh',
                  },
                },
              },
              {
                type: 'forward',
              },
            ],
          },
        ],
        'line.*': {
          actions: [
            {
              type: 'forward',
            },
          ],
        },
        'panel.*': {
          actions: [
            {
              type: 'forward',
            },
          ],
        },
        'quote.unauthorized': {
          actions: [
            {
              type: 'forward',
            },
          ],
        },
        'checkout.started': {
          actions: [
            {
              type: 'forward',
            },
          ],
        },
        'selection.changed': {
          actions: [
            {
              type: 'assignSelection',
            },
            {
              type: 'storeSelection',
            },
            {
              type: 'attendCheckout',
            },
          ],
        },
        'buyNow.ready': {
          actions: [
            {
              type: 'enterBuyNow',
            },
            {
              type: 'shareWithTabs',
              params: {
                type: 'tab.buyNowChanged',
              },
            },
          ],
        },
        'checkout.attend': [
          {
            guard: {
              type: 'isCheckoutLeft',
            },
            actions: [
              {
                type: 'inform',
                params: {
                  flow: 'checkout',
                  event: {
                    type: 'checkout.leave',
                  },
                },
              },
            ],
          },
          {
            guard: {
              type: 'isCheckoutInterrupted',
            },
            actions: [
              {
                type: 'inform',
                params: {
                  flow: 'checkout',
                  event: {
                    type: 'checkout.resume',
                  },
                },
              },
            ],
          },
          {
            guard: {
              type: 'isCheckoutOutdated',
            },
            actions: [
              {
                type: 'chooseShops',
              },
            ],
          },
          {
            guard: {
              type: 'isCartEntered',
            },
            actions: [
              {
                type: 'enterCart',
              },
            ],
          },
          {
            guard: {
              type: 'isBuyNowEntered',
            },
            actions: [
              {
                type: 'enterBuyNow',
                params: {},
              },
            ],
          },
        ],
        'cart.invalidated': {
          actions: [
            {
              type: 'inform',
              params: {
                flow: 'cart',
                event: {
                  type: 'cart.refresh',
                },
              },
            },
          ],
        },
        'prices.changed': {
          actions: [
            {
              type: 'invalidate',
              params: {
                queries: [
                  'getHome',
                  'listProducts',
                  'getProduct',
                  'listPackagings',
                  'getFlashSale',
                  'getBlog',
                  'listRecentlyViewed',
                  'listUsuals',
                ],
              },
            },
            {
              type: 'inform',
              params: {
                flow: 'cart',
                event: {
                  type: 'cart.refresh',
                },
              },
            },
          ],
        },
        'voucher.collected': {
          actions: [
            {
              type: 'inform',
              params: {
                flow: 'cart',
                event: {
                  type: 'cart.refresh',
                },
              },
            },
          ],
        },
        'allergies.changed': {
          actions: [
            {
              type: 'invalidate',
              params: {
                queries: [
                  'getAllergies',
                ],
              },
            },
          ],
        },
        'addresses.changed': {
          actions: [
            {
              type: 'invalidate',
              params: {
                queries: [
                  'listAddresses',
                ],
              },
            },
          ],
        },
        'lists.changed': {
          actions: [
            {
              type: 'invalidate',
              params: {
                queries: [
                  'listLists',
                  'getList',
                ],
              },
            },
          ],
        },
        'order.placed': {
          actions: [
            {
              type: 'invalidate',
              params: {
                queries: [
                  'listOrders',
                  'getOrder',
                  'listReturns',
                  'getReturn',
                ],
              },
            },
            {
              type: 'inform',
              params: {
                flow: 'cart',
                event: {
                  type: 'cart.refresh',
                },
              },
            },
            {
              type: 'shareWithTabs',
              params: {
                type: 'tab.cartChanged',
              },
            },
          ],
        },
        'order.changed': {
          actions: [
            {
              type: 'invalidate',
              params: {
                queries: [
                  'listOrders',
                  'getOrder',
                  'listReturns',
                  'getReturn',
                ],
              },
            },
          ],
        },
        'payment.requested': {
          actions: [
            {
              type: 'ensure',
            },
          ],
        },
        'payment.settled': {
          actions: [
            {
              type: 'invalidate',
              params: {
                queries: [
                  'listOrders',
                  'getOrder',
                  'listReturns',
                  'getReturn',
                ],
              },
            },
          ],
        },
        'review.added': {
          actions: [
            {
              type: 'invalidate',
              params: {
                queries: [
                  'getOrder',
                  'listReviews',
                  'getProduct',
                  'getShop',
                ],
              },
            },
          ],
        },
        'ticket.changed': {
          actions: [
            {
              type: 'invalidate',
              params: {
                queries: [
                  'listTickets',
                  'getTicket',
                ],
              },
            },
          ],
        },
        'favorites.changed': {
          actions: [
            {
              type: 'sendToSession',
            },
          ],
        },
        'favorites.confirmed': {
          actions: [
            {
              type: 'shareWithTabs',
              params: {
                type: 'tab.favoritesChanged',
              },
            },
          ],
        },
        'search.made': {
          actions: [
            {
              type: 'ensure',
            },
          ],
        },
        'tabs.inform': {
          actions: [
            {
              type: 'sendToTabs',
            },
          ],
        },
        'tab.signedIn': {
          actions: [
            {
              type: 'sendToSession',
            },
          ],
        },
        'tab.signedOut': {
          actions: [
            {
              type: 'sendToSession',
              params: {
                type: 'session.drop',
                reason: 'otherTab',
              },
            },
          ],
        },
        'tab.cartChanged': {
          actions: [
            {
              type: 'inform',
              params: {
                flow: 'cart',
                event: {
                  type: 'cart.changedElsewhere',
                },
              },
            },
          ],
        },
        'tab.buyNowChanged': {
          actions: [
            {
              type: 'inform',
              params: {
                flow: 'checkout',
                event: {
                  type: 'quote.refresh',
                },
              },
            },
          ],
        },
        'tab.favoritesChanged': {
          actions: [
            {
              type: 'inform',
              params: {
                flow: 'wishlist',
                event: {
                  type: 'favorites.refresh',
                },
              },
            },
          ],
        },
        'message.received': [
          {
            guard: {
              type: 'isOnMessages',
            },
            actions: [
              {
                type: 'invalidate',
                params: {
                  queries: [
                    'countUnreadMessages',
                  ],
                },
              },
              {
                type: 'broadcast',
              },
            ],
          },
          {
            actions: [
              {
                type: 'invalidate',
                params: {
                  queries: [
                    'countUnreadMessages',
                  ],
                },
              },
              {
                type: 'broadcast',
              },
              {
                type: 'clearActiveShop',
              },
            ],
          },
        ],
        'messages.seen': {
          actions: [
            {
              type: 'broadcast',
            },
          ],
        },
        'shop.typing': {
          actions: [
            {
              type: 'forward',
            },
          ],
        },
        'messages.read': {
          actions: [
            {
              type: 'invalidate',
              params: {
                queries: [
                  'countUnreadMessages',
                ],
              },
            },
          ],
        },
        'order.statusChanged': {
          actions: [
            {
              type: 'invalidate',
              params: {
                queries: [
                  'listOrders',
                  'getOrder',
                  'listReturns',
                  'getReturn',
                ],
              },
            },
          ],
        },
        'ticket.statusChanged': {
          actions: [
            {
              type: 'invalidate',
              params: {
                queries: [
                  'listTickets',
                  'getTicket',
                ],
              },
            },
          ],
        },
        'realtime.restored': {
          actions: [
            {
              type: 'invalidate',
              params: {
                queries: [
                  'countUnreadMessages',
                ],
              },
            },
            {
              type: 'invalidate',
              params: {
                queries: [
                  'listOrders',
                  'getOrder',
                  'listReturns',
                  'getReturn',
                ],
              },
            },
            {
              type: 'invalidate',
              params: {
                queries: [
                  'listTickets',
                  'getTicket',
                ],
              },
            },
            {
              type: 'broadcast',
            },
          ],
        },
        'connection.lost': {
          actions: [
            {
              type: 'broadcast',
            },
          ],
        },
        'connection.restored': {
          actions: [
            {
              type: 'broadcast',
            },
            {
              type: 'revalidateOnNews',
            },
          ],
        },
        'locale.changed': {
          target: '.refreshing',
          actions: [
            {
              type: 'inform',
              params: {
                flow: 'cart',
                event: {
                  type: 'cart.refresh',
                },
              },
            },
          ],
        },
        'notices.chosen': {
          actions: [
            {
              type: 'sendToToasts',
            },
          ],
        },
        'notice.requested': {
          actions: [
            {
              type: 'sendToToasts',
            },
          ],
        },
        'navigation.requested': {
          actions: [
            {
              type: 'navigate',
            },
          ],
        },
        'failure.logged': {
          actions: [
            {
              type: 'log',
            },
          ],
        },
      },
      states: {
        fresh: {
          description: 'The settings are those of the server.',
        },
        stale: {
          description: 'The settings are those of an earlier visit, or of another locale. They are fetched again later.',
          after: {
            settingsRetry: {
              target: 'refreshing',
            },
          },
        },
        refreshing: {
          description: 'The settings are fetched in the background; the shop stays open.',
          invoke: {
            src: 'getMaster',
            id: 'getMaster',
            onDone: {
              target: 'fresh',
              actions: [
                {
                  type: 'assignSettings',
                },
                {
                  type: 'resetAttempts',
                },
                {
                  type: 'sendToPreferences',
                },
              ],
            },
            onError: {
              target: 'stale',
              actions: [
                {
                  type: 'countAttempt',
                },
              ],
            },
          },
          after: {
            '30000': {
              target: 'stale',
              actions: [
                {
                  type: 'countAttempt',
                },
              ],
            },
          },
        },
      },
    },
  },
});
