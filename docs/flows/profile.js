// Written by `npm run generate` from the chart profile; pastes into Stately's visualizer.
// Profile: the shopper's own data and photo, changed in one form that stays open.
//
// A new e-mail or phone needs the password. A photo of a wrong type or size is told as soon as it is chosen. After a success the form goes on with what the server has, so that neither the password nor the photo is sent twice, and whoever shows the user hears of it. The ports are filled in `profile.live.ts`.
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
  id: 'profile',
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
