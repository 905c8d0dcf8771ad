/** The code that proves the address. Sending and entering run side by side: an old code may be typed while a new one is asked for. */
import { otpResendSeconds } from '../constants.ts';
import { emailIn, errorIn, partnerSetup } from './partner.setup.ts';

const notify = { type: 'showFailure', params: errorIn } as const;
const showTimeout = { type: 'showFailure', params: { error: undefined } } as const;

export const code = partnerSetup.createStateConfig({
  type: 'parallel',
  entry: 'emptyCode',
  on: { 'step.back': '#partner.person' },
  states: {
    sending: {
      initial: 'choosing',
      states: {
        choosing: { always: [{ guard: 'isCodePending', target: 'countingDown' }, { target: 'asking' }] },
        asking: {
          invoke: {
            src: 'sendPartnerCode',
            id: 'sendPartnerCode',
            input: ({ context }) => ({ email: emailIn(context) }),
            onDone: {
              target: 'countingDown',
              actions: [
                { type: 'assignPendingCode', params: ({ event }) => event.output },
                {
                  type: 'showSuccess',
                  params: ({ event }) => ({ message: event.output.message, key: 'A code is on its way.' }),
                },
              ],
            },
            onError: { target: 'resendable', actions: notify },
          },
          after: { requestTimeout: { target: 'resendable', actions: showTimeout } },
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
            'step.next': [{ guard: 'isCodeComplete', target: 'verifying' }, { actions: 'missDigits' }],
          },
        },
        verifying: {
          tags: 'busy',
          invoke: {
            src: 'verifyPartnerCode',
            id: 'verifyPartnerCode',
            input: ({ context }) => ({ email: emailIn(context), otp: context.boxes.join('') }),
            onDone: {
              target: '#partner.shop',
              actions: { type: 'assignProof', params: ({ event }) => event.output },
            },
            onError: [
              {
                guard: { type: 'isCodeRefused', params: errorIn },
                target: 'editing',
                actions: ['emptyCode', { type: 'assignCodeError', params: errorIn }],
              },
              { target: 'editing', actions: notify },
            ],
          },
          after: { requestTimeout: { target: 'editing', actions: showTimeout } },
        },
      },
    },
  },
});
