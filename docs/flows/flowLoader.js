// Written by `npm run generate` from the chart flowLoader; pastes into Stately's visualizer.
// Flow loader: loads the code of one lazy flow, and queues the events that the flow receives once it runs.
//
// The root starts a loader for each flow that is requested and does not run. The loader ends with the code or with a failure: the root then starts the flow and delivers the queue, or waits for the next request. The root stops the loader when the page of the flow is left, so code that is loaded later starts nothing. The port is filled in `flow-loader.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** A call waits until its response is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
const unanswered = fromPromise(() => new Promise(() => {}));

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actors: {
    loadFlow: unanswered,
  },
  actions: {
    emitResult: done,
    queueEvent: done,
    showFailure: done,
  },
  guards: {
    isAwaited: isSaid('isAwaited'),
    isNew: isSaid('isNew'),
  },
}).createMachine({
  id: 'flowLoader',
  initial: 'loading',
  description: 'Loads the code of one lazy flow, and queues the events that wait for it.',
  states: {
    loading: {
      description: 'The code is being loaded. Whatever is sent to the flow waits here.',
      invoke: {
        src: 'loadFlow',
        id: 'loadFlow',
      },
      on: {
        'flow.ensure': {
          guard: {
            type: 'isNew',
          },
          actions: [
            {
              type: 'queueEvent',
            },
          ],
        },
        'flow.loaded': {
          target: 'loaded',
          actions: [
            {
              type: 'emitResult',
            },
          ],
        },
        'flow.failed': [
          {
            target: 'failed',
            guard: {
              type: 'isAwaited',
            },
            actions: [
              {
                type: 'showFailure',
              },
              {
                type: 'emitResult',
              },
            ],
          },
          {
            target: 'failed',
            actions: [
              {
                type: 'emitResult',
              },
            ],
          },
        ],
      },
    },
    loaded: {
      type: 'final',
      description: 'The root starts the flow and delivers the queue.',
    },
    failed: {
      type: 'final',
      description: 'The next request starts another loader. A page that needs the flow offers Retry.',
    },
  },
});
