// Written by `npm run generate` from the chart typing; pastes into Stately's visualizer.
// Typing: says to a shop that the shopper is writing to it, at most every three seconds, and shows for five seconds that somebody of a shop writes. Nothing is stored, and a failure is only logged. Port: `typing.live.ts`.
import { fromPromise, setup } from 'xstate';

/** A call waits until its response is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
const unanswered = fromPromise(() => new Promise(() => {}));

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actors: {
    announceTyping: unanswered,
  },
  actions: {
    assignHeard: done,
    assignShop: done,
    logFailure: done,
  },
  delays: {
    heard: 5000,
    pause: 3000,
    requestTimeout: 30000,
  },
}).createMachine({
  id: 'typing',
  type: 'parallel',
  description: 'Who is writing in a chat: says it of the shopper, and shows it of a shop.',
  states: {
    announcing: {
      initial: 'resting',
      states: {
        resting: {
          description: 'The next letter is announced.',
          on: {
            'letter.typed': {
              target: 'calling',
              actions: [
                {
                  type: 'assignShop',
                },
              ],
            },
          },
        },
        calling: {
          description: 'The server is told that the shopper is writing.',
          invoke: {
            src: 'announceTyping',
            id: 'announceTyping',
            onDone: {
              target: 'pausing',
            },
            onError: {
              target: 'pausing',
              actions: [
                {
                  type: 'logFailure',
                },
              ],
            },
          },
          on: {
            'session.ended': {
              target: 'resting',
            },
          },
          after: {
            requestTimeout: {
              target: 'pausing',
            },
          },
        },
        pausing: {
          description: 'What was announced still counts.',
          on: {
            'session.ended': {
              target: 'resting',
            },
          },
          after: {
            pause: {
              target: 'resting',
            },
          },
        },
      },
    },
    hearing: {
      initial: 'silent',
      states: {
        silent: {
          description: 'No shop is writing.',
          on: {
            'shop.typing': {
              target: 'shown',
              actions: [
                {
                  type: 'assignHeard',
                },
              ],
              reenter: true,
            },
          },
        },
        shown: {
          description: 'Somebody of a shop is writing, or was a moment ago.',
          on: {
            'shop.typing': {
              target: 'shown',
              actions: [
                {
                  type: 'assignHeard',
                },
              ],
              reenter: true,
            },
            'message.received': {
              target: 'silent',
            },
            'session.ended': {
              target: 'silent',
            },
          },
          after: {
            heard: {
              target: 'silent',
            },
          },
        },
      },
    },
  },
});
