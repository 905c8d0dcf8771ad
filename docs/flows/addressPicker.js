// Written by `npm run generate` from the chart addressPicker; pastes into Stately's visualizer.
// Address picker: the shopper's addresses, which one is the basket's, and the form that adds another.
//
// Without an address the form is open. An explicit choice stays, whatever is fetched later; without one the basket address is the default one, else the first. A 422 puts the server's first text under each field; any other failure is a fact beside the form, which keeps what was typed. `expired` means that the session is over: whoever invoked this chart ends it. The ports are filled in `address-picker.live.ts`.
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
    assignTimeout: done,
    chooseAddress: done,
    clearForm: done,
    setDefault: done,
    typeField: done,
  },
  guards: {
    hasAddresses: isSaid('hasAddresses'),
    isKnown: isSaid('isKnown'),
    isNobodyHome: isSaid('isNobodyHome'),
    isUnauthorized: isSaid('isUnauthorized'),
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
              type: 'isNobodyHome',
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
          actions: [
            {
              type: 'clearForm',
            },
          ],
        },
        'address.reload': {
          target: 'loading',
        },
      },
    },
    editing: {
      on: {
        'address.type': {
          actions: [
            {
              type: 'typeField',
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
        onDone: {
          target: 'choosing',
          actions: [
            {
              type: 'addToList',
            },
            {
              type: 'clearForm',
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
    failed: {
      on: {
        'address.reload': {
          target: 'loading',
        },
      },
    },
    expired: {},
  },
});
