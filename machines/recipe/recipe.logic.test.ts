import { describe, expect, test } from 'vitest';
import { aProduct } from '#tests/support/data/builders.ts';
import { anIngredient, oil, rice, riceForFour, salt, tomatoes } from '#tests/support/data/recipes.ts';
import { additionsOf, availabilityOf, costOf, isServings, linesOf, packsFor } from './recipe.logic.ts';
import type { RecipeIngredient } from './recipe.types.ts';

const asWritten = { servings: undefined, leftOut: [] };
const forPeople = (servings: number) => ({ ...asWritten, servings });
const recipeOf = (...ingredients: RecipeIngredient[]) => ({ servings: 4, ingredients });

describe('the servings', () => {
  test.each([
    [1, true],
    [20, true],
    [0, false],
    [21, false],
    [2.5, false],
    [Number.NaN, false],
  ])('can be %s: %s', (servings, expected) => expect(isServings(servings)).toBe(expected));

  test.each([
    [2, [150, 3, 150, null]],
    [4, [300, 6, 300, null]],
    [6, [450, 9, 450, null]],
  ])('for %s change every amount', (servings, amounts) =>
    expect(linesOf(riceForFour, forPeople(servings)).map(({ amount }) => amount)).toEqual(amounts),
  );
});

test('A line costs its packs, and nothing if it cannot go into the cart', () => {
  const product = aProduct({ price: 2.5, discount_price: 2.1, quantity: 9 });
  const three = anIngredient({ amount: 1500, per_pack: 500, product });
  const soldOut = anIngredient({ product: { ...product, quantity: 0 } });
  const lines = linesOf(recipeOf(three, soldOut, salt), asWritten);
  expect(lines.map(costOf)).toEqual([6.3, 0, 0]);
});

describe('the packs', () => {
  test.each([
    ['less than a pack', 300, 1000, 1],
    ['exactly two packs', 1000, 500, 2],
    ['a little more than two', 1001, 500, 3],
    ['what rounding makes of three', 0.1 * 3, 0.1, 3],
    ['a pinch', null, 500, 1],
    ['an amount in another measure', 3, null, 1],
  ])('are enough for %s', (_, amount, perPack, expected) => expect(packsFor(amount, perPack)).toBe(expected));

  test('are no more than there are, and no more than a cart takes', () => {
    const few = anIngredient({ amount: 5000, product: aProduct({ quantity: 2 }) });
    const endless = anIngredient({ amount: 1e300, product: aProduct({ quantity: 5000 }) });
    const unknown = anIngredient({ amount: 5000, product: { ...aProduct(), quantity: undefined } as never });
    expect(linesOf(recipeOf(few, endless, unknown, rice), asWritten)).toMatchObject([
      { packs: 2, isShort: true },
      { packs: 999, isShort: true },
      { packs: 5, isShort: false },
      { packs: 1, isShort: false },
    ]);
  });
});

describe('an ingredient', () => {
  const apron = anIngredient({ product: aProduct({ sizes: [{ id: 1, name: 'M', price: 0 }] }) });
  const red = anIngredient({ product: aProduct({ colors: [{ id: 1, name: 'Red', price: 0 }] }) });

  test.each([
    ['for sale', rice, 'forSale'],
    ['sold out', oil, 'soldOut'],
    ['not sold here', salt, 'notSold'],
    ['sold in sizes', apron, 'hasOptions'],
    ['sold in colours', red, 'hasOptions'],
  ] as const)('is %s', (_, ingredient, expected) => expect(availabilityOf(ingredient)).toBe(expected));

  test('is taken if it is for sale and was not left out', () => {
    const taken = (leftOut: (number | string)[]) =>
      linesOf(riceForFour, { ...asWritten, leftOut }).map(({ isTaken }) => isTaken);
    expect(taken([])).toEqual([true, true, false, false]);
    expect(taken(['1', 4])).toEqual([false, true, false, false]);
  });
});

describe('the additions', () => {
  test('are the taken ingredients in packs', () => {
    expect(additionsOf(riceForFour, forPeople(8))).toEqual([
      { product_id: 41, packaging_id: 97, name: 'Basmati Rice', unit: '1 kg', quantity: 1 },
      { product_id: 42, packaging_id: 98, name: 'Plum tomatoes', unit: '500 g', quantity: 3 },
    ]);
    expect(additionsOf(riceForFour, { ...asWritten, leftOut: [1, 2] })).toEqual([]);
  });

  test('name no packaging and no unit where the back end has none', () => {
    const { packaging_id, unit, ...plain } = aProduct();
    expect(additionsOf(recipeOf(anIngredient({ product: plain })), asWritten)).toMatchObject([
      { packaging_id: null, unit: '' },
    ]);
  });

  test('have one line for a product that two ingredients need', () => {
    const again = anIngredient({ id: 9, amount: 1200 });
    expect(additionsOf(recipeOf(rice, tomatoes, again), asWritten)).toMatchObject([
      { product_id: 41, quantity: 3 },
      { product_id: 42, quantity: 2 },
    ]);
  });
});
