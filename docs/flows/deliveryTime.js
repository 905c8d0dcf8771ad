// Written by `npm run generate` from the chart deliveryTime; pastes into Stately's visualizer.
// Delivery times: when each shop of the checkout delivers, and the place that the shopper has until the order.
//
// The server holds one place a shop for ten minutes; the chart renews it while the checkout is open. A time that went away is chosen no more, and the next ones are offered. Without times, or on a back end that has none, the part is absent and shops deliver as soon as they can. `expired` means that the session is over: the chart that invoked this one ends it. The ports are filled in `delivery-time.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** A call waits until its response is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
const unanswered = fromPromise(() => new Promise(() => {}));

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actors: {
    holdDeliverySlots: unanswered,
    listDeliverySlots: unanswered,
  },
  actions: {
    assignFailure: done,
    assignOffer: done,
    assignShops: done,
    assignTimeout: done,
    choose: done,
    clearFailure: done,
    clearOffer: done,
    showDay: done,
  },
  guards: {
    hasNoShops: isSaid('hasNoShops'),
    hasPlace: isSaid('hasPlace'),
    isConflict: isSaid('isConflict'),
    isNotOffered: isSaid('isNotOffered'),
    isUnauthorized: isSaid('isUnauthorized'),
    offersNothing: isSaid('offersNothing'),
  },
  delays: {
    holdRenewal: 240000,
    requestTimeout: 30000,
  },
}).createMachine({
  id: 'deliveryTime',
  initial: 'absent',
  description: 'Offers the delivery times of the shops of a checkout, and holds a place in the chosen ones.',
  on: {
    'delivery.showDay': {
      actions: [
        {
          type: 'showDay',
        },
      ],
    },
    'delivery.load': [
      {
        target: '.absent',
        guard: {
          type: 'hasNoShops',
        },
        actions: [
          {
            type: 'clearOffer',
          },
        ],
      },
      {
        target: '.loading',
        actions: [
          {
            type: 'assignShops',
          },
        ],
        reenter: true,
      },
    ],
  },
  states: {
    absent: {
      description: 'No shop here offers times, or the back end has none.',
    },
    loading: {
      description: 'The times are fetched; those that were offered before, and why one is gone, stay in sight. One can be chosen.',
      tags: [
        'busy',
      ],
      invoke: {
        src: 'listDeliverySlots',
        id: 'listDeliverySlots',
        onDone: [
          {
            target: 'absent',
            guard: {
              type: 'offersNothing',
            },
            actions: [
              {
                type: 'clearOffer',
              },
            ],
          },
          {
            target: 'choosing',
            actions: [
              {
                type: 'assignOffer',
              },
            ],
          },
        ],
        onError: [
          {
            target: 'expired',
            guard: {
              type: 'isUnauthorized',
            },
          },
          {
            target: 'absent',
            guard: {
              type: 'isNotOffered',
            },
            actions: [
              {
                type: 'clearOffer',
              },
            ],
          },
          {
            target: 'failed',
            actions: [
              {
                type: 'assignFailure',
              },
            ],
          },
        ],
      },
      on: {
        'delivery.choose': {
          target: 'holding',
          actions: [
            {
              type: 'choose',
            },
          ],
          reenter: true,
        },
      },
      after: {
        requestTimeout: {
          target: 'failed',
          actions: [
            {
              type: 'assignTimeout',
            },
          ],
        },
      },
    },
    choosing: {
      description: 'The shopper chooses. A place that is held is renewed before it ends.',
      on: {
        'delivery.choose': {
          target: 'holding',
          actions: [
            {
              type: 'choose',
            },
          ],
          reenter: true,
        },
      },
      after: {
        holdRenewal: {
          target: 'renewing',
          guard: {
            type: 'hasPlace',
          },
        },
      },
    },
    holding: {
      description: 'The server takes a place for the shopper. The latest choice wins.',
      tags: [
        'busy',
      ],
      invoke: {
        src: 'holdDeliverySlots',
        id: 'holdDeliverySlots',
        onDone: {
          target: 'choosing',
          actions: [
            {
              type: 'assignOffer',
            },
          ],
        },
        onError: [
          {
            target: 'expired',
            guard: {
              type: 'isUnauthorized',
            },
          },
          {
            target: 'loading',
            guard: {
              type: 'isConflict',
            },
            actions: [
              {
                type: 'assignFailure',
              },
            ],
          },
          {
            target: 'failed',
            actions: [
              {
                type: 'assignFailure',
              },
            ],
          },
        ],
      },
      on: {
        'delivery.choose': {
          target: 'holding',
          actions: [
            {
              type: 'choose',
            },
          ],
          reenter: true,
        },
      },
      after: {
        requestTimeout: {
          target: 'failed',
          actions: [
            {
              type: 'assignTimeout',
            },
          ],
        },
      },
    },
    renewing: {
      description: 'The places are held for another ten minutes. A lost connection leaves the choice: the order decides.',
      invoke: {
        src: 'holdDeliverySlots',
        id: 'renewDeliverySlots',
        onDone: {
          target: 'choosing',
          actions: [
            {
              type: 'assignOffer',
            },
          ],
        },
        onError: [
          {
            target: 'expired',
            guard: {
              type: 'isUnauthorized',
            },
          },
          {
            target: 'loading',
            guard: {
              type: 'isConflict',
            },
            actions: [
              {
                type: 'assignFailure',
              },
            ],
          },
          {
            target: 'choosing',
          },
        ],
      },
      on: {
        'delivery.choose': {
          target: 'holding',
          actions: [
            {
              type: 'choose',
            },
          ],
          reenter: true,
        },
      },
      after: {
        requestTimeout: {
          target: 'choosing',
        },
      },
    },
    failed: {
      description: 'The times could not be fetched, or no place could be taken. Retry fetches them again, a choice takes a place.',
      on: {
        'delivery.choose': {
          target: 'holding',
          actions: [
            {
              type: 'choose',
            },
          ],
          reenter: true,
        },
        'delivery.retry': {
          target: 'loading',
          actions: [
            {
              type: 'clearFailure',
            },
          ],
        },
      },
    },
    expired: {
      description: 'The session is over. The chart that invoked this one ends it.',
    },
  },
});
