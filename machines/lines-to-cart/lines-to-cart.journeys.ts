/** The settings of the journeys for lines that go into the cart. */
import type { FlowJourneys } from '../shared/journeys.ts';

export const journeys: FlowJourneys = {
  unwalked: 'it is a button of a saved list or of a recipe: tests/e2e/saved-lists.test.ts, tests/e2e/recipes.test.ts',
  perceived: {
    'lines.idle': 'nothing was pressed',
    'lines.signingIn': { at: ['dialog', 'Login'], hasFocus: true },
    'lines.adding.shown': 'the button of the list or of the recipe is busy',
    'lines.adding.left': 'the shopper is on another page; a notice says what came of it',
    'lines.added': 'a status says what went into the cart',
    'lines.failed': 'the page says aloud why it failed, and its button offers another try',
    'session.*': 'a fact of the session, which the header shows',
  },
};
