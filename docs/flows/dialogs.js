// Written by `npm run generate` from the chart dialogs; pastes into Stately's visualizer.
// Dialogs: which account dialog is open: login, registration, one of the three for a forgotten password, or the code that verifies an account. Each dialog is a chart of its own. This one opens and closes them and decides what follows.
//
// Closing a dialog stops its chart, which aborts its requests and drops its secrets. Typed texts are stored as drafts, so that a shopper who comes back finds them. Passwords are stored only while a dialog is open. Where the shopper goes afterwards is one of a closed list. The ports of the charts are filled in `dialogs.live.ts`.
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
    login: unanswered,
    oneTimeCode: unanswered,
    recover: unanswered,
    register: unanswered,
    relay: unanswered,
  },
  actions: {
    assignContact: done,
    assignCountries: done,
    assignDraft: done,
    assignNewContact: done,
    assignOwner: done,
    assignReturn: done,
    clearDrafts: done,
    clearVisit: done,
    emitAbandoned: done,
    emitSession: done,
    emitVerified: done,
    navigate: done,
    passOn: done,
    showRejection: done,
    showSuccess: done,
  },
  guards: {
    isAtCode: isSaid('isAtCode'),
    isToVerify: isSaidSo('isToVerify'),
    leadsOn: isSaidSo('leadsOn'),
  },
}).createMachine({
  id: 'dialogs',
  initial: 'closed',
  description: 'Which account dialog is open.',
  invoke: {
    src: 'relay',
    id: 'relay',
  },
  on: {
    'login.typed': {
      actions: [
        {
          type: 'assignDraft',
        },
      ],
    },
    'register.typed': {
      actions: [
        {
          type: 'assignDraft',
        },
      ],
    },
    'forgot.typed': {
      actions: [
        {
          type: 'assignDraft',
        },
      ],
    },
    'countries.loaded': {
      actions: [
        {
          type: 'assignCountries',
        },
      ],
    },
    'notice.requested': {
      actions: [
        {
          type: 'passOn',
        },
      ],
    },
    'failure.logged': {
      actions: [
        {
          type: 'passOn',
        },
      ],
    },
  },
  states: {
    closed: {
      description: 'No dialog is open.',
      entry: [
        {
          type: 'clearVisit',
        },
      ],
      on: {
        'login.open': {
          target: '#dialogs.login',
          actions: [
            {
              type: 'assignReturn',
            },
          ],
        },
        'register.open': {
          target: '#dialogs.register',
          actions: [
            {
              type: 'assignReturn',
            },
          ],
        },
        'forgot.open': {
          target: 'recover',
        },
        'verify.open': {
          target: 'verify',
          actions: [
            {
              type: 'assignContact',
            },
          ],
        },
      },
    },
    login: {
      invoke: {
        src: 'login',
        id: 'login',
      },
      on: {
        'register.open': {
          target: '#dialogs.register',
          actions: [
            {
              type: 'assignReturn',
            },
          ],
        },
        'forgot.open': {
          target: 'recover',
        },
        'dialog.close': {
          target: '#dialogs.closed',
          actions: [
            {
              type: 'emitAbandoned',
            },
          ],
        },
        'session.started': {
          target: 'closed',
        },
        'login.succeeded': {
          target: 'loggedIn',
          actions: [
            {
              type: 'emitSession',
            },
            {
              type: 'showSuccess',
              params: {
                key: 'Login successful',
              },
            },
          ],
        },
      },
    },
    register: {
      invoke: {
        src: 'register',
        id: 'register',
      },
      on: {
        'login.open': {
          target: '#dialogs.login',
          actions: [
            {
              type: 'assignReturn',
            },
          ],
        },
        'dialog.close': {
          target: '#dialogs.closed',
          actions: [
            {
              type: 'emitAbandoned',
            },
          ],
        },
        'session.started': {
          target: 'closed',
        },
        'register.succeeded': {
          target: 'loggedIn',
          actions: [
            {
              type: 'emitSession',
            },
            {
              type: 'showSuccess',
              params: {
                key: 'Registration successful',
              },
            },
            {
              type: 'assignNewContact',
            },
          ],
        },
      },
    },
    loggedIn: {
      description: 'The action that made the shopper log in continues, whatever follows.',
      entry: [
        {
          type: 'clearDrafts',
        },
      ],
      always: [
        {
          target: 'settling',
          guard: {
            type: 'leadsOn',
          },
          actions: [
            {
              type: 'navigate',
            },
          ],
        },
        {
          target: 'settling',
        },
      ],
    },
    settling: {
      description: 'A new account is verified at once if the shop requires it.',
      always: [
        {
          target: 'verify',
          guard: {
            type: 'isToVerify',
          },
        },
        {
          target: 'closed',
        },
      ],
    },
    recover: {
      initial: 'contact',
      description: 'The recover chart advances step by step; each step has its own dialog.',
      invoke: {
        src: 'recover',
        id: 'recover',
      },
      on: {
        'dialog.close': {
          target: '#dialogs.closed',
          actions: [
            {
              type: 'emitAbandoned',
            },
          ],
        },
        'session.started': {
          target: 'closed',
        },
        'recover.advanced': [
          {
            target: '.code',
            guard: {
              type: 'isAtCode',
            },
          },
          {
            target: '.password',
          },
        ],
        'recover.succeeded': {
          target: 'login',
          actions: [
            {
              type: 'assignOwner',
            },
          ],
        },
      },
      states: {
        contact: {
          on: {
            'login.open': {
              target: '#dialogs.login',
              actions: [
                {
                  type: 'assignReturn',
                },
              ],
            },
          },
        },
        code: {},
        password: {},
      },
    },
    verify: {
      description: 'A code verifies the contact of an account, as long as somebody is signed in. A session that starts meanwhile does not close the dialog.',
      invoke: {
        src: 'oneTimeCode',
        id: 'oneTimeCode',
      },
      on: {
        'dialog.close': {
          target: '#dialogs.closed',
          actions: [
            {
              type: 'emitAbandoned',
            },
          ],
        },
        'session.ended': {
          target: 'closed',
        },
        'code.rejected': {
          actions: [
            {
              type: 'showRejection',
            },
          ],
        },
        'code.accepted': {
          target: 'closed',
          actions: [
            {
              type: 'emitVerified',
            },
            {
              type: 'showSuccess',
              params: {
                key: 'Your account is verified',
              },
            },
          ],
        },
      },
    },
  },
});
