// Written by `npm run generate` from the chart session; pastes into Stately's visualizer.
// Session: who is signed in, and the only owner of the token. The token is in the context and in the storage, nowhere else.
//
// `restoring` counts as pending, so that a reload of a private page signs nobody out. However a session ends, it ends once: the log-out, a 401 and another tab all run `end`, which clears, stores and emits. The log-out succeeds whatever the server responds, and does not wait for it for long. What another tab did is followed without storing or emitting it again; a new name or token of the same user is not a new session. Ports: `session.live.ts`.
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
    getAccountDetails: unanswered,
    logout: unanswered,
    restoreSession: unanswered,
  },
  actions: {
    adopt: done,
    adoptRestored: done,
    assignCount: done,
    assignDetails: done,
    change: done,
    chooseWayOut: done,
    clear: done,
    dropSession: done,
    emitGoodbye: done,
    emitSessionChanged: done,
    emitSessionEnded: done,
    emitSessionStarted: done,
    logFailure: done,
    refreshAccount: done,
    showGoodbye: done,
    storeSession: done,
  },
  guards: {
    isElsewhere: isSaid('isElsewhere'),
    isFound: isSaid('isFound'),
    isKnownAlready: isSaid('isKnownAlready'),
    isReplaced: isSaid('isReplaced'),
    isSame: isSaid('isSame'),
    isSameUser: isSaid('isSameUser'),
    isSignedIn: isSaidSo('isSignedIn'),
    isUnauthorized: isSaid('isUnauthorized'),
  },
  delays: {
    signOutTimeout: 3000,
  },
}).createMachine({
  id: 'session',
  initial: 'restoring',
  description: 'Owns the token and says who is signed in.',
  on: {
    'session.start': {
      target: '.signedIn',
      actions: [
        {
          type: 'adopt',
        },
        {
          type: 'storeSession',
        },
        {
          type: 'emitSessionStarted',
          params: {
            origin: 'here',
          },
        },
      ],
      reenter: true,
    },
    'session.follow': {
      target: '.signedIn',
      actions: [
        {
          type: 'adopt',
        },
        {
          type: 'emitSessionStarted',
          params: {
            origin: 'otherTab',
          },
        },
      ],
      reenter: true,
    },
    'session.recheck': {
      target: '.restoring',
    },
  },
  states: {
    restoring: {
      description: 'Reads from the storage who is signed in, at the start and after the back/forward cache.',
      invoke: {
        src: 'restoreSession',
        onDone: [
          {
            target: 'known',
            guard: {
              type: 'isSame',
            },
          },
          {
            target: 'known',
            guard: {
              type: 'isReplaced',
            },
            actions: [
              {
                type: 'emitSessionEnded',
                params: {
                  reason: 'otherTab',
                },
              },
              {
                type: 'adoptRestored',
              },
              {
                type: 'emitSessionStarted',
                params: {
                  origin: 'otherTab',
                },
              },
            ],
          },
          {
            target: 'known',
            guard: {
              type: 'isFound',
            },
            actions: [
              {
                type: 'adoptRestored',
              },
              {
                type: 'emitSessionStarted',
                params: {
                  origin: 'restored',
                },
              },
            ],
          },
          {
            target: 'known',
            actions: [
              {
                type: 'clear',
              },
              {
                type: 'emitSessionEnded',
                params: {
                  reason: 'otherTab',
                },
              },
            ],
          },
        ],
        onError: {
          target: 'known',
          actions: [
            {
              type: 'logFailure',
            },
          ],
        },
      },
    },
    known: {
      description: 'The stored session has been read.',
      always: [
        {
          target: 'signedIn',
          guard: {
            type: 'isSignedIn',
          },
        },
        {
          target: 'guest',
        },
      ],
    },
    guest: {},
    signedIn: {
      initial: 'idle',
      description: 'Somebody is signed in; the details of the account are fetched beside.',
      invoke: {
        src: 'getAccountDetails',
        onDone: {
          actions: [
            {
              type: 'assignDetails',
            },
            {
              type: 'storeSession',
            },
            {
              type: 'emitSessionChanged',
              params: {
                origin: 'restored',
              },
            },
          ],
        },
        onError: [
          {
            guard: {
              type: 'isUnauthorized',
            },
            actions: [
              {
                type: 'dropSession',
              },
            ],
          },
          {
            actions: [
              {
                type: 'logFailure',
              },
            ],
          },
        ],
      },
      on: {
        'session.follow': [
          {
            guard: {
              type: 'isKnownAlready',
            },
          },
          {
            guard: {
              type: 'isSameUser',
            },
            actions: [
              {
                type: 'change',
              },
              {
                type: 'emitSessionChanged',
                params: {
                  origin: 'otherTab',
                },
              },
            ],
          },
          {
            target: 'signedIn',
            actions: [
              {
                type: 'emitSessionEnded',
                params: {
                  reason: 'otherTab',
                },
              },
              {
                type: 'adopt',
              },
              {
                type: 'emitSessionStarted',
                params: {
                  origin: 'otherTab',
                },
              },
            ],
            reenter: true,
          },
        ],
        'session.change': {
          actions: [
            {
              type: 'change',
            },
            {
              type: 'storeSession',
            },
            {
              type: 'emitSessionChanged',
              params: {
                origin: 'here',
              },
            },
            {
              type: 'refreshAccount',
            },
          ],
        },
        'session.drop': [
          {
            target: 'guest',
            guard: {
              type: 'isElsewhere',
            },
            actions: [
              {
                type: 'clear',
              },
              {
                type: 'emitSessionEnded',
                params: {
                  reason: 'otherTab',
                },
              },
            ],
          },
          {
            target: 'guest',
            actions: [
              {
                type: 'clear',
              },
              {
                type: 'storeSession',
              },
              {
                type: 'emitSessionEnded',
              },
            ],
          },
        ],
        'favorites.changed': {
          actions: [
            {
              type: 'assignCount',
            },
            {
              type: 'storeSession',
            },
          ],
        },
      },
      states: {
        idle: {
          on: {
            'logout.request': {
              target: 'asking',
              actions: [
                {
                  type: 'chooseWayOut',
                },
              ],
            },
            'account.refresh': {
              target: '#session.signedIn',
              reenter: true,
            },
          },
        },
        asking: {
          description: 'The log-out waits for its confirmation.',
          on: {
            'logout.cancel': {
              target: 'idle',
            },
            'logout.confirm': {
              target: 'signingOut',
            },
          },
        },
        signingOut: {
          description: 'The server is informed. The session ends here whatever it responds.',
          invoke: {
            src: 'logout',
            onDone: {
              target: '#session.guest',
              actions: [
                {
                  type: 'showGoodbye',
                },
                {
                  type: 'emitGoodbye',
                },
                {
                  type: 'clear',
                },
                {
                  type: 'storeSession',
                },
              ],
            },
            onError: {
              target: '#session.guest',
              actions: [
                {
                  type: 'logFailure',
                },
                {
                  type: 'showGoodbye',
                },
                {
                  type: 'emitGoodbye',
                },
                {
                  type: 'clear',
                },
                {
                  type: 'storeSession',
                },
              ],
            },
          },
          on: {
            'session.drop': {
              target: '#session.guest',
              actions: [
                {
                  type: 'showGoodbye',
                },
                {
                  type: 'emitGoodbye',
                },
                {
                  type: 'clear',
                },
                {
                  type: 'storeSession',
                },
              ],
            },
            'session.recheck': {
              target: '#session.guest',
              actions: [
                {
                  type: 'showGoodbye',
                },
                {
                  type: 'emitGoodbye',
                },
                {
                  type: 'clear',
                },
                {
                  type: 'storeSession',
                },
              ],
            },
          },
          after: {
            signOutTimeout: {
              target: '#session.guest',
              actions: [
                {
                  type: 'logFailure',
                  params: {
                    operation: 'logout',
                    error: {
                      kind: 'timeout',
                    },
                  },
                },
                {
                  type: 'showGoodbye',
                },
                {
                  type: 'emitGoodbye',
                },
                {
                  type: 'clear',
                },
                {
                  type: 'storeSession',
                },
              ],
            },
          },
        },
      },
    },
  },
});
