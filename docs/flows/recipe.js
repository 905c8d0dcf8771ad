// Written by `npm run generate` from the chart recipe; pastes into Stately's visualizer.
// Recipe: for how many people a blog post cooks, and the ingredients that are not needed.
//
// The choice and the recipe meet in pure functions (`recipe.logic.ts`), so that the server renders a recipe whose chart does not run. Nothing is fetched here: the events carry what the page shows. `linesToCart` adds what is chosen to the cart. The chart has no ports.
import { setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actions: {
    assignServings: done,
    clearChoice: done,
    leaveOut: done,
    take: done,
  },
  guards: {
    isForSale: isSaid('isForSale'),
    isServings: isSaid('isServings'),
  },
}).createMachine({
  id: 'recipe',
  initial: 'choosing',
  description: 'The servings of a recipe, and the ingredients that are left out.',
  states: {
    choosing: {
      description: 'The shopper sets the servings and leaves out what is at home already.',
      on: {
        'servings.increment': {
          guard: {
            type: 'isServings',
          },
          actions: [
            {
              type: 'assignServings',
            },
          ],
        },
        'servings.decrement': {
          guard: {
            type: 'isServings',
          },
          actions: [
            {
              type: 'assignServings',
            },
          ],
        },
        'servings.set': {
          guard: {
            type: 'isServings',
          },
          actions: [
            {
              type: 'assignServings',
            },
          ],
        },
        'ingredient.take': {
          guard: {
            type: 'isForSale',
          },
          actions: [
            {
              type: 'take',
            },
          ],
        },
        'ingredient.leaveOut': {
          actions: [
            {
              type: 'leaveOut',
            },
          ],
        },
        'route.changed': {
          actions: [
            {
              type: 'clearChoice',
            },
          ],
        },
      },
    },
  },
});
