/**
 * Recover: a forgotten password in three steps: the recipient of a code, the code, the new password.
 *
 * The countries and the one-time code are charts of their own. The first form sends the first code, so that a refusal
 * is shown there; the code's chart sends the next ones. The context has the token of a verified code until the password
 * is set. `recover.advanced` names the next step, `recover.succeeded` who may log in now. Leaving the chart aborts its
 * requests and drops the token. The ports are filled in `recover.live.ts`.
 *
 * @spec R8, R9, R11, R24, R25
 */
import { withCountry } from '../countries/countries.logic.ts';
import { timeout } from '../shared/failure.actions.ts';
import { errorIn } from '../shared/failure.ts';
import { codeInputOf, codeRequestOf, noContact, noReset, otherContactOf } from './recover.logic.ts';
import { recoverSetup } from './recover.setup.ts';

const showTimeout = { type: 'showFailure', params: timeout } as const;

export const recoverMachine = recoverSetup.createMachine({
  id: 'recover',
  description: 'A shopper who forgot the password sets a new one.',
  context: ({ input }) => ({
    ...input,
    fields: withCountry(input.fields, input.countries),
    errors: {},
    contact: noContact,
    resendAt: 0,
    token: '',
    reset: noReset,
    resetErrors: {},
  }),
  invoke: { src: 'relay', id: 'relay', input: ({ self }) => ({ parent: self }) },
  on: {
    'notice.requested': { actions: { type: 'passOn', params: ({ event }) => event } },
    'failure.logged': { actions: { type: 'passOn', params: ({ event }) => event } },
  },
  initial: 'contact',
  states: {
    contact: {
      description: 'The shopper says where the code goes.',
      invoke: { src: 'countries', id: 'countries', input: ({ context }) => ({ countries: context.countries }) },
      on: {
        'countries.loaded': {
          actions: [
            { type: 'assignCountries', params: ({ event }) => event },
            { type: 'passOn', params: ({ event }) => event },
          ],
        },
      },
      initial: 'editing',
      states: {
        editing: {
          on: {
            'forgot.type': { actions: [{ type: 'assignForgotField', params: ({ event }) => event }, 'emitTyped'] },
            'forgot.submit': [
              { guard: 'isContactFilled', target: 'submitting', actions: 'assignContact' },
              { actions: 'assignForgotErrors' },
            ],
          },
        },
        submitting: {
          description: 'The server sends the first code.',
          tags: 'busy',
          invoke: {
            src: 'sendOtp',
            id: 'sendOtp',
            input: ({ context }) => codeRequestOf(context.contact, 1),
            onDone: {
              target: '#recover.code',
              actions: [
                { type: 'assignSent', params: ({ event }) => event.output },
                { type: 'showSent', params: ({ event }) => event.output },
                { type: 'emitAdvanced', params: { step: 'code' } },
              ],
            },
            onError: {
              target: 'editing',
              actions: [
                { type: 'assignServerErrors', params: errorIn },
                { type: 'showFailure', params: errorIn },
              ],
            },
          },
          after: { requestTimeout: { target: 'editing', actions: showTimeout } },
        },
      },
    },
    code: {
      description: 'The shopper types the code that was sent.',
      invoke: {
        src: 'oneTimeCode',
        id: 'oneTimeCode',
        input: ({ context }) => ({
          ...codeInputOf(context.contact, codeRequestOf(context.contact, 1), context.resendAt),
          sentToOther: otherContactOf(context.contact, context.forgotOtpType),
        }),
      },
      on: {
        'code.accepted': {
          target: 'password',
          actions: [
            { type: 'assignToken', params: ({ event }) => event },
            { type: 'emitAdvanced', params: { step: 'password' } },
          ],
        },
        'code.rejected': { actions: { type: 'showRejection', params: ({ event }) => event } },
      },
    },
    password: {
      description: 'The shopper types the new password twice.',
      initial: 'editing',
      states: {
        editing: {
          on: {
            'reset.type': { actions: { type: 'assignResetField', params: ({ event }) => event } },
            'reset.submit': [
              { guard: 'isPasswordFilled', target: 'submitting', actions: 'clearResetErrors' },
              { actions: 'assignResetErrors' },
            ],
          },
        },
        submitting: {
          description: 'The server sets the password.',
          tags: 'busy',
          invoke: {
            src: 'resetPassword',
            id: 'resetPassword',
            input: ({ context }) => ({ token: context.token, ...context.reset }),
            onDone: {
              target: '#recover.recovered',
              actions: [
                {
                  type: 'showSuccess',
                  params: ({ event }) => ({ message: event.output.message, key: 'Your password was changed' }),
                },
                'emitSucceeded',
              ],
            },
            onError: {
              target: 'editing',
              actions: [
                { type: 'assignResetRefusal', params: errorIn },
                { type: 'showFailure', params: errorIn },
              ],
            },
          },
          after: { requestTimeout: { target: 'editing', actions: showTimeout } },
        },
      },
    },
    recovered: { description: 'The chart that invoked this one opens the login.' },
  },
});
