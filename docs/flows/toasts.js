// Written by `npm run generate` from the chart toasts; pastes into Stately's visualizer.
// Toasts: what the shopper is told in passing, oldest first, at most twenty. A text that is on the screen already is counted instead of shown twice, and gets its full time again. While pointer or focus is on them, or the page is out of sight, no time runs; afterwards each toast gets its full time. A toast's timer is a delayed `toast.expire`.
import { setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actions: {
    drop: done,
    hold: done,
    release: done,
    show: done,
    startTimerOf: done,
    startTimers: done,
    stopTimer: done,
    stopTimers: done,
  },
  guards: {
    isLastHold: isSaid('isLastHold'),
  },
}).createMachine({
  id: 'toasts',
  initial: 'running',
  description: 'Shows short notices, oldest first, at most twenty. A repeated text is counted, not shown twice.',
  on: {
    'toast.dismiss': {
      actions: [
        {
          type: 'stopTimer',
        },
        {
          type: 'drop',
        },
      ],
    },
    'toast.expire': {
      actions: [
        {
          type: 'drop',
        },
      ],
    },
    'toasts.hold': {
      target: '.paused',
      actions: [
        {
          type: 'hold',
        },
      ],
    },
  },
  states: {
    running: {
      on: {
        'toast.show': {
          actions: [
            {
              type: 'show',
            },
            {
              type: 'startTimerOf',
            },
          ],
        },
      },
    },
    paused: {
      entry: [
        {
          type: 'stopTimers',
        },
      ],
      exit: [
        {
          type: 'startTimers',
        },
      ],
      on: {
        'toast.show': {
          actions: [
            {
              type: 'show',
            },
          ],
        },
        'toasts.hold': {
          actions: [
            {
              type: 'hold',
            },
          ],
        },
        'toasts.release': [
          {
            target: 'running',
            guard: {
              type: 'isLastHold',
            },
            actions: [
              {
                type: 'release',
              },
            ],
          },
          {
            actions: [
              {
                type: 'release',
              },
            ],
          },
        ],
      },
    },
  },
});
