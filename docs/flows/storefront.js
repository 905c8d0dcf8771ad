// Written by `npm run generate` from the chart storefront; pastes into Stately's visualizer.
// Storefront: the root. It opens the shop, keeps its flows alive, and is the one place where what one flow says becomes what another hears.
//
// With settings in its input it is `ready` from its first snapshot: that is how the server renders and the browser hydrates. Otherwise it boots; settings of an earlier visit stand in for a server that is down or slow, and fresh ones are asked for in the background. Nothing happens before the actor is started. Ports: `storefront.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** A call waits until its answer is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
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
    recallSettings: unanswered,
    refusals: unanswered,
    session: unanswered,
    settings: unanswered,
    tabs: unanswered,
    toasts: unanswered,
    wiring: unanswered,
  },
  actions: {
    attendCheckout: done,
    beginPageFlows: done,
    closeLogin: done,
    countAttempt: done,
    demand: done,
    endPageFlows: done,
    enterBuyNow: done,
    flushStorage: done,
    followNews: done,
    forgetPersonal: done,
    forgetUser: done,
    keepOffline: done,
    keepSelection: done,
    leave: done,
    leaveLogin: done,
    log: done,
    navigate: done,
    noteMissing: done,
    refreshAddresses: done,
    refreshOrders: done,
    refreshPrices: done,
    refreshReviews: done,
    refreshTickets: done,
    refreshUnread: done,
    renewPageFlows: done,
    shareCart: done,
    shareEnd: done,
    shareFavorites: done,
    shareStart: done,
    startFlow: done,
    storeCatalogue: done,
    storeFailure: done,
    storeMemory: done,
    storePageFlows: done,
    storePath: done,
    storeSelection: done,
    storeSettings: done,
    storeUser: done,
    tell: done,
    toast: done,
    useMemory: done,
  },
  guards: {
    hasMemory: isSaid('hasMemory'),
    hasSettings: isSaid('hasSettings'),
    isArriving: isSaid('isArriving'),
    isAskedFor: isSaid('isAskedFor'),
    isGuestAtLogin: isSaid('isGuestAtLogin'),
    isLogin: isSaid('isLogin'),
    isPersisted: isSaid('isPersisted'),
  },
  delays: {
    settingsRetry: 1000,
  },
}).createMachine({
  id: 'storefront',
  initial: 'opening',
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
              type: 'storePath',
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
                      type: 'storeFailure',
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
              type: 'storePath',
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
          src: 'settings',
          id: 'settings',
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
              type: 'tell',
            },
          ],
        },
        'tab.signedOut': {
          actions: [
            {
              type: 'tell',
            },
          ],
        },
        'tab.cartChanged': {
          actions: [
            {
              type: 'tell',
            },
          ],
        },
        'tab.favoritesChanged': {
          actions: [
            {
              type: 'tell',
            },
          ],
        },
        'message.arrived': {
          actions: [
            {
              type: 'refreshUnread',
            },
            {
              type: 'tell',
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
        'order.moved': {
          actions: [
            {
              type: 'refreshOrders',
            },
          ],
        },
        'ticket.moved': {
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
              type: 'tell',
            },
          ],
        },
        'connection.lost': {
          actions: [
            {
              type: 'keepOffline',
            },
            {
              type: 'tell',
            },
          ],
        },
        'connection.restored': {
          actions: [
            {
              type: 'keepOffline',
            },
            {
              type: 'tell',
            },
            {
              type: 'followNews',
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
                type: 'tell',
              },
              {
                type: 'tell',
              },
              {
                type: 'tell',
              },
              {
                type: 'tell',
              },
              {
                type: 'followNews',
              },
            ],
          },
          {
            actions: [
              {
                type: 'tell',
              },
              {
                type: 'tell',
              },
              {
                type: 'followNews',
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
              type: 'tell',
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
                type: 'storePath',
              },
              {
                type: 'demand',
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
                type: 'storePath',
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
                type: 'storePath',
              },
              {
                type: 'tell',
              },
              {
                type: 'tell',
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
              type: 'demand',
            },
          ],
        },
        'page.entered': {
          actions: [
            {
              type: 'storePageFlows',
            },
            {
              type: 'beginPageFlows',
            },
          ],
        },
        'flow.tell': {
          actions: [
            {
              type: 'demand',
            },
          ],
        },
        'flow.retry': {
          actions: [
            {
              type: 'beginPageFlows',
            },
          ],
        },
        'flow.arrived': {
          actions: [
            {
              type: 'startFlow',
            },
          ],
        },
        'flow.missing': [
          {
            guard: {
              type: 'isAskedFor',
            },
            actions: [
              {
                type: 'noteMissing',
              },
              {
                type: 'toast',
              },
              {
                type: 'tell',
              },
            ],
          },
          {
            actions: [
              {
                type: 'noteMissing',
              },
              {
                type: 'tell',
              },
            ],
          },
        ],
        'code.missing': {
          actions: [
            {
              type: 'demand',
            },
          ],
        },
        'auth.succeeded': {
          actions: [
            {
              type: 'tell',
            },
          ],
        },
        'session.started': {
          actions: [
            {
              type: 'storeUser',
            },
            {
              type: 'tell',
            },
            {
              type: 'demand',
            },
            {
              type: 'demand',
            },
            {
              type: 'demand',
            },
            {
              type: 'demand',
            },
            {
              type: 'renewPageFlows',
            },
            {
              type: 'shareStart',
            },
            {
              type: 'leaveLogin',
            },
            {
              type: 'attendCheckout',
            },
          ],
        },
        'session.changed': {
          actions: [
            {
              type: 'storeUser',
            },
            {
              type: 'shareStart',
            },
          ],
        },
        'profile.changed': {
          actions: [
            {
              type: 'tell',
            },
          ],
        },
        'token.renewed': {
          actions: [
            {
              type: 'tell',
            },
          ],
        },
        'session.ended': {
          actions: [
            {
              type: 'forgetUser',
            },
            {
              type: 'forgetPersonal',
            },
            {
              type: 'tell',
            },
            {
              type: 'shareEnd',
            },
            {
              type: 'leave',
            },
            {
              type: 'renewPageFlows',
            },
          ],
        },
        'session.refused': {
          actions: [
            {
              type: 'tell',
            },
          ],
        },
        'login.required': {
          actions: [
            {
              type: 'toast',
            },
            {
              type: 'tell',
            },
            {
              type: 'demand',
            },
          ],
        },
        'account.verified': {
          actions: [
            {
              type: 'tell',
            },
          ],
        },
        'login.abandoned': {
          actions: [
            {
              type: 'closeLogin',
            },
            {
              type: 'tell',
            },
          ],
        },
        'login.wanted': {
          actions: [
            {
              type: 'demand',
            },
          ],
        },
        'favorites.changed': {
          actions: [
            {
              type: 'tell',
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
        'cart.changed': {
          actions: [
            {
              type: 'tell',
            },
            {
              type: 'shareCart',
            },
          ],
        },
        'selection.changed': {
          actions: [
            {
              type: 'keepSelection',
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
        'cart.outdated': {
          actions: [
            {
              type: 'tell',
            },
          ],
        },
        'prices.turned': {
          actions: [
            {
              type: 'refreshPrices',
            },
            {
              type: 'tell',
            },
          ],
        },
        'voucher.collected': {
          actions: [
            {
              type: 'tell',
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
              type: 'tell',
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
        'payment.wanted': {
          actions: [
            {
              type: 'demand',
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
              type: 'tell',
            },
          ],
        },
        'notices.chosen': {
          actions: [
            {
              type: 'tell',
            },
          ],
        },
        'search.made': {
          actions: [
            {
              type: 'demand',
            },
          ],
        },
        'notice.wanted': {
          actions: [
            {
              type: 'toast',
            },
          ],
        },
        'navigation.wanted': {
          actions: [
            {
              type: 'navigate',
            },
          ],
        },
        'failure.noted': {
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
                  type: 'tell',
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
