// Written by `npm run generate` from the chart passkeys; pastes into Stately's visualizer.
// Passkeys: the list in the settings, adding one and removing one.
//
// Before one is added, the server checks the password and gives options, with which the browser asks the shopper. What the browser has created goes to the server, and the list is loaded again. Leaving `creating` ends the browser's question. A passkey that the server no longer knows leaves the list without a notice. Ports: `passkeys.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** A call waits until its response is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
const unanswered = fromPromise(() => new Promise(() => {}));

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actors: {
    addPasskey: unanswered,
    createPasskey: unanswered,
    listPasskeys: unanswered,
    removePasskey: unanswered,
    requestPasskey: unanswered,
  },
  actions: {
    assignCreated: done,
    assignFailure: done,
    assignOptions: done,
    assignPasskeys: done,
    assignPassword: done,
    assignRefusal: done,
    assignTimeout: done,
    beginRemoval: done,
    clearErrors: done,
    clearForm: done,
    dropPasskey: done,
    emitSessionRefused: done,
    endRemoval: done,
    logFailure: done,
    requirePassword: done,
    showFailure: done,
    showSuccess: done,
  },
  guards: {
    hasPassword: isSaid('hasPassword'),
    isCreated: isSaid('isCreated'),
    isKnown: isSaid('isKnown'),
    isListed: isSaid('isListed'),
    isNotFound: isSaid('isNotFound'),
    isUnauthorized: isSaid('isUnauthorized'),
  },
  delays: {
    requestTimeout: 30000,
  },
}).createMachine({
  id: 'passkeys',
  initial: 'loading',
  description: 'Lists the passkeys of the account, adds one and removes one.',
  states: {
    loading: {
      entry: [
        {
          type: 'clearForm',
        },
        {
          type: 'endRemoval',
        },
      ],
      invoke: {
        src: 'listPasskeys',
        id: 'listPasskeys',
        onDone: {
          target: 'listing',
          actions: [
            {
              type: 'assignPasskeys',
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
          type: 'clearForm',
        },
        {
          type: 'endRemoval',
        },
      ],
      on: {
        'passkey.add': {
          target: 'asking',
        },
        'passkey.remove': {
          target: 'removing',
          guard: {
            type: 'isListed',
          },
          actions: [
            {
              type: 'beginRemoval',
            },
          ],
        },
      },
    },
    asking: {
      description: 'The shopper types the password, so that nobody at an unlocked device adds a passkey.',
      on: {
        'password.change': {
          actions: [
            {
              type: 'assignPassword',
            },
          ],
        },
        'password.submit': [
          {
            target: 'requesting',
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
        'passkey.cancel': {
          target: 'listing',
        },
      },
    },
    requesting: {
      description: 'The server checks the password and gives the options for the browser.',
      tags: [
        'busy',
      ],
      invoke: {
        src: 'requestPasskey',
        id: 'requestPasskey',
        onDone: {
          target: 'creating',
          actions: [
            {
              type: 'assignOptions',
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
                type: 'assignRefusal',
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
    creating: {
      description: 'The browser asks the shopper for a fingerprint, a face, a PIN or a security key.',
      invoke: {
        src: 'createPasskey',
        id: 'createPasskey',
        onDone: [
          {
            target: 'saving',
            guard: {
              type: 'isCreated',
            },
            actions: [
              {
                type: 'assignCreated',
              },
            ],
          },
          {
            target: 'listing',
            guard: {
              type: 'isKnown',
            },
            actions: [
              {
                type: 'showSuccess',
                params: {
                  key: 'This device already has a passkey for your account',
                },
              },
            ],
          },
          {
            target: 'listing',
          },
        ],
        onError: {
          target: 'listing',
          actions: [
            {
              type: 'logFailure',
            },
            {
              type: 'showFailure',
            },
          ],
        },
      },
      on: {
        'passkey.cancel': {
          target: 'listing',
        },
      },
    },
    saving: {
      description: 'The server checks the new passkey and stores it.',
      tags: [
        'busy',
      ],
      invoke: {
        src: 'addPasskey',
        id: 'addPasskey',
        onDone: {
          target: 'loading',
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
    removing: {
      description: 'One passkey is being removed. After a failure the list is loaded again.',
      invoke: {
        src: 'removePasskey',
        id: 'removePasskey',
        onDone: {
          target: 'listing',
          actions: [
            {
              type: 'dropPasskey',
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
                type: 'dropPasskey',
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
        'passkeys.retry': {
          target: 'loading',
        },
      },
    },
    expired: {
      description: 'The session of this device is over.',
      entry: [
        {
          type: 'clearForm',
        },
        {
          type: 'emitSessionRefused',
        },
      ],
    },
  },
});
