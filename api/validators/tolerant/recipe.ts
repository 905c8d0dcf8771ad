/** The tolerant validator of a post's recipe. Nothing is guessed: somebody cooks by it and buys by it. */
import type { Recipe, RecipeIngredient } from '../../types/blogs.ts';
import { product } from './catalogue.ts';
import { count, id, list, number, record, type Validator, words } from './tolerant.ts';

/** As many as a shopper can choose, too. */
const mostServings = 20;

/** Null where nothing was sent. What was sent and cannot be read makes the whole ingredient unusable. */
const orNull =
  <T>(validate: Validator<T>): Validator<T | null> =>
  (value, place) =>
    value === undefined || value === null ? null : validate(value, place);

/** A limit as in the contract, so that no amount for more people is beyond numbers. */
const mostAmount = 1_000_000;

const aboveZero: Validator<number> = (value, place) => {
  const found = number()(value, place);
  return found !== undefined && found > 0 ? found : undefined;
};

const amount: Validator<number> = (value, place) => {
  const found = aboveZero(value, place);
  return found !== undefined && found <= mostAmount ? found : undefined;
};

const ingredient = record<RecipeIngredient>(['id', 'text', 'amount', 'unit', 'product', 'per_pack'], {
  id,
  text: words,
  amount: orNull(amount),
  unit: orNull(words),
  product: orNull(product),
  per_pack: orNull(aboveZero),
});

const servings: Validator<number> = (value, place) => {
  const found = count(value, place);
  return found !== undefined && found <= mostServings ? found : undefined;
};

/** At least one ingredient, or it is no recipe. */
const ingredients: Validator<RecipeIngredient[]> = (value, place) => {
  const found = list(ingredient)(value, place);
  return found?.length ? found : undefined;
};

export const recipe = record<Recipe>(['servings', 'ingredients'], { servings, ingredients });
