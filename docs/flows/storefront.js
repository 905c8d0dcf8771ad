// Written by `npm run generate` from the chart storefront; pastes into Stately's visualizer.
// Storefront: the root. It opens the shop, keeps its flows alive, and is the one place where what one flow says becomes what another hears.
//
// With settings in its input it is `ready` from its first snapshot: that is how the server renders and the browser hydrates. Otherwise it boots; settings of an earlier visit stand in for a server that is down or slow, and fresh ones are asked for in the background. Nothing happens before the actor is started. Ports: `storefront.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** A call waits until its response is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
const unanswered = fromPromise(() => new Promise(() => {}));

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actors: {
    connectivity: unanswered,
    getCatalogue: unanswered,
    getMaster: unanswered,
    loader: unanswered,
    locale: unanswered,
    preferences: unanswered,
    recallSettings: unanswered,
    refusals: unanswered,
    session: unanswered,
    tabs: unanswered,
    toasts: unanswered,
    wiring: unanswered,
  },
  actions: {
    assignFailure: done,
    assignSelection: done,
    attendCheckout: done,
    broadcast: done,
    clearPersonal: done,
    clearUser: done,
    countAttempt: done,
    endPageFlows: done,
    ensureFlow: done,
    ensurePageFlows: done,
    enterBuyNow: done,
    flushStorage: done,
    forward: done,
    log: done,
    navigate: done,
    refreshAddresses: done,
    refreshOrders: done,
    refreshPrices: done,
    refreshReviews: done,
    refreshTickets: done,
    refreshUnread: done,
    restartSessionFlows: done,
    revalidateOnNews: done,
    sendToFlow: done,
    shareCart: done,
    shareEnd: done,
    shareFavorites: done,
    shareStart: done,
    startFlow: done,
    storeCatalogue: done,
    storeFailedFlow: done,
    storeMemory: done,
    storePage: done,
    storePageFlows: done,
    storeSelection: done,
    storeSettings: done,
    storeUser: done,
    toast: done,
    useMemory: done,
  },
  guards: {
    hasMemory: isSaid('hasMemory'),
    hasSettings: isSaid('hasSettings'),
    hasWaitingEvents: isSaid('hasWaitingEvents'),
    isArriving: isSaid('isArriving'),
    isAtLogin: isSaid('isAtLogin'),
    isByShopper: isSaid('isByShopper'),
    isEndedElsewhere: isSaid('isEndedElsewhere'),
    isGuestAtLogin: isSaid('isGuestAtLogin'),
    isLocal: isSaid('isLocal'),
    isLocalAtLogin: isSaid('isLocalAtLogin'),
    isLogin: isSaid('isLogin'),
    isPersisted: isSaid('isPersisted'),
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
      type: 'parallel',
      onDone: [
        {
          target: 'ready',
          guard: {
            type: 'hasSettings',
          },
        },
        {
          target: 'ready.stale',
          guard: {
            type: 'hasMemory',
          },
          actions: [
            {
              type: 'useMemory',
            },
          ],
        },
        {
          target: 'unavailable',
        },
      ],
      on: {
        'route.changed': {
          actions: [
            {
              type: 'storePage',
            },
          ],
        },
      },
      states: {
        settings: {
          initial: 'asking',
          states: {
            asking: {
              invoke: {
                src: 'getMaster',
                onDone: {
                  target: 'known',
                  actions: [
                    {
                      type: 'storeSettings',
                    },
                  ],
                },
                onError: {
                  target: 'missing',
                  actions: [
                    {
                      type: 'assignFailure',
                    },
                  ],
                },
              },
              after: {
                '3000': {
                  target: 'missing',
                  guard: {
                    type: 'hasMemory',
                  },
                },
                '30000': {
                  target: 'missing',
                },
              },
            },
            known: {
              type: 'final',
            },
            missing: {
              type: 'final',
            },
          },
        },
        memory: {
          initial: 'recalling',
          states: {
            recalling: {
              invoke: {
                src: 'recallSettings',
                onDone: {
                  target: 'known',
                  actions: [
                    {
                      type: 'storeMemory',
                    },
                  ],
                },
                onError: {
                  target: 'known',
                },
              },
            },
            known: {
              type: 'final',
            },
          },
        },
        catalogue: {
          initial: 'asking',
          states: {
            asking: {
              invoke: {
                src: 'getCatalogue',
                onDone: {
                  target: 'known',
                  actions: [
                    {
                      type: 'storeCatalogue',
                    },
                  ],
                },
                onError: {
                  target: 'known',
                  actions: [
                    {
                      type: 'log',
                    },
                  ],
                },
              },
              after: {
                '3000': {
                  target: 'known',
                },
              },
            },
            known: {
              type: 'final',
            },
          },
        },
      },
    },
    unavailable: {
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
              type: 'storePage',
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
          src: 'loader',
          id: 'loader',
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
        'tab.signedIn': {
          actions: [
            {
              type: 'sendToFlow',
            },
          ],
        },
        'tab.signedOut': {
          actions: [
            {
              type: 'sendToFlow',
            },
          ],
        },
        'tab.cartChanged': {
          actions: [
            {
              type: 'sendToFlow',
            },
          ],
        },
        'tab.favoritesChanged': {
          actions: [
            {
              type: 'sendToFlow',
            },
          ],
        },
        'message.received': {
          actions: [
            {
              type: 'refreshUnread',
            },
            {
              type: 'broadcast',
            },
          ],
        },
        'messages.read': {
          actions: [
            {
              type: 'refreshUnread',
            },
          ],
        },
        'order.statusChanged': {
          actions: [
            {
              type: 'refreshOrders',
            },
          ],
        },
        'ticket.statusChanged': {
          actions: [
            {
              type: 'refreshTickets',
            },
          ],
        },
        'realtime.restored': {
          actions: [
            {
              type: 'refreshUnread',
            },
            {
              type: 'refreshOrders',
            },
            {
              type: 'refreshTickets',
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
        'page.shown': [
          {
            guard: {
              type: 'isPersisted',
            },
            actions: [
              {
                type: 'sendToFlow',
              },
              {
                type: 'sendToFlow',
              },
              {
                type: 'sendToFlow',
              },
              {
                type: 'sendToFlow',
              },
              {
                type: 'sendToFlow',
              },
              {
                type: 'sendToFlow',
              },
              {
                type: 'revalidateOnNews',
              },
            ],
          },
          {
            actions: [
              {
                type: 'sendToFlow',
              },
              {
                type: 'sendToFlow',
              },
              {
                type: 'sendToFlow',
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
              type: 'sendToFlow',
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
                type: 'endPageFlows',
              },
              {
                type: 'storePage',
              },
              {
                type: 'ensureFlow',
              },
            ],
          },
          {
            guard: {
              type: 'isLogin',
            },
            actions: [
              {
                type: 'endPageFlows',
              },
              {
                type: 'storePage',
              },
              {
                type: 'navigate',
              },
            ],
          },
          {
            actions: [
              {
                type: 'endPageFlows',
              },
              {
                type: 'storePage',
              },
              {
                type: 'broadcast',
              },
              {
                type: 'sendToFlow',
              },
              {
                type: 'attendCheckout',
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
              type: 'ensureFlow',
            },
          ],
        },
        'page.entered': {
          actions: [
            {
              type: 'storePageFlows',
            },
            {
              type: 'ensurePageFlows',
            },
          ],
        },
        'flow.ensure': {
          actions: [
            {
              type: 'ensureFlow',
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
          actions: [
            {
              type: 'startFlow',
            },
          ],
        },
        'flow.failed': [
          {
            guard: {
              type: 'hasWaitingEvents',
            },
            actions: [
              {
                type: 'storeFailedFlow',
              },
              {
                type: 'toast',
              },
              {
                type: 'sendToFlow',
              },
            ],
          },
          {
            actions: [
              {
                type: 'storeFailedFlow',
              },
              {
                type: 'sendToFlow',
              },
            ],
          },
        ],
        'chunk.failed': {
          actions: [
            {
              type: 'ensureFlow',
            },
          ],
        },
        'auth.succeeded': {
          actions: [
            {
              type: 'sendToFlow',
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
                type: 'storeUser',
              },
              {
                type: 'broadcast',
              },
              {
                type: 'ensureFlow',
              },
              {
                type: 'ensureFlow',
              },
              {
                type: 'ensureFlow',
              },
              {
                type: 'ensureFlow',
              },
              {
                type: 'ensureFlow',
              },
              {
                type: 'restartSessionFlows',
              },
              {
                type: 'attendCheckout',
              },
              {
                type: 'shareStart',
              },
              {
                type: 'navigate',
              },
            ],
          },
          {
            guard: {
              type: 'isLocal',
            },
            actions: [
              {
                type: 'storeUser',
              },
              {
                type: 'broadcast',
              },
              {
                type: 'ensureFlow',
              },
              {
                type: 'ensureFlow',
              },
              {
                type: 'ensureFlow',
              },
              {
                type: 'ensureFlow',
              },
              {
                type: 'ensureFlow',
              },
              {
                type: 'restartSessionFlows',
              },
              {
                type: 'attendCheckout',
              },
              {
                type: 'shareStart',
              },
            ],
          },
          {
            guard: {
              type: 'isAtLogin',
            },
            actions: [
              {
                type: 'storeUser',
              },
              {
                type: 'broadcast',
              },
              {
                type: 'ensureFlow',
              },
              {
                type: 'ensureFlow',
              },
              {
                type: 'ensureFlow',
              },
              {
                type: 'ensureFlow',
              },
              {
                type: 'ensureFlow',
              },
              {
                type: 'restartSessionFlows',
              },
              {
                type: 'attendCheckout',
              },
              {
                type: 'navigate',
              },
            ],
          },
          {
            actions: [
              {
                type: 'storeUser',
              },
              {
                type: 'broadcast',
              },
              {
                type: 'ensureFlow',
              },
              {
                type: 'ensureFlow',
              },
              {
                type: 'ensureFlow',
              },
              {
                type: 'ensureFlow',
              },
              {
                type: 'ensureFlow',
              },
              {
                type: 'restartSessionFlows',
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
                type: 'storeUser',
              },
              {
                type: 'shareStart',
              },
            ],
          },
          {
            actions: [
              {
                type: 'storeUser',
              },
            ],
          },
        ],
        'profile.changed': {
          actions: [
            {
              type: 'sendToFlow',
            },
          ],
        },
        'token.renewed': {
          actions: [
            {
              type: 'sendToFlow',
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
                type: 'clearUser',
              },
              {
                type: 'clearPersonal',
              },
              {
                type: 'broadcast',
              },
              {
                type: 'restartSessionFlows',
              },
            ],
          },
          {
            guard: {
              type: 'leadsAway',
            },
            actions: [
              {
                type: 'clearUser',
              },
              {
                type: 'clearPersonal',
              },
              {
                type: 'broadcast',
              },
              {
                type: 'restartSessionFlows',
              },
              {
                type: 'shareEnd',
              },
              {
                type: 'navigate',
              },
            ],
          },
          {
            actions: [
              {
                type: 'clearUser',
              },
              {
                type: 'clearPersonal',
              },
              {
                type: 'broadcast',
              },
              {
                type: 'restartSessionFlows',
              },
              {
                type: 'shareEnd',
              },
            ],
          },
        ],
        'session.refused': {
          actions: [
            {
              type: 'sendToFlow',
            },
          ],
        },
        'login.required': {
          actions: [
            {
              type: 'toast',
            },
            {
              type: 'sendToFlow',
            },
            {
              type: 'ensureFlow',
            },
          ],
        },
        'account.verified': {
          actions: [
            {
              type: 'sendToFlow',
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
              },
              {
                type: 'broadcast',
              },
            ],
          },
          {
            actions: [
              {
                type: 'broadcast',
              },
            ],
          },
        ],
        'login.requested': {
          actions: [
            {
              type: 'ensureFlow',
            },
          ],
        },
        'favorites.changed': {
          actions: [
            {
              type: 'sendToFlow',
            },
          ],
        },
        'favorites.confirmed': {
          actions: [
            {
              type: 'shareFavorites',
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
                type: 'sendToFlow',
              },
              {
                type: 'shareCart',
              },
              {
                type: 'forward',
              },
            ],
          },
          {
            actions: [
              {
                type: 'sendToFlow',
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
          ],
        },
        'cart.invalidated': {
          actions: [
            {
              type: 'sendToFlow',
            },
          ],
        },
        'prices.changed': {
          actions: [
            {
              type: 'refreshPrices',
            },
            {
              type: 'sendToFlow',
            },
          ],
        },
        'voucher.collected': {
          actions: [
            {
              type: 'sendToFlow',
            },
          ],
        },
        'addresses.changed': {
          actions: [
            {
              type: 'refreshAddresses',
            },
          ],
        },
        'order.placed': {
          actions: [
            {
              type: 'refreshOrders',
            },
            {
              type: 'sendToFlow',
            },
            {
              type: 'shareCart',
            },
          ],
        },
        'order.changed': {
          actions: [
            {
              type: 'refreshOrders',
            },
          ],
        },
        'payment.requested': {
          actions: [
            {
              type: 'ensureFlow',
            },
          ],
        },
        'payment.settled': {
          actions: [
            {
              type: 'refreshOrders',
            },
          ],
        },
        'review.added': {
          actions: [
            {
              type: 'refreshReviews',
            },
          ],
        },
        'ticket.changed': {
          actions: [
            {
              type: 'refreshTickets',
            },
          ],
        },
        'locale.changed': {
          target: '.asking',
          actions: [
            {
              type: 'sendToFlow',
            },
          ],
        },
        'notices.chosen': {
          actions: [
            {
              type: 'sendToFlow',
            },
          ],
        },
        'search.made': {
          actions: [
            {
              type: 'ensureFlow',
            },
          ],
        },
        'notice.requested': {
          actions: [
            {
              type: 'toast',
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
        fresh: {},
        stale: {
          after: {
            settingsRetry: {
              target: 'asking',
            },
          },
        },
        asking: {
          invoke: {
            src: 'getMaster',
            onDone: {
              target: 'fresh',
              actions: [
                {
                  type: 'storeSettings',
                },
                {
                  type: 'sendToFlow',
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
