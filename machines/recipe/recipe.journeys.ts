/** The settings of the journeys for a recipe. */
import type { FlowJourneys } from '../shared/journeys.ts';

export const journeys: FlowJourneys = {
  unwalked: 'it is a part of some posts of the blog, and no page of its own: tests/e2e/recipes.test.ts',
  perceived: { choosing: { at: ['region', 'Ingredients'] } },
};
