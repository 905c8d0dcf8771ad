/** From a recipe and a choice to amounts, packs, costs and lines for the cart. */
import { maxQuantity, mostServings } from '../constants.ts';
import type { LineAddition } from '../shared/added-lines.ts';
import { times } from '../shared/amounts.ts';
import { isSameId } from '../shared/ids.ts';
import { currentPrice } from '../shared/prices.ts';
import type { Availability, Recipe, RecipeChoice, RecipeIngredient, RecipeLine } from './recipe.types.ts';

/** As many people as the recipe names, and everything that can go into the cart. */
export const noChoice: RecipeChoice = { servings: undefined, leftOut: [] };

export const isServings = (servings: number): boolean =>
  Number.isInteger(servings) && servings >= 1 && servings <= mostServings;

export const servingsOf = ({ servings }: Recipe, choice: RecipeChoice): number => choice.servings ?? servings;

export const availabilityOf = ({ product }: RecipeIngredient): Availability => {
  if (!product) return 'notSold';
  if (product.sizes.length + product.colors.length > 0) return 'hasOptions';
  return product.quantity === 0 ? 'soldOut' : 'forSale';
};

/** Fractions of a pack that come from rounding, and not from the recipe. */
const roundingError = 1e-9;

/** One pack at least, also where nobody can say how much of the amount a pack holds. */
export const packsFor = (amount: number | null, perPack: number | null): number =>
  amount === null || perPack === null ? 1 : Math.max(1, Math.ceil(amount / perPack - roundingError));

const lineOf = (ingredient: RecipeIngredient, factor: number, { leftOut }: RecipeChoice): RecipeLine => {
  const availability = availabilityOf(ingredient);
  const amount = ingredient.amount === null ? null : ingredient.amount * factor;
  const needed = packsFor(amount, ingredient.per_pack);
  const packs = Math.min(needed, maxQuantity, ingredient.product?.quantity ?? maxQuantity);
  return {
    ingredient,
    availability,
    isTaken: availability === 'forSale' && !leftOut.some((id) => isSameId(id, ingredient.id)),
    amount,
    packs,
    isShort: packs < needed,
  };
};

/** Every ingredient in the amount for the chosen servings, in the order of the recipe. */
export const linesOf = (recipe: Recipe, choice: RecipeChoice): RecipeLine[] => {
  const factor = servingsOf(recipe, choice) / recipe.servings;
  return recipe.ingredients.map((ingredient) => lineOf(ingredient, factor, choice));
};

/** The cost of the packs; nothing for what cannot go into the cart. */
export const costOf = ({ ingredient: { product }, availability, packs }: RecipeLine): number =>
  product && availability === 'forSale' ? times(currentPrice(product), packs) : 0;

const additionOf = ({ ingredient: { product }, packs: quantity }: RecipeLine): LineAddition[] =>
  product
    ? [
        {
          product_id: product.id,
          packaging_id: product.packaging_id ?? null,
          name: product.name,
          unit: product.unit?.name ?? '',
          quantity,
        },
      ]
    : [];

/** What goes into the cart: a product that several ingredients need is one line. */
export const additionsOf = (recipe: Recipe, choice: RecipeChoice): LineAddition[] => {
  const lines = new Map<string, LineAddition>();
  const taken = linesOf(recipe, choice).filter(({ isTaken }) => isTaken);
  for (const addition of taken.flatMap(additionOf)) {
    const key = `${addition.product_id}`;
    const quantity = Math.min(maxQuantity, addition.quantity + (lines.get(key)?.quantity ?? 0));
    lines.set(key, { ...addition, quantity });
  }
  return [...lines.values()];
};
