// Written by `npm run generate` from the chart savedLists; pastes into Stately's visualizer.
// Saved lists: makes, renames, shares and removes lists, and changes how many of a product there are. The pages' queries fetch the lists.
//
// One change is in flight at a time; quantities that are set meanwhile follow. A removal needs a confirmation. A refused name is shown at its field and stays, also while the shopper has to log in again. Another refusal is shown, and the list is loaded again, because another device may have changed it. The ports are filled in `saved-lists.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** A call waits until its response is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
const unanswered = fromPromise(() => new Promise(() => {}));

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actors: {
    removeList: unanswered,
    saveName: unanswered,
    setQuantity: unanswered,
    shareList: unanswered,
  },
  actions: {
    assignName: done,
    assignRefusal: done,
    assignTimeout: done,
    beginList: done,
    beginNew: done,
    clear: done,
    clearErrors: done,
    emitChanged: done,
    emitLoginRequired: done,
    emitSessionRefused: done,
    endCounting: done,
    nextLine: done,
    queueLine: done,
    requireName: done,
    showFailure: done,
    showList: done,
    showLists: done,
    showSuccess: done,
  },
  guards: {
    hasName: isSaid('hasName'),
    hasWaiting: isSaid('hasWaiting'),
    isNew: isSaid('isNew'),
    isUnauthorized: isSaid('isUnauthorized'),
  },
  delays: {
    requestTimeout: 30000,
  },
}).createMachine({
  id: 'savedLists',
  initial: 'idle',
  description: 'Makes, renames, shares and removes saved lists, and changes their lines.',
  states: {
    idle: {
      description: 'Nothing is in flight.',
      on: {
        'list.new': {
          target: 'naming',
          actions: [
            {
              type: 'beginNew',
            },
          ],
        },
        'list.rename': {
          target: 'naming',
          actions: [
            {
              type: 'beginList',
            },
          ],
        },
        'removal.request': {
          target: 'asking',
          actions: [
            {
              type: 'beginList',
            },
          ],
        },
        'quantity.set': {
          target: 'counting',
          actions: [
            {
              type: 'queueLine',
            },
          ],
        },
        'link.make': {
          target: 'linking',
          actions: [
            {
              type: 'beginList',
            },
          ],
        },
        'link.end': {
          target: 'linking',
          actions: [
            {
              type: 'beginList',
            },
          ],
        },
      },
    },
    naming: {
      description: 'The shopper types the name of a list.',
      on: {
        'name.change': {
          actions: [
            {
              type: 'assignName',
            },
          ],
        },
        'name.submit': [
          {
            target: 'saving',
            guard: {
              type: 'hasName',
            },
            actions: [
              {
                type: 'clearErrors',
              },
            ],
          },
          {
            actions: [
              {
                type: 'requireName',
              },
            ],
          },
        ],
        'name.cancel': {
          target: 'idle',
          actions: [
            {
              type: 'clear',
            },
          ],
        },
      },
    },
    saving: {
      description: 'The name goes to the server. A new list is opened then.',
      tags: [
        'busy',
      ],
      invoke: {
        src: 'saveName',
        id: 'saveName',
        onDone: [
          {
            target: 'idle',
            guard: {
              type: 'isNew',
            },
            actions: [
              {
                type: 'clear',
              },
              {
                type: 'emitChanged',
              },
              {
                type: 'showList',
              },
            ],
          },
          {
            target: 'idle',
            actions: [
              {
                type: 'clear',
              },
              {
                type: 'emitChanged',
              },
              {
                type: 'showSuccess',
              },
            ],
          },
        ],
        onError: [
          {
            target: 'naming',
            guard: {
              type: 'isUnauthorized',
            },
            actions: [
              {
                type: 'emitLoginRequired',
              },
            ],
          },
          {
            target: 'naming',
            actions: [
              {
                type: 'assignRefusal',
              },
            ],
          },
        ],
      },
      after: {
        requestTimeout: {
          target: 'naming',
          actions: [
            {
              type: 'assignTimeout',
            },
          ],
        },
      },
    },
    asking: {
      description: 'The removal of a list waits for its confirmation.',
      on: {
        'removal.cancel': {
          target: 'idle',
          actions: [
            {
              type: 'clear',
            },
          ],
        },
        'removal.confirm': {
          target: 'removing',
        },
      },
    },
    removing: {
      tags: [
        'busy',
      ],
      invoke: {
        src: 'removeList',
        id: 'removeList',
        onDone: {
          target: 'idle',
          actions: [
            {
              type: 'clear',
            },
            {
              type: 'emitChanged',
            },
            {
              type: 'showSuccess',
            },
            {
              type: 'showLists',
            },
          ],
        },
        onError: [
          {
            target: 'idle',
            guard: {
              type: 'isUnauthorized',
            },
            actions: [
              {
                type: 'clear',
              },
              {
                type: 'emitSessionRefused',
              },
            ],
          },
          {
            target: 'idle',
            actions: [
              {
                type: 'clear',
              },
              {
                type: 'emitChanged',
              },
              {
                type: 'showFailure',
              },
            ],
          },
        ],
      },
      after: {
        requestTimeout: {
          target: 'idle',
          actions: [
            {
              type: 'clear',
            },
            {
              type: 'emitChanged',
            },
            {
              type: 'showFailure',
              params: {
                error: {
                  kind: 'timeout',
                },
              },
            },
          ],
        },
      },
    },
    counting: {
      description: 'A line gets another quantity, or goes with 0. What is set meanwhile follows.',
      tags: [
        'busy',
      ],
      invoke: {
        src: 'setQuantity',
        id: 'setQuantity',
        onDone: [
          {
            target: 'counting',
            guard: {
              type: 'hasWaiting',
            },
            actions: [
              {
                type: 'nextLine',
              },
            ],
            reenter: true,
          },
          {
            target: 'idle',
            actions: [
              {
                type: 'endCounting',
              },
              {
                type: 'emitChanged',
              },
            ],
          },
        ],
        onError: [
          {
            target: 'idle',
            guard: {
              type: 'isUnauthorized',
            },
            actions: [
              {
                type: 'clear',
              },
              {
                type: 'emitSessionRefused',
              },
            ],
          },
          {
            target: 'idle',
            actions: [
              {
                type: 'clear',
              },
              {
                type: 'emitChanged',
              },
              {
                type: 'showFailure',
              },
            ],
          },
        ],
      },
      on: {
        'quantity.set': {
          actions: [
            {
              type: 'queueLine',
            },
          ],
        },
      },
      after: {
        requestTimeout: {
          target: 'idle',
          actions: [
            {
              type: 'clear',
            },
            {
              type: 'emitChanged',
            },
            {
              type: 'showFailure',
              params: {
                error: {
                  kind: 'timeout',
                },
              },
            },
          ],
        },
      },
    },
    linking: {
      description: 'A new link is made, or the link is ended.',
      tags: [
        'busy',
      ],
      invoke: {
        src: 'shareList',
        id: 'shareList',
        onDone: {
          target: 'idle',
          actions: [
            {
              type: 'clear',
            },
            {
              type: 'emitChanged',
            },
          ],
        },
        onError: [
          {
            target: 'idle',
            guard: {
              type: 'isUnauthorized',
            },
            actions: [
              {
                type: 'clear',
              },
              {
                type: 'emitSessionRefused',
              },
            ],
          },
          {
            target: 'idle',
            actions: [
              {
                type: 'clear',
              },
              {
                type: 'emitChanged',
              },
              {
                type: 'showFailure',
              },
            ],
          },
        ],
      },
      after: {
        requestTimeout: {
          target: 'idle',
          actions: [
            {
              type: 'clear',
            },
            {
              type: 'emitChanged',
            },
            {
              type: 'showFailure',
              params: {
                error: {
                  kind: 'timeout',
                },
              },
            },
          ],
        },
      },
    },
  },
});
