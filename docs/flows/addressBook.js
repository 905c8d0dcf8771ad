// Written by `npm run generate` from the chart addressBook; pastes into Stately's visualizer.
// Address book: sets the default address and removes addresses. The page's query fetches them.
//
// One change is in flight at a time, and a removal needs a confirmation. A refusal, such as the removal of an address that an order uses, is shown with the server's message and changes nothing. The page of a removed address leads to the list. The ports are filled in `address-book.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** A call waits until its response is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
const unanswered = fromPromise(() => new Promise(() => {}));

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actors: {
    chooseDefault: unanswered,
    removeAddress: unanswered,
  },
  actions: {
    assignId: done,
    clearId: done,
    emitAddressesChanged: done,
    emitSessionRefused: done,
    showFailure: done,
    showList: done,
    showSuccess: done,
  },
  guards: {
    isUnauthorized: isSaid('isUnauthorized'),
  },
  delays: {
    requestTimeout: 30000,
  },
}).createMachine({
  id: 'addressBook',
  initial: 'idle',
  description: 'Chooses the default address and removes addresses. The page itself queries the list.',
  states: {
    idle: {
      description: 'Nothing is in flight.',
      entry: [
        {
          type: 'clearId',
        },
      ],
      on: {
        'default.choose': {
          target: 'choosing',
          actions: [
            {
              type: 'assignId',
            },
          ],
        },
        'removal.request': {
          target: 'asking',
          actions: [
            {
              type: 'assignId',
            },
          ],
        },
      },
    },
    choosing: {
      description: 'Another address becomes the default one.',
      tags: [
        'busy',
      ],
      invoke: {
        src: 'chooseDefault',
        id: 'chooseDefault',
        onDone: {
          target: 'idle',
          actions: [
            {
              type: 'emitAddressesChanged',
            },
            {
              type: 'showSuccess',
            },
          ],
        },
        onError: [
          {
            target: 'idle',
            guard: {
              type: 'isUnauthorized',
            },
            actions: [
              {
                type: 'emitSessionRefused',
              },
            ],
          },
          {
            target: 'idle',
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
          target: 'idle',
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
    asking: {
      description: 'The removal of an address waits for its confirmation.',
      on: {
        'removal.cancel': {
          target: 'idle',
        },
        'removal.confirm': {
          target: 'removing',
        },
      },
    },
    removing: {
      tags: [
        'busy',
      ],
      invoke: {
        src: 'removeAddress',
        id: 'removeAddress',
        onDone: {
          target: 'idle',
          actions: [
            {
              type: 'emitAddressesChanged',
            },
            {
              type: 'showSuccess',
            },
            {
              type: 'showList',
            },
          ],
        },
        onError: [
          {
            target: 'idle',
            guard: {
              type: 'isUnauthorized',
            },
            actions: [
              {
                type: 'emitSessionRefused',
              },
            ],
          },
          {
            target: 'idle',
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
          target: 'idle',
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
  },
});
