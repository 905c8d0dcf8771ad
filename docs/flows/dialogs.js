// Written by `npm run generate` from the chart dialogs; pastes into Stately's visualizer.
// Dialogs: which dialog of who the shopper is is open: login, registration, the three of a forgotten password, or the code that verifies an account. Each is a chart of its own; this one opens and closes them, and says what follows.
//
// Closing a dialog stops its chart, which aborts its requests and drops its secrets, however it closes. What was typed is stored as drafts, so that who comes back finds it; passwords among them only while a dialog is open. Where to go afterwards is a word of a closed list. The charts' ports are filled in `dialogs.live.ts`.
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
    isToVerify: isSaid('isToVerify'),
    leadsOn: isSaid('leadsOn'),
  },
}).createMachine({
  id: 'dialogs',
  initial: 'closed',
  description: 'Which dialog of who the shopper is is open.',
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
            },
            {
              type: 'assignNewContact',
            },
          ],
        },
      },
    },
    loggedIn: {
      description: 'What made the shopper log in is gone on with, whatever follows.',
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
      description: 'A new account is verified at once where the shop wants that.',
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
      description: 'The chart of the forgotten password goes from step to step; each has a dialog of its own.',
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
      description: 'A code proves the contact of an account. The session that a registration just began is no reason to close.',
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
            },
          ],
        },
      },
    },
  },
});
