// Written by `npm run generate` from the chart recover; pastes into Stately's visualizer.
// Recover: a forgotten password in three steps: the recipient of a code, the code, the new password.
//
// The countries and the one-time code are charts of their own. The first form sends the first code, so that a refusal is shown there; the code's chart sends the next ones. The context has the token of a verified code until the password is set. `recover.advanced` names the next step, `recover.succeeded` who may log in now. Leaving the chart aborts its requests and drops the token. The ports are filled in `recover.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** A call waits until its response is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
const unanswered = fromPromise(() => new Promise(() => {}));

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actors: {
    countries: unanswered,
    oneTimeCode: unanswered,
    relay: unanswered,
    resetPassword: unanswered,
    sendOtp: unanswered,
  },
  actions: {
    assignContact: done,
    assignCountries: done,
    assignForgotErrors: done,
    assignForgotField: done,
    assignResetErrors: done,
    assignResetField: done,
    assignResetRefusal: done,
    assignSent: done,
    assignServerErrors: done,
    assignToken: done,
    clearResetErrors: done,
    emitAdvanced: done,
    emitSucceeded: done,
    emitTyped: done,
    passOn: done,
    showFailure: done,
    showRejection: done,
    showSent: done,
    showSuccess: done,
  },
  guards: {
    isContactFilled: isSaid('isContactFilled'),
    isPasswordFilled: isSaid('isPasswordFilled'),
  },
  delays: {
    requestTimeout: 30000,
  },
}).createMachine({
  id: 'recover',
  initial: 'contact',
  description: 'A shopper who forgot the password sets a new one.',
  invoke: {
    src: 'relay',
    id: 'relay',
  },
  on: {
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
    contact: {
      initial: 'editing',
      description: 'The shopper says where the code goes.',
      invoke: {
        src: 'countries',
        id: 'countries',
      },
      on: {
        'countries.loaded': {
          actions: [
            {
              type: 'assignCountries',
            },
            {
              type: 'passOn',
            },
          ],
        },
      },
      states: {
        editing: {
          on: {
            'forgot.type': {
              actions: [
                {
                  type: 'assignForgotField',
                },
                {
                  type: 'emitTyped',
                },
              ],
            },
            'forgot.submit': [
              {
                target: 'submitting',
                guard: {
                  type: 'isContactFilled',
                },
                actions: [
                  {
                    type: 'assignContact',
                  },
                ],
              },
              {
                actions: [
                  {
                    type: 'assignForgotErrors',
                  },
                ],
              },
            ],
          },
        },
        submitting: {
          description: 'The server sends the first code.',
          tags: [
            'busy',
          ],
          invoke: {
            src: 'sendOtp',
            id: 'sendOtp',
            onDone: {
              target: '#recover.code',
              actions: [
                {
                  type: 'assignSent',
                },
                {
                  type: 'showSent',
                },
                {
                  type: 'emitAdvanced',
                  params: {
                    step: 'code',
                  },
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
      },
    },
    code: {
      description: 'The shopper types the code that was sent.',
      invoke: {
        src: 'oneTimeCode',
        id: 'oneTimeCode',
      },
      on: {
        'code.accepted': {
          target: 'password',
          actions: [
            {
              type: 'assignToken',
            },
            {
              type: 'emitAdvanced',
              params: {
                step: 'password',
              },
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
      },
    },
    password: {
      initial: 'editing',
      description: 'The shopper types the new password twice.',
      states: {
        editing: {
          on: {
            'reset.type': {
              actions: [
                {
                  type: 'assignResetField',
                },
              ],
            },
            'reset.submit': [
              {
                target: 'submitting',
                guard: {
                  type: 'isPasswordFilled',
                },
                actions: [
                  {
                    type: 'clearResetErrors',
                  },
                ],
              },
              {
                actions: [
                  {
                    type: 'assignResetErrors',
                  },
                ],
              },
            ],
          },
        },
        submitting: {
          description: 'The server sets the password.',
          tags: [
            'busy',
          ],
          invoke: {
            src: 'resetPassword',
            id: 'resetPassword',
            onDone: {
              target: '#recover.recovered',
              actions: [
                {
                  type: 'showSuccess',
                },
                {
                  type: 'emitSucceeded',
                },
              ],
            },
            onError: {
              target: 'editing',
              actions: [
                {
                  type: 'assignResetRefusal',
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
      },
    },
    recovered: {
      description: 'The chart that invoked this one opens the login.',
    },
  },
});
