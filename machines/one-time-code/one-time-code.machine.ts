/**
 * One-time code: a code is sent, typed and checked. The recovery of a password, the verification of an account and the
 * registration of a seller invoke it, each with its own two calls.
 *
 * Sending and typing run side by side: a shopper may type an old code while a new one is sent. How long until another
 * code may be sent is decided by the server and stored as a time. The chart emits `code.accepted` with the token, and the
 * chart that invoked it decides what the token is for. A rejected code empties the boxes; a code that could not be
 * checked stays in them. The ports are filled in `one-time-code.live.ts`.
 *
 * @spec R11, R22, R25
 */

import { otpResendSeconds } from '../constants.ts';
import { errorIn } from '../shared/failure.ts';
import { emptyBoxes } from './one-time-code.logic.ts';
import { oneTimeCodeSetup } from './one-time-code.setup.ts';

const showTimeout = { type: 'showFailure', params: { error: undefined } } as const;

export const oneTimeCodeMachine = oneTimeCodeSetup.createMachine({
  id: 'oneTimeCode',
  description: 'A one-time code is sent, typed and checked.',
  context: ({ input }) => ({ ...input, boxes: emptyBoxes, error: undefined, secondsLeft: 0 }),
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
                    {
                      type: 'showSuccess',
                      params: ({ event }) => ({ message: event.output.message, key: 'A code is on its way.' }),
                    },
                  ],
                },
                onError: { target: 'resendable', actions: { type: 'showFailure', params: errorIn } },
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
              on: {
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
                    guard: { type: 'isRejected', params: errorIn },
                    target: 'editing',
                    actions: [
                      'clearBoxes',
                      { type: 'assignRejection', params: errorIn },
                      { type: 'emitRejected', params: errorIn },
                    ],
                  },
                  { target: 'editing', actions: { type: 'showFailure', params: errorIn } },
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
