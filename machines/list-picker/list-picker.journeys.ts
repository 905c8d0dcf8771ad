/** The settings of the journeys for the list picker. */
import type { FlowJourneys } from '../shared/journeys.ts';

const dialog = { at: ['dialog', 'Add to a list'] } as const;

export const journeys: FlowJourneys = {
  unwalked: 'it opens from a product, the cart and an order, and is no page of its own: tests/e2e/saved-lists.test.ts',
  perceived: {
    'picker.closed': 'the page is shown without the dialog',
    'picker.signingIn': { at: ['dialog', 'Login'], hasFocus: true },
    'picker.loading': { ...dialog, hasFocus: true },
    'picker.choosing': dialog,
    'picker.saving': dialog,
    'picker.failed': { ...dialog, says: ['alert', 'We could not load this'] },
    'session.*': 'a fact of the session, which the header shows',
  },
};
