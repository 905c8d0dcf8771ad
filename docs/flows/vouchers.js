// Written by `npm run generate` from the chart vouchers; pastes into Stately's visualizer.
// Vouchers: what one shop offers, in a dialog over the cart, and collecting them one at a time, each once.
//
// The server's own words are told after a collect. A voucher that could not be collected may be gone, so the list is read again; after a silence, and when the dialog is closed meanwhile, nobody knows whether it counts, so what the cart costs is asked again in any case. Any 401 ends the session. Ports: `vouchers.live.ts`.
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
    forget: done,
    keepFailure: done,
    keepVouchers: done,
    loseSession: done,
    markCollected: done,
    settle: done,
    tellCollected: done,
    tellFailure: done,
    turnTo: done,
  },
  guards: {
    isCollectable: isSaid('isCollectable'),
    isOffLimits: isSaid('isOffLimits'),
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
    },
    'session.ended': {
      target: '.closed',
    },
  },
  states: {
    closed: {
      entry: [
        {
          type: 'forget',
        },
      ],
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
        onDone: {
          target: 'listing',
          actions: [
            {
              type: 'keepVouchers',
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
            'voucher.collect': {
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
                    type: 'loseSession',
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
      },
    },
  },
});
