// Written by `npm run generate` from the chart toasts; pastes into Stately's visualizer.
// Toasts: short messages to the shopper, oldest first, at most twenty. A text that is already shown is counted, not repeated, and gets its full time again. While the pointer or the focus is on them, or the page is hidden, no time runs; afterwards each toast gets its full time. The focus is lost with the toast that is dismissed, the pointer with the last one: no browser reports it for an element that is gone. A toast's timer is a delayed `toast.expire`.
import { setup } from 'xstate';

/** Holds only if the event says so: nobody asks for the transitions of this guard. */
const isSaidSo = (name) => ({ event }) => event[name] ?? false;

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
    isFree: isSaidSo('isFree'),
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
      description: 'Each toast disappears after its time.',
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
      description: 'Time stands still while the page is hidden, a toast is looked at, or toasts are kept by choice.',
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
      always: {
        target: 'running',
        guard: {
          type: 'isFree',
        },
      },
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
        'toasts.release': {
          actions: [
            {
              type: 'release',
            },
          ],
        },
      },
    },
  },
});
