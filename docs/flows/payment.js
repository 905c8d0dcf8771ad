// Written by `npm run generate` from the chart payment; pastes into Stately's visualizer.
// Payment: an order is paid at a gateway in a window, right after it was placed or later from its page.
//
// `paying` holds the window: leaving that state closes it, and it ends after three minutes. The result that the window reports is never trusted: `checking` asks the server, and each outcome is a state with a dialog of its own. A window that the browser refused is `blocked` until the shopper opens it with a press. A failed or open payment can be tried again; the order stays whatever becomes of its payment. The ports are filled in `payment.live.ts`.
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
    goHome: done,
    turnTo: done,
  },
  guards: {
    cameBack: isSaid('cameBack'),
    canStart: isSaid('canStart'),
    hasEnded: isSaid('hasEnded'),
    hasOneGateway: isSaid('hasOneGateway'),
    isBlocked: isSaid('isBlocked'),
    isCancelled: isSaid('isCancelled'),
    isDeclined: isSaid('isDeclined'),
    isOfCheckout: isSaid('isOfCheckout'),
    isOffered: isSaid('isOffered'),
    isPaid: isSaid('isPaid'),
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
      description: 'The shopper chooses one of several gateways.',
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
      description: 'The server opens a payment at the gateway.',
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
        'payment.close': [
          {
            target: '#payment.idle',
            guard: {
              type: 'isOfCheckout',
            },
            actions: [
              {
                type: 'goHome',
              },
            ],
          },
          {
            target: '#payment.idle',
          },
        ],
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
      description: 'The window of the gateway is open. It is checked when it closes, and after its time limit.',
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
              params: {
                end: 'closed',
              },
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
              params: {
                end: 'expired',
              },
            },
          ],
        },
      },
    },
    blocked: {
      description: 'The browser did not open the window; a press opens it.',
      on: {
        'payment.reopen': {
          target: 'paying',
        },
        'payment.close': [
          {
            target: 'idle',
            guard: {
              type: 'isOfCheckout',
            },
            actions: [
              {
                type: 'announce',
              },
              {
                type: 'goHome',
              },
            ],
          },
          {
            target: 'idle',
            actions: [
              {
                type: 'announce',
              },
            ],
          },
        ],
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
      description: 'The server is asked whether the order is paid, however the window has ended.',
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
              type: 'isPaid',
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
              type: 'isDeclined',
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
              type: 'isCancelled',
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
              params: {
                end: 'success',
              },
            },
          },
          {
            target: 'over.cancelled',
            guard: {
              type: 'hasEnded',
              params: {
                end: 'cancel',
              },
            },
          },
          {
            target: 'over.expired',
            guard: {
              type: 'hasEnded',
              params: {
                end: 'expired',
              },
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
        'payment.close': [
          {
            target: '#payment.idle',
            guard: {
              type: 'isOfCheckout',
            },
            actions: [
              {
                type: 'goHome',
              },
            ],
          },
          {
            target: '#payment.idle',
          },
        ],
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
      description: 'The payment has an outcome, which stays on the screen until the shopper closes it.',
      on: {
        'payment.close': [
          {
            target: '#payment.idle',
            guard: {
              type: 'isOfCheckout',
            },
            actions: [
              {
                type: 'goHome',
              },
            ],
          },
          {
            target: '#payment.idle',
          },
        ],
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
          description: 'The shopper closed the window before the payment was decided.',
          on: {
            'payment.reopen': {
              target: '#payment.paying',
            },
          },
        },
        expired: {
          description: 'The window was open for longer than its time limit.',
          on: {
            'payment.reopen': {
              target: '#payment.paying',
            },
          },
        },
        processing: {
          description: 'The gateway has not decided yet; the shopper can check again.',
          on: {
            'payment.check': {
              target: '#payment.checking',
            },
          },
        },
        unchecked: {
          description: 'The server did not say whether the order is paid; the shopper can check again.',
          on: {
            'payment.check': {
              target: '#payment.checking',
            },
          },
        },
        failed: {
          description: 'The payment could not be started, or the window failed.',
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
