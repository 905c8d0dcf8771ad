// Written by `npm run generate` from the chart sessions; pastes into Stately's visualizer.
// Sessions: where the shopper is signed in, and signing out of the other places, one at a time.
//
// A place that is unknown by now is gone, which is what was wanted. Any other failure is told, and the list is read again, because it was drawn from an old one. `expired` means that this session is over. Ports: `sessions.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** A call waits until its response is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
const unanswered = fromPromise(() => new Promise(() => {}));

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actors: {
    endSession: unanswered,
    listSessions: unanswered,
  },
  actions: {
    assignPlaces: done,
    begin: done,
    dropPlace: done,
    emitSessionRefused: done,
    logFailure: done,
    settle: done,
    showFailure: done,
    showSuccess: done,
  },
  guards: {
    isNotFound: isSaid('isNotFound'),
    isOther: isSaid('isOther'),
    isUnauthorized: isSaid('isUnauthorized'),
  },
  delays: {
    requestTimeout: 30000,
  },
}).createMachine({
  id: 'sessions',
  initial: 'loading',
  description: 'Lists where the shopper is signed in and ends other sessions, one at a time.',
  states: {
    loading: {
      entry: [
        {
          type: 'settle',
        },
      ],
      invoke: {
        src: 'listSessions',
        id: 'listSessions',
        onDone: {
          target: 'listing',
          actions: [
            {
              type: 'assignPlaces',
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
                type: 'logFailure',
              },
            ],
          },
        ],
      },
      after: {
        requestTimeout: {
          target: 'failed',
        },
      },
    },
    listing: {
      entry: [
        {
          type: 'settle',
        },
      ],
      on: {
        'place.end': {
          target: 'ending',
          guard: {
            type: 'isOther',
          },
          actions: [
            {
              type: 'begin',
            },
          ],
        },
      },
    },
    ending: {
      invoke: {
        src: 'endSession',
        id: 'endSession',
        onDone: {
          target: 'listing',
          actions: [
            {
              type: 'dropPlace',
            },
            {
              type: 'showSuccess',
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
            target: 'listing',
            guard: {
              type: 'isNotFound',
            },
            actions: [
              {
                type: 'dropPlace',
              },
            ],
          },
          {
            target: 'loading',
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
          target: 'loading',
          actions: [
            {
              type: 'showFailure',
            },
          ],
        },
      },
    },
    failed: {
      on: {
        'sessions.reload': {
          target: 'loading',
        },
      },
    },
    expired: {
      entry: [
        {
          type: 'emitSessionRefused',
        },
      ],
    },
  },
});
