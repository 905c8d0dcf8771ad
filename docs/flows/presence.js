// Written by `npm run generate` from the chart presence; pastes into Stately's visualizer.
// Presence: tells the server every ten minutes that the shopper is there, as long as somebody is signed in. One tab speaks for all of a browser; when it is closed, the next takes its turn. Ports: `presence.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** A call waits until its response is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
const unanswered = fromPromise(() => new Promise(() => {}));

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actors: {
    turn: unanswered,
    updateLastSeen: unanswered,
  },
  actions: {
    logFailure: done,
  },
  guards: {
    isSignedIn: isSaid('isSignedIn'),
  },
  delays: {
    lastSeenPing: 600000,
    requestTimeout: 30000,
  },
}).createMachine({
  id: 'presence',
  initial: 'opening',
  description: 'Tells the server every ten minutes that the shopper is here. One tab does it for all tabs.',
  states: {
    opening: {
      always: [
        {
          target: 'present',
          guard: {
            type: 'isSignedIn',
          },
        },
        {
          target: 'stopped',
        },
      ],
    },
    stopped: {
      on: {
        'session.started': {
          target: 'present',
        },
      },
    },
    present: {
      initial: 'queueing',
      invoke: {
        src: 'turn',
        id: 'turn',
      },
      on: {
        'session.ended': {
          target: 'stopped',
        },
      },
      states: {
        queueing: {
          on: {
            'leader.elected': {
              target: 'pinging',
            },
          },
        },
        pinging: {
          invoke: {
            src: 'updateLastSeen',
            id: 'updateLastSeen',
            onDone: {
              target: 'waiting',
            },
            onError: {
              target: 'waiting',
              actions: [
                {
                  type: 'logFailure',
                },
              ],
            },
          },
          on: {
            'leader.lost': {
              target: 'queueing',
            },
          },
          after: {
            requestTimeout: {
              target: 'waiting',
            },
          },
        },
        waiting: {
          on: {
            'leader.lost': {
              target: 'queueing',
            },
          },
          after: {
            lastSeenPing: {
              target: 'pinging',
            },
          },
        },
      },
    },
  },
});
