/** The settings of the journeys for saved lists. */
import type { FlowJourneys } from '../shared/journeys.ts';

const naming = { at: ['form', 'Name of the list'] } as const;
const asking = { at: ['alertdialog', 'Delete list'] } as const;

export const journeys: FlowJourneys = {
  unwalked: 'a list is on the server before its page shows anything to press: tests/e2e/saved-lists.test.ts',
  perceived: {
    idle: 'the page shows the lists, or the list',
    naming: { ...naming, hasFocus: true },
    saving: naming,
    asking: { ...asking, hasFocus: true },
    removing: asking,
    counting: 'the stepper of the line is busy',
    linking: 'the button of the link is busy',
  },
};
