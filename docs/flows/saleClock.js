// Written by `npm run generate` from the chart saleClock; pastes into Stately's visualizer.
// Sale clock: what time it is for the server, second by second, while a countdown is in sight.
//
// The server's clock is read once, then every ten minutes and when the page is shown again; what counts is how far it is ahead of the device. Each tick looks at the clock anew, so a timer that came late is only late, never wrong. Shortly after a watched moment has passed, prices are asked anew. Ports: `sale-clock.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

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
    believeDevice: done,
    logFailure: done,
    look: done,
    lookBack: done,
    rest: done,
    unwatch: done,
    watch: done,
  },
  guards: {
    isKnown: isSaid('isKnown'),
    isLast: isSaid('isLast'),
    isRead: isSaid('isRead'),
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
          on: {
            'sale.watch': {
              target: 'reading',
            },
          },
        },
        reading: {
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
          on: {
            'page.shown': {
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
                type: 'rest',
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
          entry: [
            {
              type: 'look',
            },
          ],
          on: {
            'sale.watch': {
              actions: [
                {
                  type: 'watch',
                },
                {
                  type: 'lookBack',
                },
              ],
            },
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
