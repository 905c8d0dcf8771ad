// Written by `npm run generate` from the chart orderActions; pastes into Stately's visualizer.
// Order actions: what a shopper does with an order that was placed, each after a question. Whether it may be done is the order's own chart's and the server's word; this one asks, waits and says what came of it.
//
// A refusal is final: the reason is told and the order is read again. After a silence the question stands again, and the same answer is sent under the same key, so that nothing is done twice. An order that cannot be had whole any more is `short`: it says what is missing, and offers to put the rest into the cart. Ports: `order-actions.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** A call waits until its answer is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
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
    chooseMethod: done,
    forget: done,
    forgetFailure: done,
    keepFailure: done,
    keepMissing: done,
    keepReport: done,
    loseSession: done,
    noteSilence: done,
    outdateCart: done,
    renewKey: done,
    tellDone: done,
    tellFailure: done,
    turnTo: done,
  },
  guards: {
    hasMethod: isSaid('hasMethod'),
    isFinal: isSaid('isFinal'),
    isOffLimits: isSaid('isOffLimits'),
    isOffered: isSaid('isOffered'),
    isShort: isSaid('isShort'),
  },
  delays: {
    hungCall: 30000,
  },
}).createMachine({
  id: 'orderActions',
  initial: 'idle',
  on: {
    'session.ended': {
      target: '.idle',
      actions: [
        {
          type: 'forget',
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
              type: 'renewKey',
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
              type: 'renewKey',
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
              type: 'forgetFailure',
            },
          ],
          invoke: {
            src: 'cancelOrder',
            id: 'cancelOrder',
            onDone: {
              target: '#orderActions.idle',
              actions: [
                {
                  type: 'tellDone',
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
                  type: 'isOffLimits',
                },
                actions: [
                  {
                    type: 'loseSession',
                  },
                  {
                    type: 'forget',
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
                    type: 'tellFailure',
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
                    type: 'keepFailure',
                  },
                ],
              },
            ],
          },
          after: {
            hungCall: {
              target: 'asking',
              actions: [
                {
                  type: 'noteSilence',
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
                  type: 'renewKey',
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
              type: 'forgetFailure',
            },
          ],
          invoke: {
            src: 'orderAgain',
            id: 'orderAgain',
            onDone: {
              target: '#orderActions.idle',
              actions: [
                {
                  type: 'tellDone',
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
                  type: 'isOffLimits',
                },
                actions: [
                  {
                    type: 'loseSession',
                  },
                  {
                    type: 'forget',
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
                    type: 'keepMissing',
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
                    type: 'keepFailure',
                  },
                  {
                    type: 'renewKey',
                  },
                ],
              },
              {
                target: 'asking',
                actions: [
                  {
                    type: 'keepFailure',
                  },
                ],
              },
            ],
          },
          after: {
            hungCall: {
              target: 'asking',
              actions: [
                {
                  type: 'noteSilence',
                },
              ],
            },
          },
        },
        short: {
          on: {
            'rest.add': {
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
              type: 'forgetFailure',
            },
          ],
          exit: [
            {
              type: 'outdateCart',
            },
          ],
          invoke: {
            src: 'addRest',
            id: 'addRest',
            onDone: {
              target: 'added',
              actions: [
                {
                  type: 'keepReport',
                },
              ],
            },
            onError: [
              {
                target: '#orderActions.idle',
                guard: {
                  type: 'isOffLimits',
                },
                actions: [
                  {
                    type: 'loseSession',
                  },
                  {
                    type: 'forget',
                  },
                ],
              },
              {
                target: 'short',
                actions: [
                  {
                    type: 'keepFailure',
                  },
                ],
              },
            ],
          },
          after: {
            hungCall: {
              target: 'short',
              actions: [
                {
                  type: 'noteSilence',
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
