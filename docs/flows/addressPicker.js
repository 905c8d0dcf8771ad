// Written by `npm run generate` from the chart addressPicker; pastes into Stately's visualizer.
// Address picker: the shopper's addresses, which one is the basket's, and the form that adds another.
//
// Without an address the form is open. An explicit choice stays, whatever is fetched later; without one the basket address is the default one, else the first. A 422 puts the server's first text under each field of the form; any other failure is shown beside the form. In both cases the typed values stay. `expired` means that the session is over: the chart that invoked this one ends it. The ports are filled in `address-picker.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** A call waits until its response is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
const unanswered = fromPromise(() => new Promise(() => {}));

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actors: {
    addAddress: unanswered,
    listAddresses: unanswered,
  },
  actions: {
    addToList: done,
    assignAddresses: done,
    assignFailure: done,
    assignPlace: done,
    assignTimeout: done,
    chooseAddress: done,
    chooseNew: done,
    clearForm: done,
    setDefault: done,
    typeField: done,
  },
  guards: {
    hasAddresses: isSaid('hasAddresses'),
    isEchoed: isSaid('isEchoed'),
    isKnown: isSaid('isKnown'),
    isUnauthorized: isSaid('isUnauthorized'),
    opensForm: isSaid('opensForm'),
  },
  delays: {
    requestTimeout: 30000,
  },
}).createMachine({
  id: 'addressPicker',
  initial: 'loading',
  description: 'Offers the shopper’s addresses at the checkout and adds another in a form.',
  states: {
    loading: {
      tags: [
        'busy',
      ],
      invoke: {
        src: 'listAddresses',
        id: 'listAddresses',
        onDone: [
          {
            target: 'editing',
            guard: {
              type: 'opensForm',
            },
            actions: [
              {
                type: 'assignAddresses',
              },
            ],
          },
          {
            target: 'choosing',
            actions: [
              {
                type: 'assignAddresses',
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
    choosing: {
      description: 'The addresses are listed; the chosen one is the address of the basket.',
      on: {
        'address.choose': {
          guard: {
            type: 'isKnown',
          },
          actions: [
            {
              type: 'chooseAddress',
            },
          ],
        },
        'address.new': {
          target: 'editing',
        },
        'address.refresh': {
          target: 'loading',
        },
      },
    },
    editing: {
      description: 'The form of a new address is open; without any address it cannot be closed.',
      on: {
        'address.type': {
          actions: [
            {
              type: 'typeField',
            },
          ],
        },
        'address.place': {
          actions: [
            {
              type: 'assignPlace',
            },
          ],
        },
        'address.setDefault': {
          actions: [
            {
              type: 'setDefault',
            },
          ],
        },
        'address.save': {
          target: 'saving',
        },
        'address.cancel': {
          target: 'choosing',
          guard: {
            type: 'hasAddresses',
          },
          actions: [
            {
              type: 'clearForm',
            },
          ],
        },
      },
    },
    saving: {
      tags: [
        'busy',
      ],
      invoke: {
        src: 'addAddress',
        id: 'addAddress',
        onDone: [
          {
            target: 'choosing',
            guard: {
              type: 'isEchoed',
            },
            actions: [
              {
                type: 'addToList',
              },
              {
                type: 'clearForm',
              },
            ],
          },
          {
            target: 'refreshing',
            actions: [
              {
                type: 'clearForm',
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
            target: 'editing',
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
          target: 'editing',
          actions: [
            {
              type: 'assignTimeout',
            },
          ],
        },
      },
    },
    refreshing: {
      description: 'The address is saved, but the back end has not echoed it: the list is fetched.',
      tags: [
        'busy',
      ],
      invoke: {
        src: 'listAddresses',
        id: 'listAddresses',
        onDone: {
          target: 'choosing',
          actions: [
            {
              type: 'chooseNew',
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
      description: 'The addresses could not be loaded; Retry loads them again.',
      on: {
        'address.refresh': {
          target: 'loading',
        },
      },
    },
    expired: {
      description: 'The session is over. The chart that invoked this one ends it.',
    },
  },
});
