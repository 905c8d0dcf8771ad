/** The dialogs of a code: the one that asks where to send it, the one that takes it, and the new password after it. */
import { otpResendSeconds } from '../constants.ts';
import { codeRequestOf } from './dialogs.codes.ts';
import { dialogsSetup } from './dialogs.setup.ts';
import { close, countriesRegion, errorIn, openLogin, silence, tell } from './dialogs.shared.ts';

const codeSent = 'A code is on its way.';
const passwordSet = 'Your password is changed';

export const forgot = dialogsSetup.createStateConfig({
  type: 'parallel',
  on: { 'dialog.close': close, 'login.open': openLogin, 'session.started': '#dialogs.closed' },
  states: {
    countries: countriesRegion,
    form: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'forgot.type': { actions: { type: 'typeForgotten', params: ({ event }) => event } },
            'forgot.submit': [
              { guard: 'isForgotFilled', target: 'submitting', actions: ['clearErrors', 'aimAtForgotten'] },
              { actions: 'checkForgotten' },
            ],
          },
        },
        submitting: {
          tags: 'busy',
          invoke: {
            src: 'sendOtp',
            id: 'sendOtp',
            input: ({ context }) => codeRequestOf(context),
            onDone: {
              target: '#dialogs.otp',
              actions: [
                { type: 'keepCodeOnItsWay', params: ({ event }) => event.output },
                { type: 'tellSuccess', params: ({ event }) => ({ message: event.output.message, key: codeSent }) },
              ],
            },
            onError: { target: 'editing', actions: [{ type: 'keepForgotErrors', params: errorIn }, tell] },
          },
          after: { hungCall: silence },
        },
      },
    },
  },
});

/** Sending and entering run side by side: a shopper may type an old code while a new one is asked for. */
export const otp = dialogsSetup.createStateConfig({
  type: 'parallel',
  entry: 'emptyCode',
  on: {
    'dialog.close': close,
    // The session that a registration just began is no reason to close.
    'session.started': { guard: 'isForgotten', target: '#dialogs.closed' },
  },
  states: {
    sending: {
      initial: 'choosing',
      states: {
        choosing: { always: [{ guard: 'isCodeOnItsWay', target: 'countingDown' }, { target: 'asking' }] },
        asking: {
          invoke: {
            src: 'sendOtp',
            id: 'sendOtp',
            input: ({ context }) => codeRequestOf(context),
            onDone: {
              target: 'countingDown',
              actions: [
                { type: 'keepCodeOnItsWay', params: ({ event }) => event.output },
                { type: 'tellSuccess', params: ({ event }) => ({ message: event.output.message, key: codeSent }) },
              ],
            },
            onError: { target: 'resendable', actions: tell },
          },
          after: { hungCall: { target: 'resendable', actions: { type: 'tellFailure', params: { error: undefined } } } },
        },
        countingDown: {
          entry: { type: 'keepSecondsLeft', params: { secondsLeft: otpResendSeconds } },
          invoke: { src: 'countdown', id: 'countdown', input: ({ context }) => ({ until: context.resendAt }) },
          on: {
            'countdown.tick': [
              { guard: { type: 'isOver', params: ({ event }) => event }, target: 'resendable' },
              { actions: { type: 'keepSecondsLeft', params: ({ event }) => event } },
            ],
          },
        },
        resendable: { on: { 'otp.resend': { target: 'asking', actions: 'emptyCode' } } },
      },
    },
    entry: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'otp.type': { actions: { type: 'typeCode', params: ({ event }) => event } },
            'otp.submit': [{ guard: 'isCodeComplete', target: 'verifying' }, { actions: 'missDigits' }],
          },
        },
        verifying: {
          tags: 'busy',
          invoke: {
            src: 'verifyOtp',
            id: 'verifyOtp',
            input: ({ context }) => ({ phone: context.contact.phone, otp: context.boxes.join('') }),
            onDone: [
              {
                guard: 'isForgotten',
                target: '#dialogs.reset',
                actions: { type: 'keepToken', params: ({ event }) => event.output },
              },
              {
                target: '#dialogs.closed',
                actions: ['tellVerified', { type: 'tellSuccess', params: { key: 'Your account is verified' } }],
              },
            ],
            onError: [
              {
                guard: { type: 'isCodeRefused', params: errorIn },
                target: 'editing',
                actions: ['emptyCode', { type: 'keepCodeError', params: errorIn }, tell],
              },
              { target: 'editing', actions: tell },
            ],
          },
          after: { hungCall: silence },
        },
      },
    },
  },
});

export const reset = dialogsSetup.createStateConfig({
  initial: 'editing',
  on: { 'dialog.close': close, 'session.started': '#dialogs.closed' },
  states: {
    editing: {
      on: {
        'reset.type': { actions: { type: 'typeReset', params: ({ event }) => event } },
        'reset.submit': [
          { guard: 'isResetFilled', target: 'submitting', actions: 'clearErrors' },
          { actions: 'checkReset' },
        ],
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'resetPassword',
        id: 'resetPassword',
        input: ({ context }) => ({ token: context.resetToken, ...context.reset }),
        onDone: {
          target: '#dialogs.login',
          actions: [
            'forgetPasswords',
            'fillLogin',
            { type: 'tellSuccess', params: ({ event }) => ({ message: event.output.message, key: passwordSet }) },
          ],
        },
        onError: { target: 'editing', actions: [{ type: 'keepResetErrors', params: errorIn }, tell] },
      },
      after: { hungCall: silence },
    },
  },
});
