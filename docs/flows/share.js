// Written by `npm run generate` from the chart share; pastes into Stately's visualizer.
// Share: shares a page with the device's own sheet; without one, its address is copied and the shopper is told. Closing the sheet does neither. Pressing again while the sheet is open opens another, or copies the address if the device refuses a second one. Ports: `share.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** A call waits until its response is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
const unanswered = fromPromise(() => new Promise(() => {}));

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actors: {
    copy: unanswered,
    openSheet: unanswered,
  },
  actions: {
    keep: done,
    showCopied: done,
    showCopyFailed: done,
  },
  guards: {
    isUnable: isSaid('isUnable'),
  },
  delays: {
    requestTimeout: 30000,
  },
}).createMachine({
  id: 'share',
  initial: 'idle',
  description: 'Shares a page through the device, or copies its address where the device cannot share.',
  states: {
    idle: {
      on: {
        'share.start': {
          target: 'sharing',
          actions: [
            {
              type: 'keep',
            },
          ],
        },
      },
    },
    sharing: {
      description: 'The share sheet of the device is open.',
      invoke: {
        src: 'openSheet',
        id: 'openSheet',
        onDone: [
          {
            target: 'copying',
            guard: {
              type: 'isUnable',
            },
          },
          {
            target: 'idle',
          },
        ],
        onError: {
          target: 'copying',
        },
      },
      on: {
        'share.start': {
          target: 'sharing',
          actions: [
            {
              type: 'keep',
            },
          ],
          reenter: true,
        },
      },
    },
    copying: {
      description: 'The device cannot share: the address is copied instead.',
      invoke: {
        src: 'copy',
        id: 'copy',
        onDone: {
          target: 'idle',
          actions: [
            {
              type: 'showCopied',
            },
          ],
        },
        onError: {
          target: 'idle',
          actions: [
            {
              type: 'showCopyFailed',
            },
          ],
        },
      },
      after: {
        requestTimeout: {
          target: 'idle',
          actions: [
            {
              type: 'showCopyFailed',
            },
          ],
        },
      },
    },
  },
});
