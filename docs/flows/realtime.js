// Written by `npm run generate` from the chart realtime; pastes into Stately's visualizer.
// Realtime: hears that something is new for the shopper who is signed in, and never what.
//
// The line makes one attempt at a time; when to make the next is decided here: at once where the service asks for it, later where it is busy, not before a minute and another look at the page where it refuses. What was missed before the line was up is for the root to ask for. Ports: `realtime.live.ts`.
import { fromPromise, setup, stateIn } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** A call waits until its response is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
const unanswered = fromPromise(() => new Promise(() => {}));

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actors: {
    line: unanswered,
  },
  actions: {
    clearMisses: done,
    clearUser: done,
    countMiss: done,
    countSilence: done,
    emitMessageReceived: done,
    emitOrderChanged: done,
    emitRestored: done,
    emitTicketChanged: done,
    openLine: done,
    storeUser: done,
  },
  guards: {
    canListen: isSaid('canListen'),
    hasAddress: isSaid('hasAddress'),
    isMessage: isSaid('isMessage'),
    isRefused: isSaid('isRefused'),
    isResting: stateIn({ listening: { connecting: 'resting' } }),
    isTicket: isSaid('isTicket'),
    isToReturn: isSaid('isToReturn'),
  },
  delays: {
    attempt: 3500,
    join: 10000,
    pause: 1000,
    refused: 60000,
    unavailable: 10000,
  },
}).createMachine({
  id: 'realtime',
  initial: 'opening',
  description: 'Keeps one connection for push events. An event says that something is new, never what.',
  states: {
    opening: {
      always: [
        {
          target: 'listening',
          guard: {
            type: 'canListen',
          },
        },
        {
          target: 'off',
        },
      ],
    },
    off: {
      on: {
        'session.started': {
          target: 'listening',
          guard: {
            type: 'hasAddress',
          },
          actions: [
            {
              type: 'storeUser',
            },
          ],
        },
      },
    },
    listening: {
      initial: 'connecting',
      invoke: {
        src: 'line',
        id: 'line',
      },
      on: {
        'session.started': {
          target: 'listening',
          actions: [
            {
              type: 'storeUser',
            },
          ],
          reenter: true,
        },
        'session.ended': {
          target: 'off',
          actions: [
            {
              type: 'clearUser',
            },
          ],
        },
        'connection.closed': [
          {
            target: '.refused',
            guard: {
              type: 'isRefused',
            },
          },
          {
            target: '.connecting',
            guard: {
              type: 'isToReturn',
            },
            actions: [
              {
                type: 'countMiss',
              },
            ],
          },
          {
            target: '.connecting.resting',
            actions: [
              {
                type: 'countMiss',
              },
            ],
          },
        ],
      },
      states: {
        connecting: {
          initial: 'trying',
          on: {
            'connection.reached': {
              target: 'joining',
            },
          },
          after: {
            unavailable: [
              {
                target: 'unavailable.resting',
                guard: {
                  type: 'isResting',
                },
              },
              {
                target: 'unavailable',
              },
            ],
          },
          states: {
            trying: {
              entry: [
                {
                  type: 'openLine',
                },
              ],
              after: {
                attempt: {
                  target: 'resting',
                  actions: [
                    {
                      type: 'countSilence',
                    },
                  ],
                },
              },
            },
            resting: {
              on: {
                'connection.restored': {
                  target: 'trying',
                },
                'page.shown': {
                  target: 'trying',
                },
              },
              after: {
                pause: {
                  target: 'trying',
                },
              },
            },
          },
        },
        unavailable: {
          initial: 'trying',
          on: {
            'connection.reached': {
              target: 'joining',
            },
          },
          states: {
            trying: {
              entry: [
                {
                  type: 'openLine',
                },
              ],
              after: {
                attempt: {
                  target: 'resting',
                  actions: [
                    {
                      type: 'countSilence',
                    },
                  ],
                },
              },
            },
            resting: {
              on: {
                'connection.restored': {
                  target: 'trying',
                },
                'page.shown': {
                  target: 'trying',
                },
              },
              after: {
                pause: {
                  target: 'trying',
                },
              },
            },
          },
        },
        joining: {
          on: {
            'connection.opened': {
              target: 'subscribed',
              actions: [
                {
                  type: 'clearMisses',
                },
                {
                  type: 'emitRestored',
                },
              ],
            },
          },
          after: {
            join: {
              target: 'connecting.resting',
              actions: [
                {
                  type: 'countSilence',
                },
              ],
            },
          },
        },
        subscribed: {
          on: {
            'push.received': [
              {
                guard: {
                  type: 'isMessage',
                },
                actions: [
                  {
                    type: 'emitMessageReceived',
                  },
                ],
              },
              {
                guard: {
                  type: 'isTicket',
                },
                actions: [
                  {
                    type: 'emitTicketChanged',
                  },
                ],
              },
              {
                actions: [
                  {
                    type: 'emitOrderChanged',
                  },
                ],
              },
            ],
          },
        },
        refused: {
          initial: 'quiet',
          states: {
            quiet: {
              after: {
                refused: {
                  target: 'willing',
                },
              },
            },
            willing: {
              on: {
                'page.shown': {
                  target: '#realtime.listening.connecting',
                },
              },
            },
          },
        },
      },
    },
  },
});
