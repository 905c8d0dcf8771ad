/** A started recipe whose additions wait for a response, and what comes of them. */
import { recipeMachine } from '#machines/recipe/recipe.machine.ts';
import { selectRecipe } from '#machines/recipe/recipe.selectors.ts';
import { type AddedReport, leftOut } from '#machines/shared/added-lines.ts';
import { riceForFour } from '../data/recipes.ts';
import { startHeld } from './held-flow.ts';

export const addAll = { type: 'ingredients.add', recipe: riceForFour } as const;

export const riceLine = { product_id: 41, packaging_id: 97, name: 'Basmati Rice', unit: '1 kg', quantity: 1 };
export const tomatoLine = { product_id: 42, packaging_id: 98, name: 'Plum tomatoes', unit: '500 g', quantity: 2 };

export const complete: AddedReport = { added: 2, refused: [] };
export const short: AddedReport = { added: 1, refused: [leftOut(tomatoLine, 'Sold out.')] };

export const startRecipe = (isSignedIn = true) => {
  const recipe = startHeld(recipeMachine, { isSignedIn }, ['addIngredients']);
  return { ...recipe, facts: () => selectRecipe(recipe.snapshot()) };
};

export type StartedRecipe = ReturnType<typeof startRecipe>;

export const startAdding = () => {
  const recipe = startRecipe();
  recipe.send(addAll);
  return recipe;
};

/** The lists of additions that were sent; the same list is the same attempt. */
export const attemptsOf = (recipe: StartedRecipe) =>
  recipe.requested('addIngredients').map((input) => (input as { additions: object }).additions);
