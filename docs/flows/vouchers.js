// Written by `npm run generate` from the chart vouchers; pastes into Stately's visualizer.
// Vouchers: what one shop offers, in a dialog over the cart, and collecting them one at a time, each once.
//
// The server's own words are told after a collect. A voucher that could not be collected may be gone, so the list is read again; after a silence, and when the dialog is closed meanwhile, nobody knows whether it counts, so what the cart costs is asked again in any case. Any 401 ends the session. What was to be collected then, or while there was no network, is collected once after the login, or when the network is back, where it still can be. Ports: `vouchers.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

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
    announce: done,
    assignFailure: done,
    assignOffline: done,
    assignVouchers: done,
    begin: done,
    clear: done,
    dropPendingIntent: done,
    emitLoginRequired: done,
    emitSessionRefused: done,
    markCollected: done,
    requeueAfterLogin: done,
    resumePending: done,
    returnToPendingIntent: done,
    settle: done,
    showFailure: done,
    showOffline: done,
    showSuccess: done,
    turnTo: done,
    want: done,
  },
  guards: {
    hasPendingIntent: isSaid('hasPendingIntent'),
    isBarredAgain: isSaid('isBarredAgain'),
    isCollectable: isSaid('isCollectable'),
    isCollectableLater: isSaid('isCollectableLater'),
    isStillPending: isSaid('isStillPending'),
    isUnauthorized: isSaid('isUnauthorized'),
  },
  delays: {
    requestTimeout: 30000,
  },
}).createMachine({
  id: 'vouchers',
  initial: 'closed',
  description: 'Shows the vouchers of one shop and collects them, one at a time.',
  on: {
    'vouchers.open': {
      target: '.loading',
      actions: [
        {
          type: 'turnTo',
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
    'connection.lost': {
      actions: [
        {
          type: 'assignOffline',
        },
      ],
    },
    'connection.restored': {
      actions: [
        {
          type: 'assignOffline',
        },
      ],
    },
  },
  states: {
    closed: {
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
              type: 'returnToPendingIntent',
            },
          ],
        },
        'session.ended': {},
      },
    },
    loading: {
      entry: [
        {
          type: 'settle',
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
                type: 'resumePending',
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
              type: 'isBarredAgain',
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
          entry: [
            {
              type: 'settle',
            },
          ],
          on: {
            'voucher.collect': [
              {
                guard: {
                  type: 'isCollectableLater',
                },
                actions: [
                  {
                    type: 'want',
                  },
                  {
                    type: 'showOffline',
                  },
                ],
              },
              {
                target: 'collecting',
                guard: {
                  type: 'isCollectable',
                },
                actions: [
                  {
                    type: 'begin',
                  },
                ],
              },
            ],
            'connection.restored': [
              {
                target: '#vouchers.loading',
                guard: {
                  type: 'hasPendingIntent',
                },
                actions: [
                  {
                    type: 'assignOffline',
                  },
                ],
              },
              {
                actions: [
                  {
                    type: 'assignOffline',
                  },
                ],
              },
            ],
          },
        },
        collecting: {
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
                  type: 'announce',
                },
              ],
            },
            onError: [
              {
                target: '#vouchers.closed',
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
                target: '#vouchers.loading',
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
              target: '#vouchers.closed',
              actions: [
                {
                  type: 'announce',
                },
              ],
            },
            'vouchers.open': {
              target: '#vouchers.loading',
              actions: [
                {
                  type: 'turnTo',
                },
                {
                  type: 'announce',
                },
              ],
            },
          },
          after: {
            requestTimeout: {
              target: '#vouchers.loading',
              actions: [
                {
                  type: 'showFailure',
                },
                {
                  type: 'announce',
                },
              ],
            },
          },
        },
      },
    },
    failed: {
      on: {
        'vouchers.reload': {
          target: 'loading',
        },
        'connection.restored': [
          {
            target: '#vouchers.loading',
            guard: {
              type: 'hasPendingIntent',
            },
            actions: [
              {
                type: 'assignOffline',
              },
            ],
          },
          {
            actions: [
              {
                type: 'assignOffline',
              },
            ],
          },
        ],
      },
    },
  },
});
