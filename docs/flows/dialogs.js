// Written by `npm run generate` from the chart dialogs; pastes into Stately's visualizer.
// Dialogs: who the shopper is, one dialog at a time: login, registration, forgotten password, one-time code, new password.
//
// The login may also be somebody else's: a window of Google, Facebook or Apple is asked and what it proved exchanged.
//
// Closing aborts the request. Passwords and the token of a checked code live in the context only while a dialog is open and are dropped when it closes, however it closes. The server's first text per field stands under the field and what was typed stays. Where to go afterwards is a word of a closed list. How long until another code may be asked for is the server's word, kept as a moment. The ports are filled in `dialogs.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** A call waits until its answer is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
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
    checkForgotten: done,
    checkLogin: done,
    checkRegistration: done,
    checkReset: done,
    clearErrors: done,
    clearForms: done,
    emptyCode: done,
    fillLogin: done,
    forgetPasswords: done,
    forgetProof: done,
    forgetProvider: done,
    forgetReturn: done,
    keepCodeError: done,
    keepCodeOnItsWay: done,
    keepCountries: done,
    keepForgotErrors: done,
    keepLoginErrors: done,
    keepProof: done,
    keepProvider: done,
    keepRegisterErrors: done,
    keepResetErrors: done,
    keepReturn: done,
    keepSecondsLeft: done,
    keepToken: done,
    missDigits: done,
    noteFailure: done,
    prefillLogin: done,
    tellBlocked: done,
    tellFailure: done,
    tellSuccess: done,
    tellVerified: done,
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
    isCodeOnItsWay: isSaid('isCodeOnItsWay'),
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
    hungCall: 30000,
  },
}).createMachine({
  id: 'dialogs',
  initial: 'closed',
  states: {
    closed: {
      entry: [
        {
          type: 'forgetPasswords',
        },
        {
          type: 'clearErrors',
        },
        {
          type: 'forgetReturn',
        },
      ],
      on: {
        'login.open': {
          target: '#dialogs.login',
          actions: [
            {
              type: 'keepReturn',
            },
          ],
        },
        'register.open': {
          target: '#dialogs.register',
          actions: [
            {
              type: 'keepReturn',
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
          type: 'forgetProvider',
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
              type: 'keepReturn',
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
                  type: 'keepProvider',
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
                  type: 'keepLoginErrors',
                },
                {
                  type: 'tellFailure',
                },
              ],
            },
          },
          after: {
            hungCall: {
              target: 'editing',
              actions: [
                {
                  type: 'tellFailure',
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
                    type: 'keepProof',
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
                    type: 'tellBlocked',
                  },
                ],
              },
              {
                target: 'editing',
                actions: [
                  {
                    type: 'noteFailure',
                  },
                ],
              },
            ],
            onError: {
              target: 'editing',
              actions: [
                {
                  type: 'noteFailure',
                },
                {
                  type: 'tellFailure',
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
              type: 'forgetProof',
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
                  type: 'tellFailure',
                },
              ],
            },
          },
          after: {
            hungCall: {
              target: 'editing',
              actions: [
                {
                  type: 'tellFailure',
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
              type: 'keepReturn',
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
                      type: 'keepCountries',
                    },
                  ],
                },
                onError: {
                  target: 'failed',
                  actions: [
                    {
                      type: 'noteFailure',
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
                hungCall: {
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
                        type: 'forgetPasswords',
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
                        type: 'keepRegisterErrors',
                      },
                    ],
                  },
                  {
                    target: 'editing',
                    actions: [
                      {
                        type: 'tellFailure',
                      },
                    ],
                  },
                ],
              },
              after: {
                hungCall: {
                  target: 'editing',
                  actions: [
                    {
                      type: 'tellFailure',
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
              type: 'keepReturn',
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
                      type: 'keepCountries',
                    },
                  ],
                },
                onError: {
                  target: 'failed',
                  actions: [
                    {
                      type: 'noteFailure',
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
                hungCall: {
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
                      type: 'keepCodeOnItsWay',
                    },
                    {
                      type: 'tellSuccess',
                    },
                  ],
                },
                onError: {
                  target: 'editing',
                  actions: [
                    {
                      type: 'keepForgotErrors',
                    },
                    {
                      type: 'tellFailure',
                    },
                  ],
                },
              },
              after: {
                hungCall: {
                  target: 'editing',
                  actions: [
                    {
                      type: 'tellFailure',
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
                    type: 'isCodeOnItsWay',
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
                      type: 'keepCodeOnItsWay',
                    },
                    {
                      type: 'tellSuccess',
                    },
                  ],
                },
                onError: {
                  target: 'resendable',
                  actions: [
                    {
                      type: 'tellFailure',
                    },
                  ],
                },
              },
              after: {
                hungCall: {
                  target: 'resendable',
                  actions: [
                    {
                      type: 'tellFailure',
                    },
                  ],
                },
              },
            },
            countingDown: {
              entry: [
                {
                  type: 'keepSecondsLeft',
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
                        type: 'keepSecondsLeft',
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
                        type: 'keepToken',
                      },
                    ],
                  },
                  {
                    target: '#dialogs.closed',
                    actions: [
                      {
                        type: 'tellVerified',
                      },
                      {
                        type: 'tellSuccess',
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
                        type: 'keepCodeError',
                      },
                      {
                        type: 'tellFailure',
                      },
                    ],
                  },
                  {
                    target: 'editing',
                    actions: [
                      {
                        type: 'tellFailure',
                      },
                    ],
                  },
                ],
              },
              after: {
                hungCall: {
                  target: 'editing',
                  actions: [
                    {
                      type: 'tellFailure',
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
                  type: 'forgetPasswords',
                },
                {
                  type: 'fillLogin',
                },
                {
                  type: 'tellSuccess',
                },
              ],
            },
            onError: {
              target: 'editing',
              actions: [
                {
                  type: 'keepResetErrors',
                },
                {
                  type: 'tellFailure',
                },
              ],
            },
          },
          after: {
            hungCall: {
              target: 'editing',
              actions: [
                {
                  type: 'tellFailure',
                },
              ],
            },
          },
        },
      },
    },
  },
});
