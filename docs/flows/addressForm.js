// Written by `npm run generate` from the chart addressForm; pastes into Stately's visualizer.
// Address form: one address on a page of its own, new or changed.
//
// A changed one is fetched first; an id that is not among the shopper's is `missing`. It is sent once: after a success the list of addresses follows. What a field may hold is the server's to say. Ports: `address-form.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** A call waits until its response is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
const unanswered = fromPromise(() => new Promise(() => {}));

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actors: {
    load: unanswered,
    save: unanswered,
  },
  actions: {
    announce: done,
    assignErrors: done,
    assignFailure: done,
    assignLoaded: done,
    assignTimeout: done,
    change: done,
    clearErrors: done,
    emitSessionRefused: done,
    goOn: done,
  },
  guards: {
    hasToLoad: isSaid('hasToLoad'),
    isFilled: isSaid('isFilled'),
    isNotFound: isSaid('isNotFound'),
    isUnauthorized: isSaid('isUnauthorized'),
    staysOpen: isSaid('staysOpen'),
  },
  delays: {
    requestTimeout: 30000,
  },
}).createMachine({
  id: 'addressForm',
  initial: 'opening',
  description: 'A form with a page of its own: filled in, sent once, and its result.',
  states: {
    opening: {
      always: [
        {
          target: 'loading',
          guard: {
            type: 'hasToLoad',
          },
        },
        {
          target: 'editing',
        },
      ],
    },
    loading: {
      invoke: {
        src: 'load',
        id: 'load',
        onDone: {
          target: 'editing',
          actions: [
            {
              type: 'assignLoaded',
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
            target: 'missing',
            guard: {
              type: 'isNotFound',
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
    editing: {
      on: {
        'form.change': {
          actions: [
            {
              type: 'change',
            },
          ],
        },
        'form.submit': [
          {
            target: 'submitting',
            guard: {
              type: 'isFilled',
            },
            actions: [
              {
                type: 'clearErrors',
              },
            ],
          },
          {
            actions: [
              {
                type: 'assignErrors',
              },
            ],
          },
        ],
      },
    },
    submitting: {
      tags: [
        'busy',
      ],
      invoke: {
        src: 'save',
        id: 'save',
        onDone: [
          {
            target: 'editing',
            guard: {
              type: 'staysOpen',
            },
            actions: [
              {
                type: 'goOn',
              },
              {
                type: 'announce',
              },
            ],
          },
          {
            target: 'saved',
            actions: [
              {
                type: 'announce',
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
    saved: {},
    failed: {
      on: {
        'form.reload': {
          target: 'loading',
        },
      },
    },
    missing: {},
    expired: {
      entry: [
        {
          type: 'emitSessionRefused',
        },
      ],
    },
  },
});
