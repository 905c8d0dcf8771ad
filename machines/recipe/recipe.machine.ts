/**
 * Recipe: for how many people a blog post cooks, and the ingredients that are not needed.
 *
 * The choice and the recipe meet in pure functions (`recipe.logic.ts`), so that the server renders a recipe whose chart
 * does not run. Nothing is fetched here: the events carry what the page shows. `linesToCart` adds what is chosen to the
 * cart. The chart has no ports.
 *
 * @spec R86
 */
import { assign, setup } from 'xstate';
import { isSameId } from '../shared/ids.ts';
import { availabilityOf, isServings, noChoice, servingsOf } from './recipe.logic.ts';
import type { Recipe, RecipeChoice, RecipeEvent, RecipeIngredient } from './recipe.types.ts';

type OfIngredient = { ingredient: RecipeIngredient };
type OfServings = { servings: number };

/** The servings after a step. */
const steppedBy =
  (by: number) =>
  ({ context, event }: { context: RecipeChoice; event: { recipe: Recipe } }): OfServings => ({
    servings: servingsOf(event.recipe, context) + by,
  });
const [increment, decrement] = [steppedBy(1), steppedBy(-1)];

export const recipeMachine = setup({
  types: { context: {} as RecipeChoice, events: {} as RecipeEvent },
  guards: {
    isServings: (_, { servings }: OfServings) => isServings(servings),
    isForSale: (_, { ingredient }: OfIngredient) => availabilityOf(ingredient) === 'forSale',
  },
  actions: {
    assignServings: assign((_, { servings }: OfServings) => ({ servings })),
    take: assign(({ context: { leftOut } }, { ingredient }: OfIngredient) => ({
      leftOut: leftOut.filter((id) => !isSameId(id, ingredient.id)),
    })),
    leaveOut: assign(({ context: { leftOut } }, { ingredient }: OfIngredient) => ({
      leftOut: [...leftOut.filter((id) => !isSameId(id, ingredient.id)), ingredient.id],
    })),
    clearChoice: assign(noChoice),
  },
}).createMachine({
  id: 'recipe',
  description: 'The servings of a recipe, and the ingredients that are left out.',
  context: noChoice,
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The shopper sets the servings and leaves out what is at home already.',
      on: {
        'servings.increment': {
          guard: { type: 'isServings', params: increment },
          actions: { type: 'assignServings', params: increment },
        },
        'servings.decrement': {
          guard: { type: 'isServings', params: decrement },
          actions: { type: 'assignServings', params: decrement },
        },
        'servings.set': {
          guard: { type: 'isServings', params: ({ event }) => event },
          actions: { type: 'assignServings', params: ({ event }) => event },
        },
        'ingredient.take': {
          guard: { type: 'isForSale', params: ({ event }) => event },
          actions: { type: 'take', params: ({ event }) => event },
        },
        'ingredient.leaveOut': { actions: { type: 'leaveOut', params: ({ event }) => event } },
        'route.changed': { actions: 'clearChoice' },
      },
    },
  },
});
