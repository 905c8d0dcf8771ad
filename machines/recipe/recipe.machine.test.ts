/** @spec R86 */
import { describe, expect, test } from 'vitest';
import {
  addAll,
  attemptsOf,
  complete,
  riceLine,
  type StartedRecipe,
  short,
  startAdding,
  startRecipe,
  tomatoLine,
} from '#tests/support/charts/start-recipe.ts';
import { oil, rice, riceForFour, salt, tomatoes } from '#tests/support/data/recipes.ts';
import { requestTimeoutMs } from '../constants.ts';
import { noRecipeFacts } from './recipe.selectors.ts';

describe('choosing', () => {
  test('begins with the servings of the recipe and everything that is for sale', () => {
    const recipe = startRecipe();
    expect(recipe.facts()).toEqual(noRecipeFacts);
    expect(recipe.requested()).toEqual([]);
  });

  test('servings.set → from 1 to 20 whole servings, anything else changes nothing', () => {
    const recipe = startRecipe();
    for (const servings of [8, 0, 21, 2.5]) recipe.send({ type: 'servings.set', servings });
    expect(recipe.facts().servings).toBe(8);
  });

  test('servings.increment and servings.decrement → count from the recipe’s servings, within 1 and 20', () => {
    const recipe = startRecipe();
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
    const recipe = startRecipe();
    for (const ingredient of [rice, rice, tomatoes]) recipe.send({ type: 'ingredient.leaveOut', ingredient });
    expect(recipe.facts().leftOut).toEqual([2, 1].toReversed());
    recipe.send({ type: 'ingredient.take', ingredient: rice });
    expect(recipe.facts().leftOut).toEqual([2]);
  });

  test('ingredient.take of what is not for sale → changes nothing', () => {
    const recipe = startRecipe();
    for (const ingredient of [oil, salt]) {
      recipe.send({ type: 'ingredient.leaveOut', ingredient });
      recipe.send({ type: 'ingredient.take', ingredient });
    }
    expect(recipe.facts().leftOut).toEqual([3, 4]);
  });

  test('ingredients.add with everything left out → sends nothing', () => {
    const recipe = startRecipe();
    for (const ingredient of [rice, tomatoes]) recipe.send({ type: 'ingredient.leaveOut', ingredient });
    recipe.send(addAll);
    expect(recipe.facts().stage).toBe('choosing');
    expect(recipe.requested()).toEqual([]);
  });

  test('added + ingredients.add of what is sold out meanwhile → sends nothing, and the report stays', async () => {
    const recipe = startAdding();
    await recipe.respond('addIngredients', complete);
    recipe.send({ type: 'ingredients.add', recipe: { ...riceForFour, ingredients: [oil, salt] } });
    expect(recipe.facts()).toMatchObject({ stage: 'added', report: complete });
    expect(recipe.requested()).toHaveLength(1);
  });

  test('route.changed → begins with the next recipe', () => {
    const recipe = startRecipe();
    recipe.send({ type: 'servings.set', servings: 8 });
    recipe.send({ type: 'ingredient.leaveOut', ingredient: rice });
    recipe.send({ type: 'route.changed' });
    expect(recipe.facts()).toEqual(noRecipeFacts);
  });
});

describe('adding', () => {
  test('ingredients.add twice → asks once for the chosen packs, is busy, and reads the cart again', async () => {
    const recipe = startRecipe();
    recipe.send({ type: 'servings.set', servings: 8 });
    recipe.send({ type: 'ingredient.leaveOut', ingredient: rice });
    recipe.send(addAll);
    recipe.send(addAll);
    expect(recipe.snapshot().hasTag('busy')).toBe(true);
    expect(recipe.emitted('cart.invalidated')).toEqual([]);
    expect(recipe.requested()).toEqual([{ additions: [{ ...tomatoLine, quantity: 3 }] }]);
    await recipe.respond('addIngredients', { added: 1, refused: [] });
    expect(recipe.facts()).toMatchObject({ stage: 'added', report: { added: 1, refused: [] } });
    expect(recipe.emitted('cart.invalidated')).toHaveLength(1);
    expect(recipe.notices()).toEqual([]);
  });

  test('a response → reports what was refused until something changes', async () => {
    for (const change of [
      { type: 'servings.increment', recipe: riceForFour },
      { type: 'servings.decrement', recipe: riceForFour },
      { type: 'servings.set', servings: 2 },
      { type: 'ingredient.leaveOut', ingredient: rice },
      { type: 'ingredient.take', ingredient: rice },
    ] as const) {
      const recipe = startAdding();
      expect(recipe.requested()).toEqual([{ additions: [riceLine, tomatoLine] }]);
      await recipe.respond('addIngredients', short);
      expect(recipe.facts()).toMatchObject({ stage: 'added', report: short });
      recipe.send(change);
      expect(recipe.facts()).toMatchObject({ stage: 'choosing', report: undefined });
      expect(recipe.snapshot().context.additions).toEqual([]);
    }
  });

  test('added + ingredients.add → is another attempt, without the report of the last one', async () => {
    const recipe = startAdding();
    await recipe.respond('addIngredients', complete);
    recipe.send(addAll);
    expect(recipe.facts()).toMatchObject({ stage: 'adding', report: undefined });
    const [first, second] = attemptsOf(recipe);
    expect(second).not.toBe(first);
  });

  test.each([
    ['a failure', (recipe: StartedRecipe) => recipe.refuse('addIngredients', { kind: 'network' }), 'network'],
    ['no response', async (recipe: StartedRecipe) => recipe.pass(requestTimeoutMs), 'timeout'],
  ] as const)('%s → says so, reads the cart again and offers the same attempt', async (_, fail, kind) => {
    const recipe = startAdding();
    await fail(recipe);
    expect(recipe.facts()).toMatchObject({ stage: 'failed', failure: { kind } });
    expect(recipe.emitted('cart.invalidated')).toHaveLength(1);
    recipe.send(addAll);
    expect(recipe.facts()).toMatchObject({ stage: 'adding', failure: undefined });
    const [first, second] = attemptsOf(recipe);
    expect(second).toBe(first);
  });

  test('failed + a change → is another attempt', async () => {
    for (const change of [
      { type: 'servings.increment', recipe: riceForFour },
      { type: 'servings.decrement', recipe: riceForFour },
      { type: 'servings.set', servings: 4 },
      { type: 'ingredient.take', ingredient: rice },
      { type: 'ingredient.leaveOut', ingredient: tomatoes },
    ] as const) {
      const recipe = startAdding();
      await recipe.refuse('addIngredients', { kind: 'network' });
      recipe.send(change);
      expect(recipe.facts()).toMatchObject({ stage: 'choosing', failure: undefined });
      recipe.send(addAll);
      const [first, second] = attemptsOf(recipe);
      expect(second).not.toBe(first);
    }
  });
});
