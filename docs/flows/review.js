// Written by `npm run generate` from the chart review; pastes into Stately's visualizer.
// Review: stars, text and photos about one delivered line, in a dialog.
//
// A closed dialog keeps the typed values until another line is reviewed or the review is stored. After a failure or a timeout they stay in the open dialog and can be sent again. After a 401 they stay until the same shopper has logged in again. Closing aborts the request; if the server stored the review nevertheless, it recognizes the repeated one. The port is filled in `review.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** A call waits until its response is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
const unanswered = fromPromise(() => new Promise(() => {}));

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actors: {
    addReview: unanswered,
  },
  actions: {
    announce: done,
    assignErrors: done,
    assignFailure: done,
    assignTimeout: done,
    change: done,
    clear: done,
    clearErrors: done,
    emitLoginRequired: done,
    removePhoto: done,
    takePhotos: done,
    turnTo: done,
  },
  guards: {
    isFilled: isSaid('isFilled'),
    isUnauthorized: isSaid('isUnauthorized'),
  },
  delays: {
    requestTimeout: 30000,
  },
}).createMachine({
  id: 'review',
  initial: 'closed',
  description: 'Rates one delivered line with stars, words and photos.',
  on: {
    'session.ended': {
      target: '.closed',
      actions: [
        {
          type: 'clear',
        },
      ],
    },
  },
  states: {
    closed: {
      description: 'No review is being written. A draft is kept for its order line.',
      on: {
        'review.open': {
          target: 'editing',
          actions: [
            {
              type: 'turnTo',
            },
          ],
        },
      },
    },
    editing: {
      on: {
        'review.change': {
          actions: [
            {
              type: 'change',
            },
          ],
        },
        'photos.offer': {
          actions: [
            {
              type: 'takePhotos',
            },
          ],
        },
        'photo.remove': {
          actions: [
            {
              type: 'removePhoto',
            },
          ],
        },
        'review.submit': [
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
        'review.close': {
          target: 'closed',
        },
      },
    },
    submitting: {
      tags: [
        'busy',
      ],
      invoke: {
        src: 'addReview',
        id: 'addReview',
        onDone: {
          target: 'closed',
          actions: [
            {
              type: 'announce',
            },
            {
              type: 'clear',
            },
          ],
        },
        onError: [
          {
            target: 'expired',
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
      on: {
        'review.close': {
          target: 'closed',
        },
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
    expired: {
      description: 'The server has ended the session. The dialog opens again after the login of the same shopper.',
      on: {
        'session.started': {
          target: 'editing',
        },
        'login.abandoned': {
          target: 'closed',
          actions: [
            {
              type: 'clear',
            },
          ],
        },
        'session.ended': {},
      },
    },
  },
});
