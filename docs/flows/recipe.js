// Written by `npm run generate` from the chart recipe; pastes into Stately's visualizer.
// Recipe: the ingredients of a blog post for a number of servings. The shopper leaves out what is not needed and adds the rest to the cart, line by line, as the goods of an order are added.
//
// The choice and the recipe meet in pure functions (`recipe.logic.ts`), so that the server renders a recipe whose chart does not run. Nothing is fetched here: the events carry what the page shows. A guest logs in first, and what was pressed is added once afterwards. After a failure or a timeout some lines may be in the cart: another try sends the same requests, and adds no line twice. Somebody who leaves the page meanwhile gets the outcome as a toast. Port: `recipe.live.ts`.
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
    addIngredients: unanswered,
  },
  actions: {
    assignAdditions: done,
    assignFailure: done,
    assignReport: done,
    assignTimeout: done,
    clearAttempt: done,
    clearChoice: done,
    clearFailure: done,
    emitLoginRequired: done,
    invalidateCart: done,
    leaveOut: done,
    setServings: done,
    showAdded: done,
    showFailure: done,
    showShort: done,
    take: done,
  },
  guards: {
    hasNothing: isSaid('hasNothing'),
    isComplete: isSaid('isComplete'),
    isForSale: isSaid('isForSale'),
    isGuest: stateIn({ session: 'guest' }),
    isServings: isSaid('isServings'),
    isShown: stateIn({ list: { adding: 'shown' } }),
    isUnauthorized: isSaid('isUnauthorized'),
    startsSignedIn: isSaidSo('startsSignedIn'),
  },
  delays: {
    requestTimeout: 30000,
  },
}).createMachine({
  id: 'recipe',
  type: 'parallel',
  description: 'The ingredients of a recipe for a number of servings, and adding those that are needed to the cart.',
  states: {
    list: {
      initial: 'open',
      description: 'The ingredients, and what happens to them.',
      on: {
        'session.ended': {
          target: '.open',
          actions: [
            {
              type: 'clearAttempt',
            },
          ],
        },
        'route.changed': {
          target: '.open',
          actions: [
            {
              type: 'clearChoice',
            },
            {
              type: 'clearAttempt',
            },
          ],
        },
      },
      states: {
        open: {
          initial: 'choosing',
          description: 'Nothing is in flight. A change makes a new attempt of what is pressed next.',
          on: {
            'servings.increment': {
              target: '.choosing',
              guard: {
                type: 'isServings',
              },
              actions: [
                {
                  type: 'setServings',
                },
                {
                  type: 'clearAttempt',
                },
              ],
            },
            'servings.decrement': {
              target: '.choosing',
              guard: {
                type: 'isServings',
              },
              actions: [
                {
                  type: 'setServings',
                },
                {
                  type: 'clearAttempt',
                },
              ],
            },
            'servings.set': {
              target: '.choosing',
              guard: {
                type: 'isServings',
              },
              actions: [
                {
                  type: 'setServings',
                },
                {
                  type: 'clearAttempt',
                },
              ],
            },
            'ingredient.take': {
              target: '.choosing',
              guard: {
                type: 'isForSale',
              },
              actions: [
                {
                  type: 'take',
                },
                {
                  type: 'clearAttempt',
                },
              ],
            },
            'ingredient.leaveOut': {
              target: '.choosing',
              actions: [
                {
                  type: 'leaveOut',
                },
                {
                  type: 'clearAttempt',
                },
              ],
            },
            'ingredients.add': [
              {
                guard: {
                  type: 'hasNothing',
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
                    type: 'clearAttempt',
                  },
                  {
                    type: 'assignAdditions',
                  },
                ],
              },
            ],
          },
          states: {
            choosing: {
              description: 'The shopper sets the servings and leaves out what is at home already.',
            },
            added: {
              description: 'A report says what went into the cart and what did not.',
            },
            failed: {
              description: 'Some ingredients may be in the cart. Another try adds no line twice.',
              on: {
                'ingredients.add': {
                  target: '#recipe.list.adding',
                },
              },
            },
          },
        },
        signingIn: {
          description: 'A guest, or somebody whose session is over, logs in. What was pressed is added afterwards.',
          on: {
            'session.started': {
              target: 'adding',
            },
            'login.abandoned': {
              target: 'open',
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
          description: 'The chosen ingredients go into the cart one by one.',
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
            src: 'addIngredients',
            id: 'addIngredients',
            onDone: [
              {
                target: 'open.added',
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
                target: 'open',
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
                target: 'open',
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
                target: 'open.failed',
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
                target: 'open',
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
                target: 'open.failed',
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
                target: 'open',
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
              description: 'The page of the recipe shows that it works.',
              on: {
                'route.changed': {
                  target: 'left',
                  actions: [
                    {
                      type: 'clearChoice',
                    },
                  ],
                },
              },
            },
            left: {
              description: 'The shopper has left the page; a toast will say what came of it.',
              on: {
                'route.changed': {},
              },
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
