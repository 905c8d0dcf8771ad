// Written by `npm run generate` from the chart installOffer; pastes into Stately's visualizer.
// Install offer: whether the shop can be installed as an app, and the browser's question about it.
//
// The browser says when it can install the shop, and each time its question can be shown once. A shopper who declines is offered nothing until the browser offers it again. Ports: `install-offer.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** A call waits until its response is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
const unanswered = fromPromise(() => new Promise(() => {}));

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actors: {
    browser: unanswered,
    openPrompt: unanswered,
  },
  actions: {
    logFailure: done,
  },
  guards: {
    isAccepted: isSaid('isAccepted'),
  },
}).createMachine({
  id: 'installOffer',
  initial: 'unavailable',
  description: 'Knows whether the shop can be installed as an app, and shows the question of the browser.',
  invoke: {
    src: 'browser',
    id: 'browser',
  },
  states: {
    unavailable: {
      description: 'The browser cannot install the shop, or the shopper has declined.',
      on: {
        'prompt.offered': {
          target: 'offered',
        },
        'app.installed': {
          target: 'installed',
        },
        'menu.found': {
          target: 'byMenu',
        },
      },
    },
    offered: {
      on: {
        'install.request': {
          target: 'asking',
        },
        'app.installed': {
          target: 'installed',
        },
      },
    },
    asking: {
      description: 'The question of the browser is open.',
      invoke: {
        src: 'openPrompt',
        id: 'openPrompt',
        onDone: [
          {
            target: 'installed',
            guard: {
              type: 'isAccepted',
            },
          },
          {
            target: 'unavailable',
          },
        ],
        onError: {
          target: 'unavailable',
          actions: [
            {
              type: 'logFailure',
            },
          ],
        },
      },
      on: {
        'app.installed': {
          target: 'installed',
        },
      },
    },
    byMenu: {
      description: 'The shopper installs the shop from the menu of the browser.',
      on: {
        'app.installed': {
          target: 'installed',
        },
      },
    },
    installed: {},
  },
});
