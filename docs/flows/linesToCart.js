// Written by `npm run generate` from the chart linesToCart; pastes into Stately's visualizer.
// Lines to cart: adds the products of a saved list or the ingredients of a recipe to the cart, one after the other.
//
// The event carries the lines. A guest logs in first, and what was pressed is added once afterwards. After a failure or a timeout some lines may be in the cart: the same lines again are the same requests, and none is added twice. Somebody who leaves the page meanwhile gets the outcome as a toast. Port: `lines-to-cart.live.ts`.
import { fromPromise, setup, stateIn } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** Holds only if the event says so: nobody asks for the transitions of this guard. */
const isSaidSo = (name) => ({ event }) => event[name] ?? false;

/** A call waits until its response is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
const unanswered = fromPromise(() => new Promise(() => {}));

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actors: {
    addLines: unanswered,
  },
  actions: {
    assignAdditions: done,
    assignFailure: done,
    assignReport: done,
    assignTimeout: done,
    clearAttempt: done,
    clearFailure: done,
    emitLoginRequired: done,
    invalidateCart: done,
    showAdded: done,
    showFailure: done,
    showShort: done,
  },
  guards: {
    hasNone: isSaid('hasNone'),
    isComplete: isSaid('isComplete'),
    isGuest: stateIn({ session: 'guest' }),
    isSameAttempt: isSaid('isSameAttempt'),
    isShown: stateIn({ lines: { adding: 'shown' } }),
    isUnauthorized: isSaid('isUnauthorized'),
    startsSignedIn: isSaidSo('startsSignedIn'),
  },
  delays: {
    requestTimeout: 30000,
  },
}).createMachine({
  id: 'linesToCart',
  type: 'parallel',
  description: 'Adds several products to the cart, and says what the cart refused.',
  states: {
    lines: {
      initial: 'idle',
      description: 'What happens to the lines.',
      on: {
        'session.ended': {
          target: '.idle',
          actions: [
            {
              type: 'clearAttempt',
            },
          ],
        },
      },
      states: {
        idle: {
          description: 'Nothing was pressed, or what came of it is no longer shown.',
          on: {
            'lines.add': [
              {
                guard: {
                  type: 'hasNone',
                },
              },
              {
                target: 'signingIn',
                guard: {
                  type: 'isGuest',
                },
                actions: [
                  {
                    type: 'assignAdditions',
                  },
                  {
                    type: 'emitLoginRequired',
                  },
                ],
              },
              {
                target: 'adding',
                actions: [
                  {
                    type: 'assignAdditions',
                  },
                ],
              },
            ],
          },
        },
        signingIn: {
          description: 'A guest, or somebody whose session is over, logs in. What was pressed is added afterwards.',
          on: {
            'session.started': {
              target: 'adding',
            },
            'login.abandoned': {
              target: 'idle',
              actions: [
                {
                  type: 'clearAttempt',
                },
              ],
            },
            'route.changed': {
              target: 'idle',
              actions: [
                {
                  type: 'clearAttempt',
                },
              ],
            },
            'session.ended': {},
          },
        },
        adding: {
          initial: 'shown',
          description: 'The lines go into the cart one by one.',
          tags: [
            'busy',
          ],
          entry: [
            {
              type: 'clearFailure',
            },
          ],
          exit: [
            {
              type: 'invalidateCart',
            },
          ],
          invoke: {
            src: 'addLines',
            id: 'addLines',
            onDone: [
              {
                target: 'added',
                guard: {
                  type: 'isShown',
                },
                actions: [
                  {
                    type: 'assignReport',
                  },
                ],
              },
              {
                target: 'idle',
                guard: {
                  type: 'isComplete',
                },
                actions: [
                  {
                    type: 'clearAttempt',
                  },
                  {
                    type: 'showAdded',
                  },
                ],
              },
              {
                target: 'idle',
                actions: [
                  {
                    type: 'clearAttempt',
                  },
                  {
                    type: 'showShort',
                  },
                ],
              },
            ],
            onError: [
              {
                target: 'signingIn',
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
                target: 'failed',
                guard: {
                  type: 'isShown',
                },
                actions: [
                  {
                    type: 'assignFailure',
                  },
                ],
              },
              {
                target: 'idle',
                actions: [
                  {
                    type: 'clearAttempt',
                  },
                  {
                    type: 'showFailure',
                  },
                ],
              },
            ],
          },
          after: {
            requestTimeout: [
              {
                target: 'failed',
                guard: {
                  type: 'isShown',
                },
                actions: [
                  {
                    type: 'assignTimeout',
                  },
                ],
              },
              {
                target: 'idle',
                actions: [
                  {
                    type: 'clearAttempt',
                  },
                  {
                    type: 'showFailure',
                    params: {
                      error: {
                        kind: 'timeout',
                      },
                      fallback: 'Error adding to cart',
                    },
                  },
                ],
              },
            ],
          },
          states: {
            shown: {
              description: 'The page shows that it works.',
              on: {
                'route.changed': {
                  target: 'left',
                },
              },
            },
            left: {
              description: 'The shopper has left the page; a toast will say what came of it.',
            },
          },
        },
        added: {
          description: 'A report says what went into the cart and what did not.',
          on: {
            'lines.add': [
              {
                guard: {
                  type: 'hasNone',
                },
              },
              {
                target: 'adding',
                actions: [
                  {
                    type: 'assignAdditions',
                  },
                ],
              },
            ],
            'route.changed': {
              target: 'idle',
              actions: [
                {
                  type: 'clearAttempt',
                },
              ],
            },
          },
        },
        failed: {
          description: 'Some lines may be in the cart. The same lines again are the same requests.',
          on: {
            'lines.add': [
              {
                guard: {
                  type: 'hasNone',
                },
              },
              {
                target: 'adding',
                guard: {
                  type: 'isSameAttempt',
                },
              },
              {
                target: 'adding',
                actions: [
                  {
                    type: 'assignAdditions',
                  },
                ],
              },
            ],
            'route.changed': {
              target: 'idle',
              actions: [
                {
                  type: 'clearAttempt',
                },
              ],
            },
          },
        },
      },
    },
    session: {
      initial: 'opening',
      description: 'Whether somebody is logged in. A guest logs in before anything is added.',
      on: {
        'session.started': {
          target: '.member',
        },
        'session.ended': {
          target: '.guest',
        },
      },
      states: {
        opening: {
          always: [
            {
              target: 'member',
              guard: {
                type: 'startsSignedIn',
              },
            },
            {
              target: 'guest',
            },
          ],
        },
        member: {},
        guest: {},
      },
    },
  },
});
