// Written by `npm run generate` from the chart presence; pastes into Stately's visualizer.
// Presence: pings the server every ten minutes while somebody is signed in. One tab pings for all tabs of a browser; when it closes, the next becomes the leader. Ports: `presence.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds only if the event says so: nobody asks for the transitions of this guard. */
const isSaidSo = (name) => ({ event }) => event[name] ?? false;

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
    isSignedIn: isSaidSo('isSignedIn'),
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
      description: 'Nobody is signed in.',
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
          description: 'Another tab is the leader and reports for all tabs.',
          on: {
            'leader.elected': {
              target: 'pinging',
            },
          },
        },
        pinging: {
          description: 'This tab is the leader and reports that the shopper is here.',
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
              actions: [
                {
                  type: 'logFailure',
                  params: {
                    operation: 'updateLastSeen',
                    error: {
                      kind: 'timeout',
                    },
                  },
                },
              ],
            },
          },
        },
        waiting: {
          description: 'This tab is the leader; the next report follows later.',
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
