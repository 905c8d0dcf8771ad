// Written by `npm run generate` from the chart login; pastes into Stately's visualizer.
// Login: by e-mail or phone and a password, with a passkey, or with an account at Google, Facebook or Apple.
//
// Only `editing` accepts `login.submit`, so that a double click sends once. A refusal puts the server's first text under each field; the typed values stay. A provider's window has a timeout; leaving its state closes it. Its proof is exchanged for a session and then dropped, and so is what the browser signs with a passkey. `login.succeeded` carries the session, which the invoking chart announces. Leaving the chart aborts its request. The ports are filled in `login.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** A call waits until its response is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
const unanswered = fromPromise(() => new Promise(() => {}));

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actors: {
    login: unanswered,
    loginWithPasskey: unanswered,
    loginWithProvider: unanswered,
    openPasskey: unanswered,
    openProvider: unanswered,
  },
  actions: {
    assignChosen: done,
    assignErrors: done,
    assignField: done,
    assignPasskey: done,
    assignProof: done,
    assignServerErrors: done,
    clearErrors: done,
    clearPasskey: done,
    clearProof: done,
    emitSucceeded: done,
    emitTyped: done,
    logFailure: done,
    showBlocked: done,
    showFailure: done,
  },
  guards: {
    hasPasskeys: isSaid('hasPasskeys'),
    isBlocked: isSaid('isBlocked'),
    isLoginFilled: isSaid('isLoginFilled'),
    isOffered: isSaid('isOffered'),
    isProved: isSaid('isProved'),
    isSigned: isSaid('isSigned'),
  },
  delays: {
    requestTimeout: 30000,
  },
}).createMachine({
  id: 'login',
  initial: 'editing',
  description: 'The shopper logs in by password, with a passkey, or with an account of another company.',
  states: {
    editing: {
      on: {
        'login.type': {
          actions: [
            {
              type: 'assignField',
            },
            {
              type: 'emitTyped',
            },
          ],
        },
        'login.submit': [
          {
            target: 'submitting',
            guard: {
              type: 'isLoginFilled',
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
        'social.choose': {
          target: 'awaitingProvider',
          guard: {
            type: 'isOffered',
          },
          actions: [
            {
              type: 'clearErrors',
            },
            {
              type: 'assignChosen',
            },
          ],
        },
        'passkey.choose': {
          target: 'awaitingPasskey',
          guard: {
            type: 'hasPasskeys',
          },
          actions: [
            {
              type: 'clearErrors',
            },
            {
              type: 'assignChosen',
              params: {
                chosen: 'passkey',
              },
            },
          ],
        },
      },
    },
    submitting: {
      description: 'The server checks the password.',
      tags: [
        'busy',
      ],
      invoke: {
        src: 'login',
        id: 'login',
        onDone: {
          target: 'loggedIn',
          actions: [
            {
              type: 'emitSucceeded',
            },
          ],
        },
        onError: {
          target: 'editing',
          actions: [
            {
              type: 'assignServerErrors',
            },
            {
              type: 'showFailure',
            },
          ],
        },
      },
      after: {
        requestTimeout: {
          target: 'editing',
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
    awaitingProvider: {
      description: 'The shopper is in the window of a provider.',
      invoke: {
        src: 'openProvider',
        id: 'openProvider',
        onDone: [
          {
            target: 'exchanging',
            guard: {
              type: 'isProved',
            },
            actions: [
              {
                type: 'assignProof',
              },
            ],
          },
          {
            target: 'editing',
            guard: {
              type: 'isBlocked',
            },
            actions: [
              {
                type: 'showBlocked',
              },
            ],
          },
          {
            target: 'editing',
            actions: [
              {
                type: 'logFailure',
              },
            ],
          },
        ],
        onError: {
          target: 'editing',
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
        'social.cancel': {
          target: 'editing',
        },
      },
    },
    exchanging: {
      description: 'The server exchanges what the window proved for a session.',
      tags: [
        'busy',
      ],
      exit: [
        {
          type: 'clearProof',
        },
      ],
      invoke: {
        src: 'loginWithProvider',
        id: 'loginWithProvider',
        onDone: {
          target: 'loggedIn',
          actions: [
            {
              type: 'emitSucceeded',
            },
          ],
        },
        onError: {
          target: 'editing',
          actions: [
            {
              type: 'showFailure',
            },
          ],
        },
      },
      after: {
        requestTimeout: {
          target: 'editing',
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
    awaitingPasskey: {
      description: 'The browser asks the shopper for a passkey.',
      invoke: {
        src: 'openPasskey',
        id: 'openPasskey',
        onDone: [
          {
            target: 'checkingPasskey',
            guard: {
              type: 'isSigned',
            },
            actions: [
              {
                type: 'assignPasskey',
              },
            ],
          },
          {
            target: 'editing',
          },
        ],
        onError: {
          target: 'editing',
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
          target: 'editing',
        },
      },
    },
    checkingPasskey: {
      description: 'The server checks what the browser has signed.',
      tags: [
        'busy',
      ],
      exit: [
        {
          type: 'clearPasskey',
        },
      ],
      invoke: {
        src: 'loginWithPasskey',
        id: 'loginWithPasskey',
        onDone: {
          target: 'loggedIn',
          actions: [
            {
              type: 'emitSucceeded',
            },
          ],
        },
        onError: {
          target: 'editing',
          actions: [
            {
              type: 'showFailure',
            },
          ],
        },
      },
      after: {
        requestTimeout: {
          target: 'editing',
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
    loggedIn: {
      description: 'The chart that invoked this one closes the dialog.',
    },
  },
});
