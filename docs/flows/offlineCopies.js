// Written by `npm run generate` from the chart offlineCopies; pastes into Stately's visualizer.
// Offline copies: what the service worker copies of the shop, and how old the copies are that the page shows.
//
// The port `worker` starts the service worker once the shopper rests, because copying takes as much of the line and of the processor as a page. It reports what the service worker answered from a copy. Copies of an account are removed whenever its session ends. A session that is restored is the same session: its copies stay. What the page shows is as old as its copies until its queries have been fetched again, whatever the connection does. Ports: `offline-copies.live.ts`.
import { fromPromise, setup } from 'xstate';

/** A call waits until its response is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
const unanswered = fromPromise(() => new Promise(() => {}));

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actors: {
    renewQueries: unanswered,
    worker: unanswered,
  },
  actions: {
    assignTime: done,
    clearAccount: done,
    clearTime: done,
  },
  delays: {
    copyRetry: 30000,
  },
}).createMachine({
  id: 'offlineCopies',
  initial: 'fresh',
  description: 'Copies the shop for visits without a network, and knows how old the copies are that the page shows.',
  invoke: {
    src: 'worker',
    id: 'worker',
  },
  on: {
    'session.ended': {
      actions: [
        {
          type: 'clearAccount',
        },
      ],
    },
  },
  states: {
    fresh: {
      description: 'What the page shows came from the shop.',
      entry: [
        {
          type: 'clearTime',
        },
      ],
      on: {
        'copy.shown': {
          target: 'old',
          actions: [
            {
              type: 'assignTime',
            },
          ],
        },
      },
    },
    old: {
      description: 'Something on the page is a copy.',
      on: {
        'copy.shown': {
          actions: [
            {
              type: 'assignTime',
            },
          ],
        },
        'copies.over': {
          target: 'renewing',
        },
        'connection.restored': {
          target: 'renewing',
        },
      },
      after: {
        copyRetry: {
          target: 'renewing',
        },
      },
    },
    renewing: {
      description: 'The queries of the page are fetched again. Until they have come, it is as old as before.',
      invoke: {
        src: 'renewQueries',
        id: 'renewQueries',
        onDone: {
          target: 'fresh',
        },
        onError: {
          target: 'old',
        },
      },
      on: {
        'copy.shown': {
          target: 'old',
          actions: [
            {
              type: 'assignTime',
            },
          ],
        },
      },
    },
  },
});
