/** A recipe walked along every edge, and what must hold on each. */
import { expect, test } from 'vitest';
import type { EventObject } from 'xstate';
import { recipeMachine } from '#machines/recipe/recipe.machine.ts';
import type { RecipeContext, RecipeEvent } from '#machines/recipe/recipe.types.ts';
import { leftOut } from '#machines/shared/added-lines.ts';
import { edgesOf } from '#tests/support/charts/model.ts';
import { walkEveryEdge } from '#tests/support/charts/walk.ts';
import { rice, riceForFour, salt, tomatoes } from '#tests/support/data/recipes.ts';

const told = (event: RecipeEvent): EventObject => event;
const done = (output: unknown) => ({ type: 'xstate.done.actor.addIngredients', output }) as EventObject;
const failed = (kind: string) => ({ type: 'xstate.error.actor.addIngredients', error: { kind } }) as EventObject;
const line = { product_id: 42, packaging_id: 98, name: 'Plum tomatoes', unit: '500 g', quantity: 2 };
const model = {
  machine: recipeMachine as never,
  input: { isSignedIn: true },
  cases: [
    told({ type: 'servings.set', servings: 8 }),
    told({ type: 'servings.set', servings: 0 }),
    told({ type: 'ingredient.leaveOut', ingredient: rice }),
    told({ type: 'ingredient.leaveOut', ingredient: tomatoes }),
    told({ type: 'ingredient.take', ingredient: rice }),
    told({ type: 'ingredients.add', recipe: riceForFour }),
    told({ type: 'ingredients.add', recipe: { ...riceForFour, ingredients: [salt] } }),
    told({ type: 'session.started' }),
    told({ type: 'session.ended' }),
    told({ type: 'login.abandoned' }),
    told({ type: 'route.changed' }),
    done({ added: 2, refused: [] }),
    done({ added: 1, refused: [leftOut(line, 'Sold out.')] }),
    failed('network'),
    failed('unauthorised'),
  ],
  view: ({ value, context }: { value: unknown; context: RecipeContext }) => {
    const { servings, leftOut: without, additions, report, failure } = context;
    return [value, servings, without, additions.length, report?.refused.length, failure?.kind];
  },
};

/** Apart, because each number of servings is a state of its own. */
const steps = {
  ...model,
  cases: [
    told({ type: 'servings.increment', recipe: riceForFour }),
    told({ type: 'servings.decrement', recipe: riceForFour }),
    told({ type: 'ingredients.add', recipe: riceForFour }),
    done({ added: 2, refused: [] }),
    failed('network'),
  ],
};

walkEveryEdge({
  machine: recipeMachine,
  ports: ['addIngredients'],
  models: {
    'a recipe': model as never,
    'a guest': { ...model, input: { isSignedIn: false } } as never,
    'the steps of the servings': steps as never,
  },
});

const edges = edgesOf(model as never);
const contextOf = ({ context }: { context: unknown }) => context as RecipeContext;

test('Nothing is sent without an ingredient, and nothing without a session', () => {
  const adding = edges.filter(({ to }) => to.matches({ list: 'adding' } as never));
  expect(adding.length).toBeGreaterThan(0);
  for (const { from, to, event } of adding) {
    expect(contextOf(to).additions.length).toBeGreaterThan(0);
    expect(to.matches({ session: 'member' } as never) || from.matches({ list: 'adding' } as never), event.type).toBe(
      true,
    );
  }
});

test('A report is of the choice that is shown', () => {
  const changing = edges.filter(({ event }) => ['servings.set', 'ingredient.leaveOut'].includes(event.type));
  expect(changing.length).toBeGreaterThan(0);
  for (const { from, to } of changing) {
    if (from.matches({ list: { open: 'choosing' } } as never)) expect(contextOf(to).report).toBeUndefined();
  }
});
