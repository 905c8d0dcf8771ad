// Written by `npm run generate` from the chart release; pastes into Stately's visualizer.
// Release: the version of the shop that this page is of.
//
// Putting up a new version takes the files of the old one away, and a page that is open finds out when it misses one. Then it is loaded anew, once: what was typed goes along, and a server that lacks files for good makes no loop. A page that holds what cannot go along (the files of a form) stays, and the shopper is told. A network that is lost is not a new version. Ports: `release.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** A call waits until its response is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
const unanswered = fromPromise(() => new Promise(() => {}));

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actors: {
    claimReload: unanswered,
    isOutdated: unanswered,
    reload: unanswered,
  },
  actions: {
    logFailure: done,
    showNewVersion: done,
  },
  guards: {
    isYes: isSaid('isYes'),
  },
  delays: {
    requestTimeout: 30000,
  },
}).createMachine({
  id: 'release',
  initial: 'current',
  description: 'Knows which version of the shop the page belongs to, and offers to load a newer one.',
  states: {
    current: {
      on: {
        'chunk.failed': {
          target: 'checking',
        },
      },
    },
    checking: {
      invoke: {
        src: 'isOutdated',
        id: 'isOutdated',
        onDone: [
          {
            target: 'claiming',
            guard: {
              type: 'isYes',
            },
          },
          {
            target: 'current',
          },
        ],
        onError: {
          target: 'current',
        },
      },
      after: {
        requestTimeout: {
          target: 'current',
        },
      },
    },
    claiming: {
      invoke: {
        src: 'claimReload',
        id: 'claimReload',
        onDone: [
          {
            target: 'reloading',
            guard: {
              type: 'isYes',
            },
          },
          {
            target: 'outdated',
          },
        ],
        onError: {
          target: 'outdated',
          actions: [
            {
              type: 'logFailure',
            },
          ],
        },
      },
    },
    reloading: {
      invoke: {
        src: 'reload',
        id: 'reload',
        onDone: {
          target: 'outdated',
        },
        onError: {
          target: 'outdated',
          actions: [
            {
              type: 'logFailure',
            },
          ],
        },
      },
    },
    outdated: {
      entry: [
        {
          type: 'showNewVersion',
        },
      ],
      on: {
        'chunk.failed': {
          target: 'outdated',
          reenter: true,
        },
      },
    },
  },
});
