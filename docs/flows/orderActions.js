// Written by `npm run generate` from the chart orderActions; pastes into Stately's visualizer.
// Order actions: what a shopper does with an order that was placed, each after a question. Whether it may be done is the order's own chart's and the server's word; this one asks, waits and says what came of it.
//
// A refusal is final: the reason is told and the order is read again. After a silence the question stands again, and the same response is sent under the same key, so that nothing is done twice. An order that cannot be had whole any more is `short`: it says what is missing, and offers to put the rest into the cart. Ports: `order-actions.live.ts`.
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
    announceOrder: done,
    assignFailure: done,
    assignMissing: done,
    assignReport: done,
    assignTimeout: done,
    chooseMethod: done,
    clear: done,
    clearFailure: done,
    emitSessionRefused: done,
    invalidateCart: done,
    replaceKey: done,
    showFailure: done,
    showSuccess: done,
    turnTo: done,
  },
  guards: {
    hasMethod: isSaid('hasMethod'),
    isFinal: isSaid('isFinal'),
    isOffered: isSaid('isOffered'),
    isShort: isSaid('isShort'),
    isUnauthorized: isSaid('isUnauthorized'),
  },
  delays: {
    requestTimeout: 30000,
  },
}).createMachine({
  id: 'orderActions',
  initial: 'idle',
  description: 'Cancels an order or orders it again, each after a confirmation.',
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
      },
    },
    cancelling: {
      initial: 'asking',
      states: {
        asking: {
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
            onDone: {
              target: '#orderActions.idle',
              actions: [
                {
                  type: 'showSuccess',
                },
                {
                  type: 'announceOrder',
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
              target: 'added',
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
          on: {
            'order.dismiss': {
              target: '#orderActions.idle',
            },
          },
        },
      },
    },
  },
});
