// Written by `npm run generate` from the chart share; pastes into Stately's visualizer.
// Share: shares a page with the device's own sheet; without one, a menu offers to copy its address or to mail it. Closing the sheet does nothing more. Pressing again while the sheet is open opens another, or the menu if the device refuses a second one. Ports: `share.live.ts`.
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
  description: 'Shares a page through the device, or by a menu of its own where the device cannot share.',
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
            target: 'offering',
            guard: {
              type: 'isUnable',
            },
          },
          {
            target: 'idle',
          },
        ],
        onError: {
          target: 'offering',
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
    offering: {
      description: 'The device cannot share: a menu offers to copy the address and to mail it.',
      on: {
        'share.start': {
          target: 'sharing',
          actions: [
            {
              type: 'keep',
            },
          ],
        },
        'link.copy': {
          target: 'copying',
        },
        'menu.close': {
          target: 'idle',
        },
        'route.changed': {
          target: 'idle',
        },
      },
    },
    copying: {
      description: 'The address is being copied.',
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
