/** The events and context of a recipe. */
import type { Recipe, RecipeIngredient } from '#api/types/blogs.ts';
import type { Id } from '../shared/ids.ts';

export type { Recipe, RecipeIngredient } from '#api/types/blogs.ts';

/** Whether an ingredient can go into the cart, or why it cannot. `hasOptions`: its size or colour is chosen on its page. */
export type Availability = 'forSale' | 'notSold' | 'soldOut' | 'hasOptions';

/** What the shopper has chosen; it holds for whichever recipe is shown. */
export type RecipeChoice = {
  /** How many people to cook for; undefined: as many as the recipe names. */
  servings: number | undefined;
  /** The ingredients that are not needed. */
  leftOut: readonly Id[];
};

/** An ingredient in the amount for the chosen servings. */
export type RecipeLine = {
  ingredient: RecipeIngredient;
  availability: Availability;
  isTaken: boolean;
  amount: number | null;
  /** How many packs go into the cart: as many as the amount needs, and no more than there are. */
  packs: number;
  /** There are fewer packs than the amount needs. */
  isShort: boolean;
};

export type RecipeEvent =
  /** One more or one fewer than is shown; pressed several times before the flow runs, each counts. */
  | { type: 'servings.increment'; recipe: Recipe }
  | { type: 'servings.decrement'; recipe: Recipe }
  /** A typed number. */
  | { type: 'servings.set'; servings: number }
  | { type: 'ingredient.take'; ingredient: RecipeIngredient }
  | { type: 'ingredient.leaveOut'; ingredient: RecipeIngredient }
  /** Another page is shown: the choice belongs to the one before. */
  | { type: 'route.changed' };
