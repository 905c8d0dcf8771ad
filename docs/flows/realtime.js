// Written by `npm run generate` from the chart realtime; pastes into Stately's visualizer.
// Realtime: receives events that something is new for the signed-in shopper, without its content.
//
// The connection makes one attempt at a time; the chart decides when to make the next: at once if the service asks for it, later if it is busy, after a refusal not before a minute and a visible page. The root refetches what was missed while disconnected. Ports: `realtime.live.ts`.
import { fromPromise, setup, stateIn } from 'xstate';

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
    line: unanswered,
  },
  actions: {
    assignUser: done,
    clearMisses: done,
    clearUser: done,
    countMiss: done,
    countSilence: done,
    emitMessageReceived: done,
    emitMessagesSeen: done,
    emitOrderChanged: done,
    emitRestored: done,
    emitShopTyping: done,
    emitTicketChanged: done,
    openLine: done,
  },
  guards: {
    canListen: isSaidSo('canListen'),
    hasAddress: isSaid('hasAddress'),
    isMessage: isSaid('isMessage'),
    isReading: isSaid('isReading'),
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
              type: 'assignUser',
            },
          ],
        },
      },
    },
    listening: {
      initial: 'connecting',
      description: 'A connection to the service is open, or being opened.',
      invoke: {
        src: 'line',
        id: 'line',
      },
      on: {
        'session.started': {
          target: 'listening',
          actions: [
            {
              type: 'assignUser',
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
          description: 'The connection is being opened, with pauses that grow after each failure.',
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
          description: 'The service has not been reached for long; the attempts go on with long pauses.',
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
          description: 'The connection is open and subscribes to the channel of the shopper.',
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
          description: 'Push events arrive.',
          on: {
            'typing.received': {
              actions: [
                {
                  type: 'emitShopTyping',
                },
              ],
            },
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
                  type: 'isReading',
                },
                actions: [
                  {
                    type: 'emitMessagesSeen',
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
              description: 'Nothing is attempted for a while.',
              after: {
                refused: {
                  target: 'willing',
                },
              },
            },
            willing: {
              description: 'The next look at the page opens a connection again.',
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
