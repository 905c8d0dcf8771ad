// Written by `npm run generate` from the chart orderActions; pastes into Stately's visualizer.
// Order actions: cancelling a placed order, ordering it again, each after a confirmation, and adding its goods to the cart. Whether an action is legal is decided by the order's chart and the server.
//
// A refusal is final: the reason is shown and the order is fetched again. After a lost response the question is shown again, and its repeated request has the same key, so that nothing is done twice. An order with unavailable goods is `short`: the chart names them and offers to add the rest to the cart. Ports: `order-actions.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** A call waits until its response is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
const unanswered = fromPromise(() => new Promise(() => {}));

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actors: {
    addRest: unanswered,
    cancelOrder: unanswered,
    orderAgain: unanswered,
  },
  actions: {
    announceChange: done,
    assignFailure: done,
    assignMissing: done,
    assignReport: done,
    assignTimeout: done,
    chooseMethod: done,
    clear: done,
    clearFailure: done,
    emitPlaced: done,
    emitSessionRefused: done,
    invalidateCart: done,
    replaceKey: done,
    requestPayment: done,
    showFailure: done,
    showOrder: done,
    showSuccess: done,
    turnTo: done,
  },
  guards: {
    hasMethod: isSaid('hasMethod'),
    isFinal: isSaid('isFinal'),
    isOffered: isSaid('isOffered'),
    isShort: isSaid('isShort'),
    isUnauthorized: isSaid('isUnauthorized'),
    needsPayment: isSaid('needsPayment'),
  },
  delays: {
    requestTimeout: 30000,
  },
}).createMachine({
  id: 'orderActions',
  initial: 'idle',
  description: 'Cancels an order or orders it again, each after a confirmation, or adds its goods to the cart.',
  on: {
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
    idle: {
      description: 'No order is being changed.',
      on: {
        'order.cancel': {
          target: 'cancelling',
          actions: [
            {
              type: 'turnTo',
            },
            {
              type: 'replaceKey',
            },
          ],
        },
        'order.again': {
          target: 'repeating',
          actions: [
            {
              type: 'turnTo',
            },
            {
              type: 'replaceKey',
            },
          ],
        },
        'order.addToCart': {
          target: 'filling',
          actions: [
            {
              type: 'turnTo',
            },
          ],
        },
      },
    },
    cancelling: {
      initial: 'asking',
      states: {
        asking: {
          description: 'The cancellation waits for its confirmation. A failure is shown here.',
          on: {
            'order.confirm': {
              target: 'sending',
            },
            'order.dismiss': {
              target: '#orderActions.idle',
            },
          },
        },
        sending: {
          tags: [
            'busy',
          ],
          entry: [
            {
              type: 'clearFailure',
            },
          ],
          invoke: {
            src: 'cancelOrder',
            id: 'cancelOrder',
            onDone: {
              target: '#orderActions.idle',
              actions: [
                {
                  type: 'showSuccess',
                },
                {
                  type: 'announceChange',
                },
              ],
            },
            onError: [
              {
                target: '#orderActions.idle',
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
                target: '#orderActions.idle',
                guard: {
                  type: 'isFinal',
                },
                actions: [
                  {
                    type: 'showFailure',
                  },
                  {
                    type: 'announceChange',
                  },
                ],
              },
              {
                target: 'asking',
                actions: [
                  {
                    type: 'assignFailure',
                  },
                ],
              },
            ],
          },
          after: {
            requestTimeout: {
              target: 'asking',
              actions: [
                {
                  type: 'assignTimeout',
                },
              ],
            },
          },
        },
      },
    },
    repeating: {
      initial: 'asking',
      states: {
        asking: {
          description: 'The shopper chooses how to pay and confirms. A failure is shown here.',
          on: {
            'method.choose': {
              guard: {
                type: 'isOffered',
              },
              actions: [
                {
                  type: 'chooseMethod',
                },
                {
                  type: 'replaceKey',
                },
              ],
            },
            'order.confirm': {
              target: 'sending',
              guard: {
                type: 'hasMethod',
              },
            },
            'order.dismiss': {
              target: '#orderActions.idle',
            },
          },
        },
        sending: {
          tags: [
            'busy',
          ],
          entry: [
            {
              type: 'clearFailure',
            },
          ],
          invoke: {
            src: 'orderAgain',
            id: 'orderAgain',
            onDone: [
              {
                target: '#orderActions.idle',
                guard: {
                  type: 'needsPayment',
                },
                actions: [
                  {
                    type: 'showSuccess',
                  },
                  {
                    type: 'emitPlaced',
                  },
                  {
                    type: 'showOrder',
                  },
                  {
                    type: 'requestPayment',
                  },
                ],
              },
              {
                target: '#orderActions.idle',
                actions: [
                  {
                    type: 'showSuccess',
                  },
                  {
                    type: 'emitPlaced',
                  },
                  {
                    type: 'showOrder',
                  },
                ],
              },
            ],
            onError: [
              {
                target: '#orderActions.idle',
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
                target: 'short',
                guard: {
                  type: 'isShort',
                },
                actions: [
                  {
                    type: 'assignMissing',
                  },
                ],
              },
              {
                target: 'asking',
                guard: {
                  type: 'isFinal',
                },
                actions: [
                  {
                    type: 'assignFailure',
                  },
                  {
                    type: 'replaceKey',
                  },
                ],
              },
              {
                target: 'asking',
                actions: [
                  {
                    type: 'assignFailure',
                  },
                ],
              },
            ],
          },
          after: {
            requestTimeout: {
              target: 'asking',
              actions: [
                {
                  type: 'assignTimeout',
                },
              ],
            },
          },
        },
        short: {
          description: 'The server cannot repeat the whole order; the rest can go into the cart.',
          on: {
            'orderAgain.addRest': {
              target: 'adding',
            },
            'order.dismiss': {
              target: '#orderActions.idle',
            },
          },
        },
        adding: {
          description: 'The goods that are available go into the cart one by one.',
          tags: [
            'busy',
          ],
          entry: [
            {
              type: 'clearFailure',
            },
          ],
          exit: [
            {
              type: 'invalidateCart',
            },
          ],
          invoke: {
            src: 'addRest',
            id: 'addRest',
            onDone: {
              target: '#orderActions.repeating.added',
              actions: [
                {
                  type: 'assignReport',
                },
              ],
            },
            onError: [
              {
                target: '#orderActions.idle',
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
                target: 'short',
                actions: [
                  {
                    type: 'assignFailure',
                  },
                ],
              },
            ],
          },
          after: {
            requestTimeout: {
              target: 'short',
              actions: [
                {
                  type: 'assignTimeout',
                },
              ],
            },
          },
        },
        added: {
          description: 'A report says what went into the cart, what did not, and what costs another amount now.',
          on: {
            'order.dismiss': {
              target: '#orderActions.idle',
            },
          },
        },
      },
    },
    filling: {
      initial: 'adding',
      states: {
        adding: {
          description: 'All goods of the order go into the cart one by one.',
          tags: [
            'busy',
          ],
          entry: [
            {
              type: 'clearFailure',
            },
          ],
          exit: [
            {
              type: 'invalidateCart',
            },
          ],
          invoke: {
            src: 'addRest',
            id: 'addRest',
            onDone: {
              target: '#orderActions.repeating.added',
              actions: [
                {
                  type: 'assignReport',
                },
              ],
            },
            onError: [
              {
                target: '#orderActions.idle',
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
                target: 'failed',
                actions: [
                  {
                    type: 'assignFailure',
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
        failed: {
          description: 'Some goods may be in the cart. Another try adds no line twice.',
          on: {
            'order.confirm': {
              target: 'adding',
            },
            'order.dismiss': {
              target: '#orderActions.idle',
            },
          },
        },
      },
    },
  },
});
