/** The vocabulary of a recipe whose ingredients go into the cart. */
import type { Recipe, RecipeIngredient } from '#api/types/blogs.ts';
import type { Failure } from '#api/types/failure.ts';
import type { AddedReport, LineAddition } from '../shared/added-lines.ts';
import type { Id } from '../shared/ids.ts';
import { ignoring } from '../shared/ignoring.ts';
import type { NoticeRequested } from '../shared/notice.ts';

export type { Recipe, RecipeIngredient } from '#api/types/blogs.ts';

/** Whether an ingredient can go into the cart, or why it cannot. `hasOptions`: its size or colour is chosen on its page. */
export type Availability = 'forSale' | 'notSold' | 'soldOut' | 'hasOptions';

export type RecipeInput = { isSignedIn: boolean };

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

export type RecipeContext = RecipeChoice & {
  startsSignedIn: boolean;
  /** The list identifies the attempt: sent again, it is the same requests. */
  additions: readonly LineAddition[];
  report: AddedReport | undefined;
  failure: Failure | undefined;
};

export type RecipeEvent =
  /** One more or one fewer than is shown; pressed several times before the flow runs, each counts. */
  | { type: 'servings.increment'; recipe: Recipe }
  | { type: 'servings.decrement'; recipe: Recipe }
  /** A typed number. */
  | { type: 'servings.set'; servings: number }
  | { type: 'ingredient.take'; ingredient: RecipeIngredient }
  | { type: 'ingredient.leaveOut'; ingredient: RecipeIngredient }
  /** The recipe as the page shows it. */
  | { type: 'ingredients.add'; recipe: Recipe }
  | { type: 'session.started' }
  | { type: 'session.ended' }
  /** The guest closed the login dialog: nothing is added. */
  | { type: 'login.abandoned' }
  /** Another page is shown: the choice belongs to the one before. */
  | { type: 'route.changed' };

export type RecipeEmitted =
  | NoticeRequested
  | { type: 'cart.invalidated' }
  /** A guest, or somebody whose session is over: 'Please login first!' and the login dialog. */
  | { type: 'login.required' };

export type RecipeStage = 'choosing' | 'signingIn' | 'adding' | 'added' | 'failed';

export type RecipeFacts = RecipeChoice & Pick<RecipeContext, 'report' | 'failure'> & { stage: RecipeStage };

const choices = [
  'servings.increment',
  'servings.decrement',
  'servings.set',
  'ingredient.take',
  'ingredient.leaveOut',
  'ingredients.add',
] as const;

/** Ignored on purpose: a choice while the last one is carried out, and a login that this flow has not asked for. */
export const recipeIgnored = [
  ...ignoring('list.open.choosing', ['login.abandoned']),
  ...ignoring('list.signingIn', choices),
  ...ignoring('list.adding.shown', [...choices, 'login.abandoned']),
  ...ignoring('list.adding.left', [...choices, 'login.abandoned']),
  ...ignoring('list.open.added', ['login.abandoned']),
  ...ignoring('list.open.failed', ['login.abandoned']),
] as const;
