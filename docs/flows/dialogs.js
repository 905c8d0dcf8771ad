// Written by `npm run generate` from the chart dialogs; pastes into Stately's visualizer.
// Dialogs: who the shopper is, one dialog at a time: login, registration, forgotten password, one-time code, new password.
//
// The login may also be somebody else's: a window of Google, Facebook or Apple is asked and what it proved exchanged.
//
// Closing aborts the request. Passwords and the token of a checked code live in the context only while a dialog is open and are dropped when it closes, however it closes. The server's first text per field stands under the field and what was typed stays. Where to go afterwards is a word of a closed list. How long until another code may be asked for is the server's word, kept as a moment. The ports are filled in `dialogs.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** A call waits until its response is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
const unanswered = fromPromise(() => new Promise(() => {}));

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actors: {
    askProvider: unanswered,
    countdown: unanswered,
    listCountries: unanswered,
    login: unanswered,
    loginWithProvider: unanswered,
    register: unanswered,
    resetPassword: unanswered,
    sendOtp: unanswered,
    verifyOtp: unanswered,
  },
  actions: {
    abandonLogin: done,
    aimAt: done,
    aimAtForgotten: done,
    announceSession: done,
    assignCodeError: done,
    assignCountries: done,
    assignForgotErrors: done,
    assignLoginErrors: done,
    assignPendingCode: done,
    assignProof: done,
    assignProvider: done,
    assignRegisterErrors: done,
    assignResetErrors: done,
    assignReturn: done,
    assignSecondsLeft: done,
    assignToken: done,
    checkForgotten: done,
    checkLogin: done,
    checkRegistration: done,
    checkReset: done,
    clearErrors: done,
    clearForms: done,
    clearPasswords: done,
    clearProof: done,
    clearProvider: done,
    clearReturn: done,
    emitVerified: done,
    emptyCode: done,
    fillLogin: done,
    logFailure: done,
    missDigits: done,
    prefillLogin: done,
    showBlocked: done,
    showFailure: done,
    showSuccess: done,
    typeCode: done,
    typeForgotten: done,
    typeLogin: done,
    typeRegistration: done,
    typeReset: done,
  },
  guards: {
    hasCountries: isSaid('hasCountries'),
    isAboutFields: isSaid('isAboutFields'),
    isBlocked: isSaid('isBlocked'),
    isCodeComplete: isSaid('isCodeComplete'),
    isCodePending: isSaid('isCodePending'),
    isCodeRefused: isSaid('isCodeRefused'),
    isForgotFilled: isSaid('isForgotFilled'),
    isForgotten: isSaid('isForgotten'),
    isLoginFilled: isSaid('isLoginFilled'),
    isOffered: isSaid('isOffered'),
    isOver: isSaid('isOver'),
    isProved: isSaid('isProved'),
    isRegistrationFilled: isSaid('isRegistrationFilled'),
    isResetFilled: isSaid('isResetFilled'),
    isToVerify: isSaid('isToVerify'),
  },
  delays: {
    requestTimeout: 30000,
  },
}).createMachine({
  id: 'dialogs',
  initial: 'closed',
  states: {
    closed: {
      entry: [
        {
          type: 'clearPasswords',
        },
        {
          type: 'clearErrors',
        },
        {
          type: 'clearReturn',
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
          target: '#dialogs.forgot',
        },
        'verify.open': {
          target: 'otp',
          actions: [
            {
              type: 'aimAt',
            },
          ],
        },
      },
    },
    login: {
      initial: 'editing',
      entry: [
        {
          type: 'prefillLogin',
        },
        {
          type: 'clearProvider',
        },
      ],
      on: {
        'dialog.close': {
          target: '#dialogs.closed',
          actions: [
            {
              type: 'abandonLogin',
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
          target: '#dialogs.forgot',
        },
        'session.started': {
          target: '#dialogs.closed',
        },
      },
      states: {
        editing: {
          on: {
            'login.type': {
              actions: [
                {
                  type: 'typeLogin',
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
                    type: 'checkLogin',
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
                  type: 'assignProvider',
                },
              ],
            },
          },
        },
        submitting: {
          tags: [
            'busy',
          ],
          invoke: {
            src: 'login',
            id: 'login',
            onDone: {
              target: '#dialogs.closed',
              actions: [
                {
                  type: 'announceSession',
                },
                {
                  type: 'clearForms',
                },
              ],
            },
            onError: {
              target: 'editing',
              actions: [
                {
                  type: 'assignLoginErrors',
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
                },
              ],
            },
          },
        },
        awaitingProvider: {
          invoke: {
            src: 'askProvider',
            id: 'askProvider',
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
              target: '#dialogs.closed',
              actions: [
                {
                  type: 'announceSession',
                },
                {
                  type: 'clearForms',
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
                },
              ],
            },
          },
        },
      },
    },
    register: {
      type: 'parallel',
      on: {
        'dialog.close': {
          target: '#dialogs.closed',
          actions: [
            {
              type: 'abandonLogin',
            },
          ],
        },
        'login.open': {
          target: '#dialogs.login',
          actions: [
            {
              type: 'assignReturn',
            },
          ],
        },
        'session.started': {
          target: '#dialogs.closed',
        },
      },
      states: {
        countries: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                src: 'listCountries',
                id: 'listCountries',
                onDone: {
                  target: 'ready',
                  actions: [
                    {
                      type: 'assignCountries',
                    },
                  ],
                },
                onError: {
                  target: 'failed',
                  actions: [
                    {
                      type: 'logFailure',
                    },
                  ],
                },
              },
              always: {
                target: 'ready',
                guard: {
                  type: 'hasCountries',
                },
              },
              after: {
                requestTimeout: {
                  target: 'failed',
                },
              },
            },
            ready: {},
            failed: {
              on: {
                'countries.reload': {
                  target: 'loading',
                },
              },
            },
          },
        },
        form: {
          initial: 'editing',
          states: {
            editing: {
              on: {
                'register.type': {
                  actions: [
                    {
                      type: 'typeRegistration',
                    },
                  ],
                },
                'register.submit': [
                  {
                    target: 'submitting',
                    guard: {
                      type: 'isRegistrationFilled',
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
                        type: 'checkRegistration',
                      },
                    ],
                  },
                ],
              },
            },
            submitting: {
              tags: [
                'busy',
              ],
              invoke: {
                src: 'register',
                id: 'register',
                onDone: [
                  {
                    target: '#dialogs.otp',
                    guard: {
                      type: 'isToVerify',
                    },
                    actions: [
                      {
                        type: 'announceSession',
                      },
                      {
                        type: 'clearForms',
                      },
                      {
                        type: 'clearPasswords',
                      },
                      {
                        type: 'aimAt',
                      },
                    ],
                  },
                  {
                    target: '#dialogs.closed',
                    actions: [
                      {
                        type: 'announceSession',
                      },
                      {
                        type: 'clearForms',
                      },
                    ],
                  },
                ],
                onError: [
                  {
                    target: 'editing',
                    guard: {
                      type: 'isAboutFields',
                    },
                    actions: [
                      {
                        type: 'assignRegisterErrors',
                      },
                    ],
                  },
                  {
                    target: 'editing',
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
                  target: 'editing',
                  actions: [
                    {
                      type: 'showFailure',
                    },
                  ],
                },
              },
            },
          },
        },
      },
    },
    forgot: {
      type: 'parallel',
      on: {
        'dialog.close': {
          target: '#dialogs.closed',
          actions: [
            {
              type: 'abandonLogin',
            },
          ],
        },
        'login.open': {
          target: '#dialogs.login',
          actions: [
            {
              type: 'assignReturn',
            },
          ],
        },
        'session.started': {
          target: '#dialogs.closed',
        },
      },
      states: {
        countries: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                src: 'listCountries',
                id: 'listCountries',
                onDone: {
                  target: 'ready',
                  actions: [
                    {
                      type: 'assignCountries',
                    },
                  ],
                },
                onError: {
                  target: 'failed',
                  actions: [
                    {
                      type: 'logFailure',
                    },
                  ],
                },
              },
              always: {
                target: 'ready',
                guard: {
                  type: 'hasCountries',
                },
              },
              after: {
                requestTimeout: {
                  target: 'failed',
                },
              },
            },
            ready: {},
            failed: {
              on: {
                'countries.reload': {
                  target: 'loading',
                },
              },
            },
          },
        },
        form: {
          initial: 'editing',
          states: {
            editing: {
              on: {
                'forgot.type': {
                  actions: [
                    {
                      type: 'typeForgotten',
                    },
                  ],
                },
                'forgot.submit': [
                  {
                    target: 'submitting',
                    guard: {
                      type: 'isForgotFilled',
                    },
                    actions: [
                      {
                        type: 'clearErrors',
                      },
                      {
                        type: 'aimAtForgotten',
                      },
                    ],
                  },
                  {
                    actions: [
                      {
                        type: 'checkForgotten',
                      },
                    ],
                  },
                ],
              },
            },
            submitting: {
              tags: [
                'busy',
              ],
              invoke: {
                src: 'sendOtp',
                id: 'sendOtp',
                onDone: {
                  target: '#dialogs.otp',
                  actions: [
                    {
                      type: 'assignPendingCode',
                    },
                    {
                      type: 'showSuccess',
                    },
                  ],
                },
                onError: {
                  target: 'editing',
                  actions: [
                    {
                      type: 'assignForgotErrors',
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
                    },
                  ],
                },
              },
            },
          },
        },
      },
    },
    otp: {
      type: 'parallel',
      entry: [
        {
          type: 'emptyCode',
        },
      ],
      on: {
        'dialog.close': {
          target: '#dialogs.closed',
          actions: [
            {
              type: 'abandonLogin',
            },
          ],
        },
        'session.started': {
          target: '#dialogs.closed',
          guard: {
            type: 'isForgotten',
          },
        },
      },
      states: {
        sending: {
          initial: 'choosing',
          states: {
            choosing: {
              always: [
                {
                  target: 'countingDown',
                  guard: {
                    type: 'isCodePending',
                  },
                },
                {
                  target: 'asking',
                },
              ],
            },
            asking: {
              invoke: {
                src: 'sendOtp',
                id: 'sendOtp',
                onDone: {
                  target: 'countingDown',
                  actions: [
                    {
                      type: 'assignPendingCode',
                    },
                    {
                      type: 'showSuccess',
                    },
                  ],
                },
                onError: {
                  target: 'resendable',
                  actions: [
                    {
                      type: 'showFailure',
                    },
                  ],
                },
              },
              after: {
                requestTimeout: {
                  target: 'resendable',
                  actions: [
                    {
                      type: 'showFailure',
                    },
                  ],
                },
              },
            },
            countingDown: {
              entry: [
                {
                  type: 'assignSecondsLeft',
                },
              ],
              invoke: {
                src: 'countdown',
                id: 'countdown',
              },
              on: {
                'countdown.tick': [
                  {
                    target: 'resendable',
                    guard: {
                      type: 'isOver',
                    },
                  },
                  {
                    actions: [
                      {
                        type: 'assignSecondsLeft',
                      },
                    ],
                  },
                ],
              },
            },
            resendable: {
              on: {
                'otp.resend': {
                  target: 'asking',
                  actions: [
                    {
                      type: 'emptyCode',
                    },
                  ],
                },
              },
            },
          },
        },
        entry: {
          initial: 'editing',
          states: {
            editing: {
              on: {
                'otp.type': {
                  actions: [
                    {
                      type: 'typeCode',
                    },
                  ],
                },
                'otp.submit': [
                  {
                    target: 'verifying',
                    guard: {
                      type: 'isCodeComplete',
                    },
                  },
                  {
                    actions: [
                      {
                        type: 'missDigits',
                      },
                    ],
                  },
                ],
              },
            },
            verifying: {
              tags: [
                'busy',
              ],
              invoke: {
                src: 'verifyOtp',
                id: 'verifyOtp',
                onDone: [
                  {
                    target: '#dialogs.reset',
                    guard: {
                      type: 'isForgotten',
                    },
                    actions: [
                      {
                        type: 'assignToken',
                      },
                    ],
                  },
                  {
                    target: '#dialogs.closed',
                    actions: [
                      {
                        type: 'emitVerified',
                      },
                      {
                        type: 'showSuccess',
                      },
                    ],
                  },
                ],
                onError: [
                  {
                    target: 'editing',
                    guard: {
                      type: 'isCodeRefused',
                    },
                    actions: [
                      {
                        type: 'emptyCode',
                      },
                      {
                        type: 'assignCodeError',
                      },
                      {
                        type: 'showFailure',
                      },
                    ],
                  },
                  {
                    target: 'editing',
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
                  target: 'editing',
                  actions: [
                    {
                      type: 'showFailure',
                    },
                  ],
                },
              },
            },
          },
        },
      },
    },
    reset: {
      initial: 'editing',
      on: {
        'dialog.close': {
          target: '#dialogs.closed',
          actions: [
            {
              type: 'abandonLogin',
            },
          ],
        },
        'session.started': {
          target: '#dialogs.closed',
        },
      },
      states: {
        editing: {
          on: {
            'reset.type': {
              actions: [
                {
                  type: 'typeReset',
                },
              ],
            },
            'reset.submit': [
              {
                target: 'submitting',
                guard: {
                  type: 'isResetFilled',
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
                    type: 'checkReset',
                  },
                ],
              },
            ],
          },
        },
        submitting: {
          tags: [
            'busy',
          ],
          invoke: {
            src: 'resetPassword',
            id: 'resetPassword',
            onDone: {
              target: '#dialogs.login',
              actions: [
                {
                  type: 'clearPasswords',
                },
                {
                  type: 'fillLogin',
                },
                {
                  type: 'showSuccess',
                },
              ],
            },
            onError: {
              target: 'editing',
              actions: [
                {
                  type: 'assignResetErrors',
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
                },
              ],
            },
          },
        },
      },
    },
  },
});
