// Written by `npm run generate` from the chart devices; pastes into Stately's visualizer.
// Devices: where the shopper is signed in, and signing out of the others, one at a time.
//
// A device that the server no longer knows leaves the list without a notice. Any other failure shows a notice and loads the list again, because it was out of date. `expired` means that this session is over. Ports: `devices.live.ts`.
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
    assignDevices: done,
    assignFailure: done,
    assignTimeout: done,
    begin: done,
    emitSessionRefused: done,
    logFailure: done,
    removeDevice: done,
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
  id: 'devices',
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
              type: 'assignDevices',
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
          actions: [
            {
              type: 'assignTimeout',
            },
          ],
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
        'device.signOut': {
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
      description: 'One session is being ended. After a failure the list is loaded again, because the server may have ended it.',
      invoke: {
        src: 'endSession',
        id: 'endSession',
        onDone: {
          target: 'listing',
          actions: [
            {
              type: 'removeDevice',
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
                type: 'removeDevice',
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
    failed: {
      on: {
        'devices.retry': {
          target: 'loading',
        },
      },
    },
    expired: {
      description: 'The session of this device is over.',
      entry: [
        {
          type: 'emitSessionRefused',
        },
      ],
    },
  },
});
