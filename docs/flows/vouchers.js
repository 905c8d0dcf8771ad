// Written by `npm run generate` from the chart vouchers; pastes into Stately's visualizer.
// Vouchers: what one shop offers, in a dialog over the cart, and collecting them one at a time, each once.
//
// After a collect the server's message shows. A voucher that could not be collected may be unavailable, so the list is fetched again. After a timeout, or if the dialog is closed meanwhile, nobody knows whether the voucher counts, so the cart is priced again in any case. Any 401 ends the session. A collect that needed a session or a network is a pending intent: it runs once after the login, or when the network is back, if the voucher can still be collected. Ports: `vouchers.live.ts`.
import { fromPromise, setup, stateIn } from 'xstate';

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
    collectVoucher: unanswered,
    listVouchers: unanswered,
  },
  actions: {
    assignCollecting: done,
    assignFailure: done,
    assignVouchers: done,
    clear: done,
    clearCollecting: done,
    dropPendingIntent: done,
    emitLoginRequired: done,
    emitSessionRefused: done,
    emitVoucherCollected: done,
    markCollected: done,
    openPendingShop: done,
    openShop: done,
    requeueAfterLogin: done,
    resumeAfterLogin: done,
    setPendingIntent: done,
    showFailure: done,
    showOffline: done,
    showSuccess: done,
  },
  guards: {
    hasPendingIntent: isSaid('hasPendingIntent'),
    isOffline: stateIn({ network: 'offline' }),
    isStillPending: isSaid('isStillPending'),
    isUnauthorized: isSaid('isUnauthorized'),
    isUnauthorizedWithIntent: isSaid('isUnauthorizedWithIntent'),
    isUncollectable: isSaid('isUncollectable'),
    startsOffline: isSaidSo('startsOffline'),
  },
  delays: {
    requestTimeout: 30000,
  },
}).createMachine({
  id: 'vouchers',
  type: 'parallel',
  description: 'Shows the vouchers of one shop and collects them, one at a time.',
  states: {
    dialog: {
      initial: 'closed',
      description: 'The dialog with the vouchers of one shop.',
      on: {
        'vouchers.open': {
          target: '.loading',
          actions: [
            {
              type: 'openShop',
            },
          ],
          reenter: true,
        },
        'vouchers.close': {
          target: '.closed',
          actions: [
            {
              type: 'dropPendingIntent',
            },
          ],
        },
        'session.ended': {
          target: '.closed',
          actions: [
            {
              type: 'dropPendingIntent',
            },
          ],
        },
        'login.abandoned': {
          actions: [
            {
              type: 'dropPendingIntent',
            },
          ],
        },
      },
      states: {
        closed: {
          description: 'No dialog. A collect that met a 401 may wait here for the login.',
          entry: [
            {
              type: 'clear',
            },
          ],
          on: {
            'session.started': {
              target: 'loading',
              guard: {
                type: 'hasPendingIntent',
              },
              actions: [
                {
                  type: 'openPendingShop',
                },
              ],
            },
            'session.ended': {},
          },
        },
        loading: {
          description: 'The list of the shop is fetched. A pending intent is collected right after it.',
          entry: [
            {
              type: 'clearCollecting',
            },
          ],
          invoke: {
            src: 'listVouchers',
            id: 'listVouchers',
            onDone: [
              {
                target: 'listing.collecting',
                guard: {
                  type: 'isStillPending',
                },
                actions: [
                  {
                    type: 'assignVouchers',
                  },
                  {
                    type: 'resumeAfterLogin',
                  },
                ],
              },
              {
                target: 'listing',
                actions: [
                  {
                    type: 'assignVouchers',
                  },
                  {
                    type: 'dropPendingIntent',
                  },
                ],
              },
            ],
            onError: [
              {
                target: 'closed',
                guard: {
                  type: 'isUnauthorizedWithIntent',
                },
                actions: [
                  {
                    type: 'emitLoginRequired',
                  },
                ],
              },
              {
                target: 'closed',
                guard: {
                  type: 'isUnauthorized',
                },
                actions: [
                  {
                    type: 'emitSessionRefused',
                  },
                ],
              },
              {
                target: 'failed',
                actions: [
                  {
                    type: 'assignFailure',
                  },
                  {
                    type: 'showFailure',
                  },
                ],
              },
            ],
          },
          after: {
            requestTimeout: {
              target: 'failed',
              actions: [
                {
                  type: 'assignFailure',
                },
                {
                  type: 'showFailure',
                },
              ],
            },
          },
        },
        listing: {
          initial: 'idle',
          states: {
            idle: {
              description: 'The list is shown and nothing is in flight.',
              entry: [
                {
                  type: 'clearCollecting',
                },
              ],
              on: {
                'voucher.collect': [
                  {
                    guard: {
                      type: 'isUncollectable',
                    },
                  },
                  {
                    guard: {
                      type: 'isOffline',
                    },
                    actions: [
                      {
                        type: 'setPendingIntent',
                      },
                      {
                        type: 'showOffline',
                      },
                    ],
                  },
                  {
                    target: 'collecting',
                    actions: [
                      {
                        type: 'assignCollecting',
                      },
                    ],
                  },
                ],
                'connection.restored': {
                  target: '#vouchers.dialog.loading',
                  guard: {
                    type: 'hasPendingIntent',
                  },
                },
              },
            },
            collecting: {
              description: 'One voucher is being collected; other presses are ignored.',
              invoke: {
                src: 'collectVoucher',
                id: 'collectVoucher',
                onDone: {
                  target: 'idle',
                  actions: [
                    {
                      type: 'markCollected',
                    },
                    {
                      type: 'showSuccess',
                    },
                    {
                      type: 'emitVoucherCollected',
                    },
                  ],
                },
                onError: [
                  {
                    target: '#vouchers.dialog.closed',
                    guard: {
                      type: 'isUnauthorized',
                    },
                    actions: [
                      {
                        type: 'requeueAfterLogin',
                      },
                      {
                        type: 'emitLoginRequired',
                      },
                    ],
                  },
                  {
                    target: '#vouchers.dialog.loading',
                    actions: [
                      {
                        type: 'showFailure',
                      },
                    ],
                  },
                ],
              },
              on: {
                'vouchers.close': {
                  target: '#vouchers.dialog.closed',
                  actions: [
                    {
                      type: 'emitVoucherCollected',
                    },
                  ],
                },
                'vouchers.open': {
                  target: '#vouchers.dialog.loading',
                  actions: [
                    {
                      type: 'openShop',
                    },
                    {
                      type: 'emitVoucherCollected',
                    },
                  ],
                },
              },
              after: {
                requestTimeout: {
                  target: '#vouchers.dialog.loading',
                  actions: [
                    {
                      type: 'showFailure',
                      params: {
                        error: {
                          kind: 'timeout',
                        },
                        fallback: 'Error collecting voucher',
                      },
                    },
                    {
                      type: 'emitVoucherCollected',
                    },
                  ],
                },
              },
            },
          },
        },
        failed: {
          description: 'The list could not be loaded. The dialog offers Retry.',
          on: {
            'vouchers.retry': {
              target: 'loading',
            },
            'connection.restored': {
              target: 'loading',
              guard: {
                type: 'hasPendingIntent',
              },
            },
          },
        },
      },
    },
    network: {
      initial: 'opening',
      description: 'Whether the browser is online. Offline, a collect waits until the network is back.',
      on: {
        'connection.lost': {
          target: '.offline',
        },
        'connection.restored': {
          target: '.online',
        },
      },
      states: {
        opening: {
          always: [
            {
              target: 'offline',
              guard: {
                type: 'startsOffline',
              },
            },
            {
              target: 'online',
            },
          ],
        },
        online: {},
        offline: {},
      },
    },
  },
});
