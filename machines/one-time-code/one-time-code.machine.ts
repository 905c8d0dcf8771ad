/**
 * One-time code: a code is sent, typed and checked. The password recovery, the verification of an account and the
 * seller registration invoke it, each with its own two calls.
 *
 * Sending and typing are parallel: a shopper may type an old code while a new one is sent. The server decides how long
 * the wait for another code is, and the chart stores it as a time. A browser that may read the text message gives the
 * code without typing, and it is checked at once. The chart emits `code.accepted` with the token, and
 * the invoking chart decides what the token is for. A rejected code clears the boxes; a code that could not be checked
 * stays. The ports are filled in `one-time-code.live.ts`.
 *
 * @spec R11, R22, R25
 */

import { otpResendSeconds } from '../constants.ts';
import { timeout, withError } from '../shared/failure.actions.ts';
import { emptyBoxes } from './one-time-code.logic.ts';
import { oneTimeCodeSetup } from './one-time-code.setup.ts';

const showTimeout = { type: 'showFailure', params: timeout } as const;

export const oneTimeCodeMachine = oneTimeCodeSetup.createMachine({
  id: 'oneTimeCode',
  description: 'A one-time code is sent, typed and checked.',
  context: ({ input }) => ({ ...input, boxes: emptyBoxes, error: undefined, rejections: 0, secondsLeft: 0 }),
  initial: 'proving',
  states: {
    proving: {
      type: 'parallel',
      states: {
        sending: {
          description: 'Whether a code was sent, and when another one may be.',
          initial: 'opening',
          states: {
            opening: { always: [{ guard: 'isSent', target: 'countingDown' }, { target: 'requesting' }] },
            requesting: {
              description: 'The server sends a code.',
              invoke: {
                src: 'requestCode',
                id: 'requestCode',
                input: ({ context }) => context.request,
                onDone: {
                  target: 'countingDown',
                  actions: [
                    { type: 'assignSent', params: ({ event }) => event.output },
                    { type: 'emitSent', params: ({ event }) => event.output },
                    { type: 'showSent', params: ({ event }) => event.output },
                  ],
                },
                onError: { target: 'resendable', actions: withError('showFailure') },
              },
              after: { requestTimeout: { target: 'resendable', actions: showTimeout } },
            },
            countingDown: {
              description: 'Another code cannot be sent yet.',
              entry: { type: 'assignSecondsLeft', params: { secondsLeft: otpResendSeconds } },
              invoke: { src: 'countdown', id: 'countdown', input: ({ context }) => ({ until: context.resendAt }) },
              on: {
                'countdown.tick': [
                  { guard: { type: 'isOver', params: ({ event }) => event }, target: 'resendable' },
                  { actions: { type: 'assignSecondsLeft', params: ({ event }) => event } },
                ],
              },
            },
            resendable: {
              description: 'The shopper may have another code sent.',
              on: { 'otp.resend': { target: 'requesting', actions: 'clearBoxes' } },
            },
          },
        },
        entry: {
          description: 'The code that the shopper types, and whether the server accepts it.',
          initial: 'editing',
          states: {
            editing: {
              description: 'The shopper types the code, or the browser takes it from a text message.',
              invoke: { src: 'readMessage', id: 'readMessage' },
              on: {
                'otp.receive': {
                  guard: { type: 'isWhole', params: ({ event }) => event },
                  target: 'verifying',
                  actions: { type: 'assignText', params: ({ event }) => event },
                },
                'otp.type': { actions: { type: 'assignBoxes', params: ({ event }) => event } },
                'otp.submit': [{ guard: 'isComplete', target: 'verifying' }, { actions: 'assignMissingDigits' }],
              },
            },
            verifying: {
              description: 'The server checks the code.',
              tags: 'busy',
              invoke: {
                src: 'checkCode',
                id: 'checkCode',
                input: ({ context }) => ({ ...context.check, otp: context.boxes.join('') }),
                onDone: {
                  target: '#oneTimeCode.accepted',
                  actions: { type: 'emitAccepted', params: ({ event }) => event.output },
                },
                onError: [
                  {
                    guard: withError('isRejected'),
                    target: 'editing',
                    actions: ['clearBoxes', withError('assignRejection'), withError('emitRejected')],
                  },
                  { target: 'editing', actions: withError('showFailure') },
                ],
              },
              after: { requestTimeout: { target: 'editing', actions: showTimeout } },
            },
          },
        },
      },
    },
    accepted: { description: 'The chart that invoked this one continues.' },
  },
});
