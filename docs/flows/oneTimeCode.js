// Written by `npm run generate` from the chart oneTimeCode; pastes into Stately's visualizer.
// One-time code: a code is sent, typed and checked. The password recovery, the verification of an account and the seller registration invoke it, each with its own two calls.
//
// Sending and typing are parallel: a shopper may type an old code while a new one is sent. The server decides how long the wait for another code is, and the chart stores it as a time. A browser that may read the text message gives the code without typing, and it is checked at once. The chart emits `code.accepted` with the token, and the invoking chart decides what the token is for. A rejected code clears the boxes; a code that could not be checked stays. The ports are filled in `one-time-code.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** Holds only if the event says so: nobody asks for the transitions of this guard. */
const isSaidSo = (name) => ({ event }) => event[name] ?? false;

/** A call waits until its response is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
const unanswered = fromPromise(() => new Promise(() => {}));

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actors: {
    checkCode: unanswered,
    countdown: unanswered,
    readMessage: unanswered,
    requestCode: unanswered,
  },
  actions: {
    assignBoxes: done,
    assignMissingDigits: done,
    assignRejection: done,
    assignSecondsLeft: done,
    assignSent: done,
    assignText: done,
    clearBoxes: done,
    emitAccepted: done,
    emitRejected: done,
    emitSent: done,
    showFailure: done,
    showSent: done,
  },
  guards: {
    isComplete: isSaid('isComplete'),
    isOver: isSaid('isOver'),
    isRejected: isSaid('isRejected'),
    isSent: isSaidSo('isSent'),
    isWhole: isSaid('isWhole'),
  },
  delays: {
    requestTimeout: 30000,
  },
}).createMachine({
  id: 'oneTimeCode',
  initial: 'proving',
  description: 'A one-time code is sent, typed and checked.',
  states: {
    proving: {
      type: 'parallel',
      states: {
        sending: {
          initial: 'opening',
          description: 'Whether a code was sent, and when another one may be.',
          states: {
            opening: {
              always: [
                {
                  target: 'countingDown',
                  guard: {
                    type: 'isSent',
                  },
                },
                {
                  target: 'requesting',
                },
              ],
            },
            requesting: {
              description: 'The server sends a code.',
              invoke: {
                src: 'requestCode',
                id: 'requestCode',
                onDone: {
                  target: 'countingDown',
                  actions: [
                    {
                      type: 'assignSent',
                    },
                    {
                      type: 'emitSent',
                    },
                    {
                      type: 'showSent',
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
            countingDown: {
              description: 'Another code cannot be sent yet.',
              entry: [
                {
                  type: 'assignSecondsLeft',
                  params: {
                    secondsLeft: 60,
                  },
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
              description: 'The shopper may have another code sent.',
              on: {
                'otp.resend': {
                  target: 'requesting',
                  actions: [
                    {
                      type: 'clearBoxes',
                    },
                  ],
                },
              },
            },
          },
        },
        entry: {
          initial: 'editing',
          description: 'The code that the shopper types, and whether the server accepts it.',
          states: {
            editing: {
              description: 'The shopper types the code, or the browser takes it from a text message.',
              invoke: {
                src: 'readMessage',
                id: 'readMessage',
              },
              on: {
                'otp.receive': {
                  target: 'verifying',
                  guard: {
                    type: 'isWhole',
                  },
                  actions: [
                    {
                      type: 'assignText',
                    },
                  ],
                },
                'otp.type': {
                  actions: [
                    {
                      type: 'assignBoxes',
                    },
                  ],
                },
                'otp.submit': [
                  {
                    target: 'verifying',
                    guard: {
                      type: 'isComplete',
                    },
                  },
                  {
                    actions: [
                      {
                        type: 'assignMissingDigits',
                      },
                    ],
                  },
                ],
              },
            },
            verifying: {
              description: 'The server checks the code.',
              tags: [
                'busy',
              ],
              invoke: {
                src: 'checkCode',
                id: 'checkCode',
                onDone: {
                  target: '#oneTimeCode.accepted',
                  actions: [
                    {
                      type: 'emitAccepted',
                    },
                  ],
                },
                onError: [
                  {
                    target: 'editing',
                    guard: {
                      type: 'isRejected',
                    },
                    actions: [
                      {
                        type: 'clearBoxes',
                      },
                      {
                        type: 'assignRejection',
                      },
                      {
                        type: 'emitRejected',
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
      },
    },
    accepted: {
      description: 'The chart that invoked this one continues.',
    },
  },
});
