/** Lines that go into the cart, and the choice of a recipe, walked along every edge, and what must hold on each. */
import { expect, test } from 'vitest';
import type { EventObject } from 'xstate';
import { linesToCartMachine } from '#machines/lines-to-cart/lines-to-cart.machine.ts';
import type { LinesToCartContext, LinesToCartEvent } from '#machines/lines-to-cart/lines-to-cart.types.ts';
import { recipeMachine } from '#machines/recipe/recipe.machine.ts';
import type { RecipeChoice, RecipeEvent } from '#machines/recipe/recipe.types.ts';
import { done, failed } from '#tests/support/charts/events.ts';
import { edgesOf } from '#tests/support/charts/model.ts';
import { addBoth, complete, riceLine, short } from '#tests/support/charts/start-lines.ts';
import { walkEveryEdge } from '#tests/support/charts/walk.ts';
import { oil, rice, riceForFour, tomatoes } from '#tests/support/data/recipes.ts';

const ofLines = (event: LinesToCartEvent): EventObject => event;
const ofRecipe = (event: RecipeEvent): EventObject => event;

const lines = {
  machine: linesToCartMachine as never,
  input: { isSignedIn: true },
  cases: [
    ofLines(addBoth),
    ofLines({ type: 'lines.add', lines: [riceLine] }),
    ofLines({ type: 'lines.add', lines: [] }),
    ofLines({ type: 'session.started' }),
    ofLines({ type: 'session.ended' }),
    ofLines({ type: 'login.abandoned' }),
    ofLines({ type: 'route.changed' }),
    done('addLines', complete),
    done('addLines', short),
    failed('addLines', { kind: 'network' }),
    failed('addLines', { kind: 'unauthorized' }),
  ],
  view: ({ value, context }: { value: unknown; context: LinesToCartContext }) => {
    const { additions, report, failure } = context;
    return [value, additions.length, report?.refused.length, failure?.kind];
  },
};

const recipe = {
  machine: recipeMachine as never,
  input: undefined,
  cases: [
    ofRecipe({ type: 'servings.increment', recipe: riceForFour }),
    ofRecipe({ type: 'servings.decrement', recipe: riceForFour }),
    ofRecipe({ type: 'servings.set', servings: 8 }),
    ofRecipe({ type: 'servings.set', servings: 0 }),
    ofRecipe({ type: 'ingredient.leaveOut', ingredient: rice }),
    ofRecipe({ type: 'ingredient.leaveOut', ingredient: tomatoes }),
    ofRecipe({ type: 'ingredient.take', ingredient: rice }),
    ofRecipe({ type: 'ingredient.take', ingredient: oil }),
    ofRecipe({ type: 'route.changed' }),
  ],
  view: ({ context: { servings, leftOut } }: { context: RecipeChoice }) => [servings, [...leftOut].sort()],
};

walkEveryEdge({
  machine: linesToCartMachine,
  ports: ['addLines'],
  models: { lines: lines as never, 'a guest': { ...lines, input: { isSignedIn: false } } as never },
});
walkEveryEdge({ machine: recipeMachine, ports: [], models: { 'a choice': recipe as never } });

const edges = edgesOf(lines as never);
const contextOf = ({ context }: { context: unknown }) => context as LinesToCartContext;

test('Nothing is sent without a line, and nothing without a session', () => {
  const adding = edges.filter(({ to }) => to.matches({ lines: 'adding' } as never));
  expect(adding.length).toBeGreaterThan(0);
  for (const { from, to, event } of adding) {
    expect(contextOf(to).additions.length).toBeGreaterThan(0);
    expect(to.matches({ session: 'member' } as never) || from.matches({ lines: 'adding' } as never), event.type).toBe(
      true,
    );
  }
});
