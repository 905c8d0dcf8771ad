// Written by `npm run generate` from the chart smartOrder; pastes into Stately's visualizer.
// Smart order: a shopping list is typed or pasted, each line is matched with a product, and all are added to the cart in one step.
//
// Going back to the list keeps it and aborts the match. Only the server checks the choices, and reports the result of each line. After a failure, a timeout or a 401 everything stays as it was. Ports: `smart-order.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** A call waits until its response is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
const unanswered = fromPromise(() => new Promise(() => {}));

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actors: {
    addSmartOrder: unanswered,
    matchSmartOrder: unanswered,
  },
  actions: {
    assignError: done,
    assignFailure: done,
    assignLines: done,
    assignReport: done,
    assignTimeout: done,
    choose: done,
    clearFailure: done,
    clearList: done,
    emitLoginRequired: done,
    invalidateCart: done,
    leaveOut: done,
    setQuantity: done,
    showReport: done,
    type: done,
  },
  guards: {
    hasItems: isSaid('hasItems'),
    isInCart: isSaid('isInCart'),
    isList: isSaid('isList'),
    isUnauthorized: isSaid('isUnauthorized'),
  },
  delays: {
    requestTimeout: 30000,
  },
}).createMachine({
  id: 'smartOrder',
  initial: 'writing',
  description: 'Turns a shopping list into products, line by line, and adds them to the cart in one step.',
  states: {
    writing: {
      description: 'The shopper writes the list, one product a line.',
      on: {
        'list.type': {
          actions: [
            {
              type: 'type',
            },
          ],
        },
        'list.submit': [
          {
            target: 'matching',
            guard: {
              type: 'isList',
            },
            actions: [
              {
                type: 'clearFailure',
              },
            ],
          },
          {
            actions: [
              {
                type: 'assignError',
              },
            ],
          },
        ],
      },
    },
    matching: {
      description: 'The server looks for products that match the lines.',
      tags: [
        'busy',
      ],
      invoke: {
        src: 'matchSmartOrder',
        id: 'matchSmartOrder',
        onDone: {
          target: 'choosing',
          actions: [
            {
              type: 'assignLines',
            },
          ],
        },
        onError: [
          {
            target: 'writing',
            guard: {
              type: 'isUnauthorized',
            },
            actions: [
              {
                type: 'emitLoginRequired',
              },
            ],
          },
          {
            target: 'writing',
            actions: [
              {
                type: 'assignFailure',
              },
            ],
          },
        ],
      },
      on: {
        'list.edit': {
          target: 'writing',
        },
      },
      after: {
        requestTimeout: {
          target: 'writing',
          actions: [
            {
              type: 'assignTimeout',
            },
          ],
        },
      },
    },
    choosing: {
      description: 'The shopper chooses a product and a quantity for each line.',
      on: {
        'line.choose': {
          actions: [
            {
              type: 'choose',
            },
          ],
        },
        'line.setQuantity': {
          actions: [
            {
              type: 'setQuantity',
            },
          ],
        },
        'line.leaveOut': {
          actions: [
            {
              type: 'leaveOut',
            },
          ],
        },
        'list.edit': {
          target: 'writing',
          actions: [
            {
              type: 'clearFailure',
            },
          ],
        },
        'order.add': {
          target: 'adding',
          guard: {
            type: 'hasItems',
          },
          actions: [
            {
              type: 'clearFailure',
            },
          ],
        },
      },
    },
    adding: {
      description: 'The chosen products go into the cart in one request.',
      tags: [
        'busy',
      ],
      invoke: {
        src: 'addSmartOrder',
        id: 'addSmartOrder',
        onDone: [
          {
            target: 'added',
            guard: {
              type: 'isInCart',
            },
            actions: [
              {
                type: 'assignReport',
              },
              {
                type: 'showReport',
              },
              {
                type: 'invalidateCart',
              },
            ],
          },
          {
            target: 'added',
            actions: [
              {
                type: 'assignReport',
              },
              {
                type: 'showReport',
              },
              {
                type: 'invalidateCart',
              },
            ],
          },
        ],
        onError: [
          {
            target: 'choosing',
            guard: {
              type: 'isUnauthorized',
            },
            actions: [
              {
                type: 'emitLoginRequired',
              },
            ],
          },
          {
            target: 'choosing',
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
          target: 'choosing',
          actions: [
            {
              type: 'assignTimeout',
            },
          ],
        },
      },
    },
    added: {
      description: 'A report says what went into the cart; the lines left out can be written again.',
      on: {
        'list.restart': {
          target: 'writing',
          actions: [
            {
              type: 'clearList',
            },
          ],
        },
      },
    },
  },
});
