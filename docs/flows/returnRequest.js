// Written by `npm run generate` from the chart returnRequest; pastes into Stately's visualizer.
// Return request: whole lines of a delivered order, where they are collected, the account for the refund and the reason, with photos. The order is loaded first, because it says what can still be returned. After a failure the typed values stay, and the unchanged form is the same request. The ports are filled in `return-request.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** Holds only if the event says so: nobody asks for the transitions of this guard. */
const isSaidSo = (name) => ({ event }) => event[name] ?? false;

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
    emitLoginRequired: done,
    emitSessionRefused: done,
    goOn: done,
  },
  guards: {
    hasToLoad: isSaidSo('hasToLoad'),
    isFilled: isSaid('isFilled'),
    isNotFound: isSaid('isNotFound'),
    isUnauthorized: isSaid('isUnauthorized'),
    staysOpen: isSaid('staysOpen'),
  },
  delays: {
    requestTimeout: 30000,
  },
}).createMachine({
  id: 'returnRequest',
  initial: 'opening',
  description: 'A form with a page of its own: filled in, sent once, and its result.',
  on: {},
  states: {
    opening: {
      description: 'Chooses whether values are loaded first.',
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
            target: 'editing',
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
    saved: {
      description: 'The form was sent; the page is about to leave.',
    },
    failed: {
      on: {
        'form.retry': {
          target: 'loading',
        },
      },
    },
    missing: {
      description: 'The thing to change does not exist.',
    },
    expired: {
      description: 'The session is over.',
      entry: [
        {
          type: 'emitSessionRefused',
        },
      ],
    },
  },
});
