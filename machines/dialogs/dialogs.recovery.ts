/** The dialogs of a code: the one that asks where to send it, the one that takes it, and the new password after it. */
import { otpResendSeconds } from '../constants.ts';
import { codeRequestOf } from './dialogs.codes.ts';
import { dialogsSetup } from './dialogs.setup.ts';
import { close, countriesRegion, errorIn, notify, openLogin, silence } from './dialogs.shared.ts';

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
                { type: 'assignPendingCode', params: ({ event }) => event.output },
                { type: 'showSuccess', params: ({ event }) => ({ message: event.output.message, key: codeSent }) },
              ],
            },
            onError: { target: 'editing', actions: [{ type: 'assignForgotErrors', params: errorIn }, notify] },
          },
          after: { requestTimeout: silence },
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
        choosing: { always: [{ guard: 'isCodePending', target: 'countingDown' }, { target: 'asking' }] },
        asking: {
          invoke: {
            src: 'sendOtp',
            id: 'sendOtp',
            input: ({ context }) => codeRequestOf(context),
            onDone: {
              target: 'countingDown',
              actions: [
                { type: 'assignPendingCode', params: ({ event }) => event.output },
                { type: 'showSuccess', params: ({ event }) => ({ message: event.output.message, key: codeSent }) },
              ],
            },
            onError: { target: 'resendable', actions: notify },
          },
          after: {
            requestTimeout: { target: 'resendable', actions: { type: 'showFailure', params: { error: undefined } } },
          },
        },
        countingDown: {
          entry: { type: 'assignSecondsLeft', params: { secondsLeft: otpResendSeconds } },
          invoke: { src: 'countdown', id: 'countdown', input: ({ context }) => ({ until: context.resendAt }) },
          on: {
            'countdown.tick': [
              { guard: { type: 'isOver', params: ({ event }) => event }, target: 'resendable' },
              { actions: { type: 'assignSecondsLeft', params: ({ event }) => event } },
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
                actions: { type: 'assignToken', params: ({ event }) => event.output },
              },
              {
                target: '#dialogs.closed',
                actions: ['emitVerified', { type: 'showSuccess', params: { key: 'Your account is verified' } }],
              },
            ],
            onError: [
              {
                guard: { type: 'isCodeRefused', params: errorIn },
                target: 'editing',
                actions: ['emptyCode', { type: 'assignCodeError', params: errorIn }, notify],
              },
              { target: 'editing', actions: notify },
            ],
          },
          after: { requestTimeout: silence },
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
            'clearPasswords',
            'fillLogin',
            { type: 'showSuccess', params: ({ event }) => ({ message: event.output.message, key: passwordSet }) },
          ],
        },
        onError: { target: 'editing', actions: [{ type: 'assignResetErrors', params: errorIn }, notify] },
      },
      after: { requestTimeout: silence },
    },
  },
});
