/** @spec R17, R86 */
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
import { requestTimeoutMs } from '../constants.ts';
import { noRecipeFacts } from './recipe.selectors.ts';

const away = { type: 'route.changed' } as const;
const unauthorised = { kind: 'unauthorised', status: 401 } as const;
const warned = { kind: 'warning', text: { key: 'Not all ingredients went into your cart' } };
const failed = { kind: 'error', text: { key: 'Error adding to cart' } };

describe('a guest', () => {
  test('ingredients.add → opens the login, and adds once after it', async () => {
    const recipe = startRecipe(false);
    recipe.send(addAll);
    expect(recipe.facts().stage).toBe('signingIn');
    expect(recipe.emitted('login.required')).toHaveLength(1);
    expect(recipe.requested()).toEqual([]);
    recipe.send({ type: 'session.started' });
    expect(recipe.requested()).toEqual([{ additions: [riceLine, tomatoLine] }]);
    await recipe.respond('addIngredients', complete);
    recipe.send({ type: 'session.started' });
    expect(recipe.facts().stage).toBe('added');
    recipe.send({ type: 'session.ended' });
    recipe.send({ type: 'session.started' });
    expect(recipe.requested()).toHaveLength(1);
  });

  test.each(['login.abandoned', 'route.changed'] as const)('signingIn + %s → adds nothing later', (type) => {
    const recipe = startRecipe(false);
    recipe.send(addAll);
    recipe.send({ type });
    expect(recipe.snapshot().context.additions).toEqual([]);
    recipe.send({ type: 'session.started' });
    expect(recipe.facts().stage).toBe('choosing');
    expect(recipe.requested()).toEqual([]);
  });

  test('session.started → a member adds at once; session.ended → a guest logs in again', () => {
    const recipe = startRecipe(false);
    recipe.send({ type: 'session.started' });
    recipe.send(addAll);
    expect(recipe.facts().stage).toBe('adding');
    recipe.send({ type: 'session.ended' });
    expect(recipe.facts().stage).toBe('choosing');
    recipe.send(addAll);
    expect(recipe.facts().stage).toBe('signingIn');
    expect(recipe.requested()).toHaveLength(1);
  });

  test('adding + a 401 → opens the login, and the same attempt follows it', async () => {
    const recipe = startAdding();
    await recipe.refuse('addIngredients', unauthorised);
    recipe.send({ type: 'session.ended' });
    expect(recipe.facts().stage).toBe('signingIn');
    expect(recipe.emitted('login.required')).toHaveLength(1);
    recipe.send({ type: 'session.started' });
    const [first, second] = attemptsOf(recipe);
    expect(second).toBe(first);
  });

  test.each([
    ['added', complete, undefined],
    ['failed', undefined, { kind: 'network' }],
  ] as const)('%s + session.ended → clears what came of it', async (stage, report, failure) => {
    const recipe = startAdding();
    await (report ? recipe.respond('addIngredients', report) : recipe.refuse('addIngredients', failure ?? {}));
    expect(recipe.facts().stage).toBe(stage);
    recipe.send({ type: 'session.ended' });
    expect(recipe.facts()).toEqual(noRecipeFacts);
    expect(recipe.snapshot().context.additions).toEqual([]);
  });

  test.each([
    ['added', complete],
    ['failed', undefined],
  ] as const)('%s + route.changed → clears what came of it', async (stage, report) => {
    const recipe = startAdding();
    await (report ? recipe.respond('addIngredients', report) : recipe.refuse('addIngredients', { kind: 'network' }));
    expect(recipe.facts().stage).toBe(stage);
    recipe.send(away);
    expect(recipe.facts()).toEqual(noRecipeFacts);
  });
});

describe('leaving the page while it adds', () => {
  const left = () => {
    const recipe = startRecipe();
    recipe.send({ type: 'servings.set', servings: 8 });
    recipe.send(addAll);
    for (let page = 0; page < 2; page += 1) recipe.send(away);
    expect(recipe.facts()).toMatchObject({ stage: 'adding', servings: undefined });
    return recipe;
  };
  const isOver = (recipe: StartedRecipe) => {
    expect(recipe.facts()).toEqual(noRecipeFacts);
    expect(recipe.snapshot().context.additions).toEqual([]);
    expect(recipe.emitted('cart.invalidated')).toHaveLength(1);
  };

  test.each([
    [
      'everything went into the cart',
      complete,
      {
        kind: 'success',
        text: { key: '{count} products went into your cart.', values: { count: 2 } },
      },
    ],
    ['something was refused', short, warned],
  ] as const)('a toast says that %s', async (_, report, notice) => {
    const recipe = left();
    await recipe.respond('addIngredients', report);
    expect(recipe.notices()).toEqual([notice]);
    isOver(recipe);
  });

  test('a toast says that it failed', async () => {
    const recipe = left();
    await recipe.refuse('addIngredients', { kind: 'network' });
    expect(recipe.notices()).toEqual([failed]);
    isOver(recipe);
  });

  test('a toast says that no response came', () => {
    const recipe = left();
    recipe.pass(requestTimeoutMs);
    expect(recipe.notices()).toEqual([failed]);
    isOver(recipe);
  });

  test('a 401 opens the login there, too', async () => {
    const recipe = left();
    await recipe.refuse('addIngredients', unauthorised);
    expect(recipe.facts().stage).toBe('signingIn');
    expect(recipe.emitted('login.required')).toHaveLength(1);
  });
});
