// Written by `npm run generate` from the chart payment; pastes into Stately's visualizer.
// Payment: an order is paid at a gateway, in a window of its own, right after it was placed or later from its page.
//
// `paying` holds the window: leaving that state closes it, and three minutes are its limit. However the window ended, its word is never believed: `checking` asks the server, and each outcome is a state with a dialog of its own. A window that the browser refused is `blocked` until the shopper opens it by a press. What failed or was left open can be paid again; an order stays an order whatever becomes of its payment. The ports are filled in `payment.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** A call waits until its response is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
const unanswered = fromPromise(() => new Promise(() => {}));

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actors: {
    checkPayment: unanswered,
    payInWindow: unanswered,
    startOrderPayment: unanswered,
  },
  actions: {
    announce: done,
    assignEnd: done,
    assignFailure: done,
    assignReason: done,
    assignTimeout: done,
    assignUrl: done,
    begin: done,
    chooseGateway: done,
    clear: done,
    clearTrouble: done,
    emitSessionRefused: done,
    goOn: done,
    turnTo: done,
  },
  guards: {
    cameBack: isSaid('cameBack'),
    canStart: isSaid('canStart'),
    hasEnded: isSaid('hasEnded'),
    hasOneGateway: isSaid('hasOneGateway'),
    isBlocked: isSaid('isBlocked'),
    isOffered: isSaid('isOffered'),
    isStatus: isSaid('isStatus'),
    isUnauthorized: isSaid('isUnauthorized'),
  },
  delays: {
    paymentWait: 180000,
    requestTimeout: 30000,
  },
}).createMachine({
  id: 'payment',
  initial: 'idle',
  description: 'Pays an order at a gateway in a window of its own. The server decides whether it is paid, not the window.',
  on: {
    'payment.begin': {
      target: '.paying',
      actions: [
        {
          type: 'begin',
        },
      ],
      reenter: true,
    },
    'payment.request': [
      {
        target: '.starting',
        guard: {
          type: 'hasOneGateway',
        },
        actions: [
          {
            type: 'turnTo',
          },
        ],
        reenter: true,
      },
      {
        target: '.choosing',
        actions: [
          {
            type: 'turnTo',
          },
        ],
        reenter: true,
      },
    ],
    'session.ended': {
      target: '.idle',
      actions: [
        {
          type: 'clear',
        },
      ],
    },
  },
  states: {
    idle: {},
    choosing: {
      on: {
        'gateway.choose': {
          guard: {
            type: 'isOffered',
          },
          actions: [
            {
              type: 'chooseGateway',
            },
          ],
        },
        'payment.start': {
          target: 'starting',
          guard: {
            type: 'canStart',
          },
        },
        'payment.close': {
          target: 'idle',
        },
      },
    },
    starting: {
      tags: [
        'busy',
      ],
      entry: [
        {
          type: 'clearTrouble',
        },
      ],
      invoke: {
        src: 'startOrderPayment',
        id: 'startOrderPayment',
        onDone: {
          target: 'paying',
          actions: [
            {
              type: 'assignUrl',
            },
          ],
        },
        onError: [
          {
            target: '#payment.idle',
            guard: {
              type: 'isUnauthorized',
            },
            actions: [
              {
                type: 'emitSessionRefused',
              },
              {
                type: 'clear',
              },
            ],
          },
          {
            target: 'over.failed',
            actions: [
              {
                type: 'assignFailure',
              },
            ],
          },
        ],
      },
      on: {
        'payment.close': {
          target: 'idle',
          actions: [
            {
              type: 'goOn',
            },
          ],
        },
      },
      after: {
        requestTimeout: {
          target: 'over.failed',
          actions: [
            {
              type: 'assignTimeout',
            },
          ],
        },
      },
    },
    paying: {
      entry: [
        {
          type: 'clearTrouble',
        },
      ],
      invoke: {
        src: 'payInWindow',
        id: 'payInWindow',
        onDone: [
          {
            target: 'blocked',
            guard: {
              type: 'isBlocked',
            },
          },
          {
            target: 'checking',
            actions: [
              {
                type: 'assignEnd',
              },
            ],
          },
        ],
        onError: {
          target: 'over.failed',
          actions: [
            {
              type: 'assignFailure',
            },
          ],
        },
      },
      on: {
        'payment.stop': {
          target: 'checking',
          actions: [
            {
              type: 'assignEnd',
            },
          ],
        },
      },
      after: {
        paymentWait: {
          target: 'checking',
          actions: [
            {
              type: 'assignEnd',
            },
          ],
        },
      },
    },
    blocked: {
      on: {
        'payment.reopen': {
          target: 'paying',
        },
        'payment.close': {
          target: 'idle',
          actions: [
            {
              type: 'announce',
            },
            {
              type: 'goOn',
            },
          ],
        },
        'payment.leave': {
          target: 'idle',
          actions: [
            {
              type: 'announce',
            },
          ],
        },
      },
    },
    checking: {
      tags: [
        'busy',
      ],
      entry: [
        {
          type: 'clearTrouble',
        },
      ],
      exit: [
        {
          type: 'announce',
        },
      ],
      invoke: {
        src: 'checkPayment',
        id: 'checkPayment',
        onDone: [
          {
            target: 'over.paid',
            guard: {
              type: 'isStatus',
            },
            actions: [
              {
                type: 'assignReason',
              },
            ],
          },
          {
            target: 'over.declined',
            guard: {
              type: 'isStatus',
            },
            actions: [
              {
                type: 'assignReason',
              },
            ],
          },
          {
            target: 'over.cancelled',
            guard: {
              type: 'isStatus',
            },
            actions: [
              {
                type: 'assignReason',
              },
            ],
          },
          {
            target: 'over.processing',
            guard: {
              type: 'cameBack',
            },
          },
          {
            target: 'over.paid',
            guard: {
              type: 'hasEnded',
            },
          },
          {
            target: 'over.cancelled',
            guard: {
              type: 'hasEnded',
            },
          },
          {
            target: 'over.expired',
            guard: {
              type: 'hasEnded',
            },
          },
          {
            target: 'over.closed',
          },
        ],
        onError: [
          {
            target: '#payment.idle',
            guard: {
              type: 'isUnauthorized',
            },
            actions: [
              {
                type: 'emitSessionRefused',
              },
              {
                type: 'clear',
              },
            ],
          },
          {
            target: 'over.unchecked',
            actions: [
              {
                type: 'assignFailure',
              },
            ],
          },
        ],
      },
      on: {
        'payment.close': {
          target: 'idle',
          actions: [
            {
              type: 'goOn',
            },
          ],
        },
      },
      after: {
        requestTimeout: {
          target: 'over.unchecked',
          actions: [
            {
              type: 'assignTimeout',
            },
          ],
        },
      },
    },
    over: {
      initial: 'closed',
      on: {
        'payment.close': {
          target: 'idle',
          actions: [
            {
              type: 'goOn',
            },
          ],
        },
        'payment.leave': {
          target: 'idle',
        },
      },
      states: {
        paid: {},
        declined: {
          on: {
            'payment.reopen': {
              target: '#payment.paying',
            },
          },
        },
        cancelled: {
          on: {
            'payment.start': {
              target: '#payment.starting',
              guard: {
                type: 'canStart',
              },
            },
          },
        },
        closed: {
          on: {
            'payment.reopen': {
              target: '#payment.paying',
            },
          },
        },
        expired: {
          on: {
            'payment.reopen': {
              target: '#payment.paying',
            },
          },
        },
        processing: {
          on: {
            'payment.check': {
              target: '#payment.checking',
            },
          },
        },
        unchecked: {
          on: {
            'payment.check': {
              target: '#payment.checking',
            },
          },
        },
        failed: {
          on: {
            'payment.start': {
              target: '#payment.starting',
              guard: {
                type: 'canStart',
              },
            },
          },
        },
      },
    },
  },
});
