/** @spec R86 */
import { describe, expect, test } from 'vitest';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { oil, rice, riceForFour, salt, tomatoes } from '#tests/support/data/recipes.ts';
import { noChoice } from './recipe.logic.ts';
import { recipeMachine } from './recipe.machine.ts';
import { selectRecipe } from './recipe.selectors.ts';

const start = () => {
  const recipe = startHeld(recipeMachine, undefined, []);
  return { ...recipe, facts: () => selectRecipe(recipe.snapshot()) };
};

describe(recipeMachine.id, () => {
  test('begins with the servings of the recipe and everything that is for sale', () => {
    expect(start().facts()).toEqual(noChoice);
  });

  test('servings.set → from 1 to 20 whole servings, anything else changes nothing', () => {
    const recipe = start();
    for (const servings of [8, 0, 21, 2.5]) recipe.send({ type: 'servings.set', servings });
    expect(recipe.facts().servings).toBe(8);
  });

  test('servings.increment and servings.decrement → count from the recipe’s servings, within 1 and 20', () => {
    const recipe = start();
    const step = (type: 'servings.increment' | 'servings.decrement', times: number) => {
      for (let press = 0; press < times; press += 1) recipe.send({ type, recipe: riceForFour });
      return recipe.facts().servings;
    };
    expect(step('servings.increment', 2)).toBe(6);
    expect(step('servings.increment', 20)).toBe(20);
    expect(step('servings.decrement', 1)).toBe(19);
    expect(step('servings.decrement', 30)).toBe(1);
  });

  test('ingredient.leaveOut and ingredient.take → leave it out once, and take it again', () => {
    const recipe = start();
    for (const ingredient of [rice, rice, tomatoes]) recipe.send({ type: 'ingredient.leaveOut', ingredient });
    expect(recipe.facts().leftOut).toEqual([1, 2]);
    recipe.send({ type: 'ingredient.take', ingredient: rice });
    expect(recipe.facts().leftOut).toEqual([2]);
  });

  test('ingredient.take of what is not for sale → changes nothing', () => {
    const recipe = start();
    for (const ingredient of [oil, salt]) {
      recipe.send({ type: 'ingredient.leaveOut', ingredient });
      recipe.send({ type: 'ingredient.take', ingredient });
    }
    expect(recipe.facts().leftOut).toEqual([3, 4]);
  });

  test('route.changed → begins with the next recipe', () => {
    const recipe = start();
    recipe.send({ type: 'servings.set', servings: 8 });
    recipe.send({ type: 'ingredient.leaveOut', ingredient: rice });
    recipe.send({ type: 'route.changed' });
    expect(recipe.facts()).toEqual(noChoice);
  });
});
