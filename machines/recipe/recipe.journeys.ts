/** The settings of the journeys for a recipe. */
import type { FlowJourneys } from '../shared/journeys.ts';

const recipe = { at: ['region', 'Ingredients'] } as const;

export const journeys: FlowJourneys = {
  unwalked: 'it is a part of some posts of the blog, and no page of its own: tests/e2e/recipes.test.ts',
  perceived: {
    'list.open.choosing': recipe,
    'list.signingIn': { at: ['dialog', 'Login'], hasFocus: true },
    'list.adding.shown': recipe,
    'list.adding.left': 'the shopper is on another page; a notice says what came of it',
    'list.open.added': { ...recipe, says: ['status', '{count} products went into your cart.'] },
    'list.open.failed': 'the recipe says aloud why it failed, and its button offers another try',
    'session.*': 'a fact of the session, which the header shows',
  },
};
