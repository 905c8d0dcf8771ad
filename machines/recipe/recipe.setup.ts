/** The port, guards and actions of a recipe; `recipe.machine.ts` says when each counts. */
import { assign, emit, setup, stateIn } from 'xstate';
import { requestTimeoutMs } from '../constants.ts';
import type { AddedReport, LineAddition } from '../shared/added-lines.ts';
import { emitLoginRequired, showFailure, timedOut } from '../shared/failure.actions.ts';
import { failureFrom, isUnauthorized } from '../shared/failure.ts';
import { isSameId } from '../shared/ids.ts';
import { port } from '../shared/port.ts';
import { additionsOf, availabilityOf, isServings } from './recipe.logic.ts';
import type {
  Recipe,
  RecipeContext,
  RecipeEmitted,
  RecipeEvent,
  RecipeIngredient,
  RecipeInput,
} from './recipe.types.ts';

type OfIngredient = { ingredient: RecipeIngredient };
type OfRecipe = { recipe: Recipe };
type OfReport = { report: AddedReport };

export const recipeSetup = setup({
  types: {
    context: {} as RecipeContext,
    events: {} as RecipeEvent,
    input: {} as RecipeInput,
    emitted: {} as RecipeEmitted,
    tags: {} as 'busy',
  },
  actors: { addIngredients: port<AddedReport, { additions: readonly LineAddition[] }>('addIngredients') },
  delays: { requestTimeout: requestTimeoutMs },
  guards: {
    startsSignedIn: ({ context }) => context.startsSignedIn,
    isGuest: stateIn({ session: 'guest' }),
    isShown: stateIn({ list: { adding: 'shown' } }),
    isServings: (_, { servings }: { servings: number }) => isServings(servings),
    isForSale: (_, { ingredient }: OfIngredient) => availabilityOf(ingredient) === 'forSale',
    hasNothing: ({ context }, { recipe }: OfRecipe) => additionsOf(recipe, context).length === 0,
    isComplete: (_, { report }: OfReport) => report.refused.length === 0,
    isUnauthorized: isUnauthorized(),
  },
  actions: {
    setServings: assign((_, { servings }: { servings: number }) => ({ servings })),
    take: assign(({ context: { leftOut } }, { ingredient }: OfIngredient) => ({
      leftOut: leftOut.filter((id) => !isSameId(id, ingredient.id)),
    })),
    leaveOut: assign(({ context: { leftOut } }, { ingredient }: OfIngredient) => ({
      leftOut: [...leftOut.filter((id) => !isSameId(id, ingredient.id)), ingredient.id],
    })),
    assignAdditions: assign(({ context }, { recipe }: OfRecipe) => ({ additions: additionsOf(recipe, context) })),
    assignReport: assign((_, { report }: OfReport) => ({ report })),
    assignFailure: assign(failureFrom),
    assignTimeout: assign(timedOut),
    clearChoice: assign({ servings: undefined, leftOut: [] }),
    clearAttempt: assign({ additions: [], report: undefined, failure: undefined }),
    clearFailure: assign({ failure: undefined }),
    showAdded: emit((_, { report }: OfReport) => ({
      type: 'notice.requested',
      kind: 'success',
      text: { key: '{count} products went into your cart.', values: { count: report.added } },
    })),
    showShort: emit({
      type: 'notice.requested',
      kind: 'warning',
      text: { key: 'Not all ingredients went into your cart' },
    }),
    showFailure: showFailure(),
    invalidateCart: emit({ type: 'cart.invalidated' }),
    emitLoginRequired: emitLoginRequired(),
  },
});
