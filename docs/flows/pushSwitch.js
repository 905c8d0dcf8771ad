// Written by `npm run generate` from the chart pushSwitch; pastes into Stately's visualizer.
// Push switch: whether this device shows notifications when an order takes a step.
//
// It reads what shop and browser say, so a permission that was changed in the browser counts. Nothing is asked before the shopper turns the switch on. The subscription belongs to the session and ends with it. Ports: `push-switch.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** A call waits until its response is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
const unanswered = fromPromise(() => new Promise(() => {}));

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actors: {
    readPushState: unanswered,
    removePushSubscription: unanswered,
    savePushSubscription: unanswered,
    subscribe: unanswered,
  },
  actions: {
    assignDevice: done,
    assignFailure: done,
    assignKey: done,
    assignTimeout: done,
    clearDevice: done,
    clearFailure: done,
    emitSessionRefused: done,
    logFailure: done,
    showFailure: done,
    showSuccess: done,
  },
  guards: {
    is: isSaid('is'),
    isDenied: isSaid('isDenied'),
    isSubscribed: isSaid('isSubscribed'),
    isUnauthorized: isSaid('isUnauthorized'),
  },
  delays: {
    requestTimeout: 30000,
  },
}).createMachine({
  id: 'pushSwitch',
  initial: 'loading',
  description: 'Switches the notifications of orders on and off for this device.',
  states: {
    loading: {
      entry: [
        {
          type: 'clearFailure',
        },
      ],
      invoke: {
        src: 'readPushState',
        id: 'readPushState',
        onDone: [
          {
            target: 'on',
            guard: {
              type: 'is',
            },
            actions: [
              {
                type: 'assignKey',
              },
            ],
          },
          {
            target: 'off',
            guard: {
              type: 'is',
            },
            actions: [
              {
                type: 'assignKey',
              },
            ],
          },
          {
            target: 'denied',
            guard: {
              type: 'is',
            },
            actions: [
              {
                type: 'assignKey',
              },
            ],
          },
          {
            target: 'unsupported',
            guard: {
              type: 'is',
            },
            actions: [
              {
                type: 'assignKey',
              },
            ],
          },
          {
            target: 'absent',
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
            target: 'failed',
            actions: [
              {
                type: 'assignFailure',
              },
              {
                type: 'logFailure',
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
              type: 'assignTimeout',
            },
          ],
        },
      },
    },
    absent: {
      description: 'The shop sends no notifications.',
    },
    unsupported: {
      description: 'This browser shows no notifications.',
    },
    denied: {
      description: 'The shopper has blocked notifications in the browser, and can allow them only there.',
      on: {
        'push.retry': {
          target: 'loading',
        },
      },
    },
    off: {
      on: {
        'push.turnOn': {
          target: 'asking',
        },
      },
    },
    asking: {
      description: 'The browser asks whether the shop may show notifications.',
      invoke: {
        src: 'subscribe',
        id: 'subscribe',
        onDone: [
          {
            target: 'saving',
            guard: {
              type: 'isSubscribed',
            },
            actions: [
              {
                type: 'assignDevice',
              },
            ],
          },
          {
            target: 'denied',
            guard: {
              type: 'isDenied',
            },
          },
          {
            target: 'off',
          },
        ],
        onError: {
          target: 'off',
          actions: [
            {
              type: 'logFailure',
            },
            {
              type: 'showFailure',
            },
          ],
        },
      },
      on: {
        'push.cancel': {
          target: 'off',
        },
      },
    },
    saving: {
      tags: [
        'busy',
      ],
      exit: [
        {
          type: 'clearDevice',
        },
      ],
      invoke: {
        src: 'savePushSubscription',
        id: 'savePushSubscription',
        onDone: {
          target: 'on',
          actions: [
            {
              type: 'showSuccess',
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
            target: 'off',
            actions: [
              {
                type: 'showFailure',
              },
            ],
          },
        ],
      },
      after: {
        requestTimeout: {
          target: 'off',
          actions: [
            {
              type: 'showFailure',
              params: {
                error: {
                  kind: 'timeout',
                },
              },
            },
          ],
        },
      },
    },
    on: {
      on: {
        'push.turnOff': {
          target: 'removing',
        },
      },
    },
    removing: {
      tags: [
        'busy',
      ],
      invoke: {
        src: 'removePushSubscription',
        id: 'removePushSubscription',
        onDone: {
          target: 'off',
          actions: [
            {
              type: 'showSuccess',
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
            target: 'on',
            actions: [
              {
                type: 'showFailure',
              },
            ],
          },
        ],
      },
      after: {
        requestTimeout: {
          target: 'on',
          actions: [
            {
              type: 'showFailure',
              params: {
                error: {
                  kind: 'timeout',
                },
              },
            },
          ],
        },
      },
    },
    failed: {
      on: {
        'push.retry': {
          target: 'loading',
        },
      },
    },
    expired: {
      description: 'The session is over.',
      entry: [
        {
          type: 'emitSessionRefused',
        },
      ],
    },
  },
});
