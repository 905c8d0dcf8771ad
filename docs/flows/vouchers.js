// Written by `npm run generate` from the chart vouchers; pastes into Stately's visualizer.
// Vouchers: what one shop offers, in a dialog over the cart, and collecting them one at a time, each once.
//
// The server's own words are told after a collect. A voucher that could not be collected may be gone, so the list is read again; after a silence, and when the dialog is closed meanwhile, nobody knows whether it counts, so what the cart costs is asked again in any case. Any 401 ends the session. What was to be collected then, or while there was no network, is collected once after the login, or when the network is back, where it still can be. Ports: `vouchers.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** A call waits until its answer is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
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
    begin: done,
    beginWanted: done,
    dropWanted: done,
    forget: done,
    keepFailure: done,
    keepOffline: done,
    keepVouchers: done,
    loseSession: done,
    markCollected: done,
    requireLogin: done,
    returnToWanted: done,
    settle: done,
    tellCollected: done,
    tellFailure: done,
    tellOffline: done,
    turnTo: done,
    want: done,
    wantAgain: done,
  },
  guards: {
    hasWanted: isSaid('hasWanted'),
    isBarredAgain: isSaid('isBarredAgain'),
    isCollectable: isSaid('isCollectable'),
    isCollectableLater: isSaid('isCollectableLater'),
    isOffLimits: isSaid('isOffLimits'),
    isStillWanted: isSaid('isStillWanted'),
  },
  delays: {
    hungCall: 30000,
  },
}).createMachine({
  id: 'vouchers',
  initial: 'closed',
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
          type: 'dropWanted',
        },
      ],
    },
    'session.ended': {
      target: '.closed',
      actions: [
        {
          type: 'dropWanted',
        },
      ],
    },
    'login.abandoned': {
      actions: [
        {
          type: 'dropWanted',
        },
      ],
    },
    'connection.lost': {
      actions: [
        {
          type: 'keepOffline',
        },
      ],
    },
    'connection.restored': {
      actions: [
        {
          type: 'keepOffline',
        },
      ],
    },
  },
  states: {
    closed: {
      entry: [
        {
          type: 'forget',
        },
      ],
      on: {
        'session.started': {
          target: 'loading',
          guard: {
            type: 'hasWanted',
          },
          actions: [
            {
              type: 'returnToWanted',
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
              type: 'isStillWanted',
            },
            actions: [
              {
                type: 'keepVouchers',
              },
              {
                type: 'beginWanted',
              },
            ],
          },
          {
            target: 'listing',
            actions: [
              {
                type: 'keepVouchers',
              },
              {
                type: 'dropWanted',
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
                type: 'requireLogin',
              },
            ],
          },
          {
            target: 'closed',
            guard: {
              type: 'isOffLimits',
            },
            actions: [
              {
                type: 'loseSession',
              },
            ],
          },
          {
            target: 'failed',
            actions: [
              {
                type: 'keepFailure',
              },
              {
                type: 'tellFailure',
              },
            ],
          },
        ],
      },
      after: {
        hungCall: {
          target: 'failed',
          actions: [
            {
              type: 'keepFailure',
            },
            {
              type: 'tellFailure',
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
                    type: 'tellOffline',
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
                  type: 'hasWanted',
                },
                actions: [
                  {
                    type: 'keepOffline',
                  },
                ],
              },
              {
                actions: [
                  {
                    type: 'keepOffline',
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
                  type: 'tellCollected',
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
                  type: 'isOffLimits',
                },
                actions: [
                  {
                    type: 'wantAgain',
                  },
                  {
                    type: 'requireLogin',
                  },
                ],
              },
              {
                target: '#vouchers.loading',
                actions: [
                  {
                    type: 'tellFailure',
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
            hungCall: {
              target: '#vouchers.loading',
              actions: [
                {
                  type: 'tellFailure',
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
              type: 'hasWanted',
            },
            actions: [
              {
                type: 'keepOffline',
              },
            ],
          },
          {
            actions: [
              {
                type: 'keepOffline',
              },
            ],
          },
        ],
      },
    },
  },
});
