// Written by `npm run generate` from the chart session; pastes into Stately's visualizer.
// Session: who is signed in, and the only owner of the token. The token is in the context and in storage, nowhere else.
//
// `restoring` counts as pending, so that a reload of a private page throws nobody out. However a session ends, it ends once: signing out, a 401 and another tab all run `end`, which forgets, stores and tells. Signing out succeeds whatever the server answers, and does not wait for it for long. What another tab did is followed without storing or telling it again; a new name or a new token of the same user is no new session. Ports: `session.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

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
    change: done,
    chooseWayOut: done,
    clear: done,
    dropSession: done,
    emitGoodbye: done,
    emitSessionChanged: done,
    emitSessionEnded: done,
    emitSessionStarted: done,
    logFailure: done,
    showGoodbye: done,
    storeCount: done,
    storeDetails: done,
    storeSession: done,
  },
  guards: {
    isElsewhere: isSaid('isElsewhere'),
    isFound: isSaid('isFound'),
    isKnownAlready: isSaid('isKnownAlready'),
    isReplaced: isSaid('isReplaced'),
    isSame: isSaid('isSame'),
    isSameUser: isSaid('isSameUser'),
    isSignedIn: isSaid('isSignedIn'),
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
              },
              {
                type: 'adoptRestored',
              },
              {
                type: 'emitSessionStarted',
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
      invoke: {
        src: 'getAccountDetails',
        onDone: {
          actions: [
            {
              type: 'storeDetails',
            },
            {
              type: 'storeSession',
            },
            {
              type: 'emitSessionChanged',
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
              },
            ],
          },
          {
            target: 'signedIn',
            actions: [
              {
                type: 'emitSessionEnded',
              },
              {
                type: 'adopt',
              },
              {
                type: 'emitSessionStarted',
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
              type: 'storeCount',
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
            'account.reload': {
              target: '#session.signedIn',
              reenter: true,
            },
          },
        },
        asking: {
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
          },
          after: {
            signOutTimeout: {
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
        },
      },
    },
  },
});
