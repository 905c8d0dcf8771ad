// Written by `npm run generate` from the chart clipboard; pastes into Stately's visualizer.
// Clipboard: copies a text, such as the number of an order, and says whether it worked. Port: `clipboard.live.ts`.
import { fromPromise, setup } from 'xstate';

/** A call waits until its response is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
const unanswered = fromPromise(() => new Promise(() => {}));

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actors: {
    copyText: unanswered,
  },
  actions: {
    assignText: done,
    showError: done,
    showSuccess: done,
  },
  delays: {
    requestTimeout: 30000,
  },
}).createMachine({
  id: 'clipboard',
  initial: 'idle',
  description: 'Copies a text to the clipboard and says whether it worked.',
  states: {
    idle: {
      on: {
        'text.copy': {
          target: 'copying',
          actions: [
            {
              type: 'assignText',
            },
          ],
        },
      },
    },
    copying: {
      description: 'The browser may ask for a permission first.',
      invoke: {
        src: 'copyText',
        id: 'copyText',
        onDone: {
          target: 'idle',
          actions: [
            {
              type: 'showSuccess',
            },
          ],
        },
        onError: {
          target: 'idle',
          actions: [
            {
              type: 'showError',
            },
          ],
        },
      },
      after: {
        requestTimeout: {
          target: 'idle',
          actions: [
            {
              type: 'showError',
            },
          ],
        },
      },
    },
  },
});
