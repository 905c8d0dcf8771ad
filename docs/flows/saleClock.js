// Written by `npm run generate` from the chart saleClock; pastes into Stately's visualizer.
// Sale clock: the server's time, second by second, while a countdown is visible.
//
// The server's clock is fetched once, then every ten minutes and when the page or the connection is back; the chart stores its offset from the device. Each tick reads the clock, so a late timer is only late, never wrong. Shortly after a watched moment has passed, prices are invalidated. Ports: `sale-clock.live.ts`.
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
    compareClocks: unanswered,
  },
  actions: {
    assignAhead: done,
    assignNoTime: done,
    believeDevice: done,
    emitPricesChanged: done,
    logFailure: done,
    look: done,
    settle: done,
    unwatch: done,
    watch: done,
  },
  guards: {
    hasBoundaryPassed: isSaidSo('hasBoundaryPassed'),
    hasJustEnded: isSaid('hasJustEnded'),
    isKnown: isSaid('isKnown'),
    isLast: isSaid('isLast'),
    isRead: isSaidSo('isRead'),
    isWatched: isSaid('isWatched'),
  },
  delays: {
    clockCheck: 600000,
    nextSecond: 1000,
    requestTimeout: 30000,
  },
}).createMachine({
  id: 'saleClock',
  type: 'parallel',
  description: 'Gives the server’s time every second while a countdown is on the screen.',
  states: {
    server: {
      initial: 'unread',
      states: {
        unread: {
          description: 'No countdown has needed the time of the server yet.',
          on: {
            'sale.watch': {
              target: 'reading',
            },
          },
        },
        reading: {
          description: 'The clock of the device is compared with the clock of the server.',
          invoke: {
            src: 'compareClocks',
            id: 'compareClocks',
            onDone: {
              target: 'read',
              actions: [
                {
                  type: 'assignAhead',
                },
              ],
            },
            onError: {
              target: 'read',
              actions: [
                {
                  type: 'believeDevice',
                },
                {
                  type: 'logFailure',
                },
              ],
            },
          },
          on: {
            'connection.restored': {
              target: 'reading',
              reenter: true,
            },
          },
          after: {
            requestTimeout: {
              target: 'read',
              actions: [
                {
                  type: 'believeDevice',
                },
              ],
            },
          },
        },
        read: {
          description: 'The difference of the clocks is known. It is compared again later, while a countdown is shown.',
          on: {
            'page.shown': {
              target: 'reading',
              guard: {
                type: 'isWatched',
              },
            },
            'connection.restored': {
              target: 'reading',
              guard: {
                type: 'isWatched',
              },
            },
          },
          after: {
            clockCheck: [
              {
                target: 'reading',
                guard: {
                  type: 'isWatched',
                },
              },
              {
                target: 'unread',
              },
            ],
          },
        },
      },
    },
    seconds: {
      initial: 'still',
      on: {
        'sale.unwatch': [
          {
            target: '.still',
            guard: {
              type: 'isLast',
            },
            actions: [
              {
                type: 'assignNoTime',
              },
              {
                type: 'unwatch',
              },
            ],
          },
          {
            guard: {
              type: 'isKnown',
            },
            actions: [
              {
                type: 'unwatch',
              },
            ],
          },
        ],
      },
      states: {
        still: {
          description: 'No countdown is on the screen.',
          on: {
            'sale.watch': {
              target: 'waiting',
              actions: [
                {
                  type: 'watch',
                },
              ],
            },
          },
        },
        waiting: {
          description: 'A countdown waits for the time of the server.',
          always: {
            target: 'ticking',
            guard: {
              type: 'isRead',
            },
          },
          on: {
            'sale.watch': {
              actions: [
                {
                  type: 'watch',
                },
              ],
            },
          },
        },
        ticking: {
          description: 'The time is emitted each second.',
          entry: [
            {
              type: 'look',
            },
          ],
          always: {
            guard: {
              type: 'hasBoundaryPassed',
            },
            actions: [
              {
                type: 'emitPricesChanged',
              },
              {
                type: 'settle',
              },
            ],
          },
          on: {
            'sale.watch': [
              {
                guard: {
                  type: 'hasJustEnded',
                },
                actions: [
                  {
                    type: 'settle',
                  },
                  {
                    type: 'watch',
                  },
                  {
                    type: 'emitPricesChanged',
                  },
                ],
              },
              {
                actions: [
                  {
                    type: 'settle',
                  },
                  {
                    type: 'watch',
                  },
                ],
              },
            ],
          },
          after: {
            nextSecond: {
              target: 'ticking',
              reenter: true,
            },
          },
        },
      },
    },
  },
});
