// Written by `npm run generate` from the chart connectivity; pastes into Stately's visualizer.
// Connectivity: whether the browser is online. Assumed until the port `network` reports otherwise.
import { fromPromise, setup } from 'xstate';

/** A call waits until its response is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
const unanswered = fromPromise(() => new Promise(() => {}));

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actors: {
    network: unanswered,
  },
  actions: {
    emitLost: done,
    emitRestored: done,
  },
}).createMachine({
  id: 'connectivity',
  initial: 'online',
  description: 'Knows whether the browser has a network. It assumes one until the browser says otherwise.',
  invoke: {
    src: 'network',
  },
  states: {
    online: {
      on: {
        'network.lost': {
          target: 'offline',
          actions: [
            {
              type: 'emitLost',
            },
          ],
        },
      },
    },
    offline: {
      on: {
        'network.restored': {
          target: 'online',
          actions: [
            {
              type: 'emitRestored',
            },
          ],
        },
      },
    },
  },
});
