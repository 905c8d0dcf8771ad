// Written by `npm run generate` from the chart outgoingMessage; pastes into Stately's visualizer.
// Outgoing message: one text of the shopper, with or without a picture, from the press on Send until the server has it. The chat spawns one of these for each text, tells it when to send, and hears what became of the text.
//
// The text carries its own id, so that a retry cannot send it twice. A failed text waits for a retry, or the shopper discards it. Failures are only logged, because the bubble shows them. The ports are filled in `outgoing-message.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** A call waits until its response is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
const unanswered = fromPromise(() => new Promise(() => {}));

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actors: {
    openConversation: unanswered,
    sendMessage: unanswered,
  },
  actions: {
    emitMissing: done,
    emitOpened: done,
    emitSent: done,
    logFailure: done,
    report: done,
  },
  guards: {
    isMissing: isSaid('isMissing'),
    isUnauthorized: isSaid('isUnauthorized'),
  },
  delays: {
    requestTimeout: 30000,
  },
}).createMachine({
  id: 'outgoingMessage',
  initial: 'waiting',
  description: 'One text of the shopper, from the press on Send until the server has it.',
  states: {
    waiting: {
      description: 'Earlier texts are sent first. The chat says when to send this one.',
      on: {
        'message.post': {
          target: 'sending.posting',
        },
        'message.openAndPost': {
          target: 'sending.opening',
        },
      },
    },
    sending: {
      initial: 'posting',
      description: 'A request is in flight. The end of the session aborts it, and the text waits again.',
      on: {
        'message.cancel': {
          target: 'waiting',
        },
      },
      states: {
        opening: {
          description: 'The conversation could not be opened earlier, so it is opened before the text is sent.',
          invoke: {
            src: 'openConversation',
            id: 'openConversation',
            onDone: {
              target: 'posting',
              actions: [
                {
                  type: 'emitOpened',
                },
              ],
            },
            onError: [
              {
                target: '#outgoingMessage.failed',
                guard: {
                  type: 'isUnauthorized',
                },
                actions: [
                  {
                    type: 'report',
                    params: {
                      type: 'message.unauthorized',
                    },
                  },
                ],
              },
              {
                target: '#outgoingMessage.failed',
                actions: [
                  {
                    type: 'logFailure',
                  },
                  {
                    type: 'report',
                    params: {
                      type: 'message.failed',
                    },
                  },
                ],
              },
            ],
          },
          after: {
            requestTimeout: {
              target: '#outgoingMessage.failed',
              actions: [
                {
                  type: 'logFailure',
                  params: {
                    operation: 'openConversation',
                    error: {
                      kind: 'timeout',
                    },
                  },
                },
                {
                  type: 'report',
                  params: {
                    type: 'message.failed',
                  },
                },
              ],
            },
          },
        },
        posting: {
          invoke: {
            src: 'sendMessage',
            id: 'sendMessage',
            onDone: {
              target: '#outgoingMessage.sent',
              actions: [
                {
                  type: 'emitSent',
                },
              ],
            },
            onError: [
              {
                target: '#outgoingMessage.failed',
                guard: {
                  type: 'isUnauthorized',
                },
                actions: [
                  {
                    type: 'report',
                    params: {
                      type: 'message.unauthorized',
                    },
                  },
                ],
              },
              {
                target: '#outgoingMessage.failed',
                guard: {
                  type: 'isMissing',
                },
                actions: [
                  {
                    type: 'emitMissing',
                  },
                  {
                    type: 'logFailure',
                  },
                  {
                    type: 'report',
                    params: {
                      type: 'message.failed',
                    },
                  },
                ],
              },
              {
                target: '#outgoingMessage.failed',
                actions: [
                  {
                    type: 'logFailure',
                  },
                  {
                    type: 'report',
                    params: {
                      type: 'message.failed',
                    },
                  },
                ],
              },
            ],
          },
          after: {
            requestTimeout: {
              target: '#outgoingMessage.failed',
              actions: [
                {
                  type: 'logFailure',
                  params: {
                    operation: 'sendMessage',
                    error: {
                      kind: 'timeout',
                    },
                  },
                },
                {
                  type: 'report',
                  params: {
                    type: 'message.failed',
                  },
                },
              ],
            },
          },
        },
      },
    },
    failed: {
      description: 'The bubble says that the text was not sent, and offers a retry.',
      on: {
        'message.retry': {
          target: 'waiting',
          actions: [
            {
              type: 'report',
              params: {
                type: 'message.retried',
              },
            },
          ],
        },
        'message.discard': {
          target: 'discarded',
          actions: [
            {
              type: 'report',
              params: {
                type: 'message.discarded',
              },
            },
          ],
        },
      },
    },
    sent: {
      description: 'The server has the text. The chat stops this actor.',
    },
    discarded: {
      description: 'The shopper has given the text up. The chat stops this actor.',
    },
  },
});
