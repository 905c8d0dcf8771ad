/** The code that proves the address. Sending and entering run side by side: an old code may be typed while a new one is asked for. */
import { otpResendSeconds } from '../constants.ts';
import { emailIn, errorIn, partnerSetup } from './partner.setup.ts';

const tell = { type: 'tellFailure', params: errorIn } as const;
const tellSilence = { type: 'tellFailure', params: { error: undefined } } as const;

export const code = partnerSetup.createStateConfig({
  type: 'parallel',
  entry: 'emptyCode',
  on: { 'step.back': '#partner.person' },
  states: {
    sending: {
      initial: 'choosing',
      states: {
        choosing: { always: [{ guard: 'isCodeOnItsWay', target: 'countingDown' }, { target: 'asking' }] },
        asking: {
          invoke: {
            src: 'sendPartnerCode',
            id: 'sendPartnerCode',
            input: ({ context }) => ({ email: emailIn(context) }),
            onDone: {
              target: 'countingDown',
              actions: [
                { type: 'keepCodeOnItsWay', params: ({ event }) => event.output },
                {
                  type: 'tellSuccess',
                  params: ({ event }) => ({ message: event.output.message, key: 'A code is on its way.' }),
                },
              ],
            },
            onError: { target: 'resendable', actions: tell },
          },
          after: { hungCall: { target: 'resendable', actions: tellSilence } },
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
              actions: { type: 'keepProof', params: ({ event }) => event.output },
            },
            onError: [
              {
                guard: { type: 'isCodeRefused', params: errorIn },
                target: 'editing',
                actions: ['emptyCode', { type: 'keepCodeError', params: errorIn }],
              },
              { target: 'editing', actions: tell },
            ],
          },
          after: { hungCall: { target: 'editing', actions: tellSilence } },
        },
      },
    },
  },
});
