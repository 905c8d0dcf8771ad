// Written by `npm run generate` from the chart profile; pastes into Stately's visualizer.
// Profile: the shopper's own data and photo, in one form that stays open.
//
// A new e-mail address or phone requires the password. A photo of the wrong type or size is refused as soon as it is chosen. After a success the form continues with the server's values, so that neither password nor photo is sent twice, and the flow emits the new user. The ports are filled in `profile.live.ts`.
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
  id: 'profile',
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
