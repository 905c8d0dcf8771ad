// Written by `npm run generate` from the chart ownData; pastes into Stately's visualizer.
// Own data: the shopper saves a copy of what the shop has stored about them, or deletes the account.
//
// Deleting asks for the password. The server's answer ends the session. A wrong password is shown at its field, any other refusal beside the button; the password stays typed. Ports: `own-data.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** A call waits until its response is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
const unanswered = fromPromise(() => new Promise(() => {}));

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actors: {
    eraseAccount: unanswered,
    exportAccount: unanswered,
  },
  actions: {
    assignFailure: done,
    assignPassword: done,
    assignTimeout: done,
    clearErrors: done,
    close: done,
    emitErased: done,
    emitSessionRefused: done,
    goHome: done,
    requirePassword: done,
    showFailure: done,
    showSuccess: done,
  },
  guards: {
    hasPassword: isSaid('hasPassword'),
    isUnauthorized: isSaid('isUnauthorized'),
  },
  delays: {
    requestTimeout: 30000,
  },
}).createMachine({
  id: 'ownData',
  initial: 'idle',
  description: 'Saves a copy of the shopper’s data, or deletes the account.',
  states: {
    idle: {
      entry: [
        {
          type: 'close',
        },
      ],
      on: {
        'data.export': {
          target: 'exporting',
        },
        'erasure.open': {
          target: 'asking',
        },
      },
    },
    exporting: {
      description: 'The copy is fetched and saved as a file.',
      invoke: {
        src: 'exportAccount',
        id: 'exportAccount',
        onDone: {
          target: 'idle',
          actions: [
            {
              type: 'showSuccess',
              params: {
                key: 'Your data was saved as a file',
              },
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
      description: 'The shopper reads what is deleted and what stays, and types the password.',
      on: {
        'password.change': {
          actions: [
            {
              type: 'assignPassword',
            },
          ],
        },
        'erasure.cancel': {
          target: 'idle',
        },
        'erasure.confirm': [
          {
            target: 'erasing',
            guard: {
              type: 'hasPassword',
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
                type: 'requirePassword',
              },
            ],
          },
        ],
      },
    },
    erasing: {
      invoke: {
        src: 'eraseAccount',
        id: 'eraseAccount',
        onDone: {
          target: 'erased',
          actions: [
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
            target: 'asking',
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
          target: 'asking',
          actions: [
            {
              type: 'assignTimeout',
            },
          ],
        },
      },
    },
    erased: {
      description: 'The account is gone, and its session with it.',
      entry: [
        {
          type: 'close',
        },
        {
          type: 'goHome',
        },
        {
          type: 'emitErased',
        },
      ],
    },
    expired: {
      description: 'The session is over.',
      entry: [
        {
          type: 'close',
        },
        {
          type: 'emitSessionRefused',
        },
      ],
    },
  },
});
