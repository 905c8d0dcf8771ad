// Written by `npm run generate` from the chart release; pastes into Stately's visualizer.
// Release: the version of the shop to which this page belongs.
//
// Deploying a new version removes the files of the old one, and an open page notices when it misses one. Then it reloads, once: drafts are kept, and a server that lacks files for good causes no loop. A page with something that a reload would lose (the files of a form) stays, and the shopper is told. A lost connection is not a new version. Ports: `release.live.ts`.
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
      description: 'As far as is known, the page belongs to the current version.',
      on: {
        'chunk.failed': {
          target: 'checking',
        },
      },
    },
    checking: {
      description: 'A chunk failed to load: the server is asked for its version.',
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
      description: 'Asks the storage whether the page was reloaded for this version before: at most one reload each.',
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
      description: 'The browser reloads the page. A page with what a reload would lose stays.',
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
      description: 'A toast offers the new version; each further chunk that fails shows it again.',
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
